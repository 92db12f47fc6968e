import type { NoteMark, SourcePlace } from "#lib/schemas/source.ts";

/** Between the parts of a note stand two line ends. */
const between = 2;
/** How far beyond its place a part is looked for, in UTF-16 units. */
const reach = 100_000;
/** How much text is gone through for all parts of a note together: a hostile list of parts costs no more. */
const mostSearched = 20_000_000;

/**
 * Where the parts of files begin in a note. Each is looked for after the one before: first where it stood when it was read,
 * then by how it begins, as the student may have changed the text. One that is not found is left out.
 */
export const findPlaces = (text: string, marks: readonly NoteMark[]): SourcePlace[] => {
  const places: SourcePlace[] = [];
  let expected = 0;
  let from = 0;
  let searched = 0;
  for (const { opening, ...named } of marks) {
    const { length } = named;
    let start = text.startsWith(opening, expected) ? expected : -1;
    if (start < from && searched < mostSearched) {
      const end = Math.min(text.length, Math.max(expected, from) + reach);
      searched += end - from;
      const found = text.slice(from, end).indexOf(opening);
      start = found < 0 ? -1 : from + found;
    }
    if (start < from) {
      expected += length + between;
      continue;
    }
    places.push({ start, ...named });
    from = start + opening.length;
    expected = start + length + between;
  }
  return places;
};

/** The part in which a place of the text lies; null where the student wrote or pasted it. */
export const placeAt = (places: readonly SourcePlace[], at: number): SourcePlace | null => {
  const last = places.findLast(({ start }) => start <= at);
  return last !== undefined && at < last.start + last.length ? last : null;
};
