import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ErrorCode } from "../../lib/errors.ts";
import type {
  ThreadKind,
  ThreadNotice,
  ThreadProgress,
  ThreadQuestion,
  ThreadStatus,
} from "../../lib/schemas/thread.ts";
import { createdAtColumn, ownerColumn, timeColumn } from "./columns.ts";

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
    /** The run that may write to this thread now; a late writer of another run changes nothing. */
    activeRunId: text("active_run_id"),
    runningSince: timeColumn("running_since"),
    activeMs: integer("active_ms").notNull().default(0),
    /** Rises with every visible change. */
    revision: integer("revision").notNull().default(0),
    createdAt: createdAtColumn(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [index("threads_owner_updated").on(table.ownerId, table.updatedAt.desc())],
);
