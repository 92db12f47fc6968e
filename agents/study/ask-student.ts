import { interrupt } from "@langchain/langgraph";
import type { StudyQuestionKind, StudyReply } from "#lib/schemas/study.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import { readReply } from "./read-reply.ts";

/**
 * Pauses the thread with a question and gives back what the student answered, or null when that does not answer
 * it. Nothing before it in a node may cost or change anything, because a resumed node runs again from its first
 * line; and a node may ask only once, because its questions would all have the same interrupt id.
 */
export const askStudent = (question: {
  readonly kind: StudyQuestionKind;
  readonly text: string;
  readonly choices?: ThreadQuestion["choices"];
  readonly open?: boolean;
  readonly rests?: boolean;
}): StudyReply | null => readReply(question.kind, interrupt({ choices: [], ...question }));
