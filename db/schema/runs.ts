import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";
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
    kind: text("kind").$type<"start" | "reply" | "retry">().notNull(),
    status: text("status")
      .$type<"queued" | "running" | "waiting" | "done" | "failed" | "stopped">()
      .notNull(),
    /** How often the queue has taken this run up. */
    tries: integer("tries").notNull().default(0),
    errorCode: text("error_code"),
    errorDetails: jsonb("error_details"),
    createdAt: createdAtColumn(),
    startedAt: timeColumn("started_at"),
    endedAt: timeColumn("ended_at"),
  },
  (table) => [index("runs_thread").on(table.threadId, table.createdAt)],
);
