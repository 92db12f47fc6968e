import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Difference } from "#lib/schemas/library.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { packs } from "./packs.ts";
import { sources } from "./sources.ts";

/** Pieces of manuals, and what versions and editions differ in: what a guide searches. */
export const chunks = pgTable(
  "chunks",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    sourceId: text("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    /** Searched when it is its source's. */
    generation: integer("generation").notNull(),
    /**
     * What searches answer with, guides keep and links name. It passes to the chunk that takes this one's place when
     * the manual comes again; `id` does not, as vectors and words hang on it. Until the old generation is deleted both
     * have it: whoever asks for it asks for the source's present generation, too.
     */
    lastingId: text("lasting_id").notNull(),
    ordinal: integer("ordinal").notNull(),
    kind: text("kind").$type<"manual" | "difference">().notNull(),
    title: text("title").notNull(),
    headingPath: jsonb("heading_path").$type<string[]>().notNull(),
    address: text("address"),
    innerAddresses: jsonb("inner_addresses").$type<string[]>().notNull(),
    indexTerms: jsonb("index_terms").$type<string[]>().notNull(),
    page: integer("page"),
    text: text("text").notNull(),
    part: integer("part").notNull(),
    totalParts: integer("total_parts").notNull(),
    since: text("since"),
    until: text("until"),
    /** The same as numbers, which compare in the right order: "12.0.5" is {12,0,5}. */
    sinceNumbers: integer("since_numbers").array(),
    untilNumbers: integer("until_numbers").array(),
    /** Empty for all. */
    editions: text("editions").array().notNull(),
    difference: jsonb("difference").$type<Difference>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("chunks_place").on(table.sourceId, table.generation, table.ordinal),
    unique("chunks_lasting_id").on(table.lastingId, table.generation),
    index("chunks_pack").on(table.packId, table.kind),
  ],
);
