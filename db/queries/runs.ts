import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { InSameTransaction, RunOutcome, RunStore } from "../../lib/threads/run-store.ts";
import type { Database } from "../client.ts";
import { runs } from "../schema/runs.ts";
import { threads } from "../schema/threads.ts";
import { repliesTo } from "./replies.ts";
import { sqlExecutor } from "./sql-executor.ts";
import { pauseClock, visibleChange } from "./thread-changes.ts";

/** The thread that this run may write to: only while it is the active one. */
const threadOfActive = (runId: string) =>
  and(eq(threads.activeRunId, runId), eq(threads.status, "running"));

const begin =
  (db: Database): RunStore["begin"] =>
  async (runId, worker) => {
    const [taken] = await db
      .update(runs)
      .set({
        status: "running",
        worker,
        tries: sql`${runs.tries} + 1`,
        startedAt: sql`coalesce(${runs.startedAt}, now())`,
      })
      .from(threads)
      .where(
        and(
          eq(runs.id, runId),
          eq(threads.id, runs.threadId),
          isNull(runs.endedAt),
          threadOfActive(runId),
        ),
      )
      .returning({
        runId: runs.id,
        threadId: runs.threadId,
        ownerId: runs.ownerId,
        kind: threads.kind,
        failures: runs.failures,
        tries: runs.tries,
      });
    return taken ?? null;
  };

const threadAfter = (outcome: RunOutcome) => ({
  status: outcome.status,
  question: outcome.status === "waiting" ? outcome.question : null,
  errorCode: outcome.status === "failed" ? outcome.error.code : null,
  notice: null,
  activeRunId: null,
});

const settle =
  (db: Database): RunStore["settle"] =>
  (runId, outcome, also) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(threads)
        .set({ ...threadAfter(outcome), ...pauseClock(), ...visibleChange() })
        .where(threadOfActive(runId))
        .returning({ id: threads.id });
      if (changed.length > 0) {
        await tx
          .update(runs)
          .set({
            status: outcome.status,
            worker: null,
            endedAt: sql`now()`,
            ...(outcome.status === "failed"
              ? { errorCode: outcome.error.code, errorDetails: outcome.error.details }
              : {}),
          })
          .where(eq(runs.id, runId));
      }
      await also(sqlExecutor(tx));
      return changed.length > 0;
    });

const postpone =
  (db: Database): RunStore["postpone"] =>
  (runId, { notice, error }, also) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(threads)
        .set({ notice, ...visibleChange() })
        .where(threadOfActive(runId))
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
        .where(eq(runs.id, runId));
      await also(sqlExecutor(tx));
      return true;
    });

const release = (db: Database) => (runId: string, also: InSameTransaction) =>
  db.transaction(async (tx) => {
    const released = await tx
      .update(runs)
      .set({ status: "queued", worker: null })
      .where(and(eq(runs.id, runId), eq(runs.status, "running")))
      .returning({ id: runs.id });
    if (released.length > 0) await also(sqlExecutor(tx));
  });

const openRuns =
  (db: Database): RunStore["openRuns"] =>
  async () => {
    const rows = await db
      .select({ runId: runs.id, threadId: runs.threadId, worker: runs.worker })
      .from(runs)
      .where(and(isNull(runs.endedAt), eq(runs.status, "running")));
    return rows.flatMap(({ worker, ...run }) => (worker === null ? [] : [{ ...run, worker }]));
  };

/** Threads and runs as the worker may write them. */
export const runStore = (db: Database): RunStore => ({
  begin: begin(db),
  settle: settle(db),
  postpone: postpone(db),
  release: release(db),
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
  report: async (runId, report) => {
    const changed = await db
      .update(threads)
      .set({ ...report, ...visibleChange() })
      .where(threadOfActive(runId))
      .returning({ id: threads.id });
    return changed.length > 0;
  },
  threadExists: async (threadId) => {
    const rows = await db.select({ id: threads.id }).from(threads).where(eq(threads.id, threadId));
    return rows.length > 0;
  },
});
