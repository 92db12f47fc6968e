import type { Alignment } from "./align-units.ts";
import { coveredTokens } from "./fit-tokens.ts";
import { isWordBoundary } from "./fold-tables.ts";
import { type NormalForm, unitsWithin } from "./normal-form.ts";
import { gapOf, type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/** `[start, end)` in a raw text, UTF-16. */
export type Span = readonly [start: number, end: number];

/** A quote aligned to the document in one form. */
export type AlignedQuote = {
  readonly raw: string;
  readonly document: NormalForm;
  readonly quote: string;
  readonly quoteForm: NormalForm;
  readonly alignment: Alignment;
};

/** How far from an end of the quote, in units of the raw text, a sure word is looked for. */
const REACH = 400;
/** The document may have that much more at an end: tokens that the quote left out. */
const SLACK = 200;
const MOST_TOKENS = 40;

/** A word that the quote and the document share without a fault. */
type SureWord = { readonly quoted: Span; readonly real: Span; readonly units: Span };

/**
 * The raw passage of an aligned quote. Between the first and last words that agree the alignment
 * decides; from there outwards whole tokens are compared, so that a swapped, replaced or left-out word at
 * an end, a bracket or a full stop lie inside or outside as the quote has them.
 */
export const fitEnds = (aligned: AlignedQuote): Span => {
  const { alignment, document, quote, quoteForm } = aligned;
  const from = document.from[alignment.start] as number;
  const to = document.to[alignment.end - 1] as number;
  const first = sureWord(aligned, headWords(quote));
  const last = sureWord(aligned, tailWords(quote));
  const start =
    first === null
      ? fitStart(aligned, quoteForm.from[0] ?? 0, from)
      : fitStart(aligned, first.quoted[0], first.real[0]);
  const end =
    last === null
      ? fitEnd(aligned, quoteForm.to.at(-1) ?? quote.length, to)
      : fitEnd(aligned, last.quoted[1], last.real[1]);
  return start < end ? [start, end] : [from, to];
};

const isWord = (token: QuoteToken): boolean => token.kind === "word" || token.kind === "number";

const headWords = (quote: string): QuoteToken[] =>
  quoteTokens(quote, 0, Math.min(quote.length, REACH)).filter(isWord);

const tailWords = (quote: string): QuoteToken[] => {
  const cut = Math.max(0, quote.length - REACH);
  return quoteTokens(quote, cut)
    .filter((token) => isWord(token) && (cut === 0 || token.from > cut))
    .reverse();
};

const sure = (aligned: AlignedQuote, token: QuoteToken): SureWord | null => {
  const units = unitsWithin(aligned.quoteForm, token.from, token.to);
  if (units === null) return null;
  const { partner } = aligned.alignment;
  const firstUnit = partner[units[0]] as number;
  for (let unit = units[0]; unit < units[1]; unit++) {
    if ((partner[unit] as number) < 0 || partner[unit] !== firstUnit + unit - units[0]) return null;
  }
  const from = aligned.document.from[firstUnit] as number;
  const to = aligned.document.to[firstUnit + units[1] - units[0] - 1] as number;
  if (!isWordBoundary(aligned.raw, from) || !isWordBoundary(aligned.raw, to)) return null;
  return { quoted: [token.from, token.to], real: [from, to], units };
};

/** Do two words that follow each other in the quote do so in the document? */
const adjoining = (aligned: AlignedQuote, a: SureWord, b: SureWord): boolean => {
  const { partner } = aligned.alignment;
  const [left, right] = a.quoted[0] < b.quoted[0] ? [a, b] : [b, a];
  const quoted = right.units[0] - left.units[1];
  const real = (partner[right.units[0]] as number) - (partner[left.units[1] - 1] as number) - 1;
  return Math.abs(real - quoted) <= 2;
};

/**
 * The outermost word that starts a run of agreeing words: three with enough letters, or two, or one when there
 * is no better. Short words agree with the wrong neighbour too easily.
 */
const sureWord = (aligned: AlignedQuote, outward: readonly QuoteToken[]): SureWord | null => {
  const words = outward.slice(0, MOST_TOKENS).map((token) => sure(aligned, token));
  for (const run of [3, 2, 1]) {
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      if (word !== null && word !== undefined && runsFrom(aligned, words, index, run)) return word;
    }
  }
  return null;
};

/** Letters of the words in a run of three. */
const RUN_LETTERS = 10;

const runsFrom = (
  aligned: AlignedQuote,
  words: readonly (SureWord | null)[],
  index: number,
  run: number,
): boolean => {
  let letters = 0;
  for (let step = 0; step < run && index + step < words.length; step++) {
    const [word, before] = [words[index + step], step === 0 ? undefined : words[index + step - 1]];
    if (word === null || word === undefined) return false;
    if (before !== undefined && (before === null || !adjoining(aligned, before, word)))
      return false;
    letters += word.units[1] - word.units[0];
  }
  return run < 3 || letters >= RUN_LETTERS || index + run >= words.length;
};

/** Tokens of `text.slice(from, to)` from its end backwards; `gap` is then the space towards that end. */
const backwardTokens = (text: string, from: number, to: number): QuoteToken[] => {
  const tokens: QuoteToken[] = [];
  let after = to;
  for (const token of quoteTokens(text, from, to).toReversed()) {
    tokens.push({ ...token, gap: gapOf(text.slice(token.to, after)) });
    after = token.from;
  }
  // The outermost one may be the rest of a token that `from` cut.
  return from > 0 ? tokens.slice(0, -1) : tokens;
};

const fitStart = ({ quote, raw }: AlignedQuote, quoted: number, real: number): number => {
  const same = quoted > REACH ? sameBefore(quote.slice(0, quoted), raw.slice(0, real)) : 0;
  const [to, realTo] = [quoted - same, real - same];
  const reach = Math.min(to, REACH);
  const ours = backwardTokens(quote, to - reach, to);
  const theirs = backwardTokens(raw, Math.max(0, realTo - 2 * reach - SLACK), realTo);
  const covered = coveredTokens(ours, theirs.slice(0, ours.length * 2 + 12), true);
  return theirs[covered - 1]?.from ?? realTo;
};

const fitEnd = ({ quote, raw }: AlignedQuote, quoted: number, real: number): number => {
  const same = quote.length - quoted > REACH ? sameAfter(quote, quoted, raw, real) : 0;
  const [from, realFrom] = [quoted + same, real + same];
  const reach = Math.min(quote.length - from, REACH);
  const ours = quoteTokens(quote, from, from + reach);
  const theirs = quoteTokens(raw, realFrom, Math.min(raw.length, realFrom + 2 * reach + SLACK));
  const covered = coveredTokens(ours, theirs.slice(0, ours.length * 2 + 12), false);
  return theirs[covered - 1]?.to ?? realFrom;
};

/** How far two texts agree before their ends: so many marks are no more compared token by token. */
const sameBefore = (a: string, b: string): number => {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a.at(-1 - same) === b.at(-1 - same)) same++;
  return same;
};

/** How far two texts agree from two offsets on. */
const sameAfter = (a: string, fromA: number, b: string, fromB: number): number => {
  let same = 0;
  while (fromA + same < a.length && a[fromA + same] === b[fromB + same]) same++;
  return same;
};
