import { matchSequences } from "#lib/text/match-sequences.ts";
import {
  type BridgeRules,
  bridgeWords,
  gapMarks,
  gapsOf,
  isPaired,
  marksBeyond,
  type Stretch,
  type ThreeGaps,
} from "./bridge-words.ts";
import type { Span } from "./fit-ends.ts";
import {
  agreeInSigns,
  formulaSigns,
  isWithin,
  sameOperators,
  signComesBack,
  withSignsBeside,
} from "./formulas.ts";
import { unitsWithin } from "./normal-form.ts";
import { cutEllipsis, sameForms, sameLetters } from "./quote-search.ts";
import { keyOf, type QuoteToken, type WordsAndGaps, wordsAndGaps } from "./quote-tokens.ts";
import { repairsFor } from "./repair-escapes.ts";
import {
  deletedSpan,
  type Reading,
  withMarksBeside,
  withQuestionMark,
  withWordsOutside,
} from "./span-marks.ts";

/** A quote and a passage whose words differ more are not compared word by word. */
const MOST_EDITS = 2000;

type PlacedWords = {
  /** Whether quote and passage have the same letters and digits. */
  readonly same: boolean;
  /** Where each word of the quote stands in the passage; null when it does not. */
  readonly spans: readonly (Span | null)[];
};

/** Where the words of a quote stand in the passage that was found for it. */
const placeWords = (quote: string, words: readonly QuoteToken[], passage: string): PlacedWords => {
  const forms = sameForms(quote, passage);
  if (forms === null) return { same: false, spans: wordByWord(words, passage) };
  const [ours, theirs] = forms;
  const spans = words.map(({ from, to }): Span | null => {
    const units = unitsWithin(ours, from, to);
    if (units === null) return null;
    const start = theirs.from[units[0]] as number;
    return [withBackslash(passage, start), theirs.to[units[1] - 1] as number];
  });
  return { same: true, spans };
};

/** A command is named with its backslash. */
const withBackslash = (text: string, start: number): number =>
  text[start - 1] === "\\" && text[start - 2] !== "\\" && /[a-zA-Z]/.test(text[start] ?? "")
    ? start - 1
    : start;

const wordByWord = (words: readonly QuoteToken[], passage: string): (Span | null)[] => {
  const real = wordsAndGaps(passage).words;
  const partner = pairKeys(words, real);
  return words.map((_, index) => spanOf(real[partner?.[index] ?? -1]));
};

const spanOf = (word: QuoteToken | undefined): Span | null =>
  word === undefined ? null : [word.from, word.to];

/**
 * Where the words of a quote "beginning … end" stand: those in front of the ellipsis as near to the passage's
 * beginning, those behind it as near to its end as they can.
 */
const placeAround = (
  words: readonly QuoteToken[],
  ellipsis: number,
  passage: string,
): (Span | null)[] => {
  const real = wordsAndGaps(passage).words;
  const [head, tail] = [words.slice(0, ellipsis), words.slice(ellipsis + 1)];
  const ahead = pairKeys(head, real);
  const backwards = pairKeys(tail.toReversed(), real.toReversed());
  const back = tail.map((_, index) => {
    const at = backwards?.[tail.length - 1 - index] ?? -1;
    return at < 0 ? -1 : real.length - 1 - at;
  });
  return [
    ...head.map((_, index) => spanOf(real[ahead?.[index] ?? -1])),
    null,
    ...back.map((at) => spanOf(real[at])),
  ];
};

/** For every word its partner among the others, in order, or -1; null when they are too unlike. */
const pairKeys = (words: readonly QuoteToken[], others: readonly QuoteToken[]): Int32Array | null =>
  matchSequences(words.map(keyOf), others.map(keyOf), MOST_EDITS);

