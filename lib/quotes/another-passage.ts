import { typingDistance } from "#lib/text/edit-distance.ts";
import { compareWords, type WordComparison, type WordDifference } from "./compare-words.ts";
import { findOneWordOff } from "./find-places.ts";
import type { Span } from "./fit-ends.ts";
import { formulasIn } from "./formulas.ts";
import { formSlice, isWordBoundary, unitsText } from "./normal-form.ts";
import type { PreparedText, QuoteSearch } from "./quote-search.ts";
import { type QuoteToken, wordsOf } from "./quote-tokens.ts";

/** Places of one word that are looked at, and how often its letters may be part of a longer word until then. */
const MOST_PLACES = 64;
const MOST_TRIES = 4000;
/** Characters on each side in which two neighbours are looked for. */
const REACH = 60;

/** Places in the raw text where a folded word stands as a whole, the first ones. */
export const placesOfWord = (document: PreparedText, key: string): Span[] => {
  const { raw, skeleton } = document;
  const text = document.textOf(skeleton);
  const places: Span[] = [];
  let at = text.indexOf(key);
  for (let tries = 0; at >= 0 && tries < MOST_TRIES && places.length < MOST_PLACES; tries++) {
    const from = skeleton.from[at] as number;
    const to = skeleton.to[at + key.length - 1] as number;
    // Letters of two words, as in "t to", are none.
    const isWhole = isWordBoundary(raw, from) && isWordBoundary(raw, to);
    if (isWhole && !/\s/.test(raw.slice(from, to))) places.push([from, to]);
    at = text.indexOf(key, at + 1);
  }
  return places;
};

/** The words around a place: one and two before it, one and two behind it, "" where there is none. */
type Neighbours = {
  readonly before: readonly [next: string, second: string];
  readonly after: readonly [next: string, second: string];
};

const neighboursAt = (raw: string, [from, to]: Span): Neighbours => {
  const cut = Math.max(0, from - REACH);
  // The outermost word may be the rest of one that the reach cut.
  const before = wordsOf(raw.slice(cut, from)).slice(cut > 0 ? 1 : 0);
  const after = wordsOf(raw.slice(to, to + REACH));
  const behind = to + REACH < raw.length ? after.slice(0, -1) : after;
  return {
    before: [before.at(-1)?.key ?? "", before.at(-2)?.key ?? ""],
    after: [behind[0]?.key ?? "", behind[1]?.key ?? ""],
  };
};

/** Two words in a row on one side, or one on each side: less is shared by chance. */
const settings = ({ before, after }: Neighbours): string[] =>
  [
    [before[1], before[0], "_"],
    [before[0], "_", after[0]],
    ["_", after[0], after[1]],
  ]
    .filter((words) => !words.includes(""))
    .map((words) => words.join(" "));

/** Does one of these places have the surroundings of one of those? */
const shareSurroundings = (
  raw: string,
  these: readonly Span[],
  those: readonly Span[],
): boolean => {
  const known = new Set(those.flatMap((place) => settings(neighboursAt(raw, place))));
  return these.some((place) =>
    settings(neighboursAt(raw, place)).some((setting) => known.has(setting)),
  );
};

/**
 * All bounds are measured with the cases of `evals/quotes`: 540 of each kind over 66
 * documents in Russian and English. In brackets: of 1080 quotes that had words replaced, how many the bound
 * asks about; of 180 quotes whose sentence is gone and that are near a sibling of it, how many it finds.
 */

/** In a quote of fewer characters every word counts: it says too little to lose one. */
const SHORT_QUOTE = 20;
/** From two slips on the quote was typed badly: a letter or a short word amiss then says little. */
const BADLY_TYPED = 2;
/** A word mistyped in three letters or more, in a quote without lesser slips, is another word (3 of 1080; 5 of 180). */
const CLUSTER = 3;
/** Words at an end without counterpart from which the quote runs on from, or into, another passage (8; 18 of 71 joined). */
const OUTER_WORDS = 2;
/** Words in a row that nobody leaves out by oversight (0; 20 of 180). */
const LEFT_OUT = 2;

