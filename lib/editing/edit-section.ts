import type { NewEdit } from "#lib/study/study-store.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { plainText, splitBlocks } from "../blocks/split-blocks.ts";
import type { Patch } from "../quotes/patch.ts";
import {
  contentsEntries,
  withMovedEntries,
  withoutEntries,
  withRenamedEntry,
} from "./contents-list.ts";
import { editAt, type PlacedEdit } from "./place-edits.ts";

/** What is to become of a section: a heading with all that stands under it, sub-sections included. */
export interface SectionChange {
  /** The words of the heading, or with those above it: "Chapter > Section". */
  readonly heading: string;
  readonly change:
    | "delete"
    | "move_before"
    | "move_after"
    | "move_to_top"
    | "move_to_end"
    | "rename";
  /** The heading that the section is to stand before or after; of a rename the new title. */
  readonly before: string | null;
  readonly reason: string;
}

/**
 * The edit that deletes, moves or renames a section whole, with its entry in the list of contents. Headings are compared
 * whole, as a part of one names another section; one that the document lacks or has several times goes back with the
 * headings that there are.
 */
export const editSection = (document: string, wanted: SectionChange): PlacedEdit => {
  const headings = documentHeadings(document);
  const section = findHeading(headings, wanted.heading);
  if ("kind" in section) return section;
  const { reason, change } = wanted;
  const place = (to: number): PlacedEdit =>
    placed(
      withPatches(
        moveSection(document, section, to, reason),
        withMovedEntries(document, headings, section, to),
      ),
    );
  switch (change) {
    case "delete":
      return placed(
        withPatches(
          deleteSection(document, section, reason),
          withoutEntries(document, headings, section),
        ),
      );
    case "rename": {
      const title = wanted.before ?? "";
      const entry = withRenamedEntry(document, headings, section, title);
      return placed(withPatches(renameSection(document, section, title, reason), entry));
    }
    case "move_to_end":
      return place(document.length);
    case "move_to_top": {
      const first = firstBeside(document, headings, section);
      return first === undefined ? { kind: "unchanged" } : place(first.start);
    }
    default:
      return placeBeside(headings, section, wanted, place);
  }
};

/** Before or after another section; not where what follows would become a part of it. */
const placeBeside = (
  headings: readonly DocumentHeading[],
  section: DocumentHeading,
  wanted: SectionChange,
  place: (to: number) => PlacedEdit,
): PlacedEdit => {
  const target = findHeading(headings, wanted.before ?? "");
  if ("kind" in target) return target;
  const isAfter = wanted.change === "move_after";
  const follower = isAfter ? headings.find(({ start }) => start >= target.sectionEnd) : target;
  const isOwn = section.start <= target.start && target.start < section.sectionEnd;
  if (follower !== undefined && section.level < follower.level && !isOwn) {
    return { kind: "heading_lower", heading: follower.path.at(-1) ?? "" };
  }
  return place(isAfter && !isOwn ? target.sectionEnd : target.start);
};

/** The first section beside this one; a list of contents stays in front. */
const firstBeside = (
  document: string,
  headings: readonly DocumentHeading[],
  section: DocumentHeading,
): DocumentHeading | undefined => {
  const above = section.path.slice(0, -1).join("\n");
  const [entry] = contentsEntries(document, headings);
  return headings.find(
    ({ level, path, start, sectionEnd }) =>
      level === section.level &&
      path.slice(0, -1).join("\n") === above &&
      !(entry !== undefined && start <= entry.start && entry.start < sectionEnd),
  );
};

const withPatches = (edit: NewEdit | null, others: readonly Patch[]): NewEdit | null =>
  edit && {
    ...edit,
    patches: [...edit.patches, ...others].toSorted((a, b) => a.start - b.start),
  };

/** Other words in its line; marks around them go with the old ones. */
const renameSection = (
  document: string,
  { start, end, level, path }: DocumentHeading,
  title: string,
  reason: string,
): NewEdit | null => {
  const source = document.slice(start, end);
  const lines = source.trimEnd();
  const isUnderlined = !source.trimStart().startsWith("#");
  const under = isUnderlined ? lines.slice(lines.lastIndexOf("\n")) : "";
  const mark = isUnderlined ? "" : `${"#".repeat(level)} `;
  const about = { similarity: 1, reason };
  if (plainText(title) === path.at(-1)) return null;
  return editAt(document, { start, end: start + lines.length }, `${mark}${title}${under}`, about);
};

const placed = (edit: NewEdit | null): PlacedEdit =>
  edit === null ? { kind: "unchanged" } : { kind: "placed", edit };

/** A heading, its words, those above it, and how far its section goes. */
export interface DocumentHeading extends TextSpan {
  readonly level: number;
  /** From the highest heading down to this one. */
  readonly path: readonly string[];
  /** Up to the next heading of the same or a higher level. */
  readonly sectionEnd: number;
}

