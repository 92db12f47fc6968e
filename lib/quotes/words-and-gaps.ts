import { type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/** The words and numbers of a text, and the text before, between and behind them: one gap more than words. */
export type WordsAndGaps = {
  readonly text: string;
  readonly words: readonly QuoteToken[];
  readonly gaps: readonly string[];
};

const listNumber = /(^|\n)([ \t>]*)\d{1,9}(?=[.)][ \t])/g;

/**
 * The number of a list item is a mark of its line, no word. A text in the midst of a line begins with none.
 * @param withEllipses whether "…" counts as a word, as it stands for some
 */
export const wordsAndGaps = (
  text: string,
  atLineStart = true,
  withEllipses = false,
): WordsAndGaps => {
  const numbers = new Set<number>();
  for (const { 1: before, 2: indent = "", index } of text.matchAll(listNumber))
    if (atLineStart || before !== "") numbers.add(index + (before?.length ?? 0) + indent.length);
  const all = quoteTokens(text).filter(
    ({ kind, from }) => kind !== "command" && !numbers.has(from),
  );
  const words = all.flatMap((token): QuoteToken[] => {
    // A lone letter is compared as it is: the Latin "c" of a formula is no Russian preposition.
    if (token.kind !== "mark")
      return [token.to - token.from > 1 ? token : { ...token, key: loneKey(text, token) }];
    const omission = withEllipses ? omissionAt(text, token) : null;
    return omission === null ? [] : [{ ...token, ...omission, key: "…" }];
  });
  const gaps = words.map(({ from }, index) => text.slice(words[index - 1]?.to ?? 0, from));
  return { text, words, gaps: [...gaps, text.slice(words.at(-1)?.to ?? 0)] };
};

/** An ellipsis that stands for itself, with the brackets around it. */
const omissionAt = (
  text: string,
  { from, to }: QuoteToken,
): { readonly from: number; readonly to: number } | null => {
  if (!/^(?:…|\.{3,})$/.test(text.slice(from, to))) return null;
  if (/^[[(]$/.test(text[from - 1] ?? "") && /^[\])]$/.test(text[to] ?? ""))
    return { from: from - 1, to: to + 1 };
  return /\s/.test(text[from - 1] ?? "") && /\s/.test(text[to] ?? "") ? { from, to } : null;
};

const loneKey = (text: string, { from, key }: QuoteToken): string =>
  key.length > 1 ? key : (text[from] ?? key).toLowerCase();
