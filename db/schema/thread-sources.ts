import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
