import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { chunks } from "./chunks.ts";
import { ownerColumn } from "./columns.ts";
import { packs } from "./packs.ts";
import { sources } from "./sources.ts";
import { sparseVectorColumn } from "./sparse-vector-column.ts";
import { tsvectorColumn } from "./tsvector-column.ts";

/**
 * What chunks are found by. Apart from the chunks, with what filters them, so that the thousands of rows
 * that a search weighs are small.
 */
export const chunkWords = pgTable(
  "chunk_words",
  {
    chunkId: text("chunk_id")
      .primaryKey()
      .references(() => chunks.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    packId: text("pack_id").notNull(),
    sourceId: text("source_id").notNull(),
    generation: integer("generation").notNull(),
    kind: text("kind").$type<"manual" | "difference">().notNull(),
    sinceNumbers: integer("since_numbers").array(),
    untilNumbers: integer("until_numbers").array(),
    editions: text("editions").array().notNull(),
    /** Stems, each once. */
    words: tsvectorColumn("words").notNull(),
    /** How much the chunk is about each stem. */
    weights: sparseVectorColumn("weights").notNull(),
  },
  (table) => [
    index("chunk_words_words").using("gin", table.words),
    index("chunk_words_pack").on(table.packId, table.kind),
  ],
);

/** In how many chunks of a source's generation a term occurs; under the empty term, how many there are. */
export const searchTerms = pgTable(
  "search_terms",
  {
    sourceId: text("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    generation: integer("generation").notNull(),
    term: text("term").notNull(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    chunks: integer("chunks").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.generation, table.term] }),
    index("search_terms_pack").on(table.packId),
  ],
);