/** What a change comes to at its place: `text` takes the place of `[start, end)` of the document. */
export type CarriedChange = {
  readonly kind: "carried";
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** The change cannot be carried without making something up: whoever wrote it must see what stands there. */
export type ReturnedChange = {
  readonly kind: "differs";
  /** The passage that the quote means. */
  readonly start: number;
  readonly end: number;
  /** What would have been stored; null when it was not even made. */
  readonly text: string | null;
};

/** A rewrite that keeps less than this share of the quote's words is no series of small changes. */
const LEAST_KEPT = 0.34;

/**
 * Carries a change, written as a quote and its new text, to the passage that the quote means. The words that will
 * stand there are those of the new text, letter by letter. Marks that the quote lacks and the new text has are the
 * passage's own, written once; those that both lack stay at the words that stay.
 */
export const carryChange = (
  document: string,
  place: { readonly start: number; readonly end: number },
  quote: string,
  newText: string,
): CarriedChange | ReturnedChange => {
  const passage = document.slice(place.start, place.end);
  if (newText.trim() === "") return { kind: "carried", ...deletedSpan(document, place), text: "" };
  const read = readQuote(quote, newText, passage);
  const ended = withQuestionMark(document, place, read);
  const outside = withWordsOutside(document, ended);
  const { start, end, ...reading } = outside ?? withMarksBeside(document, ended, ended);
  const differs = { kind: "differs", start: place.start, end: place.end } as const;
  if (leavesRest(document, end, quote, newText)) return { ...differs, text: null };
  if (reading.quoted === document.slice(start, end))
    return { kind: "carried", start, end, text: reading.wanted };
  const carried =
    outside === null
      ? carryWords(document, [start, end], reading)
      : { text: outside.text, leftOut: null };
  if (carried === null) return { ...differs, text: null };
  const { text, leftOut } = carried;
  const guarded = leftOut === null ? text : text.replace(leftOut, () => "");
  const isAsWritten =
    sameWords(guarded, reading.wanted) &&
    !leavesEmptyPair(document.slice(start, end), text, reading.wanted) &&
    sameSigns(document, { start, end }, reading, carried) &&
    sameOperators(document.slice(0, start), guarded, document.slice(end), reading.wanted);
  return isAsWritten ? { kind: "carried", start, end, text } : { ...differs, text };
};

/**
 * Would a whole sentence be put before the rest of the one that the quote began? "The beginning …" does not say where
 * the passage ends.
 */
const leavesRest = (document: string, end: number, quote: string, newText: string): boolean =>
  /(?:…|\.{3}|\[…\])\]?$/.test(quote.trim()) &&
  /(?<!\.\.)[.!?][*_)»”"]*$/.test(newText.trim()) &&
  /^[^\n.!?…]{0,40}[\p{L}\p{N}]/u.test(document.slice(end, end + 60)) &&
  !/[.!?…]$/.test(document.slice(0, end));

/** The last guard: whatever the rules above it do, no other words are stored than those that were written. */
const sameWords = (stored: string, written: string): boolean => {
  const [text, wanted] = [distinctLetters(stored), distinctLetters(written)];
  return sameLetters(text, wanted) || sameLetters(withoutNumbers(text), withoutNumbers(wanted));
};

/** Nor marks around nothing: a formula, code or emphasis whose words went elsewhere. */
const leavesEmptyPair = (passage: string, stored: string, written: string): boolean =>
  ["$$", "``", "**", "__", "~~"].some(
    (pair) => stored.includes(pair) && !passage.includes(pair) && !written.includes(pair),
  );

/** `й` is a letter of its own, no accented `и`: a sign without a decomposition stands for it. */
const distinctLetters = (text: string): string => text.normalize("NFC").replace(/й/gi, "ҋ");

/** And no other signs of formulas: those of the passage neither contradict the quote nor what was written. */
const sameSigns = (
  document: string,
  place: { readonly start: number; readonly end: number },
  { quoted, wanted }: Reading,
  { text, leftOut }: Carried,
): boolean => {
  const [before, behind] = withSignsBeside(document, place, quoted);
  const passage = formulaSigns(before + document.slice(place.start, place.end) + behind);
  const [stored, written] = [formulaSigns(before + text + behind), formulaSigns(wanted)];
  if (signComesBack(formulaSigns(quoted), written, passage)) return false;
  return leftOut === null ? agreeInSigns(stored, written) : isWithin(written, stored);
};