/**
 * So many slips, at least one in so many words, make a quote hard to read: of 8,942 quotes 12 more are placed, all
 * rightly, and of 1,920 whose passage is gone none more.
 */
const GARBLED = { slips: 3, share: 8 };
/** Share of letters amiss from which words are other words, and the letters of words that nobody puts in by oversight. */
const OTHER_LETTERS = 0.6;
const LONG_WORD = 4;

/** Words of a quote that tells its place by itself: a page has no sibling that differs from it in a word here and there. */
const LONG_QUOTE = 60;
/** So few words do not outweigh one that was copied otherwise. */
const FEW_AGREEING = 10;
/** In such a quote a difference of more words is one of passages. */
const FEW_WORDS = 2;

const negations: ReadonlySet<string> = new Set(
  wordsOf("не нет ни без нельзя никогда not no never without nor cannot").map(({ key }) => key),
);

/** What was found for a quote, and how its words differ. */
type Found = {
  readonly search: QuoteSearch;
  readonly span: Span;
  readonly comparison: WordComparison;
  readonly badlyTyped: boolean;
};

/**
 * Was another passage quoted than the one that was found? Slips of the pen, dropped marks and swapped words are no
 * evidence. A word, number or negation that differs otherwise is, unless it may be another wording: one word in
 * the place of one word that the document does not use in the same surroundings. A quarter of the words, or two in
 * each other's place, are no wording; nor are letters of a formula, words of code, and names with more that differs. To ask costs the model a second
 * quote; to edit a sibling of the sentence that was meant goes unnoticed.
 */
export const isAnotherPassage = (search: QuoteSearch, span: Span): boolean => {
  const { raw } = search.document;
  const compared = compareWords(search.quote.raw, raw.slice(...span));
  if (compared === null) return true;
  const comparison = withoutGarbled(compared, search.document);
  const found = { search, span, comparison, badlyTyped: comparison.slips >= BADLY_TYPED };
  const differences = withoutOwn(found);
  const isShort = search.quote.raw.length < SHORT_QUOTE;
  // Of two or three words the order says as much as the words; a whole heading or item is known by its mark.
  const isLine = /^\s*(?:#{1,6}|[-*+]|\d+[.)])[ \t]/.test(search.quote.raw);
  const isLong = comparison.count >= LONG_QUOTE;
  return (
    (isShort &&
      ((isLine ? differences : comparison.misplaced).length > 0 || writesAnother(found))) ||
    (!isLong && writesOtherCode(found)) ||
    (!isLong && (comparison.exchanged || changesCopied(found) || mistypesAnother(found))) ||
    replacesMany(comparison) ||
    (!isLong && namesOthers(found)) ||
    repeatsReplacement(differences, comparison.mistyped) ||
    hasTwin(search, differences) ||
    differences.some(
      (difference) => !saysLittle(found, difference) && saysAnother(found, difference),
    )
  );
};

/**
 * Words that the passage has as often, within a tag or joined to others, are no difference; nor is the number of an item
 * that was left out with its line break.
 */
const withoutOwn = ({ search: { document, quote }, span, comparison }: Found): WordDifference[] => {
  const ours = quote.textOf(quote.skeleton);
  const theirs = unitsText(formSlice(document.skeleton, ...span));
  const countIn = (text: string, key: string) => text.split(key).length;
  const isOwn = ({ key }: QuoteToken) =>
    key.length > 2 && theirs.includes(key) && countIn(theirs, key) >= countIn(ours, key);
  const isListNumber = ({ kind, from, to }: QuoteToken) =>
    kind === "number" && opensItem(document.raw, span[0] + from, span[0] + to);
  return comparison.differences
    .map(({ quoted, real, outer }) => {
      const own = quoted.filter(isOwn);
      const isJoined = ({ key }: QuoteToken) => own.some((word) => word.key.includes(key));
      return {
        quoted: quoted.filter((word) => !own.includes(word)),
        real: real.filter((word) => !isJoined(word) && !isListNumber(word)),
        outer,
      };
    })
    .filter(({ quoted, real }) => quoted.length + real.length > 0);
};

const opensItem = (raw: string, from: number, to: number): boolean =>
  /^[ \t>]*$/.test(raw.slice(raw.lastIndexOf("\n", from - 1) + 1, from)) &&
  /^[.)]\s/.test(raw.slice(to, to + 2));

