import { interrupt } from "@langchain/langgraph";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { type StudyQuestionKind, type StudyReply, studyReply } from "#lib/schemas/study.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";

type ReplyType = StudyReply["type"];

/** What answers each kind of question. */
const fitting: Readonly<Record<StudyQuestionKind, ReadonlySet<ReplyType>>> = {
  study_notes: new Set(["notes", "skip"]),
  study_review: new Set(["reviewed", "accept", "notes", "skip"]),
  study_edit: new Set(["request", "accept", "skip"]),
  study_choice: new Set(["choice", "request", "accept", "skip"]),
  study_questions: new Set(["finalise", "accept", "skip", "feedback", "request"]),
  study_done: new Set(["request", "answer_again", "questions_again"]),
};

/** What a bare text means as an answer to each kind of question; other clients send no more than that. */
const asText: Readonly<Record<StudyQuestionKind, (text: string) => unknown>> = {
  study_notes: (text) => ({ type: "notes", text }),
  study_review: (text) => ({ type: "notes", text }),
  study_edit: (text) => ({ type: "request", text }),
  study_choice: (text) => ({ type: "request", text }),
  study_questions: (text) => ({ type: "feedback", text }),
  study_done: (text) => ({ type: "request", text }),
};

/**
 * What the student answered to a question of this kind, or null when that does not answer it and the
 * question must be put again. An empty text answers nothing.
 */
export const readReply = (kind: StudyQuestionKind, value: unknown): StudyReply | null => {
  const meant = typeof value === "string" ? asText[kind](value) : value;
  const { success, data } = studyReply.safeParse(meant);
  return success && fitting[kind].has(data.type) ? data : null;
};

/**
 * Pauses the thread with a question and gives back what the student answered, or null when that does not answer
 * it. Nothing before it in a node may cost or change anything, because a resumed node runs again from its first
 * line; and a node may ask only once, because its questions would all have the same interrupt id.
 */
export const askStudent = ({
  language,
  text,
  again,
  ...question
}: {
  readonly kind: StudyQuestionKind;
  readonly language: Language;
  readonly text: string;
  /** True when the last reply did not answer it, which is said first. */
  readonly again: boolean;
  readonly choices?: ThreadQuestion["choices"];
  readonly open?: boolean;
  readonly rests?: boolean;
}): StudyReply | null => {
  const said = again ? studyText(language)("notUnderstood", { question: text }) : text;
  return readReply(question.kind, interrupt({ choices: [], text: said, ...question }));
};

/** What the program itself says in a study thread, in the thread's language. */
export const studyText = (language: Language) => translator(language, "studyTalk");
