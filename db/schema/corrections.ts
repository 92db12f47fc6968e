import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Correction, NotePatch, Span } from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** The report: what the fact-check changed in a thread's note, and why. No slips of the keyboard. */
export const corrections = pgTable(
  "corrections",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    ownerId: ownerColumn(),
    ordinal: integer("ordinal").notNull(),
    conceptId: text("concept_id"),
    term: text("term").notNull(),
    type: text("type").$type<Correction["type"]>().notNull(),
    message: text("message").notNull(),
    original: text("original").notNull(),
    fixed: text("fixed").notNull(),
    span: jsonb("span").$type<Span>(),
    patch: jsonb("patch").$type<NotePatch>(),
    removedCode: text("removed_code"),
    basis: text("basis").$type<Correction["basis"]>().notNull(),
    evidence: jsonb("evidence").$type<Correction["evidence"]>(),
    status: text("status").$type<Correction["status"]>().notNull().default("open"),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.id] })],
);