/** In a quote so full of slips a word that the document nowhere has is one more. */
const withoutGarbled = (comparison: WordComparison, document: PreparedText): WordComparison => {
  const { slips, count, mistyped, differences, misplaced } = comparison;
  if (slips < GARBLED.slips || GARBLED.share * slips < count) return comparison;
  const isWord = ({ key }: QuoteToken) => placesOfWord(document, key).length > 0;
  const isKept = ({ quoted, real }: WordDifference) =>
    quoted.length !== real.length || quoted.some(isWord);
  return {
    ...comparison,
    mistyped: mistyped.filter(([quoted]) => isWord(quoted)),
    differences: differences.filter(isKept),
    misplaced: misplaced.filter(isKept),
  };
};

/**
 * Words put in, or many words for few others, of other letters: no slip makes them, however badly the quote was typed. A
 * word less may be one that was left out.
 */
const runsOn = ({ quoted, real }: WordDifference): boolean => {
  const [ours, theirs] = [quoted, real].map((words) => words.map(({ key }) => key).join("")) as [
    string,
    string,
  ];
  const most = Math.max(ours.length, theirs.length);
  if (quoted.length === real.length || typingDistance(ours, theirs) < OTHER_LETTERS * most)
    return false;
  return real.length === 0
    ? most >= LONG_WORD
    : Math.abs(quoted.length - real.length) > 1 && most >= 2 * LONG_WORD;
};

const isNumber = ({ kind }: QuoteToken): boolean => kind === "number";
const isNegation = ({ key }: QuoteToken): boolean => negations.has(key);

/** Is it a word or two within a long quote, and no value? */
const saysLittle = ({ comparison }: Found, { quoted, real, outer }: WordDifference): boolean =>
  comparison.count >= LONG_QUOTE &&
  !outer &&
  Math.max(quoted.length, real.length) <= FEW_WORDS &&
  ![...quoted, ...real].some((word) => isNumber(word) || isNegation(word));

const saysAnother = (found: Found, difference: WordDifference): boolean => {
  const { badlyTyped, comparison, search, span } = found;
  const { quoted, real, outer } = difference;
  // Numbers are copied: typing errors do not make or lose them.
  if (quoted.length !== real.length && [...quoted, ...real].some(isNumber))
    return quoted.length === 0 || real.length === 0 || !badlyTyped;
  if (runsOn(difference)) return true;
  if (!badlyTyped) {
    if (quoted.some(isNegation) !== real.some(isNegation)) return true;
    if (quoted.length === 0) return real.length >= LEFT_OUT;
    // Words are put in, or put for more or fewer words, where another sentence was quoted.
    if (quoted.length !== real.length) return true;
    if (outer && quoted.length >= OUTER_WORDS) return true;
  }
  return (
    quoted.length === real.length &&
    quoted.some((word, index) =>
      isOtherWord(search, span, [word, real[index] as QuoteToken], comparison.slips),
    )
  );
};

/** Does a word stand in the place of another one, in whose place other passages have others still? */
const hasTwin = (search: QuoteSearch, differences: readonly WordDifference[]): boolean =>
  differences.some(({ quoted, real }) => quoted.length === 1 && real.length === 1) &&
  findOneWordOff(search).length > 1;

/** Share of replaced words from which they are no other wording: what stands there is made after the same pattern. */
const MANY_REPLACED = 0.25;
/** Of fewer words one that is replaced makes another name. */
const FEWEST_WORDS = 5;

