import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#lib/clock.ts";
import { AppError, isDatabaseTrouble, toAppError } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import type { RunOutcome, RunStore, TakenRun } from "#lib/threads/run-store.ts";
import type { Checkpointer } from "./checkpointer.ts";
import { driveGraph } from "./drive-graph.ts";
import type { ClaimedJob, RunQueue } from "./queue.ts";
import type { RunEnds } from "./run-ends.ts";
import { createRunReporter } from "./run-reporter.ts";
import type { ThreadGraphs } from "./thread-graph.ts";

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
