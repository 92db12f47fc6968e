import type { QuestionType } from "../schemas/quiz.ts";
import { normaliseAnswer } from "./normalise-answer.ts";

/** The mark of the missing words in a fill-in. */
export const blank = "____";

/** Number of options of a choice. */
const optionCount = 4;

export interface QuestionDraft {
  readonly type: QuestionType;
  readonly stem: string;
  readonly options: readonly string[] | null;
  readonly answer: string;
  readonly accepted: readonly string[];
  readonly explanation: string;
}

export type QuestionFault =
  | "empty_stem"
  | "empty_answer"
  | "empty_explanation"
  | "option_count"
  | "options_alike"
  | "option_refers_to_others"
  | "answer_not_an_option"
  | "unexpected_options"
  | "not_true_or_false"
  | "no_blank"
  | "answer_in_stem"
  | "too_long";

/** Longest texts taken from a model, in UTF-16 units; a question longer than this cannot be read at a glance. */
const longest = { stem: 3000, option: 1000, answer: 2000, explanation: 3000 };
/** Each wording is compared with every answer. */
const mostAccepted = 50;

const refersToOthers =
  /^(?:all|none|both|neither|any|either)(?: of)?(?: the)? (?:above|these|them|options|of them|answers)|^(?:all|none) of the|^both [a-d] and [a-d]\b|^(?:все|ни один|ничего|оба|ни одно|любой|любое)(?: из)? (?:перечисленн|вышеперечисленн|вышеуказанн|указанн|вариант|ответ)|^(?:верны|правильны) (?:все|оба)|^(?:нет|среди них нет) (?:верного|правильного)/;

/**
 * What makes a question unfit to be put to a student, or null. It says nothing about whether the
 * answer is right; that is proved by a second call.
 */
export const findQuestionFault = (draft: QuestionDraft): QuestionFault | null => {
  if (draft.stem.trim() === "") return "empty_stem";
  if (draft.answer.trim() === "") return "empty_answer";
  if (draft.explanation.trim() === "") return "empty_explanation";
  if (tooLong(draft)) return "too_long";
  if (draft.type === "multiple_choice") return findChoiceFault(draft);
  if (draft.options !== null && draft.options.length > 0) return "unexpected_options";
  if (draft.type === "true_false") {
    return draft.answer === "true" || draft.answer === "false" ? null : "not_true_or_false";
  }
  return draft.type === "fill_in" ? findFillInFault(draft) : null;
};

const tooLong = (draft: QuestionDraft): boolean =>
  draft.stem.length > longest.stem ||
  draft.answer.length > longest.answer ||
  draft.explanation.length > longest.explanation ||
  draft.accepted.length > mostAccepted ||
  draft.accepted.some((wording) => wording.length > longest.answer) ||
  (draft.options ?? []).some((option) => option.length > longest.option);

const findChoiceFault = ({ options, answer }: QuestionDraft): QuestionFault | null => {
  if (options?.length !== optionCount || options.some((option) => option.trim() === ""))
    return "option_count";
  if (new Set(options.map(comparable)).size !== optionCount) return "options_alike";
  if (options.some((option) => refersToOthers.test(normaliseAnswer(option))))
    return "option_refers_to_others";
  return options.includes(answer) ? null : "answer_not_an_option";
};

/** Options of signs alone, such as `==` and `===`, are compared as they stand. */
const comparable = (option: string): string => normaliseAnswer(option) || option.trim();

const findFillInFault = ({ stem, answer, accepted }: QuestionDraft): QuestionFault | null => {
  if (!stem.includes(blank)) return "no_blank";
  const words = ` ${normaliseAnswer(stem.replaceAll(blank, " … "))} `;
  const visible = [answer, ...accepted]
    .map(normaliseAnswer)
    .some((right) => right !== "" && words.includes(` ${right} `));
  return visible ? "answer_in_stem" : null;
};
