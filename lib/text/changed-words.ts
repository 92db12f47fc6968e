import { matchSequences } from "./match-sequences.ts";
import { overlap, type TextSpan } from "./text-span.ts";

/** A word, a sign, a formula or a piece of code of a Markdown text; `text` is `markdown.slice(start, end)`. */
interface Token {
  readonly text: string;
  /** UTF-16 offsets, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The end of a formula or a piece of code is looked for no further than this, so that hostile text costs no more. */
const longestPiece = 5_000;

/** Emphasis that was opened and never closed is forgotten after so many others. */
const mostOpen = 50;

/** A word with its inner signs: `don't`, `well-known`, `3.14`, `snake_case`. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.,_-][\p{L}\p{M}\p{N}]+)*/uy;
const space = /\s+/uy;

/**
 * The words, signs, formulas and pieces of code of a Markdown text in order. White space belongs to none, and neither
 * do the signs of emphasis, as they say nothing; a star or an underscore that opens nothing is a sign like others.
 */
const inlineTokens = (markdown: string): Token[] => {
  const tokens: Token[] = [];
  const open: { readonly run: string; readonly token: number }[] = [];
  for (let at = 0; at < markdown.length; ) {
    const end = tokenEnd(markdown, at);
    const text = markdown.slice(at, end);
    if (isEmphasis(text)) closeEmphasis(markdown, { text, start: at, end }, tokens, open);
    else if (text.trim() !== "") tokens.push({ text, start: at, end });
    at = end;
  }
  return tokens.filter(({ text }) => text !== "");
};

const tokenEnd = (markdown: string, at: number): number => {
  const sign = markdown[at] ?? "";
  if (sign === "`" || sign === "~") return fencedEnd(markdown, at, sign);
  if (sign === "$") return formulaEnd(markdown, at);
  if (sign === "*" || sign === "_") return at + runLength(markdown, at);
  // A backslash belongs to the sign that it protects, or to the command that it begins.
  if (sign === "\\")
    return matchEnd(word, markdown, at + 1) ?? at + 1 + signLength(markdown, at + 1);
  return (
    matchEnd(space, markdown, at) ?? matchEnd(word, markdown, at) ?? at + signLength(markdown, at)
  );
};

const matchEnd = (pattern: RegExp, text: string, at: number): number | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
};

const signLength = (text: string, at: number): number => {
  if (at >= text.length) return 0;
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
};

const runLength = (text: string, at: number): number => {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return end - at;
};

/** Code goes to the next run of as many signs, as in Markdown; without one the run stands for itself. */
const fencedEnd = (markdown: string, at: number, sign: string): number => {
  const length = runLength(markdown, at);
  const after = at + length;
  if (sign === "~" && length < 3) return after;
  const within = markdown.slice(after, after + longestPiece);
  for (let from = 0; ; ) {
    const found = within.indexOf(sign.repeat(length), from);
    if (found < 0) return after;
    const run = runLength(within, found);
    if (run === length) return after + found + run;
    from = found + run;
  }
};

/** A formula of one dollar sign begins and ends beside a character; others are about money. */
const formulaEnd = (markdown: string, at: number): number => {
  const length = runLength(markdown, at);
  const after = at + length;
  const within = markdown.slice(after, after + longestPiece);
  const found = length > 2 ? -1 : within.indexOf("$".repeat(length));
  if (found <= 0) return after;
  const inner = within.slice(0, found);
  const isMoney = length === 1 && (/^\s|\s$/.test(inner) || /\d/.test(within[found + 1] ?? ""));
  return isMoney || inner.includes("\n\n") ? after : after + found + length;
};

const isEmphasis = (text: string): boolean => /^[*_]/.test(text);

const isSpaceOrEnd = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);
const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A run that closes an earlier one takes both away; any other is kept until then. */
const closeEmphasis = (
  markdown: string,
  token: Token,
  tokens: Token[],
  open: { readonly run: string; readonly token: number }[],
): void => {
  const [before, behind] = [markdown[token.start - 1], markdown[token.end]];
  const opener = open.findLastIndex(({ run }) => run === token.text);
  if (!isSpaceOrEnd(before) && opener >= 0) {
    const opened = open[opener]?.token ?? -1;
    tokens[opened] = { ...token, text: "" };
    open.length = opener;
    return;
  }
  if (!isSpaceOrEnd(behind) && !isWordSign(before))
    open.push({ run: token.text, token: tokens.length });
  if (open.length > mostOpen) open.shift();
  tokens.push(token);
};

/** Texts that differ in more words are marked as one; to compare so many takes a few milliseconds. */
const mostEdits = 1_000;

/**
 * Where two Markdown texts differ, by their longest common subsequence of words: which words of `before` are no more
 * in `after`, and which of `after` are new. A formula, a piece of code and a word count as one, emphasis as nothing.
 */
export const changedWords = (
  before: string,
  after: string,
): { before: TextSpan[]; after: TextSpan[] } => {
  const [a, b] = [inlineTokens(before), inlineTokens(after)];
  const partner = matchSequences(a.map(textOf), b.map(textOf), mostEdits) ?? sameAtEnds(a, b);
  const kept = [...partner.keys()].filter((index) => (partner[index] ?? -1) >= 0);
  return {
    before: runs(a, new Set(kept)),
    after: runs(b, new Set(kept.map((index) => partner[index] ?? -1))),
  };
};

const textOf = ({ text }: Token): string => text;

/** The spans widened to whole words, formulas and pieces of code, in order and apart from each other. */
export const wholeWords = (text: string, spans: readonly TextSpan[]): TextSpan[] => {
  const tokens = inlineTokens(text);
  const untouched = [...tokens.keys()].filter((index) => {
    const token = tokens[index];
    // An empty span, where words were put in or taken out, overlaps the word that it cuts.
    return token === undefined || !spans.some((span) => overlap(token, span));
  });
  return runs(tokens, new Set(untouched));
};

/** The partners of the words that both texts begin and end with. */
const sameAtEnds = (a: readonly Token[], b: readonly Token[]): number[] => {
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first]?.text === b[first]?.text) first += 1;
  let last = 0;
  while (last < shorter - first && a.at(-1 - last)?.text === b.at(-1 - last)?.text) last += 1;
  return a.map((_, index) => {
    if (index < first) return index;
    return index >= a.length - last ? index - a.length + b.length : -1;
  });
};

/** The words that were not kept; neighbours are one span. */
const runs = (all: readonly Token[], kept: ReadonlySet<number>): TextSpan[] => {
  const joined: { start: number; end: number }[] = [];
  all.forEach(({ start, end }, index) => {
    if (kept.has(index)) return;
    const last = joined.at(-1);
    if (last && index > 0 && !kept.has(index - 1)) last.end = end;
    else joined.push({ start, end });
  });
  return joined;
};
