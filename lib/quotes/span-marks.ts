import {
  type GapMark,
  gapMarks,
  isClosing,
  isOfLine,
  isPaired,
  marksBeyond,
} from "./bridge-words.ts";
import { wordsAndGaps } from "./quote-tokens.ts";

/** A quote and its new text as they are compared. */
export type Reading = { readonly quoted: string; readonly wanted: string };
type Place = { readonly start: number; readonly end: number };

/** Marks that stand together beside a word; more are a drawing. */
const MOST_BESIDE = 40;

/**
 * The place with the marks directly beside it that the quote or the new text has at that end: those of the line
 * (`- `, `1. `, `## `, `> `), emphasis, formula and code around it, closing punctuation. The new text stands for them,
 * too, so that none is written twice.
 */
export const withMarksBeside = (
  document: string,
  found: Place,
  written: Reading,
): Place & Reading => {
  const { start: from, ...reading } = withHeading(
    document,
    found.start,
    withoutIndent(document, found.start, written),
  );
  const place = { start: from, end: found.end };
  const fenced = withinFence(document, place, reading);
  if (fenced !== null) return fenced;
  const inside = document.slice(place.start, place.end);
  const [before, behind] = [headZone(document, place.start), tailZone(document, place.end)];
  const needs = needsOf(inside, reading);
  let [head, tail] = [taken(before.toReversed(), needs.head), taken(behind, needs.tail)];
  // Half of a pair is never taken.
  for (const { kind } of [...before.slice(before.length - head), ...behind.slice(0, tail)]) {
    if (!isPaired(kind)) continue;
    if (!has(before.slice(before.length - head), kind))
      head = Math.max(head, upTo(before.toReversed(), kind));
    if (!has(behind.slice(0, tail), kind)) tail = Math.max(tail, upTo(behind, kind));
  }
  const start = place.start - lengthOf(before.slice(before.length - head));
  const end = place.end + lengthOf(behind.slice(0, tail));
  return closedOnce(document, { start, end, ...reading });
};

/** The new text without the indentation of its first line, where the document has it before the place. */
const withoutIndent = (document: string, at: number, { quoted, wanted }: Reading): Reading => {
  const indent = /^[ \t]+/.exec(wanted)?.[0] ?? "";
  const isThere = document.slice(document.lastIndexOf("\n", at - 1) + 1, at) === indent;
  return isThere && !/^\s/.test(quoted)
    ? { quoted, wanted: wanted.slice(indent.length) }
    : { quoted, wanted };
};

/** A number before a heading is a word of it, not the mark of a line: the heading's own mark is quoted with it. */
const withHeading = (
  document: string,
  start: number,
  { quoted, wanted }: Reading,
): Reading & { readonly start: number } => {
  const line = document.slice(document.lastIndexOf("\n", start - 1) + 1, start);
  const isMeant = /^#{1,6}[ \t]/.test(wanted) && /^\d{1,9}[.)][ \t]/.test(quoted);
  return isMeant && /^#{1,6}[ \t]{1,9}$/.test(line)
    ? { start: start - line.length, quoted: line + quoted, wanted }
    : { start, quoted, wanted };
};

const has = (marks: readonly GapMark[], kind: string): boolean =>
  marks.some((mark) => mark.kind === kind);
const upTo = (marks: readonly GapMark[], kind: string): number =>
  marks.findIndex((mark) => mark.kind === kind) + 1;
const lengthOf = (marks: readonly GapMark[]): number =>
  marks.reduce((sum, { raw }) => sum + raw.length, 0);

/** The marks before an offset up to white space or a word, and those that begin its line. */
const headZone = (document: string, at: number): GapMark[] => {
  const lineStart = document.lastIndexOf("\n", at - 1) + 1;
  const line = document.slice(Math.max(lineStart, at - MOST_BESIDE), at);
  const isWhole = lineStart >= at - MOST_BESIDE;
  const marks = wordsAndGaps(line, isWhole).words.length === 0 && isWhole ? line : null;
  if (marks !== null) {
    const found = gapMarks(marks, true);
    const beside = found.findLastIndex(({ kind }) => kind === " ") + 1;
    return found.slice(0, beside).every(({ kind }) => isOfLine(kind) || kind === " ")
      ? found
      : found.slice(beside);
  }
  return gapMarks(/(?<![^\s\p{L}\p{N}])[^\s\p{L}\p{N}]*$/u.exec(line)?.[0] ?? "");
};

/** The marks behind an offset up to white space or a word, and the end of a row of a table. */
const tailZone = (document: string, at: number): GapMark[] => {
  const beside = /^[^\s\p{L}\p{N}]*/u.exec(document.slice(at, at + MOST_BESIDE))?.[0] ?? "";
  const row = /^[ \t]*\|[ \t]*(?=\n|$)/.exec(document.slice(at, at + MOST_BESIDE))?.[0];
  return gapMarks(row ?? beside);
};