/** The headings of a document in order; those in code and quotations are none. */
export const documentHeadings = (document: string): DocumentHeading[] => {
  const found = splitBlocks(document).flatMap(({ heading, start, end }) =>
    heading === null ? [] : [{ ...heading, start, end }],
  );
  /** The next heading of each level or a higher one, seen from the end. */
  const next = Array<number>(7).fill(document.length);
  const ends = found.toReversed().map(({ level, start }) => {
    const sectionEnd = next[level] ?? document.length;
    next.fill(start, level);
    return sectionEnd;
  });
  let above: { level: number; text: string }[] = [];
  return found.map(({ level, text, start, end }, index) => {
    above = [...above.filter((other) => other.level < level), { level, text }];
    const path = above.map((other) => other.text);
    const sectionEnd = ends.at(-1 - index) ?? document.length;
    return { level, path, start, end, sectionEnd };
  });
};

/** Without Markdown marks, case and `ё`. */
const folded = (text: string): string =>
  text
    .slice(0, 1_000)
    .replace(/[*_`~$#]/g, "")
    .trim()
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[.:]$/, "");

const number = /^(?:\d{1,4}[.)]?){1,6}/;
const sameNumber = (one: string, other: string): boolean => {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return a === "" || b === "" || a === b;
};
const digitsOf = (text: string): string =>
  (number.exec(folded(text))?.[0].match(/\d+/g) ?? []).join(".");

/** The same without a number in front, which a model leaves out; another number is of another section. */
const withoutNumber = (text: string): string => folded(text).replace(number, "").trim();

const mostHeadings = 40;

/** The one heading of these words, first with its number, then without. */
const findHeading = (
  headings: readonly DocumentHeading[],
  words: string,
): DocumentHeading | Extract<PlacedEdit, { kind: "heading_absent" | "heading_twice" }> => {
  const asWritten = headings.filter(({ path }) => isPath(path, [words], folded));
  const parts = words.split(/\s>\s/);
  const readings = [
    asWritten,
    headings.filter(({ path }) => isPath(path, parts, folded)),
    headings.filter(
      ({ path }) =>
        isPath(path, parts, withoutNumber) && sameNumber(path.at(-1) ?? "", parts.at(-1) ?? ""),
    ),
  ];
  const found = readings.find((list) => list.length > 0) ?? [];
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const listed = (found.length === 0 ? headings : found).slice(0, mostHeadings);
  const paths = listed.map(({ path }) => path.join(" > "));
  const kind = found.length === 0 ? "heading_absent" : "heading_twice";
  return { kind, heading: words, headings: paths };
};

/** Whether a heading is the last of these words, and the headings above it are the others, in their order. */
const isPath = (
  path: readonly string[],
  wanted: readonly string[],
  fold: (text: string) => string,
): boolean => {
  const [own, ...above] = wanted.map(fold).toReversed();
  const [last, ...higher] = path.map(fold).toReversed();
  if (own === undefined || own === "" || own !== last) return false;
  let from = 0;
  return above.every((words) => {
    const at = higher.indexOf(words, from);
    from = at + 1;
    return at >= 0;
  });
};

const deleteSection = (
  document: string,
  { start, sectionEnd }: DocumentHeading,
  reason: string,
): NewEdit | null => editAt(document, { start, end: sectionEnd }, "", { similarity: 1, reason });

/** Taken out at one place and put in at the other, with one blank line between it and its neighbours. */
const moveSection = (
  document: string,
  { start, sectionEnd }: DocumentHeading,
  to: number,
  reason: string,
): NewEdit | null => {
  if (to >= start && to <= sectionEnd) return null;
  const text = document.slice(start, sectionEnd).trimEnd();
  const inserted = to === document.length ? `${missingBreaks(document)}${text}\n` : `${text}\n\n`;
  // A section at the end leaves the blank line in front of it to nobody.
  const from = sectionEnd < document.length ? start : lineBehind(document, start);
  const taken: Patch = { start: from, removed: document.slice(from, sectionEnd), inserted: "" };
  const put: Patch = { start: to, removed: "", inserted };
  const patches = to < start ? [put, taken] : [taken, put];
  return { patches, similarity: 1, reason, oldText: text, newText: text };
};

/** Where the line of the last word before a place ends, its line break included. */
const lineBehind = (document: string, place: number): number => {
  const end = document.slice(0, place).trimEnd().length;
  const lineEnd = document.indexOf("\n", end);
  return lineEnd < 0 || lineEnd >= place ? place : lineEnd + 1;
};

/** The line breaks that a text lacks before a block can follow it. */
const missingBreaks = (document: string): string => {
  if (/\n\r?\n$/.test(document)) return "";
  return document.endsWith("\n") ? "\n" : "\n\n";
};
