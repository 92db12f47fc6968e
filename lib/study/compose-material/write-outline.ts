import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";

/** An outline of one heading is no help, and one of hundreds neither. */
const fewestHeadings = 2;
const mostHeadings = 60;
/** Levels below the notes' highest that are listed. */
const mostLevels = 2;

/**
 * The headings of a document between two of its parts as a list of links to them; "" when there are too few. Of very
 * many only the highest are listed.
 */
export const writeOutline = (document: string, from: number, to: number): string => {
  const blocks = splitBlocks(document);
  const all = blocks.flatMap(({ start, heading }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(all.map(({ text }) => text));
  const inside = all
    .map((heading, index) => ({ ...heading, anchor: anchors[index] ?? "" }))
    .filter(({ start, text }) => start >= from && start < to && text !== "");
  const highest = Math.min(6, ...inside.map(({ level }) => level));
  const upTo = (levels: number) => inside.filter(({ level }) => level < highest + levels);
  const detailed = upTo(mostLevels);
  const listed = detailed.length > mostHeadings ? upTo(1).slice(0, mostHeadings) : detailed;
  if (listed.length < fewestHeadings) return "";
  return listed
    .map(
      ({ level, text, anchor }) =>
        `${"  ".repeat(level - highest)}- [${escaped(text)}](#${anchor})`,
    )
    .join("\n");
};

/** A heading's plain words, with nothing in them that is Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>$|~&]/g, "\\$&");
