import { sql } from "drizzle-orm";
import { threads } from "../schema/threads.ts";

/** Every change that a student can see raises the revision, which is the ETag of the thread. */
export const visibleChange = () => ({
  revision: sql`${threads.revision} + 1`,
  updatedAt: sql`now()`,
});

const workedUntil = (end: ReturnType<typeof sql>) =>
  sql`${threads.activeMs} + coalesce(round(extract(epoch from (${end} - ${threads.runningSince})) * 1000), 0)::bigint`;

/** A worker lays its run down: adds the time since it took the run up to the time worked. */
export const pauseClock = () => ({ activeMs: workedUntil(sql`now()`), runningSince: null });

/**
 * Time worked by a worker that vanished. When it did nobody knows; its last visible change is the
 * last moment of which we are sure, and whatever came after may be a night with the machine off.
 */
const timeOfVanished = () =>
  workedUntil(sql`greatest(${threads.runningSince}, least(${threads.updatedAt}, now()))`);

/** A run is taken away from a worker that died. */
export const pauseClockOfDead = () => ({ activeMs: timeOfVanished(), runningSince: null });

/** A worker takes a run up, perhaps one that another still seems to have. */
export const takeUpClock = () => ({ activeMs: timeOfVanished(), runningSince: sql`now()` });

/** A run is asked for: it becomes the only one that may write to the thread. */
export const nextRun = (runId: string) => ({
  status: "running" as const,
  activeRunId: runId,
  activeTry: 0,
  runningSince: null,
  question: null,
  errorCode: null,
  errorDetails: null,
  notice: null,
});
