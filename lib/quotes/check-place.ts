import { contraryRelation, missingNumbers } from "./compare-values.ts";
import type { AlignedQuote, Span } from "./fit-ends.ts";

/**
 * Shares of faulty units from which a place is doubted, measured on the development set: an end of
 * the quote that finds no counterpart, or a long stretch within it, means another or only half the passage.
 */
const END_FAULTS = 0.6;
const STRETCH_FAULTS = 0.66;
const END_SHARE = 0.2;
const STRETCH_SHARE = 0.35;
const LONGEST_END = 40;
const SHORTEST_END = 6;

/** A word with more than a third of its letters wrong is another word. */
const FAULTY_WORD = 3;
/** Words this short agree by chance. */
const SHORTEST_WORD = 4;
const MOST_FOREIGN = 4;
const FOREIGN_SHARE = 0.28;
const LEFT_OVER = 0.12;

/** Why a place that is near enough may still not be what was quoted, or null. */
export type Doubt = "end" | "stretch" | "words" | "values" | "look";

export const doubtPlace = (aligned: AlignedQuote, span: Span): Doubt | null => {
  const { faults } = aligned.alignment;
  if (countFaults(faults) > 2) {
    const share = Math.min(
      LONGEST_END,
      Math.max(SHORTEST_END, Math.round(faults.length * END_SHARE)),
    );
    const head = Math.max(share, wordUnits(aligned, 0, 1));
    const tail = Math.max(share, wordUnits(aligned, faults.length - 1, -1));
    const ends = Math.max(
      countFaults(faults.subarray(0, head)) / head,
      countFaults(faults.subarray(faults.length - tail)) / tail,
    );
    if (faults.length >= head + tail && ends > END_FAULTS && foreignWords(aligned) > 1)
      return "end";
    if (worstStretch(faults, Math.round(faults.length * STRETCH_SHARE)) > STRETCH_FAULTS)
      return "stretch";
  }
  if (foreignEnd(aligned) || leftOver(aligned, span) > LEFT_OVER) return "words";
  const contrary =
    missingNumbers(aligned.quote, aligned.raw.slice(...span)) > 0 || contraryRelations(aligned);
  return contrary ? "values" : null;
};

/**
 * Share of the alignment that the fitted passage leaves outside: letters agreed there by chance, or by words of
 * another sentence.
 */
const leftOver = ({ document, alignment }: AlignedQuote, [start, end]: Span): number => {
  const from = document.from[alignment.start] as number;
  const to = document.to[alignment.end - 1] as number;
  return (Math.max(0, start - from) + Math.max(0, to - end)) / (to - from);
};

/** Several words at an end that have no counterpart: the quote joins this passage with another. */
const foreignEnd = (aligned: AlignedQuote): boolean =>
  foreignEnds(aligned).some((words) => {
    const units = words.reduce((sum, word) => sum + word.units, 0);
    return words.length >= MOST_FOREIGN && units >= FOREIGN_SHARE * aligned.alignment.faults.length;
  });

/** How many words at one end have no counterpart. */
const foreignWords = (aligned: AlignedQuote): number =>
  Math.max(...foreignEnds(aligned).map((words) => words.length));

const foreignEnds = (aligned: AlignedQuote): WordFaults[][] => {
  const words = wordFaults(aligned);
  return [words, words.toReversed()].map((outward) => {
    const own = outward.findIndex(isOwn);
    // Short words that agree are neither here nor there.
    return outward.slice(0, own < 0 ? undefined : own).filter(({ faults }) => faults > 0);
  });
};

/** Short words agree by chance, unless nothing is wrong with them. */
const isOwn = ({ units, faults }: WordFaults): boolean =>
  (faults === 0 && units >= SHORTEST_WORD - 1) ||
  (units >= SHORTEST_WORD && faults * FAULTY_WORD <= units);

type WordFaults = { readonly units: number; readonly faults: number };

/** The faults of every word of the quote. */
const wordFaults = ({ quote, quoteForm, alignment }: AlignedQuote): WordFaults[] => {
  const words: WordFaults[] = [];
  let from = 0;
  for (let unit = 1; unit <= quoteForm.units.length; unit++) {
    const last = unit === quoteForm.units.length;
    if (!last && !isSpaced(quote, quoteForm.to[unit - 1] as number, quoteForm.from[unit] as number))
      continue;
    words.push({ units: unit - from, faults: countFaults(alignment.faults.subarray(from, unit)) });
    from = unit;
  }
  return words;
};

/** Units of the outermost two words: one word alone may have been replaced. */
const wordUnits = ({ quote, quoteForm }: AlignedQuote, first: number, step: 1 | -1): number => {
  let words = 1;
  let unit = first;
  for (; unit + step >= 0 && unit + step < quoteForm.units.length; unit += step) {
    const [left, right] = step > 0 ? [unit, unit + 1] : [unit - 1, unit];
    if (
      isSpaced(quote, quoteForm.to[left] as number, quoteForm.from[right] as number) &&
      ++words > 2
    )
      break;
  }
  return Math.abs(unit - first) + 1;
};

const isSpaced = (quote: string, from: number, to: number): boolean =>
  from < to && /\s/.test(quote.slice(from, to));

const countFaults = (faults: Uint8Array): number => {
  let count = 0;
  for (const fault of faults) count += fault;
  return count;
};

const worstStretch = (faults: Uint8Array, length: number): number => {
  let [sum, worst] = [0, 0];
  for (let at = 0; at < faults.length; at++) {
    sum += faults[at] as number;
    if (at >= length) sum -= faults[at - length] as number;
    if (at >= length - 1) worst = Math.max(worst, sum);
  }
  return worst / length;
};

const isSaid = (unit: number | undefined): boolean =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(unit ?? 0));

/** Does some agreeing pair of neighbouring letters have another relation between them than in the quote? */
export const contraryRelations = ({
  raw,
  document,
  quote,
  quoteForm,
  alignment,
}: AlignedQuote): boolean => {
  const { partner } = alignment;
  let before = 0;
  for (let unit = 1; unit < partner.length; unit++) {
    if (!isSaid(quoteForm.units[unit])) continue;
    const [from, to] = [quoteForm.to[before] as number, quoteForm.from[unit] as number];
    const [left, right] = [partner[before] as number, partner[unit] as number];
    before = unit;
    if (to <= from || left < 0 || right <= left) continue;
    if (document.units.subarray(left + 1, right).some(isSaid)) continue;
    const between = raw.slice(document.to[left] as number, document.from[right] as number);
    // The marks of a quoted line are no relations, unless the quote joins its lines and keeps them.
    const readings = [between, between.replace(/\n[ \t>]+/g, "\n")];
    const quoted = quote.slice(from, to);
    if (between !== "" && readings.every((gap) => contraryRelation(quoted, gap))) return true;
  }
  return false;
};
