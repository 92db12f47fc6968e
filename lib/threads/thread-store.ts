import type { ErrorCode, ErrorDetails } from "../errors.ts";
import type { ThreadView } from "../schemas/thread.ts";
import type { InSameTransaction, SqlExecutor } from "./run-store.ts";

/** A thread as it is stored: times as dates, the error as its code and details. */
export type StoredThread = Omit<
  ThreadView,
  "error" | "runningSince" | "createdAt" | "updatedAt"
> & {
  readonly errorCode: ErrorCode | null;
  readonly errorDetails: ErrorDetails | null;
  readonly runningSince: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** What a student answers to the question with this interrupt id. */
export interface StudentReply {
  readonly interruptId: string;
  readonly value: unknown;
}

/** Tells the queue of a run in the transaction that stores it. */
export type EnqueueRun = (
  run: { readonly threadId: string; readonly runId: string },
  sql: SqlExecutor,
) => Promise<void>;

/** Threads as their owner may see and change them; every call throws `not_found` for another's. */
export interface ThreadStore {
  readonly get: (ownerId: string, threadId: string) => Promise<StoredThread>;
  readonly revision: (ownerId: string, threadId: string) => Promise<number>;
  readonly list: (
    ownerId: string,
    query: { readonly search: string; readonly limit: number },
  ) => Promise<StoredThread[]>;
  readonly rename: (ownerId: string, threadId: string, title: string) => Promise<void>;
  readonly remove: (ownerId: string, threadId: string, also: InSameTransaction) => Promise<void>;
  /** Stops a thread that runs or waits. Returns the run that lost it, or null. */
  readonly stop: (
    ownerId: string,
    threadId: string,
    also: InSameTransaction,
  ) => Promise<string | null>;
  /** @throws AppError thread_not_retryable */
  readonly retry: (ownerId: string, threadId: string, enqueue: EnqueueRun) => Promise<void>;
  /** The same reply twice is once. @throws AppError thread_not_waiting */
  readonly reply: (
    ownerId: string,
    threadId: string,
    reply: StudentReply,
    enqueue: EnqueueRun,
  ) => Promise<void>;
}
