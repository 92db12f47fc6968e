import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TextPart } from "#lib/schemas/search.ts";
import { ownerColumn, timeColumn, tsvectorColumn } from "./columns.ts";
import { threads } from "./threads.ts";

const ofThread = () =>
  text("thread_id")
    .notNull()
    .references(() => threads.id, { onDelete: "cascade" });

/** What a person reads of a thread now, in passages; what is not shown, such as the key of an open question, is not here. */
export const threadTexts = pgTable(
  "thread_texts",
  {
    ownerId: ownerColumn(),
    threadId: ofThread(),
    part: text("part").$type<TextPart>().notNull(),
    /** Order within the part, from 0. */
    ordinal: integer("ordinal").notNull(),
    /** What leads from the thread's page to the passage, such as `#block-3` or `/note#at-120`; null where the page has no such place. */
    place: text("place"),
    /** As it reads, without signs of Markdown. */
    text: text("text").notNull(),
    /** The thread's revision with which it was stored; it is the same in later ones. */
    revision: integer("revision").notNull(),
    /** Its words as they stand, each once; `text_words` knows which belong together. */
    words: tsvectorColumn("words").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.part, table.ordinal] }),
    index("thread_texts_words").using("gin", table.words),
    index("thread_texts_titles").on(table.ownerId).where(sql`part = 'title'`),
  ],
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

/** How far the texts of a thread are kept up; none for a thread whose texts were never stored. */
export const threadIndexes = pgTable("thread_indexes", {
  threadId: ofThread().primaryKey(),
  ownerId: ownerColumn(),
  /** The thread's revision that its texts show; null before the first time. */
  indexedRevision: integer("indexed_revision"),
  /** By which rules they were made; see `textsVersion`. */
  version: integer("version"),
  /** Until when a worker has them in hand, or they are left alone after a change. */
  claimedUntil: timeColumn("claimed_until"),
});
