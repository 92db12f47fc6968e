import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { TextPart } from "#lib/schemas/search.ts";
import { ownerColumn, timeColumn, tsvectorColumn } from "./columns.ts";
import { subjectSources } from "./subjects.ts";
import { threads } from "./threads.ts";

/** The two tables of what is searched, of threads or of sources: their passages, and how far these are kept up. */
const searched = (of: "thread" | "source", target: () => AnyPgColumn) => {
  const id = () => text(`${of}_id`).notNull().references(target, { onDelete: "cascade" });
  const texts = pgTable(
    `${of}_texts`,
    {
      ownerId: ownerColumn(),
      ofId: id(),
      part: text("part").$type<TextPart>().notNull(),
      /** Order within the part, from 0. */
      ordinal: integer("ordinal").notNull(),
      /** What leads from its page to the passage, such as `#block-3`, or to each of its lines, `/note#at-120,145`; null where the page has no such place. */
      place: text("place"),
      /** As it reads, without signs of Markdown. */
      text: text("text").notNull(),
      /** The revision with which it was stored; it is the same in later ones. */
      revision: integer("revision").notNull(),
      /** Its words as they stand, each once; `text_words` knows which belong together. */
      words: tsvectorColumn("words").notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.ofId, table.part, table.ordinal] }),
      index(`${of}_texts_words`).using("gin", table.words),
      index(`${of}_texts_titles`).on(table.ownerId).where(sql`part = 'title'`),
    ],
  );
  const indexes = pgTable(`${of}_indexes`, {
    ofId: id().primaryKey(),
    ownerId: ownerColumn(),
    /** The revision that its texts show; null before the first time. */
    indexedRevision: integer("indexed_revision"),
    /** By which rules they were made; see `textsVersion`. */
    version: integer("version"),
    /** Until when a worker has them in hand, or they are left alone after a change. */
    claimedUntil: timeColumn("claimed_until"),
  });
  return { texts, indexes };
};

/** What a person reads of a thread now, in passages; what is not shown, such as the key of an open question, is not here. */
export const { texts: threadTexts, indexes: threadIndexes } = searched("thread", () => threads.id);

/** The same of a source: its title and its present text. */
export const { texts: sourceTexts, indexes: sourceIndexes } = searched(
  "source",
  () => subjectSources.id,
);

/** Compared letter by letter, so that an index finds words by how they begin. */
const wordColumn = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The words of all texts of an owner: by their term all forms of a word are found, and by its letters the word that a slip of
 * the keyboard was meant to be.
 */
export const textWords = pgTable(
  "text_words",
  {
    ownerId: ownerColumn(),
    word: wordColumn("word").notNull(),
    /** What related words share, as `termsOf` makes it. */
    term: text("term").notNull(),
    /** In how many passages it stands. */
    passages: integer("passages").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.word] }),
    index("text_words_term").on(table.ownerId, table.term),
  ],
);
