import type { ErrorCode, ErrorDetails } from "../errors.ts";
import type { ThreadView } from "../schemas/thread.ts";
import type { EnqueueRun, InSameTransaction } from "./run-store.ts";

/** A thread as it is stored: times as dates, the error as its code and details. */
export type StoredThread = Omit<
  ThreadView,
  "error" | "models" | "runningSince" | "createdAt" | "updatedAt"
> & {
  /** Tasks that were put to models, and to which. */
  readonly tasks: readonly { readonly task: string; readonly model: string }[];
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

/** Threads as their owner may see and change them; every call throws `not_found` for another's. */
export interface ThreadStore {
  readonly get: (ownerId: string, threadId: string) => Promise<StoredThread>;
  readonly revision: (ownerId: string, threadId: string) => Promise<number>;
  /** The run that is under way or waits for a worker, or null. */
  readonly activeRun: (ownerId: string, threadId: string) => Promise<string | null>;
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
  /**
   * Answers the question of a thread that waits or rests. The same reply twice is once.
   * @throws AppError thread_not_waiting
   */
  readonly reply: (
    ownerId: string,
    threadId: string,
    reply: StudentReply,
    enqueue: EnqueueRun,
  ) => Promise<void>;
  /**
   * What the student wants next, whatever the thread is doing: it answers the question that is put, or waits for
   * the next open one. A thread that failed or was stopped begins to work again. None is lost, and they keep
   * their order.
   * @throws AppError thread_not_waiting when the thread is done and asks nothing, thread_not_retryable when it
   * failed for good
   */
  readonly request: (
    ownerId: string,
    threadId: string,
    value: unknown,
    enqueue: EnqueueRun,
  ) => Promise<void>;
  /** What waits for the next open question, oldest first. */
  readonly pendingReplies: (ownerId: string, threadId: string) => Promise<unknown[]>;
}
