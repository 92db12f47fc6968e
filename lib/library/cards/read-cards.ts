import { AppError } from "#lib/errors.ts";
import { decodeText, isZip, sourceKind } from "#lib/library/source/source-kind.ts";
import { mostPicturesOfCard } from "#lib/schemas/card.ts";
import type { CardFileView } from "#lib/schemas/card-file.ts";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import { withTags } from "#lib/text/card-tags.ts";
import { readAnki } from "./read-anki.ts";
import { readCardTable } from "./read-card-table.ts";

/** What a reader of one form finds. */
export type ReadCards = Omit<CardFileView, "fileName">;

/**
 * Reads a file of cards: a package of Anki, or a table with a card on each line. The same card twice is one.
 * @param onPart called between pieces of the work
 * @throws AppError card_file_none, card_file_covered, card_file_broken, card_file_too_large,
 *   card_file_too_many
 */
export const readCards = async (
  fileName: string,
  bytes: Uint8Array,
  onPart: () => void = () => {},
): Promise<CardFileView> => {
  const found = await readKind(fileName, bytes, onPart);
  const fitting = found.cards.filter(
    (one) =>
      Math.max(one.front.length, one.back.length) <= maxSideCharacters &&
      picturesOf(one).length <= mostPicturesOfCard,
  );
  const left = found.left + found.cards.length - fitting.length;
  const cards = eachOnce(fitting);
  if (cards.length > 0) return { fileName, ...found, cards, left };
  if (found.covered > 0) throw new AppError("card_file_covered", `${fileName} has only such cards`);
  if (found.damaged > 0) throw new AppError("card_file_broken", "All its notes are damaged");
  throw new AppError("card_file_none", `${fileName} has no card with two sides`);
};

/** The same two sides are one card, with the tags of all. */
const eachOnce = (all: ReadCards["cards"]): ReadCards["cards"] => {
  const known = new Map<string, ReadCards["cards"][number]>();
  for (const one of all) {
    const key = JSON.stringify([one.front, one.back]);
    const tags = withTags(known.get(key)?.tags ?? [], one.tags ?? []);
    known.set(key, tags.length > 0 ? { ...one, tags } : one);
  }
  return [...known.values()];
};

const readKind = async (
  fileName: string,
  bytes: Uint8Array,
  onPart: () => void,
): Promise<ReadCards> => {
  if (isZip(bytes)) return readAnki(bytes, onPart);
  if (sourceKind(bytes) !== "markdown") {
    throw new AppError("card_file_none", `${fileName} is neither a package nor a table`);
  }
  return readCardTable(decodeText(bytes), onPart);
};
