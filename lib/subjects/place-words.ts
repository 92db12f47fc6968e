import type { NamedPlace } from "#lib/schemas/source.ts";

interface PlaceWords {
  readonly key: "page" | "slide" | "chapter" | "file";
  readonly values: Readonly<Record<string, string | number>>;
}

/** The name of a file as it is; the address of a page without its beginning, which says nothing. */
export const shownPlace = (file: string): string => file.replace(/^https?:\/\/(?:www\.)?/u, "");

/** The key below `sources.place` that a place is named by, and what it is filled with. */
export const placeWords = ({ unit, page, title, ...place }: NamedPlace): PlaceWords => {
  const file = shownPlace(place.file);
  if (unit !== "chapter" && page !== null) return { key: unit, values: { page, file } };
  return title === "" || title === file
    ? { key: "file", values: { file } }
    : { key: "chapter", values: { title, file } };
};
