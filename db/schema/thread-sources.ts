import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Span } from "#lib/schemas/quiz.ts";
import { ownerColumn } from "./columns.ts";
import { subjectSources } from "./subjects.ts";
import { threads } from "./threads.ts";

/** What a thread was made from: the source's text stands in the thread's note, from `start` on. */
export const threadSources = pgTable(
  "thread_sources",
  {
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    sourceId: text("source_id")
      .notNull()
      .references(() => subjectSources.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    start: integer("start").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.sourceId] }),
    index("thread_sources_source").on(table.sourceId),
  ],
);

/** The thread whose document a source was taken from. Goes with either of them. */
export const sourceOrigins = pgTable(
  "source_origins",
  {
    sourceId: text("source_id")
      .primaryKey()
      .references(() => subjectSources.id, { onDelete: "cascade" }),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    ownerId: ownerColumn(),
    /** The revision of the document up to which the source has what changed there. */
    revision: integer("revision").notNull(),
    /** What was taken, in the text of that revision; null for the whole document. */
    place: jsonb("place").$type<Span>(),
    /** SHA-256 of what the document said there when the student left the source as it is; null where they did not. */
    leftSha256: text("left_sha256"),
  },
  (table) => [index("source_origins_thread").on(table.threadId)],
);
