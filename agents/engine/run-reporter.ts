import type { Clock } from "#lib/clock.ts";
import type { Log } from "#lib/log.ts";
import type { ThreadNotice, ThreadProgress } from "#lib/schemas/thread.ts";
import type { HeldRun, RunReport, RunStore } from "#lib/threads/run-store.ts";
import type { Reporter } from "../ports.ts";

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
