import type { Span } from "#lib/schemas/quiz.ts";
import { noteLinkPlaces } from "#lib/study/note-links.ts";
import type { AlignedNote } from "#lib/subjects/note-changes.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { KeptPassage } from "./kept-passages.ts";

/** Where an offset of a text without its links stands in the text with them; of two places at a link the one behind it. */
const withLinks = (links: readonly Span[], offset: number): number => {
  let at = offset;
  for (const { start, end } of links) {
    if (start > at) break;
    at += end - start;
  }
  return at;
};

/** The words that were taken of which the source has this place by now. */
const takenPlace = (place: Span, aligned: AlignedNote | null): Span | null => {
  if (aligned === null) return place;
  const { before, after, pairs } = aligned;
  for (const [index, piece] of after.entries()) {
    if (!overlap(piece, place)) continue;
    const partner = pairs?.find((pair) => pair.after === index)?.before ?? null;
    const taken = partner === null ? undefined : before[partner];
    if (taken !== undefined) return taken;
  }
  return null;
};

/**
 * Places of a source as words of the document that it was taken from, in the text of the revision up to which it has what
 * changed there; null of what only the source says.
 * @param former the document's text of that revision
 * @param part what of it was taken; null for all
 * @param aligned what was taken, and the source as it is; null where they are the same
 */
export const takenPassages = (
  former: string,
  { revision, place: part }: { readonly revision: number; readonly place: Span | null },
  aligned: AlignedNote | null,
  places: readonly Span[],
): (KeptPassage | null)[] => {
  const from = part?.start ?? 0;
  const raw = part === null ? former : former.slice(part.start, part.end);
  const links = noteLinkPlaces(raw);
  return places.map((place) => {
    const taken = takenPlace(place, aligned);
    if (taken === null) return null;
    const start = withLinks(links, Math.max(0, taken.start));
    // A link at its end is none of its words.
    const end = withLinks(links, Math.max(0, taken.end - 1)) + 1;
    const words = raw.slice(start, end);
    const text = words.trim();
    if (text === "") return null;
    return { text, start: from + start + words.indexOf(text), revision };
  });
};