const replacesMany = ({ differences, count, slips }: WordComparison): boolean => {
  const replaced = differences
    .filter(({ quoted, real }) => quoted.length > 0 && real.length > 0)
    .map(({ quoted, real }) => Math.min(quoted.length, real.length));
  const words = replaced.reduce((sum, more) => sum + more, 0);
  return words === count
    ? words > 0
    : (words > 1 || (slips === 0 && count < FEWEST_WORDS)) && words >= MANY_REPLACED * count;
};

/**
 * A name in the place of a name, in a sentence or a cell, or two words of the same ending in the place of two others: a
 * sentence or a row made after the same pattern about something else.
 */
const namesOthers = ({ search, span, comparison }: Found): boolean => {
  const { document, quote } = search;
  const pairs = comparison.misplaced
    .filter(({ quoted, real }) => quoted.length === 1 && real.length === 1)
    .map(({ quoted: [ours], real: [theirs] }) => [ours, theirs] as Pair);
  const areNames = ([ours, theirs]: Pair) =>
    isName(quote.raw, ours.from) && isName(document.raw, span[0] + theirs.from);
  const isOfCells = ([ours, theirs]: Pair) =>
    opensCell(quote.raw, ours.from) && opensCell(document.raw, span[0] + theirs.from);
  const alike = [...pairs, ...comparison.mistyped.filter(isFar)];
  return (
    pairs.some((pair) => areNames(pair) || (isFar(pair) && isOfCells(pair))) ||
    (alike.length > 1 && alike.every(endAlike))
  );
};

type Pair = readonly [quoted: QuoteToken, real: QuoteToken];

const isFar = ([quoted, real]: Pair): boolean => typingDistance(quoted.key, real.key) >= CLUSTER;

