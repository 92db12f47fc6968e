import { stableId } from "#lib/ids.ts";
import type { NoteCode, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import {
  blank,
  longestTexts as longest,
  matchedPairCount,
  mostAccepted,
  orderedSteps,
  ownOptions,
} from "#lib/schemas/question-limits.ts";
import type { Concept, Difficulty, Passage, Question, QuestionType } from "#lib/schemas/quiz.ts";
import { readOptions, readTruth } from "./compare-solution.ts";
import type { Slot } from "./plan-slots.ts";
import { bareCode, isCode, normaliseAnswer } from "./same-answer.ts";
import { seededOrder } from "./seeded-order.ts";

/** Longer code between two places of a passage is left out, in UTF-16 units. */
const longestCode = 1_000;

/**
 * The passage that sentence numbers point at, in the words of `note.sentences`, which may be
 * corrected; its offsets are those of the note as it was written. Sentences that follow each other
 * are one place; a gap, a heading or code between them begins another one, and so does a new item
 * of a list after a place that begins within one. Code between two neighbours, or that a sentence announces, is shown as
 * a fenced block, unless the question shows it itself.
 * @param shownCode the question's own snippet
 * @returns null when there is no number, or one of them is no sentence of the note
 */
export const citeSentences = (
  note: ReadNote,
  numbers: readonly number[],
  shownCode: string | null,
): Passage | null => {
  const cited = [...new Set(numbers)]
    .toSorted((left, right) => left - right)
    .map((number) => note.sentences.find((sentence) => sentence.number === number));
  const [first] = cited;
  if (!first) return null;
  const shown = (codes: readonly NoteCode[]): string[] =>
    codes
      .filter(({ code }) => code !== shownCode && code.length <= longestCode)
      .map((code) => `\n\n${fenced(code)}`);
  const places = [placeOf(first)];
  const parts = [first.text];
  let opening = first;
  let last = first;
  for (const sentence of cited.slice(1)) {
    if (!sentence) return null;
    const between = betweenOf(note, last, sentence);
    const place = places.at(-1);
    // A quote that begins behind its item's marker would show the next one's as text.
    const isCut = opening.role === "item" && sentence.block !== opening.block;
    if (between.joined !== null && place && !isCut) {
      place.quote += between.joined + sentence.text;
      place.end = sentence.end;
      parts.push(between.joined, sentence.text);
    } else {
      const codes = between.codes.length > 0 ? between.codes : announcedBy(note, last);
      opening = sentence;
      places.push(placeOf(sentence));
      parts.push(...shown(codes), "\n\n", sentence.text);
    }
    last = sentence;
  }
  const ending = shown(announcedBy(note, last));
  const whole = { quote: [...parts, ...ending].join(""), start: first.start, end: last.end };
  return places.length > 1 || ending.length > 0 ? { ...whole, places } : whole;
};

/** The code that follows a sentence which ends with a colon: without it the passage breaks off. */
const announcedBy = (note: ReadNote, { number, end, text }: NoteSentence): readonly NoteCode[] => {
  if (!text.trimEnd().endsWith(":")) return [];
  const next = note.sentences.find((sentence) => sentence.number > number);
  const until = next?.start ?? Number.POSITIVE_INFINITY;
  const isBefore = (place: { start: number }) => place.start >= end && place.start < until;
  const heading = note.headings.find(isBefore)?.start ?? until;
  return note.codeBlocks.filter((code) => isBefore(code) && code.start < heading).slice(0, 1);
};

const placeOf = ({ text, start, end }: NoteSentence) => ({ quote: text, start, end });

/** What joins two sentences to one place, or else the code blocks that stand between neighbours. */
const betweenOf = (
  note: ReadNote,
  before: NoteSentence,
  after: NoteSentence,
): { joined: string | null; codes: readonly NoteCode[] } => {
  if (after.number !== before.number + 1) return { joined: null, codes: [] };
  const stands = ({ start, end }: { start: number; end: number }) =>
    start >= before.end && end <= after.start;
  const codes = note.codeBlocks.filter(stands);
  return codes.length > 0 || note.headings.some(stands)
    ? { joined: null, codes }
    : { joined: note.text.slice(before.end, after.start), codes };
};

/** A fence that the code cannot close. */
const fenced = ({ code, language }: NoteCode): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language ?? ""}\n${code}\n${fence}`;
};

/** Number of options of a choice that a model or a rule writes. */
const optionCount = 4;

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
  | "option_count"
  | "options_alike"
  | "option_refers_to_others"
  | "answer_not_an_option"
  | "unexpected_options"
  | "not_true_or_false"
  | "no_blank"
  | "answer_in_stem"
  | "too_long";

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
 * @param byHand whether its student wrote it: they choose how many options it has, which then keep their order, so that
 * one of them may mean the others
 */
export const findQuestionFault = (draft: QuestionDraft, byHand = false): QuestionFault | null => {
  if (draft.stem.trim() === "") return "empty_stem";
  if (draft.answer.trim() === "") return "empty_answer";
  if (tooLong(draft)) return "too_long";
  if (draft.type === "multiple_choice") return findChoiceFault(draft, byHand);
  if (draft.type === "ordering") return findOrderFault(draft);
  if (draft.type === "matching") return findMatchFault(draft);
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

const findChoiceFault = (draft: QuestionDraft, byHand: boolean): QuestionFault | null => {
  const { answer } = draft;
  const options = draft.options ?? [];
  const { fewest, most } = byHand ? ownOptions : { fewest: optionCount, most: optionCount };
  const isCounted = options.length >= fewest && options.length <= most;
  if (!isCounted || options.some((option) => option.trim() === "")) return "option_count";
  if (someAlike(options, asksForCode(draft))) return "options_alike";
  if (!byHand && options.some((option) => meansOthers(option) && !meansNamed(option, draft)))
    return "option_refers_to_others";
  return options.includes(answer) ? null : "answer_not_an_option";
};

const findOrderFault = ({ options, answer }: QuestionDraft): QuestionFault | null => {
  const { fewest, most } = orderedSteps;
  if (!options || options.length < fewest || options.length > most) return "option_count";
  if (someAlike(options, false)) return "options_alike";
  const isKey = options.toSorted().join("\n") === answer.split("\n").toSorted().join("\n");
  return isKey ? null : "answer_not_an_option";
};

const findMatchFault = ({ options, answer }: QuestionDraft): QuestionFault | null => {
  const { fewest, most } = matchedPairCount;
  const pairs = (options?.length ?? 0) / 2;
  if (!options || !Number.isInteger(pairs) || pairs < fewest || pairs > most) return "option_count";
  const [terms, meanings] = [options.slice(0, pairs), options.slice(pairs)];
  if (someAlike(terms, false) || someAlike(meanings, false)) return "options_alike";
  const isKey = meanings.toSorted().join("\n") === answer.split("\n").toSorted().join("\n");
  return isKey ? null : "answer_not_an_option";
};

const meansOthers = (option: string): boolean => {
  const plain = normaliseAnswer(option);
  return refersToOthers.some((form) => form.test(plain));
};

/** Whether "both of them" means two things that the stem names, which are options themselves. */
const meansNamed = (option: string, { stem, options }: QuestionDraft): boolean => {
  if (!/^(?:both|neither|either|any|none) of (?:these|them)$/.test(normaliseAnswer(option)))
    return false;
  const words = ` ${normaliseAnswer(stem)} `;
  const named = (options ?? []).filter((one) => words.includes(` ${normaliseAnswer(one)} `));
  return named.length === 2;
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

/** Options of signs alone, such as `==` and `===`, are compared as they stand, and so is code among words. */
const comparable = (option: string): string => {
  const codes = option.match(codeSpan) ?? [];
  const words = normaliseAnswer(option.replace(codeSpan, " … "));
  return codes.length > 0 ? JSON.stringify([words, codes]) : words || option.trim();
};

/** Between backticks, or an option of a command. */
const codeSpan = /`[^`]+`|(?<![\p{L}\p{N}-])--?[A-Za-z][\w-]*/gu;

const findFillInFault = ({ stem, answer, accepted }: QuestionDraft): QuestionFault | null => {
  if (!stem.includes(blank)) return "no_blank";
  const words = ` ${normaliseAnswer(stem.replaceAll(blank, " … "))} `;
  const visible = [answer, ...accepted]
    .map(normaliseAnswer)
    .some((right) => right !== "" && words.includes(` ${right} `));
  return visible ? "answer_in_stem" : null;
};

/** The id of a question is its place, so that a step that is repeated writes the same row again. */
export const questionId = (threadId: string, round: number, slot: number): string =>
  stableId("qst", threadId, round, slot);

/** The places in the quiz that no kept question holds, in order. */
export const freeOrdinals = (
  wanted: number,
  kept: readonly { readonly ordinal: number }[],
): number[] => {
  const taken = new Set(kept.map(({ ordinal }) => ordinal));
  return Array.from({ length: wanted }, (_, ordinal) => ordinal).filter(
    (ordinal) => !taken.has(ordinal),
  );
};

/** A question as a model wrote it. */
export interface QuestionReply {
  readonly stem: string;
  readonly answer: string;
  /** The other options of a choice; a model may repeat the right one among them. */
  readonly wrong: readonly string[];
  readonly accepted: readonly string[];
  readonly explanation: string;
  readonly evidence: readonly number[];
  /** How hard it turned out; null leaves it to the plan. */
  readonly difficulty: Difficulty | null;
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
    difficulty: reply.difficulty ?? slot.difficulty,
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
