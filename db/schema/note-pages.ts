import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { NotePageView } from "#lib/schemas/study.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";
import { uploads } from "./uploads.ts";

/** What was read from one photo; one row for each. */
export const notePages = pgTable(
  "note_pages",
  {
    /** The same as its upload's: a repeated reading replaces the row. */
    uploadId: text("upload_id")
      .primaryKey()
      .references(() => uploads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    /** As it was read. */
    text: text("text").notNull(),
    doubtful: jsonb("doubtful").$type<NotePageView["doubtful"]>().notNull(),
    basis: text("basis").$type<NonNullable<NotePageView["basis"]>>().notNull(),
    errorCode: text("error_code"),
    /** As the student left it; null before the review. */
    reviewedText: text("reviewed_text"),
    reviewed: boolean("reviewed").notNull().default(false),
    createdAt: createdAtColumn(),
  },
  (table) => [index("note_pages_thread").on(table.threadId, table.ordinal)],
);
