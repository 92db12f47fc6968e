import { codeUnits, editDistance } from "#lib/text/edit-distance.ts";
import { isWordBoundary, type NormalForm, unitsWithin } from "./normal-form.ts";
import { gapOf, isText, type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/**
 * Prices in edits of letters, chosen on the development set. Skipping a whole word of the document is
 * one slip of the model, however long the word; a word of the quote that the document lacks is dear, so that
 * a replaced first or last word (`wordReplaced`) still belongs to the passage.
 */
const price = {
  wordSkipped: 2.4,
  wordLost: 5,
  wordReplaced: 4,
  numberReplaced: 8,
  wordsSwapped: 2,
  spaceLost: 1,
  markSkipped: 0.5,
  markLost: 1.2,
  /** The mark of a heading, list item or row says that the passage begins or ends with its line. */
  lineMarkLost: 3,
  commandLost: 3,
  markReplaced: 0.4,
  lineCrossed: 1,
  /** The bullet of another item, behind a blank line. */
  itemCrossed: 1,
  /** A mark found only beyond a line break that the quote does not have. */
  markAcrossLine: 2.5,
  sentenceCrossed: 1,
  impossible: 99,
} as const;

/** Swapped words may be mistyped as well, that much in both. */
const MOST_SLIPS = 2;

const bullet = /^[-*+•·]$/;
const punctuation = /^[.,;:!?…]$/;
const sentenceEnd = /^[.!?…:;]$/;

/** Passing the end of a sentence or a line to reach a word is less likely than losing a short one. */
const skipped = (token: QuoteToken): number =>
  (isText(token) ? price.wordSkipped : price.markSkipped) +
  (token.gap >= 2 ? price.lineCrossed : 0) +
  (token.gap === 3 && /^[-+•]$/.test(token.key) ? price.itemCrossed : 0) +
  (sentenceEnd.test(token.key) ? price.sentenceCrossed : 0);
/** A letter that a slip split off is lost more cheaply than a word. */
const lost = (token: QuoteToken, outermost: boolean, opensLine: boolean): number => {
  if (isText(token)) return Math.min(price.wordLost, 1 + 1.5 * token.key.length);
  if (token.kind === "command") return price.commandLost;
  const bounds = outermost && (opensLine ? isLineMark(token) : token.key === "|");
  return bounds ? price.lineMarkLost : price.markLost;
};

/** `gap` is the space behind the mark, since the quote's beginning is read backwards. */
const isLineMark = (token: QuoteToken): boolean =>
  /^(?:[#>|/%]|---)$/.test(token.key) || (bullet.test(token.key) && token.gap > 0);

const replaced = (quoted: QuoteToken, real: QuoteToken): number => {
  if (isText(quoted) !== isText(real)) return price.impossible;
  const same = quoted.key === real.key;
  if (!isText(quoted)) {
    const crossing = real.gap >= 2 && quoted.gap === 0 ? price.markAcrossLine : 0;
    if (same) return crossing;
    // A bracket is no comma: only punctuation stands in for punctuation, a bullet for a bullet.
    const alike = [punctuation, bullet].some(
      (kind) => kind.test(quoted.key) && kind.test(real.key),
    );
    return alike ? price.markReplaced + crossing : price.impossible;
  }
  if (same) return 0;
  if (quoted.kind === "number" || real.kind === "number") return price.numberReplaced;
  return wordDistance(quoted.key, real.key);
};

/** Letters amiss in a word, or the price of another word when more than half are. */
const wordDistance = (a: string, b: string): number => {
  const edits = editDistance(codeUnits(a), codeUnits(b), price.wordReplaced - 1);
  const length = Math.max(a.length, b.length);
  // Another word costs a little less than losing ours.
  return 2 * edits > length ? Math.min(price.wordReplaced, 1 + 1.4 * length) : edits;
};

/** What comparing every token of the quote with every one of the document costs, worked out once. */
type Prices = {
  readonly quoted: readonly QuoteToken[];
  readonly real: readonly QuoteToken[];
  readonly lost: readonly number[];
  readonly skipped: readonly number[];
  /** `replaced[i * real.length + j]` is the price of the `j`th token in the place of the `i`th. */
  readonly replaced: Float64Array;
};

const pricesOf = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  opensLine: boolean,
): Prices => {
  const table = new Float64Array(quoted.length * real.length);
  quoted.forEach((ours, i) => {
    real.forEach((theirs, j) => {
      table[i * real.length + j] = replaced(ours, theirs);
    });
  });
  return {
    ...{ quoted, real, replaced: table, skipped: real.map(skipped) },
    lost: quoted.map((token, i) => lost(token, i === quoted.length - 1, opensLine)),
  };
};

/** Of more tokens the outermost are not compared: time and memory grow with the square of their number. */
const MOST_COMPARED = 150;

/**
 * How many tokens of the document, counted from an anchor outwards, the tokens of the quote beyond the
 * same anchor cover. Both lists start at the anchor; swapped neighbours are one slip. Beyond the last
 * covered token the document is free. `opensLine`: the last token of `quoted` is the first of the quote, else the last.
 */
const coveredTokens = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
  opensLine: boolean,
): number => {
  const ours = quoted.slice(0, MOST_COMPARED);
  // Marks directly at the last word stand on its line.
  const onLine = ours.every((token) => !isText(token) && token.gap === 0);
  const lineEnd = onLine ? real.findIndex(({ gap }) => gap >= 2) : -1;
  const theirs = real.slice(0, lineEnd < 0 ? ours.length * 2 + 12 : lineEnd);
  const prices = pricesOf(ours, theirs, opensLine);
  const width = theirs.length + 1;
  /** `costs[i * width + j]` is the price of the first `i` tokens of the quote and `j` of the document. */
  const costs = new Float64Array((ours.length + 1) * width);
  for (let i = 0; i <= ours.length; i++) {
    for (let j = 0; j < width; j++)
      costs[i * width + j] = i + j === 0 ? 0 : cheapest(prices, costs, i, j);
  }
  const last = costs.subarray(ours.length * width);
  let best = 0;
  last.forEach((cost, covered) => {
    if (cost < (last[best] as number) - 1e-9) best = covered;
  });
  return best;
};

const cheapest = (prices: Prices, costs: Float64Array, i: number, j: number): number => {
  const columns = prices.real.length;
  const width = columns + 1;
  const at = i * width + j;
  let cost = Infinity;
  if (j > 0) cost = (costs[at - 1] as number) + (prices.skipped[j - 1] as number);
  if (i > 0) cost = Math.min(cost, (costs[at - width] as number) + (prices.lost[i - 1] as number));
  if (i === 0 || j === 0) return cost;
  const cell = (i - 1) * columns + j - 1;
  cost = Math.min(cost, (costs[at - width - 1] as number) + (prices.replaced[cell] as number));
  if (j < 2) return cost;
  cost = Math.min(cost, joinCost(prices, costs, i, j));
  return i < 2 ? cost : Math.min(cost, swapCost(prices, costs, i, j));
};

/** Two words of the document that the quote has as one. */
const joinCost = ({ quoted, real }: Prices, costs: Float64Array, i: number, j: number): number => {
  const [one, other] = [real[j - 2]?.key ?? "", real[j - 1]?.key ?? ""];
  const key = quoted[i - 1]?.key;
  if (key !== one + other && key !== other + one) return Infinity;
  return (costs[(i - 1) * (real.length + 1) + j - 2] as number) + price.spaceLost;
};

const swapCost = (
  { quoted, real, replaced: table }: Prices,
  costs: Float64Array,
  i: number,
  j: number,
): number => {
  const columns = real.length;
  if (!isText(quoted[i - 2] as QuoteToken) || !isText(quoted[i - 1] as QuoteToken)) return Infinity;
  const [crossed, other] = [(i - 2) * columns + j - 1, (i - 1) * columns + j - 2];
  const slips = (table[crossed] as number) + (table[other] as number);
  const before = costs[(i - 2) * (columns + 1) + j - 2] as number;
  return slips > MOST_SLIPS ? Infinity : before + price.wordsSwapped + slips;
};

/** How a pattern lies on a text, unit by unit. */
export type Alignment = {
  /** `[start, end)` in the text. */
  readonly start: number;
  readonly end: number;
  /** For every unit of the pattern the text unit it equals, or -1. */
  readonly partner: Int32Array;
  /** 1 where the pattern's unit, or the gap behind it, costs an edit. */
  readonly faults: Uint8Array;
};

const DIAGONAL = 0;
const PATTERN_ONLY = 1;
const TEXT_ONLY = 2;

/** The pattern found unit for unit. */
export const exactAlignment = (start: number, length: number): Alignment => ({
  start,
  end: start + length,
  partner: Int32Array.from({ length }, (_, index) => start + index),
  faults: new Uint8Array(length),
});

const FAR = 1 << 28;

/** The band: column `c` of row `i` stands for `i + c - slack` units of text, taken from the end backwards. */
type Band = {
  readonly text: Uint16Array;
  readonly end: number;
  readonly slack: number;
  readonly width: number;
  readonly ways: Uint8Array;
};

/**
 * The alignment of a match of known end and distance: dynamic programming from the end backwards in a band of
 * 2·distance + 1, so a long quote with few errors stays cheap.
 */
export const alignUnits = (
  text: Uint16Array,
  pattern: Uint16Array,
  end: number,
  distance: number,
): Alignment => {
  const width = 2 * distance + 1;
  const ways = new Uint8Array((pattern.length + 1) * width);
  const band: Band = { text, end, slack: distance, width, ways };
  let above = new Int32Array(width).fill(FAR);
  let row = new Int32Array(width);
  for (let column = distance; column < width; column++) {
    above[column] = column - distance;
    ways[column] = TEXT_ONLY;
  }
  for (let i = 1; i <= pattern.length; i++) {
    fillRow(band, i, pattern[pattern.length - i] as number, above, row);
    [above, row] = [row, above];
  }
  return traceBack(band, pattern, nearestBest(above, distance));
};

const fillRow = (
  { text, end, slack, width, ways }: Band,
  i: number,
  unit: number,
  above: Int32Array,
  row: Int32Array,
): void => {
  row.fill(FAR);
  const last = Math.min(width - 1, end - i + slack);
  let left = FAR;
  for (let column = Math.max(0, slack - i); column <= last; column++) {
    const same = text[end - i - column + slack] === unit ? 0 : 1;
    let cost = (above[column] as number) + same;
    let way = DIAGONAL;
    const dropped = column + 1 < width ? (above[column + 1] as number) + 1 : FAR;
    if (dropped < cost) {
      cost = dropped;
      way = PATTERN_ONLY;
    }
    if (left + 1 < cost) {
      cost = left + 1;
      way = TEXT_ONLY;
    }
    row[column] = cost;
    left = cost;
    ways[i * width + column] = way;
  }
};

/** The cheapest column, nearest to the diagonal. */
const nearestBest = (row: Int32Array, middle: number): number => {
  let best = middle;
  row.forEach((cost, column) => {
    const known = row[best] as number;
    if (cost < known || (cost === known && Math.abs(column - middle) < Math.abs(best - middle)))
      best = column;
  });
  return best;
};

const traceBack = (
  { text, end, slack, width, ways }: Band,
  pattern: Uint16Array,
  last: number,
): Alignment => {
  const { length } = pattern;
  const partner = new Int32Array(length).fill(-1);
  const faults = new Uint8Array(length);
  let i = length;
  let column = last;
  const start = end - (length + last - slack);
  while (i > 0) {
    const at = length - i;
    const way = ways[i * width + column] as number;
    const textAt = end - (i + column - slack);
    if (way === TEXT_ONLY) {
      column--;
      if (at > 0) faults[at - 1] = 1;
      continue;
    }
    if (way === DIAGONAL && text[textAt] === pattern[at]) partner[at] = textAt;
    else faults[at] = 1;
    if (way === PATTERN_ONLY) column++;
    i--;
  }
  return { start, end, partner, faults };
};

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

const headWords = (quote: string): QuoteToken[] =>
  quoteTokens(quote, 0, Math.min(quote.length, REACH)).filter(isText);

const tailWords = (quote: string): QuoteToken[] => {
  const cut = Math.max(0, quote.length - REACH);
  return quoteTokens(quote, cut)
    .filter((token) => isText(token) && (cut === 0 || token.from > cut))
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
