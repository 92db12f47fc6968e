import { AppError } from "#lib/errors.ts";
import {
  blank,
  longestTexts,
  matchedPairCount,
  namedItemCount,
  orderedSteps,
  ownOptions,
} from "#lib/schemas/question-limits.ts";
import type { OwnTexts, Question, QuestionType } from "#lib/schemas/quiz.ts";
import {
  findQuestionFault,
  type QuestionDraft,
  type QuestionFault,
} from "./question-from-reply.ts";
import { normaliseAnswer } from "./same-answer.ts";
import { seededOrder } from "./seeded-order.ts";

type OwnFault = QuestionFault | "several_blanks";

/** How many parts a question of a type has. */
const partCounts: Readonly<Partial<Record<QuestionType, { fewest: number; most: number }>>> = {
  multiple_choice: ownOptions,
  ordering: orderedSteps,
  matching: matchedPairCount,
  naming: namedItemCount,
};

/** A question without its id and what the program knows of it. */
type Written = Pick<
  Question,
  "type" | "stem" | "options" | "answer" | "accepted" | "explanation" | "code"
>;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Faults of parts, which are called otherwise in each type. */
const isOfType = (fault: OwnFault): boolean =>
  fault === "option_count" || fault === "options_alike" || fault === "answer_not_an_option";

/** Steps out of their order: an order that is the right one already would be no question. */
const shuffled = (id: string, steps: readonly string[]): string[] => {
  const order = seededOrder(id, steps);
  const isRight = order.every((step, at) => step === steps[at]);
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
};

/** As a form gives texts back: it knows one kind of line end. */
const plainEnds = (text: string): string => text.replaceAll(/\r\n?/g, "\n");

const trimmed = (text: string): string => plainEnds(text).trim();

const draftOf = (id: string, type: QuestionType, texts: OwnTexts): QuestionDraft => {
  const options = (texts.options ?? []).map(trimmed);
  const code = texts.code?.trim() ? plainEnds(texts.code) : null;
  const stem = trimmed(texts.stem);
  const shared = { type, stem: type === "fill_in" ? gapsOf(stem) : stem, code };
  const explanation = trimmed(texts.explanation);
  const answer = trimmed(texts.answer);
  const lines = linesOf(answer);
  const plain = { ...shared, explanation, options: null, accepted: [], answer };
  switch (type) {
    case "multiple_choice":
      return { ...plain, options };
    case "ordering":
      return { ...plain, options: shuffled(id, lines), answer: lines.join("\n") };
    case "matching":
      return {
        ...plain,
        options: [...options.map(oneLine), ...seededOrder(id, lines)],
        answer: lines.join("\n"),
      };
    case "naming":
      return { ...plain, answer: lines.join("\n") };
    case "fill_in":
      return { ...plain, accepted: texts.accepted.map(trimmed).filter((one) => one !== "") };
    default:
      return plain;
  }
};

/** A term stands beside its meaning, which is a line. */
const oneLine = (term: string): string => linesOf(term).join(" ");

/** A gap is drawn as long as whoever writes likes. */
const gapsOf = (stem: string): string => stem.replaceAll(/_{4,}/g, blank);

/** Also of signs that nobody sees. */
const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** @param former what it was before: rules for students' own words are asked of what they changed alone */
const findOwnFault = (draft: QuestionDraft, former?: QuestionDraft): OwnFault | null => {
  const { type, stem, answer } = draft;
  if (isBlank(stem)) return "empty_stem";
  if (isBlank(answer)) return "empty_answer";
  if (type === "fill_in" && stem !== former?.stem && stem.split(blank).length > 2)
    return "several_blanks";
  // What is to be recalled is the note's, however long it is.
  const isRecall = type === "free_recall";
  const fault = findQuestionFault(isRecall ? { ...draft, answer: blank } : draft, true);
  if (fault !== null || type !== "naming" || answer === former?.answer) return fault;
  return findItemFault(answer.split("\n"));
};

const findItemFault = (items: readonly string[]): OwnFault | null => {
  const { fewest, most } = namedItemCount;
  if (items.length < fewest || items.length > most) return "option_count";
  return new Set(items.map(normaliseAnswer)).size < items.length ? "options_alike" : null;
};

