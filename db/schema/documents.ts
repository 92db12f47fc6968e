import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { DocumentRole } from "#lib/study/study-document.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** A text that a thread works on; graphs hold its id, never its text. */
export const documents = pgTable(
  "documents",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    role: text("role").$type<DocumentRole>().notNull(),
    /** The text of revision `snapshotRevision`; the edits after it lead to the present one. */
    text: text("text").notNull(),
    sha256: text("sha256").notNull(),
    /** Name of the uploaded file; null for pasted text. Shown, never opened. */
    fileName: text("file_name"),
    revision: integer("revision").notNull().default(0),
    snapshotRevision: integer("snapshot_revision").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [unique("documents_role").on(table.threadId, table.role)],
);
