import { and, eq } from "drizzle-orm";
import type { HeldRun } from "#lib/threads/run-store.ts";
import { runs } from "../schema/runs.ts";
import { threads } from "../schema/threads.ts";

/** The thread that this run may write to: only while it is the active one. */
export const threadOfActive = (runId: string) =>
  and(eq(threads.activeRunId, runId), eq(threads.status, "running"));

/**
 * The thread that the holder of a run may write to: not any more once another took the run up. All
 * conditions are on the thread's row, which is locked first everywhere, so that no two can hold.
 */
export const threadOfHeld = ({ runId, threadId, ownerId, tries }: HeldRun) =>
  and(
    eq(threads.id, threadId),
    eq(threads.ownerId, ownerId),
    eq(threads.activeTry, tries),
    threadOfActive(runId),
  );

/** The run that its holder may write to. */
export const rowOfHeld = ({ runId, ownerId }: HeldRun) =>
  and(eq(runs.id, runId), eq(runs.ownerId, ownerId));
