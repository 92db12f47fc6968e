import { inlineTokens, type Token } from "./inline-tokens.ts";

/** UTF-16 offsets, `end` exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Above this product of word counts what differs is marked as one; 250,000 cells take a few milliseconds. */
const maxCells = 250_000;

/**
 * Where two Markdown texts differ, by their longest common subsequence of words: which words of `before` are no more
 * in `after`, and which of `after` are new. A formula, a piece of code and a word count as one, emphasis as nothing.
 */
export const changedWords = (before: string, after: string): { before: Span[]; after: Span[] } => {
  const [a, b] = [inlineTokens(before), inlineTokens(after)];
  const first = sameAtStart(a, b);
  const last = sameAtEnd(a.slice(first), b.slice(first));
  const [ours, theirs] = [a.slice(first, a.length - last), b.slice(first, b.length - last)];
  const kept = ours.length * theirs.length > maxCells ? [] : commonPairs(ours, theirs);
  return {
    before: runs(ours, new Set(kept.map(([i]) => i))),
    after: runs(theirs, new Set(kept.map(([, j]) => j))),
  };
};

/** The spans widened to whole words, formulas and pieces of code, in order and apart from each other. */
export const wholeWords = (text: string, spans: readonly Span[]): Span[] => {
  const tokens = inlineTokens(text);
  const untouched = [...tokens.keys()].filter((index) => {
    const token = tokens[index];
    return token === undefined || !spans.some((span) => touches(token, span));
  });
  return runs(tokens, new Set(untouched));
};

/** An empty span, where words were put in or taken out, touches the word that it cuts. */
const touches = (token: Span, span: Span): boolean =>
  token.start < span.end && span.start < token.end;

const same = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && a.text === b?.text;

const sameAtStart = (a: readonly Token[], b: readonly Token[]): number => {
  let count = 0;
  while (same(a[count], b[count])) count += 1;
  return count;
};

const sameAtEnd = (a: readonly Token[], b: readonly Token[]): number => {
  let count = 0;
  while (same(a[a.length - 1 - count], b[b.length - 1 - count])) count += 1;
  return count;
};

/** Indices of a longest common subsequence. */
const commonPairs = (a: readonly Token[], b: readonly Token[]): [number, number][] => {
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] = same(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(a[i], b[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
};

/** The words that were not kept; neighbours are one span. */
const runs = (all: readonly Token[], kept: ReadonlySet<number>): Span[] => {
  const joined: { start: number; end: number }[] = [];
  all.forEach(({ start, end }, index) => {
    if (kept.has(index)) return;
    const last = joined.at(-1);
    if (last && index > 0 && !kept.has(index - 1)) last.end = end;
    else joined.push({ start, end });
  });
  return joined;
};
