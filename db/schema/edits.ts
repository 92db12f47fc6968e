import { index, integer, jsonb, pgTable, real, text, unique } from "drizzle-orm/pg-core";
import type { Patch } from "#lib/quotes/patch.ts";
import type { EditAuthor, EditKind } from "#lib/schemas/study.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { documents } from "./documents.ts";
import { threads } from "./threads.ts";

/** Every change of a document, in order: applied one after another they lead from any revision to any later one. */
export const edits = pgTable(
  "edits",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The revision of the document that it made: 1 for the first. */
    number: integer("number").notNull(),
    /** What makes it the same edit when it is stored again after a crash. */
    key: text("key").notNull(),
    kind: text("kind").$type<EditKind>().notNull(),
    author: text("author").$type<EditAuthor>().notNull(),
    /** All against the text of revision `number - 1`; none overlaps another. */
    patches: jsonb("patches").$type<Patch[]>().notNull(),
    batchId: text("batch_id"),
    /** The edit that an undo takes back or a redo brings again; the revision that a restore returns to. */
    target: integer("target"),
    /** How well its quote fitted; null where nothing was looked for. */
    similarity: real("similarity"),
    reason: text("reason").notNull(),
    /** The first 50 characters of the passage before and after. */
    oldPreview: text("old_preview").notNull(),
    newPreview: text("new_preview").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("edits_number").on(table.documentId, table.number),
    unique("edits_key").on(table.documentId, table.key),
    index("edits_thread").on(table.threadId),
  ],
);
