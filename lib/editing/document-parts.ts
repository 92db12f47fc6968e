import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import type { TextSpan } from "#lib/text/text-span.ts";

/** A shorter document costs so little that its order is worth more. */
const longest = 20_000;
/** A part is as much as belongs to its headings, and at least so much. */
const shortestPart = 3_000;

/** A changed part with no more than this behind it stays there: moving it would cost as much as it saves. */
const nearEnd = 4 * shortestPart;

/** A piece of a document; `number` counts from 1 in the document's order. */
interface DocumentPart extends TextSpan {
  readonly number: number;
}

/**
 * A long document in parts, those last that were changed far from its end. A provider caches a prompt up to its first change: an early edit
 * would lose all that stands behind it with every request, and so loses it once, as those that follow are mostly of the
 * same part. Joined in the order of their numbers the parts are the document.
 * @param changed places of the newest edits in this document, one list for each edit
 */
export const documentParts = (
  document: string,
  changed: readonly (readonly TextSpan[])[],
): DocumentPart[] => {
  const starts = document.length > longest ? partStarts(document) : [0];
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? document.length;
    return { number: index + 1, start, end };
  });
  const isMoved = ({ start, end }: TextSpan) =>
    document.length - end > nearEnd &&
    changed.some((places) => places.some((place) => place.start < end && place.end >= start));
  // Both in the document's order: what is edited by turns stays where it is.
  return [...parts.filter((part) => !isMoved(part)), ...parts.filter(isMoved)];
};

const partStarts = (document: string): number[] => {
  const starts = [0];
  for (const { heading, start } of splitBlocks(document)) {
    if (heading !== null && start - (starts.at(-1) ?? 0) >= shortestPart) starts.push(start);
  }
  return starts;
};
