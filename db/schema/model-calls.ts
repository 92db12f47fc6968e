import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ModelCall } from "#lib/ai/journal.ts";
import { createdAtColumn, ownerColumn } from "./columns.ts";
import { threads } from "./threads.ts";

/** The journal of questions put to a model. A call is finished when its answer is stored here. */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    /** The thread that paid, and goes with it; null for calls outside a thread. */
    threadId: text("thread_id").references(() => threads.id, { onDelete: "cascade" }),
    /** SHA-256 of task, version, model and input. */
    key: text("key").notNull(),
    task: text("task").notNull(),
    taskVersion: integer("task_version").notNull(),
    model: text("model").notNull(),
    status: text("status").$type<"done" | "failed">().notNull(),
    /** HTTP requests made for it, re-asks and retries included. */
    requests: integer("requests").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** US dollars; null when the model's price is not configured. */
    usd: doublePrecision("usd"),
    ms: integer("ms").notNull(),
    answer: jsonb("answer").$type<ModelCall["answer"]>(),
    errorCode: text("error_code"),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex("model_calls_done_key").on(table.ownerId, table.key).where(sql`status = 'done'`),
    index("model_calls_thread").on(table.threadId),
  ],
);
