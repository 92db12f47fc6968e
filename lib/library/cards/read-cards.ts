import { AppError } from "#lib/errors.ts";
import { decodeText, isZip, sourceKind } from "#lib/library/source/source-kind.ts";
import { maxSideCharacters, mostPicturesOfCard } from "#lib/schemas/card.ts";
import type { CardFileView } from "#lib/schemas/card-file.ts";
import { picturesOf } from "#lib/text/card-pictures.ts";
import { readAnki } from "./read-anki.ts";
import { readCardTable } from "./read-card-table.ts";

/** What a reader of one form finds. */
export type ReadCards = Omit<CardFileView, "fileName">;

/**
 * Reads a file of cards: a package of Anki, or a table with a card on each line. The same card twice is one.
 * @param onPart called between pieces of the work
 * @throws AppError card_file_none, card_file_covered, card_file_broken, card_file_too_many, source_zip_*
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
  const cards = [...new Map(fitting.map((one) => [JSON.stringify(one), one])).values()];
  if (cards.length > 0) return { fileName, ...found, cards, left };
  if (found.covered > 0) throw new AppError("card_file_covered", `${fileName} has only such cards`);
  if (found.damaged > 0) throw new AppError("card_file_broken", "All its notes are damaged");
  throw new AppError("card_file_none", `${fileName} has no card with two sides`);
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
