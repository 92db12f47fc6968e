import { setTimeout as sleep } from "node:timers/promises";
import { Command, INTERRUPT, isInterrupted, type StateSnapshot } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { Reporter } from "#agents/ports.ts";
import type { Clock } from "#lib/clock.ts";
import { AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import {
  type ThreadKind,
  type ThreadNotice,
  type ThreadProgress,
  type ThreadQuestion,
  threadQuestion,
} from "#lib/schemas/thread.ts";
import type {
  HeldRun,
  RunOutcome,
  RunReport,
  RunStore,
  TakenRun,
} from "#lib/threads/thread-store.ts";
import type { Checkpointer } from "./checkpointer.ts";
import type { ClaimedJob, RunQueue } from "./queue.ts";
import type { RunEnds } from "./run-ends.ts";

export interface InvokeConfig {
  readonly configurable: {
    readonly thread_id: string;
    readonly lastTry: boolean;
    readonly newRequest: boolean;
  };
  /** Every finished node is stored before the next begins; the default lost them in a crash. */
  readonly durability: "sync";
  readonly recursionLimit: number;
  readonly signal: AbortSignal;
}

/** Replies to open questions, by interrupt id; it fits every graph, as it names no node and no state. */
type ResumeCommand = Command<unknown, Record<string, never>, never>;

/** A compiled graph, as far as the worker uses it. */
interface CompiledThreadGraph {
  getState(config: { configurable: { thread_id: string } }): Promise<StateSnapshot>;
  /** Makes a checkpoint with which the graph goes on as if this node had said so; what it holds is checked. */
  updateState(
    config: { configurable: { thread_id: string } },
    update: Command<unknown, Record<string, unknown>, string>,
    asNode: string,
  ): Promise<unknown>;
  invoke(
    input: Record<string, unknown> | ResumeCommand | null,
    config: InvokeConfig,
  ): Promise<unknown>;
}

/** How threads of one kind are worked on. */
export interface ThreadGraph {
  /** The graph for one run, with that run's reporter among its ports. */
  readonly compile: (reporter: Reporter, saver: BaseCheckpointSaver) => CompiledThreadGraph;
  /** What a thread's first run starts with. */
  readonly input: (run: TakenRun) => Record<string, unknown>;
  /** More steps than any right run takes. */
  readonly recursionLimit: number;
  /**
   * Whether a run goes on by itself where the model's replies stay unusable: a quiz leaves out at last what stays so. Asked
   * again from the beginning, a model that was asked three times with the fault named answers no better, and is paid.
   */
  readonly retriesUnusable: boolean;
}

export type ThreadGraphs = Readonly<Partial<Record<ThreadKind, ThreadGraph>>>;

/** A question as a node hands it to `interrupt()`. */
const askedQuestion = threadQuestion.omit({ interruptId: true });

const openInterrupts = (state: StateSnapshot) => state.tasks.flatMap((task) => task.interrupts);

type Interrupts = readonly { readonly id?: string | undefined; readonly value?: unknown }[];

/**
 * `next` would not do: it leaves out a node that has finished and whose checkpoint was not written,
 * because the process or the database died in between.
 */
const hasEnded = (state: StateSnapshot): boolean => state.tasks.length === 0;

const firstQuestion = (interrupts: Interrupts): ThreadQuestion | null => {
  for (const { id, value } of interrupts) {
    if (id !== undefined) return { interruptId: id, ...askedQuestion.parse(value) };
  }
  return null;
};

/** The student's replies to the questions that are open, or null: then the graph simply goes on. */
const openReplies = async (
  state: StateSnapshot,
  { ownerId, threadId }: TakenRun,
  repliesTo: RunStore["repliesTo"],
): Promise<ResumeCommand | null> => {
  const ids = openInterrupts(state).flatMap(({ id }) => id ?? []);
  const replies = await repliesTo(ownerId, threadId, ids);
  return Object.keys(replies).length > 0
    ? new Command<unknown, Record<string, never>, never>({ resume: replies })
    : null;
};

/**
 * Invokes a graph until it ends or asks the student something: from its input the first time, from
 * its checkpoint ever after, with the replies to whatever questions are open.
 * @throws whatever a node throws
 */
const driveGraph = async (options: {
  run: TakenRun;
  graph: CompiledThreadGraph;
  definition: Pick<ThreadGraph, "input" | "recursionLimit">;
  repliesTo: RunStore["repliesTo"];
  signal: AbortSignal;
  lastTry: boolean;
}): Promise<ThreadQuestion | null> => {
  const { run, graph, definition, signal, lastTry } = options;
  const thread = { configurable: { thread_id: run.threadId } };
  const before = await graph.getState(thread);
  const begun = before.config.configurable?.checkpoint_id !== undefined;
  if (begun && hasEnded(before)) return null;
  const input = begun ? await openReplies(before, run, options.repliesTo) : definition.input(run);
  const result = await graph.invoke(input, {
    configurable: { thread_id: run.threadId, lastTry, newRequest: run.newRequest },
    durability: "sync",
    recursionLimit: definition.recursionLimit,
    signal,
  });
  // What a graph stopped with says what it asks; only one that asks nothing is read again.
  const asked = isInterrupted(result) ? firstQuestion(result[INTERRUPT]) : null;
  if (asked) return asked;
  const after = await graph.getState(thread);
  const question = firstQuestion(openInterrupts(after));
  if (!question && !hasEnded(after)) {
    const names = after.tasks.map(({ name }) => name);
    throw new AppError("internal", `The graph stopped before ${names.join(", ")}`);
  }
  return question;
};

/** Progress is written at most this often; readers poll once a second. */
const intervalMs = 500;

export interface RunReporter extends Reporter {
  /** Waits for the write under way and drops progress that is not written yet. */
  readonly close: () => Promise<void>;
}

/**
 * Shows how one run goes. Steps that come faster than twice a second are put together; a stage or
 * a notice is written at once. `onLost` is called when the run has lost its thread.
 */
export const createRunReporter = (options: {
  run: HeldRun;
  store: Pick<RunStore, "report">;
  clock: Clock;
  log: Log;
  onLost: () => void;
}): RunReporter => {
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let pending: ThreadProgress | null = null;
  let lastStepMs = Number.NEGATIVE_INFINITY;
  let noticed = false;

  const dropPending = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = null;
  };

  const write = (report: RunReport): Promise<void> => {
    const next = writing.then(async () => {
      const active = await options.store.report(options.run, report);
      if (!active) options.onLost();
    });
    // The next write must not fail because this one did; whoever waits for this one is told.
    writing = next.catch(() => {});
    return next;
  };

  const writeStep = (progress: ThreadProgress): Promise<void> => {
    dropPending();
    lastStepMs = options.clock().getTime();
    const report = noticed ? { progress, notice: null } : { progress };
    noticed = false;
    return write(report);
  };

  const writePending = () => {
    if (!pending) return;
    writeStep(pending).catch((error) => options.log.warn({ error }, "progress was not written"));
  };

  return {
    stage: async (threadId, stage, total) => {
      dropPending();
      noticed = false;
      lastStepMs = options.clock().getTime();
      const progress = total === undefined ? null : { done: 0, total };
      await write({ stage, progress, notice: null });
      options.log.debug({ runId: options.run.runId, threadId, stage }, "stage");
    },
    step: async (_threadId, done, total) => {
      const waitMs = lastStepMs + intervalMs - options.clock().getTime();
      if (waitMs <= 0) return writeStep({ done, total });
      pending = { done, total };
      timer ??= setTimeout(writePending, waitMs);
    },
    notice: async (_threadId, notice: ThreadNotice | null) => {
      if (notice === null && !noticed) return;
      noticed = notice !== null;
      await write({ notice });
    },
    close: async () => {
      dropPending();
      await writing;
    },
  };
};

