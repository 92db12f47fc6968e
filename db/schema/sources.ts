import { index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type { ImportStatus, SourceFormat } from "#lib/schemas/library.ts";
import { bytesColumn } from "./bytes-column.ts";
import { createdAtColumn, failureColumn, ownerColumn, timeColumn } from "./columns.ts";
import { packs } from "./packs.ts";

/** An imported file of a pack. Its chunks of the present generation are searched; those of a running import are not yet. */
export const sources = pgTable(
  "sources",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    packId: text("pack_id")
      .notNull()
      .references(() => packs.id, { onDelete: "cascade" }),
    /** Shown, never opened. The same name imported again replaces. */
    fileName: text("file_name").notNull(),
    /** By its contents; null before it was looked at. */
    format: text("format").$type<SourceFormat>(),
    sha256: text("sha256").notNull(),
    size: integer("size").notNull(),
    status: text("status").$type<ImportStatus>().notNull(),
    /** The generation of chunks that is searched; 0 before the first import is done. */
    generation: integer("generation").notNull().default(0),
    /** Files or pages of the running import that are stored, and how many there are. */
    done: integer("done").notNull().default(0),
    total: integer("total"),
    sections: integer("sections").notNull().default(0),
    chunks: integer("chunks").notNull().default(0),
    badFiles: failureColumn<{ file: string; code: ErrorCode; details?: ErrorDetails }[]>(
      "bad_files",
    )
      .notNull()
      .default([]),
    errorCode: text("error_code").$type<ErrorCode>(),
    errorDetails: failureColumn<ErrorDetails>("error_details"),
    /** How often the process that reads the file ended at it without a reason; twice fails the import. */
    readerEnds: integer("reader_ends").notNull().default(0),
    /** Which worker imports or embeds it, and until when nobody else does. Another one's writes are refused. */
    claimedBy: text("claimed_by"),
    claimedUntil: timeColumn("claimed_until"),
    /** The embedding model of which every chunk of the present generation has its vector. */
    embeddedBy: text("embedded_by"),
    /** Why vectors could not be had when they were asked for last; null when they could. */
    embeddingError: text("embedding_error").$type<ErrorCode>(),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("sources_name").on(table.packId, table.fileName),
    index("sources_status").on(table.status),
  ],
);

/** The bytes of a file while it is being imported, in pieces: a large one is never one value of the database. */
export const sourceFiles = pgTable(
  "source_files",
  {
    sourceId: text("source_id")
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    ordinal: integer("ordinal").notNull(),
    ownerId: ownerColumn(),
    bytes: bytesColumn("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.ordinal] })],
);
