import { jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Concept, Correction, NoteCheck } from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";

/**
 * The concept cache: the verified concepts of a note with the report of their corrections.
 * Written only when every concept was checked.
 */
export const verifiedNotes = pgTable(
  "verified_notes",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    /** SHA-256 of text, models, prompt versions and policy. */
    key: text("key").notNull(),
    concepts: jsonb("concepts").$type<Concept[]>().notNull(),
    corrections: jsonb("corrections").$type<Correction[]>().notNull(),
    /** Null in entries made before sentences were checked; their key is never asked for again. */
    noteCheck: jsonb("note_check").$type<NoteCheck>(),
    createdAt: createdAtColumn(),
  },
  (table) => [unique("verified_notes_key").on(table.ownerId, table.key)],
);
