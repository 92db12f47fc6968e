import { bigint, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { runs } from "./runs.ts";
import { threads } from "./threads.ts";

/** What the student answered to a paused thread; one reply for each interrupt, so that twice is once. */
export const replies = pgTable(
  "replies",
  {
    id: text("id").primaryKey(),
    /** Order in which they were given; those that wait are bound in it. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** The run that applies it; null while it waits for the next open question. */
    runId: text("run_id").references(() => runs.id, { onDelete: "cascade" }),
    /** The question it answers; null while it waits for the next open one. */
    interruptId: text("interrupt_id"),
    value: jsonb("value").notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("replies_interrupt").on(table.threadId, table.interruptId),
    index("replies_run").on(table.runId),
  ],
);