/** Retries after errors that may go away, with the wait before each: 3, 12 and 48 s. */
export const defaultRetryDelaysMs: readonly number[] = [3_000, 12_000, 48_000];

/** How long a run waits before it turns to a database again that had no connection or no disk space for it. */
const databasePauseMs = 1_000;

/** A graph that was taken up so often makes its process die. */
const maxTries = 20;

export interface JobRunnerOptions {
  readonly store: RunStore;
  readonly queue: RunQueue;
  readonly checkpointer: Checkpointer;
  /** The graphs that work with the models that the run began with. */
  readonly graphsOf: (run: TakenRun) => Promise<ThreadGraphs>;
  readonly retryDelaysMs: readonly number[];
  readonly clock: Clock;
  readonly log: Log;
  readonly ends: Pick<RunEnds, "tell">;
}

/** Why a run is ended from outside: it lost its thread, or the process shuts down. */
export type AbortReason = "lost" | "shutdown";

/** Works on one job until its run is settled, put off or given back. */
export type RunJob = (
  job: ClaimedJob,
  run: TakenRun,
  own: { readonly signal: AbortSignal; readonly abort: (reason: AbortReason) => void },
) => Promise<void>;

/** Up to a fifth longer than configured, so that threads that failed together do not return together. */
const retryDelayMs = (delayMs: number, error: AppError): number =>
  Math.max(delayMs * (1 + Math.random() / 5), error.retryAfterMs ?? 0);

