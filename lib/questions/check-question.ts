import type { QuestionType } from "../schemas/quiz.ts";
import { bareCode, isCode } from "./is-code.ts";
import { normaliseAnswer } from "./normalise-answer.ts";

/** The mark of the missing words in a fill-in. */
const blank = "____";

/** Number of options of a choice. */
export const optionCount = 4;

export interface QuestionDraft {
  readonly type: QuestionType;
  readonly stem: string;
  readonly options: readonly string[] | null;
  readonly answer: string;
  readonly accepted: readonly string[];
  readonly explanation: string;
  /** The snippet shown beside the question. */
  readonly code: string | null;
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

/**
 * Options that mean the others: they say "above", or "these", "answers" and the like and no more.
 * "None", "None of the elements is even" and "Все узлы красные" are answers of their own.
 */
const refersToOthers = [
  /^(?:all|none|both|neither|any|either|some|one) (?:of )?(?:the )?(?:(?:answers|options|choices|statements) )?(?:listed |mentioned |given )?above\b/,
  /^(?:all|none|both|neither|any|either) of (?:these|them|those|the others)$/,
  /^(?:all|none|both|neither|any|either|no) (?:of )?(?:the |these )?(?:other )?(?:answers?|options?|choices?|alternatives?)(?: (?:is|are) (?:correct|right|true|wrong|false))?$/,
  /^(?:all|none|both|neither)(?: of (?:these|them))? (?:is|are) (?:correct|right|true|wrong|false)$/,
  /^both (?:options? )?[a-d] and [a-d](?: are (?:correct|right|true))?$/,
  /^(?:все|ни один|ни одна|ни одно|ничего|оба|обе|любой|любая|любое) (?:из )?(?:этих )?(?:выше)?(?:перечисленн|указанн|назван|приведенн)\p{L}*(?: выше)?(?: (?:вариант|ответ|утвержден)\p{L}*)?(?: (?:верн|правильн)\p{L}*)?$/u,
  /^(?:все|ни один|ни одна|ни одно|оба|обе|любой|любая|любое) (?:из )?(?:этих )?(?:вариант|ответ)\p{L}*(?: (?:не )?(?:верен|верн\p{L}*|правильн\p{L}*))?$/u,
  /^(?:верны|правильны) (?:все|оба)(?: (?:вышеперечисленн|перечисленн|вариант|ответ|утвержден)\p{L}*)*$/u,
  /^(?:среди них )?нет (?:верн|правильн)\p{L}*(?: (?:ответ|вариант)\p{L}*)?$/u,
];

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

const findChoiceFault = (draft: QuestionDraft): QuestionFault | null => {
  const { options, answer } = draft;
  if (options?.length !== optionCount || options.some((option) => option.trim() === ""))
    return "option_count";
  if (someAlike(options, asksForCode(draft))) return "options_alike";
  if (options.some(meansOthers)) return "option_refers_to_others";
  return options.includes(answer) ? null : "answer_not_an_option";
};

const meansOthers = (option: string): boolean => {
  const plain = normaliseAnswer(option);
  return refersToOthers.some((form) => form.test(plain));
};

/** Whether the options may be code without looking like it, such as `True` and `true`. */
const asksForCode = ({ stem, options, code }: QuestionDraft): boolean =>
  code !== null || /`[^`]+`/.test(stem) || (options ?? []).some(isCode);

/** Beside code, an option of at most so many words is taken for code. */
const mostCodeWords = 2;

/** Prose is alike when it reads alike; code only when it is the same sign by sign. */
const someAlike = (options: readonly string[], besideCode: boolean): boolean => {
  const isExact = (option: string) =>
    isCode(option) || (besideCode && option.trim().split(/\s+/).length <= mostCodeWords);
  return options.some((one, index) =>
    options
      .slice(index + 1)
      .some((other) =>
        isExact(one) || isExact(other)
          ? bareCode(one) === bareCode(other)
          : comparable(one) === comparable(other),
      ),
  );
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
