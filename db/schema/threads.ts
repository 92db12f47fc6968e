import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type {
  ThreadKind,
  ThreadNotice,
  ThreadProgress,
  ThreadQuestion,
  ThreadStatus,
} from "#lib/schemas/thread.ts";
import { createdAtColumn, failureColumn, ownerColumn, timeColumn } from "./columns.ts";

/** One piece of work of one kind. */
export const threads = pgTable(
  "threads",
  {
    id: text("id").primaryKey(),
    ownerId: ownerColumn(),
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
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  // Not by time, too: a row whose indexed columns stay as they are is changed in place, eight times for a request.
  (table) => [index("threads_owner").on(table.ownerId)],
);
