import type { NoteHeading, NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { overlap } from "#lib/text/text-span.ts";
import { withoutEmphasis } from "../definitions/bare-definition.ts";

/**
 * A note whose author typed headings as lines of their own, in capitals, in bold or counted through, with these as
 * headings below all others, and beside them names that stand alone or in bold capitals before a text. Its first line
 * is its title, and stays one. Its sentences keep their numbers.
 */
export const withTypedHeadings = (note: ReadNote): ReadNote => {
  const counted = countedIn(note);
  const lines = linesOf(note);
  if (counted.length === 0 && !lines.some(({ line }) => isMarked(line))) return note;
  const found = new Map<NoteItem, NoteHeading>(
    counted.map((item) => [item, { ...item, kind: "heading", depth }]),
  );
  const gone = new Set<NoteItem>(counted);
  for (const { line, own, isAlone } of lines) {
    const typed = typedIn(line, isAlone);
    const [first] = own;
    if (typed === null || !first) continue;
    const { start } = first;
    const end = start + line.length;
    const isWhole = typed.isWhole && own.every((sentence) => sentence.end <= end);
    found.set(first, {
      kind: "heading",
      depth,
      text: typed.text,
      start,
      end: isWhole ? end : start,
    });
    if (isWhole) for (const sentence of own) gone.add(sentence);
  }
  const items = note.items.flatMap((item) => {
    const heading = found.get(item);
    return [...(heading ? [heading] : []), ...(gone.has(item) ? [] : [item])];
  });
  return {
    ...note,
    items,
    headings: items.filter((item) => item.kind === "heading"),
    listItems: note.listItems.filter((item) => !counted.some((one) => overlap(one, item))),
  };
};

/** From so many on, numbered names with text below each are headings, which Markdown takes for lists of one item. */
const fewestCounted = 2;

/** "1. Distances" and "2. Brightness", each alone between empty lines, counted from 1 without a gap. */
const countedIn = (note: ReadNote): NoteSentence[] => {
  const found: NoteSentence[] = [];
  for (const [at, item] of note.items.entries()) {
    if (item.kind !== "sentence" || item.role !== "item") continue;
    // A longer line is none, and would be looked through for each of its sentences.
    const before = note.text.slice(Math.max(0, item.start - longest), item.start);
    const from = item.start - before.length + before.lastIndexOf("\n") + 1;
    const line = note.text.slice(from, from + longest).split("\n", 1)[0] ?? "";
    const to = from + line.length;
    const name = isCounted.exec(line.trimEnd());
    const [above, below] = [
      note.text.slice(Math.max(0, from - 2), from),
      note.text.slice(to, to + 2),
    ];
    const isAlone = (from === 0 || above === "\n\n") && below === "\n\n";
    const isNext = Number(name?.[1]) === found.length + 1 && note.items[at - 1] !== found.at(-1);
    if (name && isAlone && isNext) found.push(item);
  }
  return found.length < fewestCounted ? [] : found;
};

/** What a line is a heading of, and whether nothing else stands in it; null for none. */
const typedIn = (line: string, isAlone: boolean): { text: string; isWhole: boolean } | null => {
  const lead = leadInCapitals.exec(line)?.[2];
  const isWhole = isMarked(line) || (isAlone && isBare.test(line));
  if (!isWhole && lead === undefined) return null;
  return { text: withoutEmphasis(lead ?? line).replace(/(?: \([^()]*\))?:?$/, ""), isWhole };
};

/** The first line of each paragraph but the first with what begins in it, and whether nothing else stands in its paragraph. */
const linesOf = (
  note: ReadNote,
): { line: string; own: readonly NoteSentence[]; isAlone: boolean }[] => {
  const paragraphs = Map.groupBy(
    note.sentences.filter(({ role }) => role === "text"),
    ({ block }) => block,
  );
  return [...paragraphs.values()].flatMap((sentences) => {
    const [first] = sentences;
    if (!first || first === note.items[0]) return [];
    const [line = "", below = ""] = note.text.slice(first.start, first.start + longest).split("\n");
    const own = sentences.filter(({ start }) => start < first.start + line.length);
    return [{ line: line.trimEnd(), own, isAlone: below.trim() === "" }];
  });
};

/** Whether a line by itself shows that it is a heading. */
const isMarked = (line: string): boolean =>
  isCapitals.test(line) || isBold.test(line) || isSection.test(line);

/** More of a paragraph is no heading, in UTF-16 units. */
const longest = 200;

const depth = 6;

const isCapitals = /^(?=(?:.*\p{Lu}){4})[\p{Lu}\d (),&/–—-]{4,60}(?: \([\p{L}\d ,.-]{2,40}\))?:?$/u;

/** Nothing is said in it: no dash, colon or full stop between words. */
const isBold =
  /^(\*\*|__)(?:\d{1,2}[.)] )?(?![^*_]* [—–-] )[\p{L}\p{N}«"(][^*_.:!?=|\n]{1,50}\1(?: \([^()\n]{1,60}\))?$/u;

const isCounted = /^(\d{1,2})[.)] \p{Lu}(?!.* [=-] )[^.:;!?|`*_]{2,60}$/u;

const isSection = /^§\s?\d{1,2}[.)]?\s\p{L}[^.:;!?=|]{1,60}$/u;

const isBare = /^\p{Lu}[\p{L} ]{2,30}$/u;

const leadInCapitals = /^(\*\*|__)([\p{Lu} -]{4,40})\1: /u;
