import { plainText } from "#lib/blocks/split-blocks.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import { markdownBlocks } from "./check-edit.ts";
import type { DocumentHeading } from "./edit-section.ts";

/** A line of the list of contents, its line break included, and the heading that it names. */
interface ContentsEntry extends TextSpan {
  /** Where its own words begin, behind the mark of the item. */
  readonly textStart: number;
  readonly indent: number;
  readonly heading: DocumentHeading;
}

const itemLine = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
const number = /^(?:\d{1,4}[.)]?){1,6}[ \t]+/;

/** A title as entries name it: without case, signs and the number in front. */
const named = (title: string): string => foldedWords(title.replace(number, "")).join(" ");

/** So many of a list's items name headings below it that it is one of contents. */
const leastShare = 0.6;

/** The entries of the list of contents at the head of a document: a list of at least two, most of which name headings. */
export const contentsEntries = (
  document: string,
  headings: readonly DocumentHeading[],
): readonly ContentsEntry[] => {
  const byName = Map.groupBy(headings, ({ path }) => named(path.at(-1) ?? ""));
  for (const run of itemRuns(document)) {
    const taken = new Set<DocumentHeading>();
    const entries = run.flatMap(({ start, end, textStart, indent }): ContentsEntry[] => {
      const same = byName.get(named(plainText(document.slice(textStart, end)))) ?? [];
      const heading = same.find((one) => one.start >= end && !taken.has(one));
      if (heading === undefined) return [];
      taken.add(heading);
      return [{ start, end, textStart, indent, heading }];
    });
    if (entries.length >= 2 && entries.length >= leastShare * run.length) return entries;
  }
  return [];
};

type ItemLine = Omit<ContentsEntry, "heading">;

/** Items of lists one below another, with nothing but blank lines between. */
const itemRuns = (document: string): ItemLine[][] => {
  const runs: ItemLine[][] = [];
  let run: ItemLine[] = [];
  for (const block of markdownBlocks(document)) {
    const lines = block.kind === "text" ? document.slice(block.start, block.end).split("\n") : [""];
    let at = block.start;
    for (const line of lines) {
      const mark = itemLine.exec(line)?.[0];
      if (mark !== undefined) {
        const end = Math.min(at + line.length + 1, document.length);
        const indent = line.length - line.trimStart().length;
        run.push({ start: at, end, textStart: at + mark.length, indent });
      } else if ((line.trim() !== "" || block.kind !== "text") && run.length > 0) {
        runs.push(run);
        run = [];
      }
      at += line.length + 1;
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
};

/** Without its entry in the list of contents, and without those of what stands below it. */
export const withoutEntries = (
  document: string,
  headings: readonly DocumentHeading[],
  section: DocumentHeading,
): Patch[] =>
  entriesOf(contentsEntries(document, headings), section).map(({ start, end }) =>
    makePatch(document, start, end, ""),
  );

const entriesOf = (entries: readonly ContentsEntry[], { start, sectionEnd }: DocumentHeading) =>
  entries.filter(({ heading }) => start <= heading.start && heading.start < sectionEnd);

/** The section's entries before the entry of the heading that will follow it, or behind all others of their depth. */
export const withMovedEntries = (
  document: string,
  headings: readonly DocumentHeading[],
  section: DocumentHeading,
  to: number,
): Patch[] => {
  const entries = contentsEntries(document, headings);
  const moved = entriesOf(entries, section);
  const [first] = moved;
  if (first === undefined) return [];
  const others = entries.filter((entry) => !moved.includes(entry));
  const next = others.findIndex(({ heading }) => heading.start >= to);
  const place = next < 0 ? others.length : next;
  const isDepth = [others[place], others[place - 1]].some((one) => one?.indent === first.indent);
  const order = others.toSpliced(place, 0, ...moved);
  // What stands between the entries would be moved with them.
  const isOneRun = entries.every((entry, index) => {
    const after = entries[index + 1];
    return after === undefined || document.slice(entry.end, after.start).trim() === "";
  });
  if (!isDepth || !isOneRun || order.every((entry, index) => entry === entries[index])) return [];
  return inOrder(document, entries, order);
};

/** Each entry's line with the words of another; the numbers of one level stay where they are. */
const inOrder = (
  document: string,
  entries: readonly ContentsEntry[],
  order: readonly ContentsEntry[],
): Patch[] =>
  entries.flatMap((entry, index) => {
    const taken = order[index] ?? entry;
    const isLevel = taken.indent === entry.indent;
    const from = isLevel ? entry.textStart : entry.start;
    const end = entry.start + document.slice(entry.start, entry.end).trimEnd().length;
    const text = document.slice(isLevel ? taken.textStart : taken.start, taken.end).trimEnd();
    return document.slice(from, end) === text ? [] : [makePatch(document, from, end, text)];
  });

/** The entry of a section with its new title, and its address where that was made of the old one. */
export const withRenamedEntry = (
  document: string,
  headings: readonly DocumentHeading[],
  section: DocumentHeading,
  title: string,
): Patch[] => {
  const entry = contentsEntries(document, headings).find(({ heading }) => heading === section);
  if (entry === undefined) return [];
  const { textStart, end } = entry;
  const text = document.slice(textStart, end).trimEnd();
  const [, words, address = ""] = /^\[([^[\]]{0,500})\]\(#([^()\s]{0,500})\)$/.exec(text) ?? [];
  const old = section.path.at(-1) ?? "";
  const isOwn = address === addressOf(old);
  const renamed =
    words === undefined ? title : `[${title}](#${isOwn ? addressOf(title) : address})`;
  return [makePatch(document, textStart, textStart + text.length, renamed)];
};

/** The address of a heading as most programs make it. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
