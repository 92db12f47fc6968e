import { sql } from "drizzle-orm";
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ModelCall } from "#lib/ai/journal.ts";
import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type { MessageView } from "#lib/schemas/study.ts";
import type {
  ThreadKind,
  ThreadNotice,
  ThreadProgress,
  ThreadQuestion,
  ThreadStatus,
} from "#lib/schemas/thread.ts";
import { createdAtColumn, failureColumn, ownerColumn, timeColumn } from "./columns.ts";
import { subjects } from "./subjects.ts";

/** One piece of work of one kind. */
export const threads = pgTable(
  "threads",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
    subjectId: text("subject_id")
      .notNull()
      .references(() => subjects.id),
    kind: text("kind").$type<ThreadKind>().notNull(),
    title: text("title").notNull(),
    status: text("status").$type<ThreadStatus>().notNull(),
    stage: text("stage"),
    progress: jsonb("progress").$type<ThreadProgress>(),
    notice: jsonb("notice").$type<ThreadNotice>(),
    question: jsonb("question").$type<ThreadQuestion>(),
    errorCode: text("error_code").$type<ErrorCode>(),
    /** What the error's sentence for the student is made of, besides its code. */
    errorDetails: failureColumn<ErrorDetails>("error_details"),
    /** The run that may write to this thread now; a late writer of another run changes nothing. */
    activeRunId: text("active_run_id"),
    /**
     * The time of that run's being taken up that counts. Another one, by whatever worker, makes
     * it rise, and the holder before is a late writer too.
     */
    activeTry: integer("active_try").notNull().default(0),
    /** Since when a worker has had it in hand; null while it waits for one. */
    runningSince: timeColumn("running_since"),
    activeMs: bigint("active_ms", { mode: "number" }).notNull().default(0),
    /** Rises with every visible change. */
    revision: integer("revision").notNull().default(0),
    /** Since when it lies in the bin, where it is as good as gone; null while it does not. */
    binnedAt: timeColumn("binned_at"),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
    /** When the student last worked on it: wrote, answered, asked; what the program does by itself leaves it. */
    actedAt: timeColumn("acted_at").notNull().defaultNow(),
  },
  // Not by time, too: a row whose indexed columns stay as they are is changed in place, eight times for a request.
  (table) => [
    index("threads_owner").on(table.ownerId),
    index("threads_subject").on(table.subjectId),
    index("threads_binned").on(table.binnedAt).where(sql`binned_at is not null`),
  ],
);

/** What student, agent and program said in a thread, in order. */
export const messages = pgTable(
  "messages",
  {
    id: text("id").primaryKey(),
    /** Order of the conversation. */
    seq: bigint("seq", { mode: "number" }).generatedAlwaysAsIdentity().notNull(),
    ownerId: ownerColumn(),
    threadId: text("thread_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** What makes it the same message when it is stored again after a crash. */
    key: text("key").notNull(),
    author: text("author").$type<MessageView["author"]>().notNull(),
    kind: text("kind").$type<MessageView["kind"]>().notNull(),
    text: text("text").notNull(),
    /** What the model is told of it and the student need not read, such as the nearest passages. */
    detail: text("detail"),
    editNumbers: jsonb("edit_numbers").$type<number[]>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique("messages_key").on(table.threadId, table.key),
    index("messages_thread").on(table.threadId, table.seq),
  ],
);

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
