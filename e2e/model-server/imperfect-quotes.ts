import { passagesOf } from "#evals/edits/make-edits.ts";
import { lineMarker } from "#evals/edits/real-edits.ts";
import {
  contrary,
  elided,
  markSlips,
  type Slip,
  typographySlips,
  withoutFinal,
  withoutLineMarks,
} from "#evals/edits/slips.ts";
import { Random } from "#evals/quotes/random.ts";
import type { ProposedEdit } from "#lib/editing/place-edits.ts";
import { linesAround } from "#lib/editing/word-edges.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** What real models do to a quote: in it alone, or in the new text, too. */
export const quoteSlips = [
  // Emphasis, `$` and backticks are dropped.
  "marks-in-quote",
  "marks-in-both",
  // The mark of a heading, of an item or of a quotation is left out, or one is put where there is none.
  "line-marks-in-quote",
  "line-marks-in-both",
  "line-marks-added",
  // The full stop at the end is left out.
  "final-in-quote",
  "final-in-both",
  // Other dashes and quotation marks, "е" for "ё".
  "typography-in-quote",
  "typography-in-both",
  // An ellipsis stands for the middle.
  "ellipsis-in-quote",
  "ellipsis-in-both",
  // One word says the contrary, and stays in the new text.
  "contrary",
] as const;
export type QuoteSlip = (typeof quoteSlips)[number];

/** How quotes of an answer go wrong. The seed picks among the marks or signs that a slip may change. */
export interface ImperfectQuotes {
  readonly slip: QuoteSlip;
  readonly seed: number;
}

type Quoted = Pick<ProposedEdit, "oldText" | "newText">;

/** What a model quotes to change a place: a sentence, an item, a row, else the whole lines. */
export const quotedPassage = (document: string, place: TextSpan): TextSpan => {
  const passage = passagesOf(document).find(
    ({ start, end }) => start <= place.start && place.end <= end,
  );
  return passage ?? linesAround(document, place);
};

/**
 * The edit as a model with this habit writes it.
 * @throws Error when the passage has nothing that could go wrong so
 */
export const imperfect = (edit: Quoted, { slip, seed }: ImperfectQuotes): Quoted => {
  const random = new Random(seed);
  const made = slips[slip](edit, random);
  if (made === null || made.oldText === edit.oldText)
    throw new Error(`nothing in the passage can go wrong as "${slip}": ${edit.oldText}`);
  return made;
};

type Habit = (edit: Quoted, random: Random) => Quoted | null;

/** One of the slips that change the quote. */
const oneOf =
  (some: readonly Slip[], isInBoth: boolean): Habit =>
  ({ oldText, newText }, random) => {
    const fitting = some.filter((slip) => slip(oldText) !== oldText);
    if (fitting.length === 0) return null;
    const slip = random.pick(fitting);
    return { oldText: slip(oldText), newText: isInBoth ? slip(newText) : newText };
  };

const marks = Object.values(markSlips);
const signs = Object.values(typographySlips);

const withLineMark: Habit = ({ oldText, newText }, random) =>
  lineMarker.test(oldText)
    ? null
    : { oldText: `${random.pick(["- ", "* ", "> "])}${oldText}`, newText };

/** The change stands in the beginning or in the end that is quoted. */
const withEllipsis =
  (isInBoth: boolean): Habit =>
  ({ oldText, newText }, random) => {
    const parts = elided(oldText, random);
    if (parts === null) return null;
    const [head, , tail] = parts;
    const quote = { oldText: parts.join(""), newText };
    if (!isInBoth) return quote;
    const middle = oldText.slice(head.length, oldText.length - tail.length);
    const at = newText.indexOf(middle);
    return at < 0
      ? null
      : {
          ...quote,
          newText: parts
            .with(0, newText.slice(0, at))
            .with(2, newText.slice(at + middle.length))
            .join(""),
        };
  };

const contraryTries = 40;

/** A word outside the change says the contrary, in the quote and in the new text. */
const withContrary: Habit = ({ oldText, newText }, random) => {
  const before = sharedStart(oldText, newText);
  const behind = sharedEnd(oldText, newText);
  for (let tried = 0; tried < contraryTries; tried += 1) {
    const other = contrary(oldText, random)?.text;
    if (other === undefined) return null;
    const from = sharedStart(oldText, other);
    const to = oldText.length - sharedEnd(oldText, other);
    const longer = other.length - oldText.length;
    if (to <= before) {
      const head = other.slice(0, before + longer);
      return { oldText: other, newText: head + newText.slice(before) };
    }
    if (from >= oldText.length - behind) {
      const tail = other.slice(other.length - behind - longer);
      return { oldText: other, newText: newText.slice(0, newText.length - behind) + tail };
    }
  }
  return null;
};

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const sharedEnd = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
};

const slips: Readonly<Record<QuoteSlip, Habit>> = {
  "marks-in-quote": oneOf(marks, false),
  "marks-in-both": oneOf(marks, true),
  "line-marks-in-quote": oneOf([withoutLineMarks], false),
  "line-marks-in-both": oneOf([withoutLineMarks], true),
  "line-marks-added": withLineMark,
  "final-in-quote": oneOf([withoutFinal], false),
  "final-in-both": oneOf([withoutFinal], true),
  "typography-in-quote": oneOf(signs, false),
  "typography-in-both": oneOf(signs, true),
  "ellipsis-in-quote": withEllipsis(false),
  "ellipsis-in-both": withEllipsis(true),
  contrary: withContrary,
};