/** Without the numbers of list items, which a model leaves out with the other marks of a line. */
const withoutNumbers = (text: string): string => text.replace(/^[ \t>]*\d{1,9}[.)](?=[ \t])/gm, "");

/** Quote and new text with the same escapes repaired and without what stands only around them. */
const readQuote = (quote: string, newText: string, passage: string): Reading => {
  if (quote === passage) return { quoted: quote, wanted: newText };
  const readings = [
    { quoted: quote, wanted: newText },
    ...repairsFor(quote).map((repair) => ({ quoted: repair(quote), wanted: repair(newText) })),
  ].map(({ quoted, wanted }) => ({ quoted: quoted.trim(), wanted: wanted.trim() }));
  const reading =
    readings.find(({ quoted }) => quoted === passage.trim()) ??
    readings.find(({ quoted }) => sameLetters(quoted, passage)) ??
    (readings.at(-1) as Reading);
  const { quoted, wanted } = withoutOuterEllipses(reading, passage);
  const values = valuesOf(passage);
  return {
    quoted: withValues(withStraightValues(quoted), values),
    wanted: withValues(withStraightValues(wanted), values),
  };
};

const anyTag = /<[a-zA-Z][^<>\n]{0,1000}>/g;
const anyValue = /[\w-]{1,40}="[^"]*"/g;
const bareValue = (value: string): string => value.replace(/[_*`~]/g, "");

/** The values of a passage's tags, by what is left of them where a model takes signs in them for marks. */
const valuesOf = (passage: string): ReadonlyMap<string, string> =>
  new Map(
    (passage.match(anyTag) ?? [])
      .flatMap((tag) => tag.match(anyValue) ?? [])
      .map((value) => [bareValue(value), value]),
  );

/** `target="blank"` for `target="_blank"` is the value that stands there: a tag goes or stays as a whole. */
const withValues = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(anyTag, (tag) =>
    tag.replace(anyValue, (value) => values.get(bareValue(value)) ?? value),
  );

/** Values within a tag stand in straight quotation marks: typography makes others of them, which no browser reads. */
const withStraightValues = (text: string): string =>
  text.replace(/<[a-zA-Z][^<>\n]{0,1000}>/g, (tag) =>
    tag.replace(/=[«“„”]([^«»“„”"]*)[»“”]/g, '="$1"'),
  );

/** "…" for what stands before or behind the quoted words, in the quote and in the new text. */
const withoutOuterEllipses = ({ quoted, wanted }: Reading, passage: string): Reading => {
  const kept = cutEllipsis(quoted);
  return kept === quoted || cutEllipsis(passage.trim()) !== passage.trim()
    ? { quoted, wanted }
    : { quoted: kept, wanted: cutEllipsis(wanted) };
};

type Carried = {
  readonly text: string;
  /** What an ellipsis of quote and new text stands for. */
  readonly leftOut: string | null;
};

/** Null when a word of the quote that the new text keeps does not stand in the passage, or others stand between. */
const carryWords = (document: string, [start, end]: Span, reading: Reading): Carried | null => {
  const passage = document.slice(start, end);
  const [ours, theirs] = [wordsAndGaps(reading.quoted), wordsAndGaps(reading.wanted)];
  const { spans, same } = placeWords(ours.text, ours.words, passage);
  if (comesBack(ours, theirs, spans, passage)) return null;
  const plain = { passage, ours, theirs, spans, same };
  if (same || ellipsesIn(ours) === 0) return carryKept(plain);
  const elided = wordsAndGaps(reading.quoted, true, true);
  const both = wordsAndGaps(reading.wanted, true, true);
  const withMiddle = { ...plain, ours: elided, spans: withLeftOut(elided, passage), theirs: both };
  if (!elided.words.some(({ kind }, at) => kind === "mark" && withMiddle.spans[at] !== null))
    return carryKept(plain);
  if (keepsEllipsis(elided, both)) return carryKept(withMiddle);
  // An ellipsis that only the new text has is no text; without one it says all that shall stand there.
  return ellipsesIn(theirs) > ellipsesIn(wordsAndGaps(passage))
    ? null
    : { text: wholeText(passage, ours, theirs), leftOut: null };
};

const ellipsesIn = ({ gaps }: WordsAndGaps): number =>
  gaps.slice(1, -1).filter((gap) => /…|\.{3}/.test(gap)).length;

/** Has the new text the ellipsis of the quote, beside a word that it stands beside there? */
const keepsEllipsis = (ours: WordsAndGaps, theirs: WordsAndGaps): boolean => {
  const partner = pairKeys(ours.words, theirs.words) ?? [];
  return ours.words.some(({ kind }, at) => {
    const other = partner[at] ?? -1;
    if (kind !== "mark" || other < 0) return false;
    return partner[at - 1] === other - 1 || partner[at + 1] === other + 1;
  });
};

/** Where the words stand, and for the ellipsis the words that it stands for. */
const withLeftOut = ({ words }: WordsAndGaps, passage: string): (Span | null)[] => {
  const at = words.findLastIndex(({ kind }) => kind === "mark");
  const spans = placeAround(words, at, passage);
  const [from, to] = [spans[at - 1]?.[1], spans[at + 1]?.[0]];
  if (from === undefined || to === undefined || from > to) return spans;
  const left = wordsAndGaps(passage.slice(from, to), false).words;
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return spans;
  return spans.with(at, [from + first.from, from + last.to]);
};

type Words = Omit<Comparison, "kept"> & { readonly same: boolean };

const carryKept = (compared: Words): Carried | null => {
  const { passage, ours, theirs, spans, same } = compared;
  const kept = keptWords(ours, theirs);
  if (kept.length === 0) return { text: wholeText(passage, ours, theirs), leftOut: null };
  const stretches = stretchesOf({ ...compared, kept });
  if (stretches === null || stretches.some(hasOmitted)) return null;
  const restores = same && stretches.flatMap(gapsOf).some(restoresMark);
  let leftOut: string | null = null;
  const words = kept.map(({ own, other }) => {
    const [a, b] = [ours.words[own], theirs.words[other]];
    const written = theirs.text.slice(b?.from, b?.to);
    const there = passage.slice(...(spans[own] as Span));
    if (a?.kind === "mark") leftOut = there;
    const isSame = ours.text.slice(a?.from, a?.to) === written;
    return isSame || a?.kind === "mark" ? there : written;
  });
  const marks = pairedMarks(passage);
  const texts = stretches.map((stretch, index) => {
    const from = spans[kept[index - 1]?.own ?? -1]?.[1] ?? 0;
    const rules: BridgeRules = {
      dropped: (kind) => restores && isPaired(kind),
      isOpen: (kind) =>
        marks.filter((mark) => mark.kind === kind && mark.at < from).length % 2 === 1,
    };
    return bridgeWords(stretch, rules);
  });
  return { text: texts.map((text, index) => text + (words[index] ?? "")).join(""), leftOut };
};

/** The paired marks of a text with their places. */
const pairedMarks = (text: string): { readonly kind: string; readonly at: number }[] => {
  let next = 0;
  return gapMarks(text).flatMap(({ kind, raw }) => {
    const at = next;
    next += raw.length;
    return isPaired(kind) ? [{ kind, at }] : [];
  });
};

/** Does the new text have a mark of the passage that the quote lacks? Then it has all that it wants. */
const restoresMark = ({ quoted, wanted, real }: ThreeGaps): boolean => {
  const added = marksBeyond(wanted, quoted).map(({ kind }) => kind);
  return marksBeyond(real, quoted).some(({ kind }) => isPaired(kind) && added.includes(kind));
};

/** Does a word of the quote that the passage lacks stand in the new text? Its writer believes that it stands there. */
const comesBack = (
  ours: WordsAndGaps,
  theirs: WordsAndGaps,
  spans: readonly (Span | null)[],
  passage: string,
): boolean => {
  const back = new Set(theirs.words.map(({ key }) => key));
  const missing = ours.words.filter(({ key }, index) => spans[index] === null && back.has(key));
  if (missing.length === 0) return false;
  const there = new Set(wordsAndGaps(passage).words.map(({ key }) => key));
  return missing.some(({ key }) => !there.has(key));
};

type KeptWord = { readonly own: number; readonly other: number };

const isRewrite = (words: number, kept: number): boolean => words > 3 && kept < LEAST_KEPT * words;

/** The words of the quote that the new text keeps; none when it is a rewrite. */
const keptWords = (ours: WordsAndGaps, theirs: WordsAndGaps): KeptWord[] => {
  const partner = pairKeys(ours.words, theirs.words) ?? [];
  const kept = [...partner].flatMap((other, own) => (other < 0 ? [] : [{ own, other }]));
  // The cells of a row are changed one by one: a short new one leaves the others as they are.
  const isRow = [ours, theirs].every(({ text }) => /^\|[^\n]*\|$/.test(text));
  return !isRow && isRewrite(ours.words.length, kept.length) ? [] : kept;
};

/** The new text as it stands, but for marks at its ends that quote and new text both lack. */
const wholeText = (passage: string, ours: WordsAndGaps, theirs: WordsAndGaps): string => {
  const all: Stretch = {
    ...{ quoted: outerGaps(ours), wanted: outerGaps(theirs), inserted: innerText(theirs) },
    ...{ removes: true, innerGaps: ours.gaps.slice(1, -1), region: passage },
    ...{ atStart: true, atEnd: true },
  };
  if (ours.words.length === 0 || theirs.words.length === 0) return theirs.text;
  return bridgeWords(all, { dropped: isPaired, isOpen: () => false });
};

const outerGaps = ({ gaps }: WordsAndGaps): readonly [string, string] => [
  gaps[0] ?? "",
  gaps.at(-1) ?? "",
];

const innerText = ({ text, words }: WordsAndGaps): string =>
  text.slice(words[0]?.from, words.at(-1)?.to);

type Comparison = {
  readonly passage: string;
  readonly ours: WordsAndGaps;
  readonly theirs: WordsAndGaps;
  readonly spans: readonly (Span | null)[];
  readonly kept: readonly KeptWord[];
};

/** What lies before, between and behind the kept words; null when one of them is not in the passage. */
const stretchesOf = (compared: Comparison): Stretch[] | null => {
  const { kept } = compared;
  const stretches = Array.from({ length: kept.length + 1 }, (_, index) =>
    stretchBetween(compared, kept[index - 1] ?? null, kept[index] ?? null),
  ).filter((stretch) => stretch !== null);
  return stretches.length === kept.length + 1 ? stretches : null;
};

const stretchBetween = (
  { passage, ours, theirs, spans }: Comparison,
  before: KeptWord | null,
  behind: KeptWord | null,
): Stretch | null => {
  const from = before === null ? 0 : spans[before.own]?.[1];
  const to = behind === null ? passage.length : spans[behind.own]?.[0];
  if (from === undefined || to === undefined || from > to) return null;
  const [own, other] = before === null ? [0, 0] : [before.own + 1, before.other + 1];
  const nextOwn = behind?.own ?? ours.words.length;
  const nextOther = behind?.other ?? theirs.words.length;
  const inserted = theirs.words.slice(other, nextOther);
  return {
    quoted: [ours.gaps[own] ?? "", ours.gaps[nextOwn] ?? ""],
    wanted: [theirs.gaps[other] ?? "", theirs.gaps[nextOther] ?? ""],
    removes: nextOwn > own,
    innerGaps: ours.gaps.slice(own + 1, nextOwn),
    inserted: theirs.text.slice(inserted[0]?.from ?? 0, inserted.at(-1)?.to ?? 0),
    region: passage.slice(from, to),
    atStart: before === null,
    atEnd: behind === null,
  };
};

/** Has the passage words between two that quote and new text have side by side? They would stay unseen. */
const hasOmitted = ({ removes, region, atStart }: Stretch): boolean =>
  !removes && wordsAndGaps(region, atStart).words.length > 0;