const drive = async (
  { graphsOf, store, checkpointer, retryDelaysMs, clock, log }: JobRunnerOptions,
  run: TakenRun,
  signal: AbortSignal,
  onLost: () => void,
): Promise<RunOutcome> => {
  const definition = (await graphsOf(run))[run.kind];
  if (!definition) throw new AppError("internal", `No graph for threads of kind ${run.kind}`);
  if (run.tries > maxTries) {
    const error = new AppError("internal", `Run ${run.runId} was taken up ${run.tries} times`);
    return { status: "failed", error };
  }
  const reporter = createRunReporter({ run, store, clock, log, onLost });
  try {
    const question = await driveGraph({
      run,
      graph: definition.compile(reporter, checkpointer.saver),
      definition,
      repliesTo: store.repliesTo,
      signal,
      lastTry: run.failures >= retryDelaysMs.length,
    });
    return question ? { status: "waiting", question } : { status: "done" };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (definition.retriesUnusable || error.code !== "model_reply_invalid") throw thrown;
    log.warn(
      { error, runId: run.runId, threadId: run.threadId },
      "the model's replies are unusable",
    );
    return { status: "failed", error };
  } finally {
    await reporter.close();
  }
};

const settle = async (
  { store, queue, checkpointer, log, ends }: JobRunnerOptions,
  job: ClaimedJob,
  run: TakenRun,
  outcome: RunOutcome,
): Promise<void> => {
  const { runId, threadId } = run;
  // While the job is still held, so that no other run of the thread can be under way.
  await checkpointer
    .prune(threadId)
    .catch((error) => log.warn({ error, threadId }, "checkpoints were not pruned"));
  const settled = await store.settle(run, outcome, {
    complete: (sql) => queue.complete(job, sql),
    enqueue: queue.enqueue,
  });
  ends.tell(threadId);
  log.info({ runId, threadId, status: outcome.status, settled }, "run ended");
};

const settleFailure = async (
  options: JobRunnerOptions,
  job: ClaimedJob,
  run: TakenRun,
  error: AppError,
): Promise<void> => {
  const { store, queue, retryDelaysMs, clock, log } = options;
  const { runId, threadId, failures } = run;
  log.warn({ error, runId, threadId, failures }, "run failed");
  const delayMs = retryDelaysMs[failures];
  if (!error.transient || delayMs === undefined) {
    return settle(options, job, run, { status: "failed", error });
  }
  const startAfter = new Date(clock().getTime() + retryDelayMs(delayMs, error));
  const until = startAfter.toISOString();
  await store.postpone(
    run,
    { notice: { code: "run_retry", until, because: error.code }, error },
    (sql) => queue.reschedule(job, startAfter, sql),
  );
};

/**
 * Works on a run until it is settled. A database that refuses its service is waited for with the run in hand: it is no
 * failure of the run, and counted as one it would make the run wait for a minute, or fail for good.
 */
const workOn = async (
  options: JobRunnerOptions,
  job: ClaimedJob,
  run: TakenRun,
  { signal, onLost }: { readonly signal: AbortSignal; readonly onLost: () => void },
): Promise<void> => {
  for (;;) {
    try {
      const outcome = await drive(options, run, signal, onLost);
      return await settle(options, job, run, outcome);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (signal.aborted || !isDatabaseTrouble(error.code)) throw thrown;
      const { runId, threadId } = run;
      options.log.warn({ error, runId, threadId }, "run waits for the database");
      await sleep(databasePauseMs, undefined, { signal });
    }
  }
};

/** A run ends in one of four ways: it settles, fails, loses its thread, or is given back. */
export const createJobRunner =
  (options: JobRunnerOptions): RunJob =>
  async (job, run, own) => {
    const { store, queue, checkpointer, clock } = options;
    const signal = AbortSignal.any([own.signal, job.signal]);
    try {
      await workOn(options, job, run, { signal, onLost: () => own.abort("lost") });
    } catch (thrown) {
      if (own.signal.reason === "shutdown") {
        return store.release(run, (sql) => queue.reschedule(job, clock(), sql));
      }
      if (own.signal.aborted) {
        // After the thread was deleted a node may still have stored its checkpoint.
        if (!(await store.threadExists(run.ownerId, run.threadId)))
          await checkpointer.forget(run.threadId);
        return;
      }
      // Another worker has the job.
      if (job.signal.aborted) return;
      await settleFailure(options, job, run, toAppError(thrown));
    }
  };
