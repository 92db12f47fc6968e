import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Concept, Span } from "#lib/schemas/quiz.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** The concepts of a quiz thread's note. `id` is unique within its thread. */
export const concepts = pgTable(
  "concepts",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    ownerId: ownerColumn(),
    ordinal: integer("ordinal").notNull(),
    term: text("term").notNull(),
    definition: text("definition").notNull(),
    original: text("original").notNull(),
    span: jsonb("span").$type<Span>().notNull(),
    codeSpan: jsonb("code_span").$type<Span>(),
    code: text("code"),
    codeLanguage: text("code_language"),
    status: text("status").$type<Concept["status"]>().notNull(),
    changeType: text("change_type").$type<Concept["changeType"]>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.id] }),
    index("concepts_owner_term").on(table.ownerId, table.term),
  ],
);
