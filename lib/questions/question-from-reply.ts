import type { NoteSentence } from "../concepts/read-note.ts";
import type { Concept, Question } from "../schemas/quiz.ts";
import { findQuestionFault } from "./check-question.ts";
import { citeSentences } from "./cite-sentences.ts";
import type { Slot } from "./plan-slots.ts";
import { seededOrder } from "./seeded-order.ts";

/** A question as a model wrote it. */
export interface QuestionReply {
  readonly stem: string;
  readonly options: readonly string[] | null;
  readonly answer: string;
  readonly accepted: readonly string[];
  readonly explanation: string;
  readonly evidence: readonly number[];
}

/**
 * The question of a slot, or null when the reply is unfit: it is dropped then, never patched. Only
 * outer white space, the case of "True" and the order of the options are ours. The code is the note's own.
 */
export const questionFromReply = (
  reply: QuestionReply,
  from: {
    id: string;
    slot: Slot;
    concept: Concept | null;
    note: string;
    sentences: readonly NoteSentence[];
  },
): Question | null => {
  const { id, slot, concept } = from;
  const draft = {
    type: slot.type,
    stem: reply.stem.trim(),
    options:
      slot.type === "multiple_choice" ? (reply.options?.map((one) => one.trim()) ?? null) : null,
    answer: slot.type === "true_false" ? reply.answer.trim().toLowerCase() : reply.answer.trim(),
    accepted:
      slot.type === "fill_in" ? reply.accepted.map((one) => one.trim()).filter(Boolean) : [],
    explanation: reply.explanation.trim(),
  };
  const evidence = citeSentences(from.note, from.sentences, reply.evidence);
  if (evidence === null || findQuestionFault(draft) !== null) return null;
  return {
    ...draft,
    id,
    options: draft.options && seededOrder(id, draft.options),
    conceptId: concept?.id ?? null,
    code: slot.useCode ? (concept?.code ?? null) : null,
    codeLanguage: slot.useCode ? (concept?.codeLanguage ?? null) : null,
    difficulty: slot.difficulty,
    evidence,
  };
};
