import type { Question } from "#lib/schemas/quiz.ts";
import { disputedStatement, type Statement } from "./open-points.ts";
import { fillsGap } from "./same-answer.ts";
import { seededOrder } from "./seeded-order.ts";

/** The letters and numbers that models put before options, each set in its order. */
const labelSets = ["ABCD", "abcd", "АБВГ", "абвг", "1234"];

export interface ReadOptions {
  readonly options: readonly string[];
  readonly answer: string;
}

/**
 * A model's options and answer as they are meant: "A) " or "1. " before all four in their order is
 * taken off, before the answer, too; a letter alone is the option it names, unless an option is
 * that letter itself. An answer that is one option but for marks, and no other, is that option.
 * Everything else stays as it is.
 */
export const readOptions = (options: readonly string[], answer: string): ReadOptions => {
  const written = options.map((option) => option.trim());
  const given = answer.trim();
  const set = labelSets.find((labels) => written.every((one, at) => label(one) === labels[at]));
  const bare = set && written.length === set.length ? written.map(withoutLabel) : written;
  const whole = written.indexOf(given);
  if (whole !== -1) return { options: bare, answer: bare[whole] ?? given };
  if (bare.includes(given)) return { options: bare, answer: given };
  if (set && label(given) !== null && bare.includes(withoutLabel(given)))
    return { options: bare, answer: withoutLabel(given) };
  const letter = /^\(?([A-Da-dАБВГабвг1-4])[).:]?$/u.exec(given)?.[1] ?? "";
  const at = letter === "" ? -1 : (set ?? "ABCD").toLowerCase().indexOf(letter.toLowerCase());
  return { options: bare, answer: bare[at] ?? onlyLike(bare, given) ?? given };
};

/** The one option that reads like the answer; null when none does, or several. */
const onlyLike = (options: readonly string[], answer: string): string | null => {
  const wanted = withoutMarks(answer);
  const [found, ...more] = options.filter((option) => withoutMarks(option) === wanted);
  return found !== undefined && wanted !== "" && more.length === 0 ? found : null;
};

/** Without what models forget when they write an option again: marks of code, formulas and bold text, a full stop, capitals. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[`$]|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "")
    .replace(/\.\s*$/, "")
    .trim()
    .toLowerCase();

const labelled = /^\(?([A-Da-dАБВГабвг1-4])[).:]\s+(?=\S)/u;

const label = (text: string): string | null => labelled.exec(text)?.[1] ?? null;

const withoutLabel = (text: string): string => text.replace(labelled, "");

const truths: Readonly<Record<string, "true" | "false">> = {
  true: "true",
  верно: "true",
  правда: "true",
  истина: "true",
  false: "false",
  неверно: "false",
  ложь: "false",
};

/** The key of a statement, in whatever language, case and signs a model gives it; anything else comes back as it is. */
export const readTruth = (answer: string): string => {
  const word = answer
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return truths[word] ?? answer.trim();
};

/** What a solver answered who did not see the key. */
export interface BlindSolution {
  readonly verdict:
    | "answered"
    | "no_right_answer"
    | "several_right_answers"
    | "not_in_material"
    | "material_wrong";
  /** The letter of an option, letters of statements, "true" or "false", the missing words, or an answer in words. */
  readonly answer: string | null;
}

export type Comparison =
  | { readonly result: "agrees" }
  | { readonly result: "differs"; readonly reason: string }
  /** An answer in words to an open question, which a judge must compare with the key. */
  | { readonly result: "open"; readonly words: string };

/** The options as the solver sees them: in another order than the student does, the same each time. */
export const blindOptions = ({ id, options }: Pick<Question, "id" | "options">): string[] | null =>
  options && seededOrder(`solve ${id}`, options);

/**
 * Whether a blind solution agrees with the key. Anything short of agreement is disagreement.
 * @param statements those among which the points of an open question's key stood; null where it was answered in words
 */
export const compareSolution = (
  question: Question,
  solution: BlindSolution | null,
  statements: readonly Statement[] | null = null,
): Comparison => {
  if (!solution) return { result: "differs", reason: "not solved" };
  if (solution.verdict !== "answered") return { result: "differs", reason: solution.verdict };
  switch (question.type) {
    case "multiple_choice":
      return agreement(
        chosenOption(question, solution.answer),
        (chosen) => chosen.trim() === question.answer,
      );
    case "true_false":
      return agreement(solution.answer, (truth) => readTruth(truth) === question.answer);
    case "fill_in":
      return agreement(solution.answer, (words) => fillsGap(question, words));
    case "open":
      return compareOpen(solution.answer?.trim() ?? "", statements);
    case "ordering":
    case "matching":
    case "naming":
      return { result: "differs", reason: "only rules write such questions" };
    case "free_recall":
      return { result: "differs", reason: "no key" };
  }
};

/** Whoever answers in words though statements were shown is graded by the words. */
const compareOpen = (given: string, statements: readonly Statement[] | null): Comparison => {
  if (given === "") return { result: "differs", reason: "no answer" };
  const disputed = statements && disputedStatement(statements, given);
  if (disputed === null) return { result: "open", words: given };
  return disputed === "" ? { result: "agrees" } : { result: "differs", reason: disputed };
};

const agreement = (given: string | null, agrees: (given: string) => boolean): Comparison => {
  if (given === null || given.trim() === "") return { result: "differs", reason: "no answer" };
  return agrees(given) ? { result: "agrees" } : { result: "differs", reason: given };
};

/**
 * The option that a letter names in the solver's order; a capital is never an option's own text. Who answers in
 * Russian writes the Cyrillic letters that look the same.
 */
const chosenOption = (question: Question, answer: string | null): string | null => {
  const isOption = answer !== null && question.options?.includes(answer.trim());
  if (isOption && !/^[A-D]$/.test(answer.trim())) return answer;
  const letter = /^\(?([A-DАВС])(?:[).:]|$)/iu.exec(answer?.trim() ?? "")?.[1]?.toUpperCase();
  if (letter === undefined) return answer;
  const place = Math.max("ABCD".indexOf(letter), "АВС".indexOf(letter));
  return blindOptions(question)?.[place] ?? null;
};
