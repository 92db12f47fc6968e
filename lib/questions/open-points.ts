import type { Language } from "#lib/schemas/language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { seededOrder } from "./seeded-order.ts";

/** One of the statements that a solver picks from; whether it is right, the solver is not told. */
export interface Statement {
  readonly text: string;
  readonly isRight: boolean;
}

/** Fewer false statements are seen through; more of either kind nobody weighs. */
const fewestFalse = 2;
const mostFalse = 4;
const mostPoints = 8;
const longestPoint = 1_000;

/** What such a sentence speaks of stands in the one before it. */
const leansBack =
  /^(?:it|its|this|that|these|those|they|their|he|she|so|thus|hence|therefore|then|otherwise|also|both|здесь|там|тогда|потом|затем|поэтому|иначе|также|это|этот|эта|эти|тот|та|те|он|она|оно|они|его|её|ее|их|оба|обе)(?!\p{L})/iu;

/**
 * The points of a model answer, each a sentence that can be judged by itself. None where it cannot be taken apart: one
 * leans on another, or it holds code on lines of its own.
 */
const keyPoints = (answer: string, language: Language): string[] => {
  if (answer.includes("```")) return [];
  const points = answer
    .split(/\n+/)
    .flatMap((line) =>
      splitSentences(line, language).map(({ start, end }) => line.slice(start, end)),
    );
  const isFit = (point: string, at: number) =>
    point.length <= longestPoint && (at === 0 || !leansBack.test(point));
  return points.length <= mostPoints && points.every(isFit) ? points : [];
};

const folded = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Of what a writer calls false in an open question what can stand beside the points of its key. */
export const readFalsePoints = (wrong: readonly string[]): string[] =>
  [...new Map(wrong.map((text) => [folded(text), text.trim()])).values()]
    .filter((text) => text !== "" && text.length <= longestPoint)
    .slice(0, mostFalse);

/**
 * The points of an open question's key among false ones, in an order that tells nothing. Null where there are too few of
 * either, or one is called both: such a question is answered in words.
 */
export const statementsOf = (
  { id, answer }: { readonly id: string; readonly answer: string },
  falsePoints: readonly string[],
  language: Language,
): Statement[] | null => {
  const points = keyPoints(answer, language);
  const right = new Set(points.map(folded));
  if (points.length === 0 || falsePoints.length < fewestFalse) return null;
  if (right.size < points.length || falsePoints.some((text) => right.has(folded(text))))
    return null;
  return seededOrder(`solve ${id}`, [...points, ...falsePoints]).map((text) => ({
    ...{ text, isRight: right.has(folded(text)) },
  }));
};

/** By which statements are named. */
export const statementLetters = "ABCDEFGHIJKL";

/** Letters of the Russian keyboard that look like those. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ А: "A", В: "B", С: "C", Е: "E", Н: "H", К: "K" },
};

/** The places that an answer names by letters, such as "A, C"; null when it is in words, or names none of `count`. */
const chosenPlaces = (answer: string, count: number): ReadonlySet<number> | null => {
  const letters = answer
    .replace(/[АВСЕНК]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<!\p{L})(?:and|и)(?!\p{L})/giu, " ")
    .replace(/[\s,;.:&+()[\]"'«»]+/g, "");
  if (!/^[A-L]+$/.test(letters) || new Set(letters).size < letters.length) return null;
  const places = [...letters].map((letter) => statementLetters.indexOf(letter));
  return places.every((place) => place < count) ? new Set(places) : null;
};

/**
 * The first statement of which solver and key think differently; "" when there is none. Null when the answer names no
 * statements: it is one in words.
 */
export const disputedStatement = (
  statements: readonly Statement[],
  answer: string,
): string | null => {
  const chosen = chosenPlaces(answer, statements.length);
  if (chosen === null) return null;
  return statements.find(({ isRight }, place) => isRight !== chosen.has(place))?.text ?? "";
};
