import type { Span } from "#lib/schemas/quiz.ts";
import { matchSequences } from "#lib/text/match-sequences.ts";

/** A code block of a text as it can be taken out whole: its fences, and the blank lines up to what stands next. */
export interface CutBlock {
  readonly at: number;
  readonly original: string;
  /** What of it stands before and behind the code. */
  readonly head: string;
  readonly tail: string;
}

interface Line extends Span {
  readonly text: string;
}

const linesOf = (text: string): Line[] => {
  const found: Line[] = [];
  let start = 0;
  const add = (end: number) => found.push({ start, end, text: text.slice(start, end).trim() });
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n?|\n/g)) {
    add(index);
    start = index + lineEnd.length;
  }
  if (start < text.length) add(text.length);
  return found;
};

const isBlank = ({ text }: Line): boolean => text === "";

/** Signs of a list or a quotation may stand before it. */
export const isFence = (line: string): boolean => /^[\s>]{0,40}(?:`{3}|~{3})/.test(line);

/** The same where signs of lists stand before it, as an item may begin with code. */
export const isOpening = (line: string): boolean =>
  /^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s){0,40}(?:`{3}|~{3})/.test(line);

/**
 * The block around some code. Null where the same code stands in the text more than once: nobody could tell the blocks apart
 * once one of them is gone.
 */
export const cutBlock = (text: string, code: Span): CutBlock | null => {
  const words = text.slice(code.start, code.end);
  if (words.trim() === "" || text.indexOf(words) !== text.lastIndexOf(words)) return null;
  const lines = linesOf(text);
  let first = lines.findIndex(({ end }) => end >= code.start);
  let last = lines.findLastIndex(({ start }) => start < code.end);
  const above = lines[first - 1];
  if (above !== undefined && isOpening(above.text)) {
    first -= 1;
    const below = lines[last + 1];
    if (below !== undefined && isFence(below.text)) last += 1;
  }
  const next = lines.findIndex((line, index) => index > last && !isBlank(line));
  const before = lines.findLastIndex((line, index) => index < first && !isBlank(line));
  const at = next === -1 ? (lines[before]?.end ?? 0) : (lines[first]?.start ?? 0);
  const end = next === -1 ? text.length : (lines[next]?.start ?? text.length);
  return {
    ...{ at, original: text.slice(at, end) },
    ...{ head: text.slice(at, code.start), tail: text.slice(code.end, end) },
  };
};

/** Tells of places of a text whether they lie between the fences of code. */
export const betweenFences = (text: string): ((at: number) => boolean) => {
  const fences: number[] = [];
  let end = -1;
  // Only lines that may be fences are read: a megabyte is looked through for each of two hundred changes.
  for (const { index } of text.matchAll(/`{3}|~{3}/g)) {
    if (index < end) continue;
    const start = text.lastIndexOf("\n", index) + 1;
    const next = text.indexOf("\n", index);
    end = next === -1 ? text.length : next;
    if (isOpening(text.slice(start, end).trimStart())) fences.push(start);
  }
  return (at) => fences.filter((fence) => fence < at).length % 2 === 1;
};

/** How lines of the same list or quotation begin: as the last fence does, or, where code has none, as all of them do. */
export const linePrefix = ({ original, head, tail }: CutBlock): string => {
  const fence = tail.split(/\r\n?|\n/)[1] ?? "";
  const code = original.slice(head.length, original.length - tail.length);
  const lines = isFence(fence) ? [fence] : code.split(/\r\n?|\n/);
  const begins = lines
    .filter((line) => line.trim() !== "")
    .map((line) => /^[\s>]{0,40}/.exec(line)?.[0] ?? "");
  const [first = ""] = begins;
  let length = 0;
  while (length < first.length && begins.every((one) => one[length] === first[length])) length += 1;
  return first.slice(0, length);
};

/** The lines that say something; a block between fences is one, as the fences of two are alike. */
const unitsOf = (text: string): Line[] => {
  const units: Line[] = [];
  let open: Line | null = null;
  for (const line of linesOf(text)) {
    if (isBlank(line)) continue;
    if (open === null && !isOpening(line.text)) {
      units.push(line);
      continue;
    }
    const block: Line = open ?? { ...line, text: "" };
    const isEnd = open !== null && isFence(line.text);
    open = { start: block.start, end: line.end, text: `${block.text}\n${line.text}` };
    if (!isEnd) continue;
    units.push(open);
    open = null;
  }
  return open === null ? units : [...units, open];
};

const isBlock = ({ text }: Line): boolean => text.startsWith("\n");

/** More lines that differ than these are another text. */
const mostDifferences = 500;

/**
 * Where a block would stand again that was taken out of a text; null where nobody can tell, as lines came or went around it.
 * Lines that were only put otherwise stand for what they were.
 */
export const placeOfCut = (text: string, former: string, block: CutBlock): number | null => {
  const [before, after] = [unitsOf(former), unitsOf(text)];
  const end = block.at + block.original.length;
  const first = before.findIndex((line) => line.start >= block.at);
  const last = before.findLastIndex((line) => line.start < end);
  const partners = matchSequences(
    before.map((line) => line.text),
    after.map((line) => line.text),
    mostDifferences,
  );
  if (partners === null || first === -1 || last < first) return null;
  if (partners.subarray(first, last + 1).some((partner) => partner >= 0)) return null;
  const above = partners.subarray(0, first).findLastIndex((partner) => partner >= 0);
  const belowAt = partners.subarray(last + 1).findIndex((partner) => partner >= 0);
  const below = belowAt === -1 ? before.length : last + 1 + belowAt;
  const from = above === -1 ? -1 : (partners[above] ?? -1);
  const until = below === before.length ? after.length : (partners[below] ?? after.length);
  const between = after.slice(from + 1, until);
  const offset = placeAmong(between, before.slice(above + 1, first), before.slice(last + 1, below));
  if (offset === null) return null;
  const index = from + 1 + offset;
  if (last + 1 < before.length) return after[index]?.start ?? null;
  return index === 0 ? 0 : (after[index - 1]?.end ?? null);
};

/**
 * Behind how many of the units that are not what they were a block stood. Sentences stay as many, whatever they say; of other
 * blocks beside it all must be there, or none.
 */
const placeAmong = (
  now: readonly Line[],
  above: readonly Line[],
  below: readonly Line[],
): number | null => {
  const sentences = (units: readonly Line[]) => units.filter((unit) => !isBlock(unit)).length;
  if (sentences(now) !== sentences(above) + sentences(below)) return null;
  const ownAbove = above.length - 1 - above.findLastIndex((unit) => !isBlock(unit));
  const firstBelow = below.findIndex((unit) => !isBlock(unit));
  const ownBelow = firstBelow === -1 ? below.length : firstBelow;
  let start = 0;
  for (let left = sentences(above); left > 0; start += 1) {
    const unit = now[start];
    if (unit !== undefined && !isBlock(unit)) left -= 1;
  }
  let end = start;
  for (let unit = now[end]; unit !== undefined && isBlock(unit); unit = now[end]) end += 1;
  if (end === start) return start;
  return end - start === ownAbove + ownBelow ? start + ownAbove : null;
};
