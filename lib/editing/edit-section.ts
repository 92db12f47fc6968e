import type { Patch } from "../quotes/patch.ts";
import type { NewEdit } from "../study/edit-store.ts";
import { clipText } from "./clip-text.ts";
import { editAt } from "./edit-at.ts";
import { type MarkdownBlock, markdownBlocks } from "./markdown-blocks.ts";
import type { PlacedEdit } from "./place-edit.ts";
import type { TextSpan } from "./proposed-edit.ts";

/** What is to become of a section: a heading with all that stands under it, sub-sections included. */
export interface SectionChange {
  readonly heading: string;
  readonly change: "delete" | "move_before" | "move_to_end";
  /** The heading that the section is to stand before. */
  readonly before: string | null;
  readonly reason: string;
}

/** The edit that deletes or moves a section whole; a heading that the document has several times is a choice. */
export const editSection = (document: string, wanted: SectionChange): PlacedEdit => {
  const headings = documentHeadings(document);
  const sections = named(headings, wanted.heading);
  if (sections.length === 0) return absent(document, headings);
  const targets = wanted.change === "move_before" ? named(headings, wanted.before ?? "") : [null];
  if (targets.length === 0) return absent(document, headings);
  const places = sections.flatMap((section) =>
    targets.flatMap((target) => {
      const edit =
        wanted.change === "delete"
          ? deleteSection(document, section, wanted.reason)
          : moveSection(document, section, target?.start ?? document.length, wanted.reason);
      return edit === null ? [] : [{ span: { start: section.start, end: section.end }, edit }];
    }),
  );
  const [only] = places;
  if (only === undefined) return { kind: "unchanged" };
  return places.length === 1 ? { kind: "placed", edit: only.edit } : { kind: "ambiguous", places };
};

/** A heading, its text without the marks, and how far its section goes. */
interface DocumentHeading extends TextSpan {
  readonly level: number;
  readonly text: string;
  /** Up to the next heading of the same or a higher level. */
  readonly sectionEnd: number;
}

/** The headings of a document in order; those in blocks of code are none. */
const documentHeadings = (document: string): DocumentHeading[] => {
  const found = markdownBlocks(document)
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => headingsIn(document, block));
  /** The next heading of each level or a higher one, seen from the end. */
  const next = Array<number>(7).fill(document.length);
  return found
    .toReversed()
    .map((heading) => {
      const sectionEnd = next[heading.level] ?? document.length;
      next.fill(heading.start, heading.level);
      return { ...heading, sectionEnd };
    })
    .toReversed();
};

const headingLine = /^[ \t]{0,3}(#{1,6})[ \t]+(.*)$/gm;

const headingsIn = (document: string, { start, end }: MarkdownBlock) =>
  [...document.slice(start, end).matchAll(headingLine)].map(
    ({ 0: line, 1: marks = "", 2: text = "", index }) => ({
      ...{ level: marks.length, text },
      ...{ start: start + index, end: start + index + line.length },
    }),
  );

/** Without Markdown marks, numbers in front, case and `ё`. */
const foldedHeading = (text: string): string =>
  clipText(text, 1_000)
    .replace(/[*_`~$#]/g, "")
    .trim()
    .replace(/^(?:\d{1,4}[.)]){1,6}/, "")
    .trim()
    .replace(/[.:]$/, "")
    .toLowerCase()
    .replaceAll("ё", "е");

/** Headings of these words; of these and more, when none is exactly so. */
const named = (headings: readonly DocumentHeading[], words: string): readonly DocumentHeading[] => {
  const wanted = foldedHeading(words);
  if (wanted === "") return [];
  const texts = headings.map((heading) => ({
    heading,
    text: foldedHeading(heading.text),
  }));
  const same = texts.filter(({ text }) => text === wanted);
  const found = same.length > 0 ? same : texts.filter(({ text }) => text.includes(wanted));
  return found.map(({ heading }) => heading);
};

const absent = (document: string, headings: readonly DocumentHeading[]): PlacedEdit => ({
  kind: "absent",
  nearest: headings.slice(0, mostHeadings).map(({ start, end }) => ({
    ...{ start, end, similarity: 0 },
    text: document.slice(start, end),
  })),
});

const mostHeadings = 40;

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
  const from = sectionEnd < document.length ? start : document.slice(0, start).trimEnd().length + 1;
  const taken: Patch = { start: from, removed: document.slice(from, sectionEnd), inserted: "" };
  const put: Patch = { start: to, removed: "", inserted };
  const patches = to < start ? [put, taken] : [taken, put];
  return { patches, similarity: 1, reason, oldText: text, newText: text };
};

/** The line breaks that a text lacks before a block can follow it. */
const missingBreaks = (document: string): string => {
  if (document.endsWith("\n\n")) return "";
  return document.endsWith("\n") ? "\n" : "\n\n";
};
