/** The stages of a study thread until its notes are put into the material. */
const before: ReadonlySet<string> = new Set([
  "prepare_input",
  "generate_material",
  "write_and_read",
  "await_notes",
  "recognise_notes",
  "review_notes",
]);

/** Whether photos may still come and go: none may that nobody would read. `null` before the first stage. */
export const notesAreOpen = (stage: string | null): boolean => stage === null || before.has(stage);
