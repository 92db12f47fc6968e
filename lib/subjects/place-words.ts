import type { NamedPlace } from "#lib/schemas/source.ts";

interface PlaceWords {
  readonly key: "page" | "slide" | "chapter" | "file";
  readonly values: Readonly<Record<string, string | number>>;
}

/** The key below `sources.place` that a place is named by, and what it is filled with. */
export const placeWords = ({ file, unit, page, title }: NamedPlace): PlaceWords => {
  if (unit !== "chapter" && page !== null) return { key: unit, values: { page, file } };
  return title === "" || title === file
    ? { key: "file", values: { file } }
    : { key: "chapter", values: { title, file } };
};
