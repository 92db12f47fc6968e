import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { RunStore } from "#lib/threads/run-store.ts";
import type { Database } from "../client.ts";
import { runs } from "../schema/runs.ts";
import { threads } from "../schema/threads.ts";
import { rowOfHeld, threadOfActive, threadOfHeld } from "./held-run.ts";
import { newestRevision } from "./model-settings.ts";
import { repliesTo } from "./replies.ts";
import { settleRun } from "./settle-run.ts";
import { sqlExecutor } from "./sql-executor.ts";
import { pauseClock, pauseClockOfDead, takeUpClock, visibleChange } from "./thread-changes.ts";

/** The queue names the run alone; its owner is read here and goes with every later write. */
const begin =
  (db: Database): RunStore["begin"] =>
  (runId, worker) =>
    db.transaction(async (tx) => {
      const [thread] = await tx
        .update(threads)
        .set({
          activeTry: sql`${threads.activeTry} + 1`,
          ...takeUpClock(),
          ...visibleChange(),
        })
        .where(threadOfActive(runId))
        .returning({
          threadId: threads.id,
          ownerId: threads.ownerId,
          kind: threads.kind,
          tries: threads.activeTry,
        });
      if (!thread) return null;
      const [run] = await tx
        .update(runs)
        .set({
          status: "running",
          worker,
          tries: thread.tries,
          startedAt: sql`coalesce(${runs.startedAt}, now())`,
          settingsRevision: sql`coalesce(${runs.settingsRevision}, ${newestRevision(tx, thread.ownerId)})`,
        })
        .where(and(eq(runs.id, runId), eq(runs.ownerId, thread.ownerId)))
        .returning({
          runId: runs.id,
          failures: runs.failures,
          runKind: runs.kind,
          settingsRevision: sql<number>`coalesce(${runs.settingsRevision}, 0)`,
        });
      if (!run) return null;
      const { runKind, ...taken } = run;
      return { ...taken, ...thread, newRequest: runKind === "request" };
    });

const postpone =
  (db: Database): RunStore["postpone"] =>
  (run, { notice, error }, also) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(threads)
        .set({ notice, ...pauseClock(), ...visibleChange() })
        .where(threadOfHeld(run))
        .returning({ id: threads.id });
      if (changed.length === 0) return false;
      await tx
        .update(runs)
        .set({
          status: "queued",
          worker: null,
          failures: sql`${runs.failures} + 1`,
          errorCode: error.code,
          errorDetails: error.details,
        })
        .where(rowOfHeld(run));
      await also(sqlExecutor(tx));
      return true;
    });

/** Gives a run back in the name of its holder, who lives and does so himself, or is dead. */
const giveBack =
  (db: Database, pause: typeof pauseClock | typeof pauseClockOfDead): RunStore["release"] =>
  (run, also) =>
    db.transaction(async (tx) => {
      const paused = await tx
        .update(threads)
        .set({ ...pause(), ...visibleChange() })
        .where(threadOfHeld(run))
        .returning({ id: threads.id });
      if (paused.length === 0) return;
      const released = await tx
        .update(runs)
        .set({ status: "queued", worker: null })
        .where(and(rowOfHeld(run), eq(runs.status, "running")))
        .returning({ id: runs.id });
      if (released.length > 0) await also(sqlExecutor(tx));
    });

/** Of every owner, as a worker works for all. */
const openRuns =
  (db: Database): RunStore["openRuns"] =>
  async () => {
    const rows = await db
      .select({
        runId: runs.id,
        threadId: runs.threadId,
        ownerId: runs.ownerId,
        tries: runs.tries,
        worker: runs.worker,
      })
      .from(runs)
      .where(and(isNull(runs.endedAt), eq(runs.status, "running")));
    return rows.flatMap(({ worker, ...run }) => (worker === null ? [] : [{ ...run, worker }]));
  };

/** Threads and runs as the worker may write them. */
export const runStore = (db: Database): RunStore => ({
  begin: begin(db),
  settle: settleRun(db),
  postpone: postpone(db),
  release: giveBack(db, pauseClock),
  reclaim: giveBack(db, pauseClockOfDead),
  openRuns: openRuns(db),
  repliesTo: repliesTo(db),
  stillActive: async (runIds) => {
    if (runIds.length === 0) return new Set();
    const rows = await db
      .select({ id: threads.activeRunId })
      .from(threads)
      .where(and(inArray(threads.activeRunId, [...runIds]), eq(threads.status, "running")));
    return new Set(rows.flatMap((row) => row.id ?? []));
  },
  report: async (run, report) => {
    const changed = await db
      .update(threads)
      .set({ ...report, ...visibleChange() })
      .where(threadOfHeld(run))
      .returning({ id: threads.id });
    return changed.length > 0;
  },
  threadExists: async (ownerId, threadId) => {
    const rows = await db
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
    return rows.length > 0;
  },
});
