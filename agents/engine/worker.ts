import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { repeat } from "./claim-loop.ts";
import type { ClaimedJob } from "./queue.ts";
import {
  type AbortReason,
  createJobRunner,
  type JobRunnerOptions,
  type RunJob,
} from "./run-job.ts";

const orNothing = (read: () => string): string => {
  try {
    // The parts of an identity are divided by colons.
    return read().trim().replaceAll(":", "");
  } catch {
    // Only Linux has these files; elsewhere all processes of a machine see each other.
    return "";
  }
};

/**
 * Where process ids mean the same: containers may share a machine and even a host name, and after a
 * restart of the machine its ids begin anew.
 */
const placeOfIds = (): string =>
  [
    hostname(),
    orNothing(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
    orNothing(() => readlinkSync("/proc/self/ns/pid")),
  ].join("/");

/** This process among all that ever worked: a later one may get the same host and pid. */
export const ownIdentity = (): string =>
  `${placeOfIds()}:${process.pid}:${Math.round(performance.timeOrigin)}`;

const processIsAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process answers EPERM: it lives.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/**
 * Whether the worker with this identity is certainly dead, as seen from `own`. On another machine or
 * in another container nobody can tell; there the heartbeat decides.
 */
export const isDead = (
  identity: string,
  own: string,
  isAlive: (pid: number) => boolean = processIsAlive,
): boolean => {
  if (identity === own) return false;
  const [place, pid] = identity.split(":");
  const [ownPlace, ownPid] = own.split(":");
  if (place !== ownPlace) return false;
  return pid === ownPid || !isAlive(Number(pid));
};

/** How often stopped threads are looked for while runs are active: a stop must take effect within a second. */
export const watchIntervalMs = 300;
/** How often runs of dead workers are looked for. */
const reclaimIntervalMs = 1_000;

export interface WorkerOptions extends JobRunnerOptions {
  /** From `ownIdentity`. */
  readonly identity: string;
  /** Threads worked on at once by this process. */
  readonly concurrency: number;
}

export interface Worker {
  readonly start: () => Promise<void>;
  /** Ends a run in this process at once; other processes find out by themselves. */
  readonly abort: (runId: string) => void;
  /** Gives unfinished runs back to the queue. */
  readonly stop: () => Promise<void>;
}

interface ActiveRun {
  readonly abort: (reason: AbortReason) => void;
  readonly ended: Promise<unknown>;
}

type ActiveRuns = Map<string, ActiveRun>;

const claim =
  (active: ActiveRuns, runJob: RunJob, { store, identity }: WorkerOptions) =>
  async (job: ClaimedJob): Promise<void> => {
    const { runId } = job.data;
    const own = new AbortController();
    const abort = (reason: AbortReason) => own.abort(reason);
    const older = active.get(runId);
    const working = (async () => {
      // This process held the same run when the queue thought it was gone, as after a sleep.
      older?.abort("lost");
      await older?.ended;
      const run = await store.begin(runId, identity);
      if (run) await runJob(job, run, { signal: own.signal, abort });
    })();
    // Known before it begins, so that `reclaim` never takes it for abandoned.
    const mine: ActiveRun = { abort, ended: Promise.allSettled([working]) };
    active.set(runId, mine);
    try {
      await working;
    } finally {
      if (active.get(runId) === mine) active.delete(runId);
    }
  };

/** Ends the runs whose threads were stopped, deleted or taken over, in whatever process. */
const watch = async (active: ActiveRuns, { store }: WorkerOptions): Promise<void> => {
  const ids = [...active.keys()];
  const stillActive = await store.stillActive(ids);
  for (const id of ids) if (!stillActive.has(id)) active.get(id)?.abort("lost");
};

/** Takes up runs whose process died, and own ones that the database was too far away to settle. */
const reclaim = async (active: ActiveRuns, options: WorkerOptions): Promise<void> => {
  const { store, queue, identity, log } = options;
  for (const run of await store.openRuns()) {
    const { runId, threadId, worker } = run;
    const abandoned = worker === identity ? !active.has(runId) : isDead(worker, identity);
    if (!abandoned) continue;
    log.info({ runId, threadId, worker }, "run reclaimed");
    await store.reclaim(run, (sql) => queue.reclaim({ runId, threadId }, sql));
  }
};

/** Takes jobs from the queue and moves their threads on. */
export const createWorker = (options: WorkerOptions): Worker => {
  const { queue, log } = options;
  const active: ActiveRuns = new Map();
  let stopRepeating: readonly (() => Promise<void>)[] = [];

  return {
    start: async () => {
      await reclaim(active, options);
      await queue.work(options.concurrency, claim(active, createJobRunner(options), options));
      stopRepeating = [
        repeat({
          step: () => watch(active, options),
          everyMs: watchIntervalMs,
          onFailure: (error) => log.warn({ error }, "watch failed"),
        }),
        repeat({
          step: () => reclaim(active, options),
          everyMs: reclaimIntervalMs,
          onFailure: (error) => log.warn({ error }, "reclaim failed"),
        }),
      ];
    },
    abort: (runId) => active.get(runId)?.abort("lost"),
    stop: async () => {
      for (const stop of stopRepeating) void stop();
      // Before runs are given back, or this worker would take them up again.
      await queue.rest();
      // Again, as a job may have been on its way.
      while (active.size > 0) {
        const runs = [...active.values()];
        for (const run of runs) run.abort("shutdown");
        await Promise.all(runs.map(({ ended }) => ended));
      }
      await queue.stop();
    },
  };
};
