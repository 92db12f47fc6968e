import type { Language } from "#lib/schemas/language.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import { seededOrder } from "./seeded-order.ts";

/** One of the statements that a solver picks from; what it is, the solver is not told. */
export interface Statement {
  readonly text: string;
  /** `beside`: true, and no answer to the question. */
  readonly kind: "key" | "false" | "beside";
}

/** What a writer puts beside the points of an open question's key. */
export interface OtherPoints {
  readonly falsePoints: readonly string[];
  /** A true one that does not answer the question; "" without. */
  readonly besidePoint: string;
}

/** Fewer false statements are seen through; more of either kind nobody weighs. */
const fewestFalse = 2;
const mostFalse = 4;
const mostPoints = 8;
const longestPoint = 1_000;

/** What such a sentence speaks of stands in the one before it. */
const leansBack =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|his|her|such|so|thus|hence|therefore|consequently|accordingly|then|otherwise|instead|however|nevertheless|but|and|or|also|besides|moreover|likewise|similarly|conversely|both|neither|here|the (?:former|latter|others?|same|opposite)|(?:in|for|by|with|without|after|before|because of|due to|unlike) (?:this|that|these|those|it|them|such|contrast|example|instance|addition)|as a (?:result|consequence)|on the (?:contrary|other hand)|здесь|тут|там|туда|оттуда|отсюда|тогда|потом|затем|поэтому|потому|значит|следовательно|итак|таким образом|тем самым|иначе|также|тоже|притом|прич[её]м|(?:при|вместо|после|до|из-за|благодаря|кроме|вследствие|для|без|от|к|в|на|с|по|о|об|у|из|за|под|над|перед|между) (?:этого|этой|этом|этих|этому|этим|этими|того|той|том|тех|тому|тем|него|неё|нее|нём|нем|ней|них|нему|ним|ними)|кроме того|к тому же|в (?:результате|итоге|отличие)|например|напротив|наоборот|однако|зато|но|а|и|или|это|этот|эта|эти|этого|этой|этих|этим|этому|тот|та|те|то|того|той|тех|так|такой|такая|такое|такие|он|она|оно|они|его|её|ее|ему|ей|им|их|оба|обе)(?![\p{L}-])/iu;

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

/** The true statement beside the key, if it can stand there. */
export const readBesidePoint = (text: string): string =>
  text.length <= longestPoint ? text.trim() : "";

/**
 * The points of an open question's key among others, in an order that tells nothing. Null where there are too few of a
 * kind, or one is called two things: such a question is answered in words. Without a true one that does not belong to the
 * answer, whoever names all that is true would prove a key that does not answer the question.
 */
export const statementsOf = (
  { id, answer }: { readonly id: string; readonly answer: string },
  { falsePoints, besidePoint }: OtherPoints,
  language: Language,
): Statement[] | null => {
  const points = keyPoints(answer, language);
  if (points.length === 0 || falsePoints.length < fewestFalse || besidePoint === "") return null;
  const kinds = new Map<string, Statement["kind"]>([
    ...points.map((text) => [folded(text), "key"] as const),
    ...falsePoints.map((text) => [folded(text), "false"] as const),
    [folded(besidePoint), "beside"],
  ]);
  const texts = [...points, ...falsePoints, besidePoint];
  if (kinds.size < texts.length) return null;
  return seededOrder(`solve ${id}`, texts).map((text) => ({
    ...{ text, kind: kinds.get(folded(text)) ?? "false" },
  }));
};

/** By which statements are named. */
export const statementLetters = "ABCDEFGHIJKLM";

/** Letters of the Russian keyboard that look like those. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ А: "A", В: "B", С: "C", Е: "E", Н: "H", К: "K", М: "M" },
};

/** The places that an answer names by letters, such as "A, C"; null when it is in words, or names none of `count`. */
const chosenPlaces = (answer: string, count: number): ReadonlySet<number> | null => {
  const letters = answer
    .replace(/[АВСЕНКМ]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/(?<!\p{L})(?:and|и)(?!\p{L})/giu, " ")
    .replace(/[\s,;.:&+()[\]"'«»]+/g, "");
  if (!/^[A-M]+$/.test(letters) || new Set(letters).size < letters.length) return null;
  const places = [...letters].map((letter) => statementLetters.indexOf(letter));
  return places.every((place) => place < count) ? new Set(places) : null;
};

/**
 * The first statement of which solver and key think differently; "" when there is none. Null when the answer names no
 * statements: it is one in words. A statement that only its writer calls false takes nothing from a key that is named
 * whole: it leaves, as long as enough false ones stay that nobody took for right.
 */
export const disputedStatement = (
  statements: readonly Statement[],
  answer: string,
): string | null => {
  const chosen = chosenPlaces(answer, statements.length);
  if (chosen === null) return null;
  const unseen = statements.filter(({ kind }, place) => kind === "false" && !chosen.has(place));
  const mayLeave = unseen.length >= fewestFalse;
  const isDisputed = ({ kind }: Statement, place: number): boolean =>
    kind === "key" ? !chosen.has(place) : chosen.has(place) && !(kind === "false" && mayLeave);
  return statements.find(isDisputed)?.text ?? "";
};
