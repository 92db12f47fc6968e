import type { ReadNote } from "../concepts/read-note.ts";
import type { Concept, Question } from "../schemas/quiz.ts";
import { findQuestionFault, optionCount, type QuestionFault } from "./check-question.ts";
import { citeSentences } from "./cite-sentences.ts";
import type { Slot } from "./plan-slots.ts";
import { readOptions, readTruth } from "./read-options.ts";
import { seededOrder } from "./seeded-order.ts";

/** A question as a model wrote it. */
export interface QuestionReply {
  readonly stem: string;
  readonly answer: string;
  /** The other options of a choice; a model may repeat the right one among them. */
  readonly wrong: readonly string[];
  readonly accepted: readonly string[];
  readonly explanation: string;
  readonly evidence: readonly number[];
}

/** Why a reply is no question, as its writer is told. */
export interface Refusal {
  readonly refused: string;
}

/**
 * The question of a slot, or why the reply is unfit: it is dropped then, never patched. Only outer
 * white space, labels before options, the case of "True" and the order of the options are ours. The
 * code is the note's own.
 * @param from.shown numbers of the sentences that the writer was shown
 */
export const questionFromReply = (
  reply: QuestionReply,
  from: {
    id: string;
    slot: Slot;
    concept: Concept | null;
    note: ReadNote;
    shown: ReadonlySet<number>;
  },
): Question | Refusal => {
  const { id, slot, concept } = from;
  const code = slot.useCode ? (concept?.code ?? null) : null;
  const draft = { ...draftOf(reply, slot), code };
  const fault = findQuestionFault(draft);
  if (fault !== null) return { refused: faultWords[fault] };
  const known = reply.evidence.every((number) => from.shown.has(number));
  const evidence = known ? citeSentences(from.note, reply.evidence, code) : null;
  if (evidence === null) return { refused: "`evidence` names no sentence that was given." };
  if (!slot.sentences.every((number) => reply.evidence.includes(number)))
    return { refused: `It must ask about sentence ${slot.sentences.join(" and ")}.` };
  return {
    ...draft,
    id,
    options: draft.options && seededOrder(id, draft.options),
    conceptId: concept?.id ?? null,
    codeLanguage: slot.useCode ? (concept?.codeLanguage ?? null) : null,
    difficulty: slot.difficulty,
    evidence,
  };
};

const draftOf = (reply: QuestionReply, { type }: Slot) => {
  const choice = type === "multiple_choice" ? readOptions(optionsOf(reply), reply.answer) : null;
  const answer = choice?.answer ?? reply.answer.trim();
  return {
    type,
    stem: reply.stem.trim(),
    options: choice?.options.slice() ?? null,
    answer: type === "true_false" ? readTruth(answer) : answer,
    accepted: type === "fill_in" ? reply.accepted.map((one) => one.trim()).filter(Boolean) : [],
    explanation: reply.explanation.trim(),
  };
};

/** Four in `wrong` are all options: whoever writes them names the right one by its letter, too. */
const optionsOf = ({ answer, wrong }: QuestionReply): readonly string[] =>
  wrong.length === optionCount ? wrong : [answer, ...wrong];

const faultWords: Readonly<Record<QuestionFault, string>> = {
  empty_stem: "The stem is empty.",
  empty_answer: "The answer is empty.",
  empty_explanation: "The explanation is empty.",
  option_count:
    "It must have exactly four options, `answer` and three in `wrong`, none of them empty.",
  options_alike: "Two options say the same.",
  option_refers_to_others: "An option means the other options, such as “all of the above”.",
  answer_not_an_option: "`answer` is none of the four options in `wrong`.",
  unexpected_options: "Only multiple_choice has options.",
  not_true_or_false: '`answer` must be "true" or "false".',
  no_blank: "The stem has no ____ for the missing words.",
  answer_in_stem: "The stem gives the missing words away.",
  too_long: "It is too long to be read at a glance.",
};
