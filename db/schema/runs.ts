import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, failureColumn, ownerColumn, timeColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** One stretch of work on a thread: from a request until the graph ends or pauses. */
export const runs = pgTable(
  "runs",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"start" | "reply" | "retry" | "request">().notNull(),
    status: text("status")
      .$type<"queued" | "running" | "waiting" | "done" | "failed" | "stopped">()
      .notNull(),
    /** How often the queue has taken this run up. */
    tries: integer("tries").notNull().default(0),
    /** How often it failed with an error that may go away; a crash is not counted. */
    failures: integer("failures").notNull().default(0),
    /** The process that works on it, `place:pid:start`; lets the next one see at once that it died. */
    worker: text("worker"),
    /** The revision of the model settings that it began with; null until it is first taken up. */
    settingsRevision: integer("settings_revision"),
    errorCode: text("error_code"),
    errorDetails: failureColumn<unknown>("error_details"),
    createdAt: createdAtColumn(),
    startedAt: timeColumn("started_at"),
    endedAt: timeColumn("ended_at"),
  },
  (table) => [
    index("runs_thread").on(table.threadId, table.createdAt),
    // Few are open. Not by status, so that a run is taken up in place.
    index("runs_open").on(table.id).where(sql`ended_at is null`),
  ],
);
