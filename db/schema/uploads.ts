import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytesColumn } from "./bytes-column.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** Pictures that a student gave, encoded anew by us: upright, without metadata. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** Order of the pages. */
    ordinal: integer("ordinal").notNull(),
    /** Of the bytes as they were sent, so that the same photo twice is once. */
    sourceSha256: text("source_sha256").notNull(),
    /** Of the stored bytes. */
    sha256: text("sha256").notNull(),
    mediaType: text("media_type").$type<"image/jpeg" | "image/png" | "image/webp">().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    /** Shown, never opened. */
    fileName: text("file_name"),
    bytes: bytesColumn("bytes").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index("uploads_thread").on(table.threadId, table.ordinal),
    unique("uploads_source").on(table.threadId, table.sourceSha256),
  ],
);