type Needs = Readonly<Record<"head" | "tail", ReadonlySet<string>>>;

/** Kinds of marks that quote or new text have at an end and the place itself has not. */
const needsOf = (inside: string, { quoted, wanted }: Reading): Needs => {
  const real = wordsAndGaps(inside).gaps;
  const kindsAt = (side: 0 | -1): Set<string> => {
    const marksOf = (gap = "") => gapMarks(gap, side === 0).filter(({ kind }) => kind !== " ");
    const theirs = marksOf(real.at(side));
    const gaps = [quoted, wanted].map((text) => wordsAndGaps(text).gaps.at(side));
    const own = [...gaps, besideOuterWord({ quoted, wanted }, side)].flatMap((gap) =>
      marksBeyond(marksOf(gap), theirs),
    );
    return new Set(own.map(({ kind }) => kind));
  };
  const [head, tail] = [kindsAt(0), kindsAt(-1)];
  // Brackets and quotation marks are those around the place only when both are written.
  for (const [open, close] of [
    ["(", ")"],
    ["[", "]"],
    ['"', '"'],
    ["'", "'"],
  ] as const) {
    if (head.has(open) && tail.has(close)) continue;
    head.delete(open);
    tail.delete(close);
  }
  return { head, tail };
};

/** The marks that the new text has directly beside the first or last word of the quote, when others stand before or behind. */
const besideOuterWord = ({ quoted, wanted }: Reading, side: 0 | -1): string => {
  const key = wordsAndGaps(quoted).words.at(side)?.key;
  const { words, gaps } = wordsAndGaps(wanted);
  const isIt = (word: { readonly key: string }) => word.key === key;
  const at = side === 0 ? words.findIndex(isIt) : words.findLastIndex(isIt) + 1;
  if (key === undefined || at < 1 || at >= words.length) return "";
  const beside = side === 0 ? /[*_`~]{0,40}$/ : /^[*_`~]{0,40}/;
  return beside.exec(gaps[at] ?? "")?.[0] ?? "";
};

/** How many marks, from the place outwards, are taken with the outermost that is needed. */
const taken = (outward: readonly GapMark[], needs: ReadonlySet<string>): number =>
  outward.findLastIndex(
    ({ kind }) => needs.has(kind) || (isClosing(kind) && [...needs].some(isClosing)),
  ) + 1;