/** A capital letter behind a word of the same sentence. */
const isName = (raw: string, at: number): boolean =>
  /^\p{Lu}/u.test(raw.slice(at, at + 2)) &&
  /[\p{Ll}\p{N},;] [*_`"«“(]{0,3}$/u.test(raw.slice(Math.max(0, at - 6), at));

/** A capital letter at the beginning of a cell. */
const opensCell = (raw: string, at: number): boolean =>
  /\|[ \t]{0,9}[*_`"«“(]{0,3}\p{Lu}$/u.test(raw.slice(Math.max(0, at - 13), at + 1));

const ENDING = 2;

const endAlike = ([{ key: ours }, { key: theirs }]: Pair): boolean =>
  ours.length > ENDING && theirs.length > ENDING && ours.slice(-ENDING) === theirs.slice(-ENDING);

/** In a short quote a slip that makes another word of the document is none. */
const writesAnother = ({ search: { document }, comparison }: Found): boolean =>
  comparison.mistyped.some(([{ key }]) => placesOfWord(document, key).length > 0);

/**
 * Does a word differ where words are copied rather than worded: in a formula, in code, in the name of a row, an item or
 * a section? Twins differ there, and in more than a name.
 */
const changesCopied = ({ search, span, comparison, badlyTyped }: Found): boolean => {
  const { misplaced, count } = comparison;
  if (misplaced.length === 0) return false;
  const { document, quote } = search;
  const inFormula = standsIn(inlineFormulas(document.raw), span[0]);
  const inCode = standsIn(blocksOfCode(document.raw), span[0]);
  const inQuoted = standsIn(inlineFormulas(quote.raw), 0);
  const inName = standsIn(namesIn(document.raw, span), span[0]);
  const runs = misplaced
    .map(({ quoted, real }) => ({ quoted: quoted.filter(isSaid), real: real.filter(isSaid) }))
    .filter(({ quoted, real }) => quoted.length + real.length > 0);
  const copied = runs.filter(({ quoted, real }) => real.some(inFormula) || quoted.some(inQuoted));
  const counts = ({ key }: QuoteToken) => !badlyTyped || key.length >= CLUSTER;
  const isReplaced = ({ quoted, real }: Words) => quoted.some(counts) && real.some(counts);
  const isWritten = ({ key }: QuoteToken) =>
    comparison.slips === 0 || placesOfWord(document, key).length > 0;
  if (runs.some((run) => isReplaced(run) && run.real.some(inCode) && run.quoted.some(isWritten)))
    return true;
  if (runs.length === 1)
    return (
      count <= FEW_AGREEING &&
      copied.some((run) => isReplaced(run) || (comparison.slips === 0 && hasVariable(run)))
    );
  return (
    copied.some(isReplaced) ||
    runs.some((run) => run.real.some(inName) && isReplaced(run)) ||
    (!badlyTyped && copied.filter(hasVariable).length > 1)
  );
};

/**
 * In code nobody puts words in, leaves out one that is joined to others, or writes another name of the text: that makes
 * another expression.
 */
const writesOtherCode = ({ search: { document }, span, comparison }: Found): boolean => {
  const { raw } = document;
  const { mistyped, differences, slips } = comparison;
  const inCode = standsIn(
    formulasIn(raw).filter((found) => isCode(raw, found)),
    span[0],
  );
  const isName = (pair: Pair) =>
    (slips === 1 || isFar(pair)) && placesOfWord(document, pair[0].key).length > 0;
  const isJoined = ({ key, from, to }: QuoteToken) =>
    (slips === 0 || key.length >= CLUSTER) &&
    (/\S[_.:/-]$/.test(raw.slice(Math.max(0, span[0] + from - 2), span[0] + from)) ||
      /^[_.:/-][\p{L}\p{N}]/u.test(raw.slice(span[0] + to, span[0] + to + 2)));
  return (
    mistyped.some((pair) => inCode(pair[1]) && isName(pair)) ||
    differences.some(({ quoted, real }) =>
      real.length === 0
        ? quoted.length > 1 && standsIn(blocksOfCode(raw), span[1])({ from: -1, to: 0 })
        : quoted.length === 0 && real.every(inCode) && real.some(isJoined),
    )
  );
};

type Words = Pick<WordDifference, "quoted" | "real">;

/** Words that change places are a slip, also in code; letters of a formula are not. */
const hasVariable = ({ quoted, real }: Words): boolean =>
  [...quoted, ...real].some(({ key }) => key.length < CLUSTER);

const isSaid = ({ kind }: QuoteToken): boolean => kind !== "command";

const isCode = (raw: string, [start]: Span): boolean =>
  /^[ \t>]*[`~]/.test(raw.slice(start, start + 20));

const isBlock = (raw: string, [start]: Span): boolean =>
  /^[ \t>]*(?:`{3}|~{3})/.test(raw.slice(start, start + 20));

/** The lines of blocks of code: what stands beside the fence says only in what it is written. */
const blocksOfCode = (raw: string): Span[] =>
  formulasIn(raw)
    .filter((span) => isBlock(raw, span))
    .map(([start, end]) => [raw.indexOf("\n", start), end]);

const inlineFormulas = (raw: string): Span[] =>
  formulasIn(raw).filter((span) => !isBlock(raw, span));

const standsIn =
  (ranges: readonly Span[], offset: number) =>
  ({ from, to }: Pick<QuoteToken, "from" | "to">): boolean =>
    ranges.some(([start, end]) => start <= from + offset && to + offset <= end);

/** The first cell of a row, what an item is about up to its colon or dash, a heading. */
const name =
  /^[ \t>]*(?:\|[^|\n]*\||#{1,6}[ \t][^\n]*|(?:[-*+]|\d{1,9}[.)])[ \t]+[^\n:—–]{1,80}(?::|[ \t][-—–])[ \t])/gm;

const namesIn = (raw: string, [start, end]: Span): Span[] => {
  const from = raw.lastIndexOf("\n", start - 1) + 1;
  return [...raw.slice(from, end).matchAll(name)].map(
    ({ 0: found, index }): Span => [from + index, from + index + found.length],
  );
};

/** The same word for the same other one more than once: another name, not another wording (0 of 1080; 24 of 180). */
const repeatsReplacement = (
  differences: readonly WordDifference[],
  mistyped: readonly Pair[],
): boolean => {
  const pairs = differences
    .filter(({ quoted, real }) => quoted.length === real.length)
    .flatMap(({ quoted, real }) => quoted.map(({ key }, index) => `${key} ${real[index]?.key}`))
    .concat(mistyped.map(([quoted, real]) => `${quoted.key} ${real.key}`));
  return new Set(pairs).size < pairs.length;
};

/** Is a word that looks mistyped another word of the document? An ending that differs makes no other word. */
const mistypesAnother = ({ search, span, comparison }: Found): boolean => {
  const { mistyped, slips } = comparison;
  if (slips > 0 && mistyped.length === slips && mistyped.every(isFar)) return true;
  return mistyped.some(
    ([quoted, real]) =>
      differInPrefix(quoted.key, real.key) ||
      (!differInEnding(quoted.key, real.key) &&
        namesOtherThing(search.document, span, quoted, real)),
  );
};

const differInEnding = (a: string, b: string): boolean => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return 2 * same >= Math.max(a.length, b.length);
};

/** Has one of them two letters or more in front? So begin contrary words: a typist puts in one letter. */
const differInPrefix = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) > 1 && (a.endsWith(b) || b.endsWith(a));

