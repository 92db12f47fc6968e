import { matchSequences } from "./match-sequences.ts";
import { type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/** A stretch where the words of a quote and of a passage differ: `[from, to)` of either list; one may be empty. */
export type WordGap = {
  readonly quoted: readonly [from: number, to: number];
  readonly real: readonly [from: number, to: number];
};

/** Words, numbers and LaTeX commands of a text; those within link targets on demand. */
export const wordsOf = (text: string, withTargets = false): QuoteToken[] =>
  quoteTokens(text)
    .flatMap((token) =>
      withTargets && isTarget(text, token)
        ? quoteTokens(text, token.from + 2, token.to - 1)
        : [token],
    )
    .filter(({ kind, key }) => kind !== "mark" && key !== "");

const isTarget = (text: string, { kind, from, to }: QuoteToken): boolean =>
  kind === "mark" && to - from > 2 && text.startsWith("](", from);

/** How many link targets a text has. */
export const countTargets = (text: string): number =>
  quoteTokens(text).filter((token) => isTarget(text, token)).length;

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
