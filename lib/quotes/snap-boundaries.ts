import type { Span } from "./fit-ends.ts";
import { isWordBoundary } from "./fold-tables.ts";

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Longest cluster that is looked at: an emoji family has 11 units, stacked accents more. */
const LONGEST_CLUSTER = 64;

/** Units that can stand inside a cluster; anything else needs no segmenter. */
const mayJoin =
  /\p{M}|\p{Cs}|\p{Cf}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Extended_Pictographic}|[\u1100-\u11ff\uac00-\ud7af]|\r\n/u;

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The cluster that `at` would cut, or null. */
const clusterAround = (raw: string, at: number): Span | null => {
  if (at <= 0 || at >= raw.length) return null;
  if (!isLowSurrogate(raw.charCodeAt(at)) && !mayJoin.test(raw.slice(at - 1, at + 2))) return null;
  const from = clusterStart(raw, at);
  for (const { index, segment } of graphemes.segment(raw.slice(from, at + LONGEST_CLUSTER))) {
    const [start, end] = [from + index, from + index + segment.length];
    if (start === at) return null;
    if (start < at && at < end) return [start, end];
    if (start > at) return null;
  }
  return null;
};

/** A place before `at` where a cluster surely starts: after plain white space or ASCII. */
const clusterStart = (raw: string, at: number): number => {
  let from = at - 1;
  while (from > 0 && at - from < LONGEST_CLUSTER && !/[\x20-\x7e\n]/.test(raw[from] ?? "")) from--;
  return from;
};

/** The LaTeX command that `at` would cut, or null: between the backslash and its last letter. */
const commandAround = (raw: string, at: number): Span | null => {
  let start = at;
  while (start > 0 && at - start < 40 && /[a-zA-Z]/.test(raw[start - 1] ?? "")) start--;
  if (raw[start - 1] !== "\\" || isEscaped(raw, start - 1)) return null;
  const rest = /^[a-zA-Z]*/.exec(raw.slice(at, at + 40))?.[0].length ?? 0;
  const control =
    start === at && rest === 0 && at < raw.length && !/\s/.test(raw[at] ?? " ") ? 1 : 0;
  return rest + control === 0 ? null : [start - 1, at + rest + control];
};

/** Is the backslash at `at` the second of a `\\`? */
const isEscaped = (raw: string, at: number): boolean => {
  let slashes = 0;
  while (at - slashes > 0 && raw[at - slashes - 1] === "\\") slashes++;
  return slashes % 2 === 1;
};

const wordStart = (raw: string, at: number): number => {
  let start = at;
  while (start > 0 && !isWordBoundary(raw, start)) start--;
  return start;
};
const wordEnd = (raw: string, at: number): number => {
  let end = at;
  while (end < raw.length && !isWordBoundary(raw, end)) end++;
  return end;
};

/** Widens a span so that it cuts no surrogate pair or grapheme cluster in half. */
export const snapToClusters = (raw: string, [start, end]: Span): Span => [
  clusterAround(raw, start)?.[0] ?? start,
  clusterAround(raw, end)?.[1] ?? end,
];

/** The same, and no LaTeX command. */
export const snapToCharacters = (raw: string, span: Span): Span => {
  const [start, end] = snapToClusters(raw, span);
  // A combining mark may stand on the last letter of a command.
  return snapToClusters(raw, [
    commandAround(raw, start)?.[0] ?? start,
    commandAround(raw, end)?.[1] ?? end,
  ]);
};

/** The same, and no word either: for places that were guessed from an inexact quote. */
export const snapToWords = (raw: string, [start, end]: Span): Span =>
  snapToCharacters(raw, [wordStart(raw, start), wordEnd(raw, end)]);
