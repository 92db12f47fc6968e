import { editDistance } from "./edit-distance.ts";
import { matchSequences } from "./match-sequences.ts";
import { unitsOf } from "./normal-form.ts";
import { type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/** A stretch where the words of a quote and of a passage differ: `[from, to)` of either list; one may be empty. */
export type WordGap = {
  readonly quoted: readonly [from: number, to: number];
  readonly real: readonly [from: number, to: number];
};

/** Words and numbers of a text; LaTeX commands that are spoken count as words. */
export const wordsOf = (text: string): QuoteToken[] =>
  quoteTokens(text).filter(({ kind, key }) => (kind === "word" || kind === "number") && key !== "");

/** Texts that differ in more words are no longer compared: memory grows with their square. */
const MOST_EDITS = 1000;

/** Where the words differ, in order; null when the texts are too unlike to be compared word by word. */
export const wordGaps = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
): WordGap[] | null => {
  const ids = new Map<string, number>();
  const idOf = ({ key }: QuoteToken): number => {
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  };
  const partner = matchSequences(quoted.map(idOf), real.map(idOf), MOST_EDITS);
  if (partner === null) return null;
  const gaps: WordGap[] = [];
  let [from, realFrom] = [0, 0];
  for (let at = 0; at <= quoted.length; at++) {
    const other = at === quoted.length ? real.length : (partner[at] as number);
    if (other < 0) continue;
    if (at > from || other > realFrom) gaps.push({ quoted: [from, at], real: [realFrom, other] });
    [from, realFrom] = [at + 1, other + 1];
  }
  return gaps;
};

/** A word with more than a third of its letters wrong is another word. */
const FAULTY_WORD = 3;

/** Do two words, or two runs of them, differ by slips of the pen only? */
export const isSlip = (a: string, b: string): boolean =>
  FAULTY_WORD * editDistance(unitsOf(a), unitsOf(b)) <= Math.max(a.length, b.length);
