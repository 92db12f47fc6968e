import { z } from "zod";
import { newCard } from "./card.ts";
import { inSubject } from "./subject.ts";

/** What cards can be taken away as: for Anki, or as a table. */
const cardFormat = z.enum(["apkg", "csv"]);
export type CardFormat = z.infer<typeof cardFormat>;

/** Query of `GET /api/cards/export`. */
export const exportCardsQuery = z.object({
  /** All cards when it is left out. */
  subject: inSubject,
  format: cardFormat,
  /** "1" takes along when each card comes back, and the log of its reviews. */
  schedule: z.literal("1").optional(),
});
export type ExportCardsQuery = z.infer<typeof exportCardsQuery>;

/** What a file of cards was read as; nothing of it is kept on the server. */
export const cardFileView = z.object({
  fileName: z.string(),
  /** Both sides in Markdown, in the file's order; for the hash of a picture stands the number of its entry in the package. */
  cards: z.array(newCard),
  /** How many had sounds, or pictures that are not taken, which stay behind. */
  pictures: z.number().int(),
  /** Cards and lines that are none: a side without words, or too long. */
  left: z.number().int(),
  /** Cards that ask for covered places of a picture, which are not taken. */
  covered: z.number().int(),
  /** Cards whose kind of note is damaged. */
  damaged: z.number().int(),
  /** Columns of a table with something in them that are neither side. */
  columns: z.number().int(),
  /** Tags that stay behind: too long, or more than a card may have. */
  tagsLeft: z.number().int(),
});
export type CardFileView = z.infer<typeof cardFileView>;
