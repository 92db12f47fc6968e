import type { AppError, ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type { CardSides } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type {
  ThreadKind,
  ThreadNotice,
  ThreadProgress,
  ThreadQuestion,
  ThreadView,
} from "#lib/schemas/thread.ts";
import type { ThreadChange, ThreadQuery } from "#lib/schemas/thread-requests.ts";

/** Runs SQL inside somebody's open transaction, so that the queue can take part in it. */
export interface SqlExecutor {
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** What else must happen in the same transaction, or not at all. */
type InSameTransaction = (sql: SqlExecutor) => Promise<void>;

/** Tells the queue of a run in the transaction that stores it. */
export type EnqueueRun = (
  run: { readonly threadId: string; readonly runId: string },
  sql: SqlExecutor,
) => Promise<void>;

/** How the queue takes part in the end of a run. */
interface RunEnd {
  /** Ends the run's job. */
  readonly complete: InSameTransaction;
  /** Begins the run that applies a reply which waited for this one to end. */
  readonly enqueue: EnqueueRun;
}

/** A run as the one that took it up last may write it. */
export interface HeldRun {
  readonly runId: string;
  readonly threadId: string;
  readonly ownerId: string;
  /** How often it was taken up, this time included; whoever took it up before has lost it. */
  readonly tries: number;
}

/** A run that a worker has taken up. */
export interface TakenRun extends HeldRun {
  readonly kind: ThreadKind;
  /** True when it began with a request to a thread that had halted: what was being done is given up. */
  readonly newRequest: boolean;
  /** How often it failed with an error that may go away. */
  readonly failures: number;
  /** The revision of the model settings that it began with; 0 when nothing had been chosen. */
  readonly settingsRevision: number;
}

export type RunOutcome =
  | { readonly status: "done" }
  /** A question that rests ends the thread as done. */
  | { readonly status: "waiting"; readonly question: ThreadQuestion }
  | { readonly status: "failed"; readonly error: AppError };

/** A change of what the student sees; absent fields stay as they are. */
export interface RunReport {
  readonly stage?: string;
  readonly progress?: ThreadProgress | null;
  readonly notice?: ThreadNotice | null;
}

/** A run that says it is being worked on. */
interface OpenRun extends HeldRun {
  readonly worker: string;
}

/**
 * What the worker may do to threads and runs. Every write names the run, its owner and the time of
 * its being taken up, and changes the thread only while that is its active one, so that a late
 * writer changes nothing.
 */
export interface RunStore {
  /** Takes the run up, or null when it is not the thread's active run any more. */
  readonly begin: (runId: string, worker: string) => Promise<TakenRun | null>;
  /** Those of the runs that are still active. */
  readonly stillActive: (runIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns false when the run is not active any more. */
  readonly report: (run: HeldRun, report: RunReport) => Promise<boolean>;
  /**
   * Ends the run and tells the thread; returns false when the run was not active any more. When it asks an open
   * question and replies wait, the oldest of them answers it, and its run begins in the same transaction.
   */
  readonly settle: (run: HeldRun, outcome: RunOutcome, end: RunEnd) => Promise<boolean>;
  /** Puts the run off after an error that may go away. */
  readonly postpone: (
    run: HeldRun,
    failure: { readonly notice: ThreadNotice; readonly error: AppError },
    also: InSameTransaction,
  ) => Promise<boolean>;
  /** Gives the run back, so that another worker can take it up; nothing when it is settled. */
  readonly release: (run: HeldRun, also: InSameTransaction) => Promise<void>;
  /** The same for a run whose holder died: the time since he last showed himself is not counted. */
  readonly reclaim: (run: HeldRun, also: InSameTransaction) => Promise<void>;
  /** Active runs that a worker has taken up and not settled. */
  readonly openRuns: () => Promise<OpenRun[]>;
  /** The student's replies to these interrupts, by interrupt id. */
  readonly repliesTo: (
    ownerId: string,
    threadId: string,
    interruptIds: readonly string[],
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly threadExists: (ownerId: string, threadId: string) => Promise<boolean>;
}

/** A thread as it is stored: times as dates, the error as its code and details. */
export type StoredThread = Omit<
  ThreadView,
  "subject" | "error" | "models" | "runningSince" | "createdAt" | "updatedAt"
> & {
  readonly subject: { readonly id: string; readonly name: string | null };
  /** Tasks that were put to models, and to which. */
  readonly tasks: readonly { readonly task: string; readonly model: string }[];
  readonly errorCode: ErrorCode | null;
  readonly errorDetails: ErrorDetails | null;
  readonly runningSince: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly actedAt: Date;
};

/** A thread of the list, with what was answered of its quiz and edited of its document; null of other kinds. */
export interface ListedRow extends StoredThread {
  /** The number of the document's newest edit; 0 for none. */
  readonly lastEdit: number | null;
  readonly quiz: {
    /** The present round, from 1. */
    readonly round: number;
    /** Questions of the present round; those of them that were answered, and whose answer was graded. */
    readonly asked: number;
    readonly begun: number;
    readonly graded: number;
    /** All questions, and those whose last answer was wholly right. */
    readonly total: number;
    readonly right: number;
  } | null;
}

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
    query: ThreadQuery & { readonly limit: number },
  ) => Promise<ListedRow[]>;
  readonly change: (
    ownerId: string,
    threadId: string,
    change: Omit<ThreadChange, "binned" | "cards">,
  ) => Promise<void>;
  /** @param keptAs what a card of a quiz's question becomes, so that it stays; null where those of a document go, too @throws AppError not_found */
  readonly remove: (
    ownerId: string,
    threadId: string,
    also: InSameTransaction,
    keptAs?: ((question: Question, language: Language) => CardSides) | null,
  ) => Promise<void>;
  /** Stops a thread that runs or waits. Returns the run that lost it, or null. */
  readonly stop: (
    ownerId: string,
    threadId: string,
    also: InSameTransaction,
  ) => Promise<string | null>;
  /** Stops a thread and puts it into the bin at that time. Returns the run that lost it, or null. */
  readonly bin: (
    ownerId: string,
    threadId: string,
    at: Date,
    also: InSameTransaction,
    keptAs?: (question: Question, language: Language) => CardSides,
  ) => Promise<string | null>;
  /** Takes it out again. */
  readonly restore: (ownerId: string, threadId: string) => Promise<void>;
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
