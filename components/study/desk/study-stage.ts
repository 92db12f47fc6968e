const names = [
  "queued",
  "prepare_input",
  "generate_material",
  "write_and_read",
  "await_notes",
  "recognise_notes",
  "review_notes",
  "synthesise",
  "edit_material",
  "propose_questions",
  "await_questions",
  "answer_question",
  "finish",
  "rest",
] as const;

type StudyStage = (typeof names)[number];

/** The stage as a key of the catalogue's `stages`; one of a later version has no words of its own. */
export const studyStage = (stage: string | null): StudyStage =>
  names.find((name) => name === stage) ?? "queued";
