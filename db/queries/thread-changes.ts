import { sql } from "drizzle-orm";
import { threads } from "../schema/threads.ts";

/** Every change that a student can see raises the revision, which is the ETag of the thread. */
export const visibleChange = () => ({
  revision: sql`${threads.revision} + 1`,
  updatedAt: sql`now()`,
});

/** Adds the time of the run that ends now to the time worked. */
export const pauseClock = () => ({
  activeMs: sql`${threads.activeMs} + coalesce(round(extract(epoch from (now() - ${threads.runningSince})) * 1000), 0)::int`,
  runningSince: null,
});

/** A run begins: it becomes the only one that may write to the thread. */
export const startClock = (runId: string) => ({
  status: "running" as const,
  activeRunId: runId,
  runningSince: sql`now()`,
  question: null,
  errorCode: null,
  notice: null,
});