/** @throws AppError question_unfit */
const refuse = (type: QuestionType, fault: OwnFault): never => {
  const { fewest = 0, most = 0 } = partCounts[type] ?? {};
  throw new AppError("question_unfit", `A question of type ${type} is unfit: ${fault}`, {
    details: { fault: isOfType(fault) ? `${fault}_${type}` : fault, fewest, most },
  });
};

/**
 * What a student wrote as a question of a type, by the rules that models are held to. Steps and meanings are shuffled by
 * the question's id; lines that are empty are none.
 * @throws AppError question_unfit with its `fault`, and how many parts its type may have
 */
export const ownQuestion = (id: string, type: QuestionType, texts: OwnTexts): Written => {
  const draft = draftOf(id, type, texts);
  const fault = findOwnFault(draft);
  return fault === null ? writtenOf(draft) : refuse(type, fault);
};

const writtenOf = (draft: QuestionDraft): Written => ({
  ...draft,
  options: draft.options?.slice() ?? null,
  accepted: [...draft.accepted],
});

/** A question as its student edits it. */
export const textsOf = (question: Question): OwnTexts => {
  const { type, stem, options, answer, accepted, explanation, code } = question;
  const shown =
    type === "matching" ? (options ?? []).slice(0, (options ?? []).length / 2) : options;
  const isListed = type === "multiple_choice" || type === "matching";
  return { stem, answer, accepted, explanation, code, options: isListed ? shown : null };
};

/** A question with other words, and whether something else is asked now, or another answer is right. */
export interface ChangedQuestion {
  readonly question: Omit<Question, "byHand">;
  readonly isReworded: boolean;
}

/**
 * A question with its student's words in place of its own; null where they are the same. What a form does to white space
 * is no change: whatever says the same stays as it was stored. What proved the former key says nothing of another one, nor
 * of the same one to another question. The passage that is to be recalled stays that of the note.
 * @param former what the student had before them when they changed it; nothing is looked at where it is not told
 * @throws AppError question_unfit, question_changed when the question is no longer what they had before them
 */
export const changedQuestion = (
  question: Question,
  texts: OwnTexts,
  former?: OwnTexts,
): ChangedQuestion | null => {
  const { byHand: _, proof, ...before } = question;
  const { id, type } = before;
  const own = textsOf(question);
  const was = draftOf(id, type, own);
  if (former && !isSame(draftOf(id, type, former), was))
    throw new AppError("question_changed", `Question ${id} was changed meanwhile`);
  const answer = type === "free_recall" ? own.answer : texts.answer;
  const draft = draftOf(id, type, { ...texts, answer });
  const isReworded = !isSame({ ...draft, explanation: "" }, { ...was, explanation: "" });
  const fault = isReworded ? findOwnFault(draft, was) : findExplanationFault(draft);
  if (fault !== null) return refuse(type, fault);
  const explanation =
    draft.explanation === was.explanation ? before.explanation : draft.explanation;
  if (!isReworded && explanation === before.explanation) return null;
  if (!isReworded)
    return { question: { ...before, explanation, ...(proof && { proof }) }, isReworded };
  const written = { ...writtenOf(draft), ...keptOf(before, was, draft), explanation };
  const proved = type === "free_recall" ? {} : { proof: { by: "student" as const } };
  return { question: { ...before, ...written, ...proved }, isReworded };
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const findExplanationFault = ({ explanation }: QuestionDraft): OwnFault | null =>
  explanation.length > longestTexts.explanation ? "too_long" : null;

/** What of a question says the same as before, as it was stored; of its parts each by itself. */
const keptOf = (
  before: Pick<Question, "type" | "stem" | "options" | "answer" | "accepted" | "code">,
  was: QuestionDraft,
  draft: QuestionDraft,
): Partial<Written> => {
  const { type, stem, options, answer, accepted, code } = before;
  const parts = type === "multiple_choice" ? [] : answer.split("\n");
  const known = new Map([...parts, ...(options ?? [])].map((part) => [trimmed(part), part]));
  const asStored = (part: string) => known.get(part) ?? part;
  const isList = type === "ordering" || type === "matching" || type === "naming";
  const lines = isList ? draft.answer.split("\n") : [draft.answer];
  return {
    ...(draft.stem === was.stem && { stem }),
    ...(draft.code === was.code && { code }),
    ...(isSame(draft.accepted, was.accepted) && { accepted }),
    options: isSame(draft.options, was.options) ? options : (draft.options?.map(asStored) ?? null),
    answer: draft.answer === was.answer ? answer : lines.map(asStored).join("\n"),
  };
};
