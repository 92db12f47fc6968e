import { AppError } from "#lib/errors.ts";
import {
  blank,
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

const draftOf = (id: string, type: QuestionType, texts: OwnTexts): QuestionDraft => {
  const options = (texts.options ?? []).map((option) => option.trim());
  const code = texts.code?.trim() ? texts.code : null;
  const shared = { type, stem: gapsOf(texts.stem.trim()), code };
  const explanation = texts.explanation.trim();
  const lines = linesOf(texts.answer);
  const plain = { ...shared, explanation, options: null, accepted: [] };
  switch (type) {
    case "multiple_choice":
      return { ...plain, options, answer: texts.answer.trim() };
    case "ordering":
      return { ...plain, options: shuffled(id, lines), answer: lines.join("\n") };
    case "matching":
      return {
        ...plain,
        options: [...options, ...seededOrder(id, lines)],
        answer: lines.join("\n"),
      };
    case "naming":
      return { ...plain, answer: lines.join("\n") };
    case "fill_in": {
      const accepted = texts.accepted.map((one) => one.trim()).filter((one) => one !== "");
      return { ...plain, accepted, answer: texts.answer.trim() };
    }
    default:
      return { ...plain, answer: texts.answer.trim() };
  }
};

/** A gap is drawn as long as whoever writes likes. */
const gapsOf = (stem: string): string => stem.replaceAll(/_{4,}/g, blank);

const findOwnFault = (draft: QuestionDraft): OwnFault | null => {
  if (draft.type === "fill_in" && draft.stem.split(blank).length > 2) return "several_blanks";
  const fault = findQuestionFault(draft, true);
  return fault ?? (draft.type === "naming" ? findItemFault(draft.answer.split("\n")) : null);
};

const findItemFault = (items: readonly string[]): OwnFault | null => {
  const { fewest, most } = namedItemCount;
  if (items.length < fewest || items.length > most) return "option_count";
  return new Set(items.map(normaliseAnswer)).size < items.length ? "options_alike" : null;
};

/**
 * What a student wrote as a question of a type, by the rules that models are held to. Steps and meanings are shuffled by
 * the question's id; lines that are empty are none.
 * @throws AppError question_unfit with its `fault`, and how many parts its type may have
 */
export const ownQuestion = (id: string, type: QuestionType, texts: OwnTexts): Written => {
  const draft = draftOf(id, type, texts);
  const fault = findOwnFault(draft);
  if (fault !== null) {
    const { fewest = 0, most = 0 } = partCounts[type] ?? {};
    throw new AppError("question_unfit", `A question of type ${type} is unfit: ${fault}`, {
      details: { fault: isOfType(fault) ? `${fault}_${type}` : fault, fewest, most },
    });
  }
  return { ...draft, options: draft.options?.slice() ?? null, accepted: [...draft.accepted] };
};

/** A question as its student edits it. */
export const textsOf = (question: Question): OwnTexts => {
  const { type, stem, options, answer, accepted, explanation, code } = question;
  const shown =
    type === "matching" ? (options ?? []).slice(0, (options ?? []).length / 2) : options;
  const isListed = type === "multiple_choice" || type === "matching";
  return { stem, answer, accepted, explanation, code, options: isListed ? shown : null };
};

/**
 * A question with its student's words in place of its own; null where they are the same. What proved the former key says
 * nothing of another one, nor of the same one to another question. The passage that is to be recalled stays that of the note.
 * @throws AppError question_unfit
 */
export const changedQuestion = (
  question: Question,
  texts: OwnTexts,
): Omit<Question, "byHand"> | null => {
  const { byHand: _, proof, ...before } = question;
  const { id, type } = before;
  const answer = type === "free_recall" ? before.answer : texts.answer;
  const { explanation, ...written } = ownQuestion(id, type, { ...texts, answer });
  // The order of what is shuffled is no word of the student's.
  const said = (one: Question) => JSON.stringify({ ...textsOf(one), explanation: "" });
  const isAsked = said({ ...before, ...written }) === said(question);
  if (isAsked && explanation === before.explanation) return null;
  if (isAsked) return { ...before, explanation, ...(proof && { proof }) };
  const own = type === "free_recall" ? {} : { proof: { by: "student" as const } };
  return { ...before, ...written, explanation, ...own };
};