/** Share of letters amiss from which a word that the document nowhere has is another word (0 of 1080; 31 of 180). */
const UNKNOWN = 0.5;
/** The same, when other words are mistyped as well. */
const UNKNOWN_AMONG_SLIPS = 0.67;
/** Letters of a word and its neighbour that stand side by side elsewhere, too: fewer meet by chance. */
const SHORTEST_PAIR = 10;

/** Is one word that stands in the place of another one the name of another thing rather than another wording? */
const isOtherWord = (
  { document, quote }: QuoteSearch,
  span: Span,
  [quoted, real]: readonly [QuoteToken, QuoteToken],
  slips: number,
): boolean => {
  if (quoted.kind === "number" || real.kind === "number") return true;
  const amiss = typingDistance(quoted.key, real.key) / Math.max(quoted.key.length, real.key.length);
  if (
    quoted.key.length >= LONG_WORD &&
    amiss > (slips > 0 ? UNKNOWN_AMONG_SLIPS : UNKNOWN) &&
    !document.raw.includes(quote.raw.slice(quoted.from, quoted.to)) &&
    !document.textOf(document.skeleton).includes(quoted.key)
  )
    return true;
  return (quoted.key.length > 2 || slips === 0) && namesOtherThing(document, span, quoted, real);
};

/**
 * Does the document use both words alike? It does when they stand in the same surroundings (39 of 1080; 91 of 180), or
 * when ours stands beside the same neighbour in another place (27; 69): then each has its own passages.
 */
const namesOtherThing = (
  document: PreparedText,
  span: Span,
  quoted: QuoteToken,
  real: QuoteToken,
): boolean => {
  const { raw } = document;
  const elsewhere = placesOfWord(document, quoted.key).filter(
    ([from, to]) => to <= span[0] || from >= span[1],
  );
  if (elsewhere.length === 0) return false;
  const here = neighboursAt(raw, [span[0] + real.from, span[0] + real.to]);
  const isBeside = (ours: string, theirs: string) =>
    ours === theirs && ours !== "" && ours.length + quoted.key.length >= SHORTEST_PAIR;
  return (
    elsewhere.some((place) => {
      const { before, after } = neighboursAt(raw, place);
      return isBeside(before[0], here.before[0]) || isBeside(after[0], here.after[0]);
    }) || shareSurroundings(raw, elsewhere, placesOfWord(document, real.key))
  );
};