/** A new text with its own fence or `$$` around takes the place of what stands between such lines, with these. */
const withinFence = (
  document: string,
  { start, end }: Place,
  { quoted, wanted }: Reading,
): (Place & Reading) | null => {
  const fence = /^(?:`{3,}|~{3,}|\$\$)/.exec(wanted)?.[0];
  if (fence === undefined || quoted.startsWith(fence) || !wanted.endsWith(fence)) return null;
  const before = document.slice(Math.max(0, start - MOST_BESIDE), start);
  const lead = new RegExp(`${RegExp.escape(fence)}[^\n$\`]{0,30}\\s{0,4}$`).exec(before)?.[0];
  const trail = new RegExp(`^\\s{0,4}${RegExp.escape(fence)}`).exec(
    document.slice(end, end + MOST_BESIDE),
  )?.[0];
  if (lead === undefined || trail === undefined) return null;
  return {
    start: start - lead.length,
    end: end + trail.length,
    quoted: `${lead}${quoted}${trail}`,
    wanted,
  };
};

/**
 * Where the new text closes the quoted sentence itself, at its end or before another line, the document's closing mark
 * is that one.
 */
const closedOnce = (document: string, found: Place & Reading): Place & Reading => {
  const { end, quoted, wanted } = found;
  const closing = /^[.;:!?,…]+/.exec(document.slice(end, end + MOST_BESIDE))?.[0];
  if (closing === undefined) return found;
  const at = wanted.indexOf(quoted + closing);
  const goesOn = at >= 0 && wanted.includes("\n", at + quoted.length);
  const isLast = wanted.endsWith(closing) && !quoted.endsWith(closing);
  if (!goesOn && !isLast) return found;
  return { ...found, end: end + closing.length, quoted: quoted + closing };
};

/**
 * The place with the `?` or `!` behind it, where quote and new text both lack one at their end and the new text ends in
 * another sentence: that one has a full stop. A heading that has such a mark within has none.
 */
export const withQuestionMark = (
  document: string,
  { start, end }: Place,
  { quoted, wanted }: Reading,
): Place & Reading => {
  const found = { start, end, quoted, wanted };
  const [inside, behind] = [/[?!]{1,9}$/, /^[?!]{1,9}/].map(
    (mark, side) =>
      mark.exec(side === 0 ? document.slice(start, end) : document.slice(end, end + 9))?.[0] ?? "",
  ) as [string, string];
  const mark = inside + behind;
  const isOpen = [quoted, wanted].every((text) => /[\p{L}\p{N})\]$`*_»”"]$/u.test(text));
  if (mark === "" || !isOpen || !endsOtherwise(document, start, { quoted, wanted }, mark))
    return found;
  const line = document.slice(document.lastIndexOf("\n", start - 1) + 1, end);
  return {
    ...{ start, end: end + behind.length, quoted: quoted + mark },
    wanted: /^[ \t>]*#/.test(line) ? wanted : `${wanted}.`,
  };
};

/** Is there a sentence behind the quoted one, or another in the place of a whole one? */
const endsOtherwise = (
  document: string,
  start: number,
  { quoted, wanted }: Reading,
  mark: string,
): boolean => {
  const last = quoted.slice(-MOST_BESIDE) + mark;
  const at = wanted.lastIndexOf(last);
  if (at >= 0) return at + last.length < wanted.length;
  const before = document.slice(Math.max(0, start - MOST_BESIDE), start);
  const isSentence =
    /(?:^|[.!?…]\s{1,9}|\n[ \t>#*_-]{0,9}|\n[ \t]{0,9}\d{1,9}[.)][ \t]{1,9})$/.test(before);
  return isSentence && !sharesWords(quoted, wanted);
};

/** With a third of the quoted words the new text is the same sentence in other words. */
const sharesWords = (quoted: string, wanted: string): boolean => {
  const [ours, theirs] = [quoted, wanted].map((text) =>
    wordsAndGaps(text).words.map(({ key }) => key),
  );
  const kept = ours?.filter((key) => theirs?.includes(key)).length ?? 0;
  return 3 * kept > (ours?.length ?? 0);
};

const wordsBefore = /^\p{L}[\p{L}\p{N} ,:;.()'’-]*[ :]$/u;
const wordsBehind = /^[ ,:;.][\p{L}\p{N} ,:;.()'’-]*$/u;

/**
 * Words that the new text puts before or behind the whole quote, where a formula or code of the document begins or ends
 * with it: they stand outside its marks. One more word of code may be its argument.
 */
export const withWordsOutside = (
  document: string,
  { start, end, quoted, wanted }: Place & Reading,
): (Place & Reading & { readonly text: string }) | null => {
  const at = wanted.indexOf(quoted);
  if (at < 0 || quoted === wanted) return null;
  const [lead, tail] = [wanted.slice(0, at), wanted.slice(at + quoted.length)];
  if (lead + tail === "" || !isOutside(lead, wordsBefore) || !isOutside(tail, wordsBehind))
    return null;
  const before =
    lead === ""
      ? ""
      : marksOfFormula(/[*_~`$]{1,9}$/, document.slice(Math.max(0, start - MOST_BESIDE), start));
  const behind =
    tail === "" ? "" : marksOfFormula(/^[*_~`$]{1,9}/, document.slice(end, end + MOST_BESIDE));
  const inside = document.slice(start, end);
  const isSet = [
    lead === "" || before !== "" || (/^[*_~]*[$`]/.test(inside) && !/^[*_~]*[$`]/.test(quoted)),
    tail === "" ||
      behind !== "" ||
      (/[$`][*_~]{0,9}$/.test(inside) && !/[$`][*_~]{0,9}$/.test(quoted)),
  ];
  if (!isSet.every(Boolean)) return null;
  return {
    ...{ start: start - before.length, end: end + behind.length, quoted, wanted },
    text: lead + before + inside + behind + tail,
  };
};

const marksOfFormula = (pattern: RegExp, text: string): string => {
  const marks = pattern.exec(text)?.[0] ?? "";
  return /[$`]/.test(marks) ? marks : "";
};

const isOutside = (words: string, pattern: RegExp): boolean =>
  words === "" || (pattern.test(words) && (words.match(/\p{L}{2,}/gu)?.length ?? 0) > 1);

/** What goes with a deleted passage: emphasis that would be empty, and the full stop of its sentence. */
export const deletedSpan = (document: string, { start, end }: Place): Place => {
  const [before, behind] = [headZone(document, start).toReversed(), tailZone(document, end)];
  const lead = document
    .slice(Math.max(0, start - MOST_BESIDE), start)
    .replace(/(?<![*_`$~])[*_`$~]+$/, "");
  const isSentence =
    /(?:^|[.!?…:]\s{1,9}|\n[ \t>]{0,9}(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]{1,9})?)$/.test(lead);
  const isClosed = /[.;:!?…]$/.test(document.slice(start, end).trimEnd());
  let [head, tail] = [0, 0];
  for (let moved = true; moved; ) {
    moved = false;
    const [left, right] = [before[head]?.kind, behind[tail]?.kind];
    if (left !== undefined && left === right && isPaired(left)) {
      head++;
      tail++;
      moved = true;
    } else if (right !== undefined && isSentence && !isClosed && /^[.;:!?…]$/.test(right)) {
      tail++;
      moved = true;
    }
  }
  return {
    start: start - lengthOf(before.slice(0, head)),
    end: end + lengthOf(behind.slice(0, tail)),
  };
};
