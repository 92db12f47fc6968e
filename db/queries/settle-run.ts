import { sql } from "drizzle-orm";
import type { RunOutcome, RunStore } from "#lib/threads/run-store.ts";
import type { Database } from "../client.ts";
import { runs } from "../schema/runs.ts";
import { threads } from "../schema/threads.ts";
import { rowOfHeld, threadOfHeld } from "./held-run.ts";
import { bindOldestReply } from "./pending-replies.ts";
import { sqlExecutor } from "./sql-executor.ts";
import { pauseClock, visibleChange } from "./thread-changes.ts";

const statusAfter = (outcome: RunOutcome) =>
  outcome.status === "waiting" && outcome.question.rests ? "done" : outcome.status;

const failureOf = (outcome: RunOutcome) =>
  outcome.status === "failed"
    ? { errorCode: outcome.error.code, errorDetails: outcome.error.details }
    : { errorCode: null, errorDetails: null };

const threadAfter = (outcome: RunOutcome) => ({
  status: statusAfter(outcome),
  question: outcome.status === "waiting" ? outcome.question : null,
  ...failureOf(outcome),
  notice: null,
  activeRunId: null,
});

/**
 * Ends a run. The thread's row is changed first and so is held: a request that comes meanwhile waits and finds
 * either the run still at work, and then its reply is bound here, or the question.
 */
export const settleRun =
  (db: Database): RunStore["settle"] =>
  (run, outcome, { complete, enqueue }) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(threads)
        .set({ ...threadAfter(outcome), ...pauseClock(), ...visibleChange() })
        .where(threadOfHeld(run))
        .returning({ id: threads.id });
      const settled = changed.length > 0;
      if (settled) {
        await tx
          .update(runs)
          .set({
            status: statusAfter(outcome),
            worker: null,
            endedAt: sql`now()`,
            ...(outcome.status === "failed" ? failureOf(outcome) : {}),
          })
          .where(rowOfHeld(run));
      }
      const next =
        settled && outcome.status === "waiting"
          ? await bindOldestReply(tx, run, outcome.question)
          : null;
      const executor = sqlExecutor(tx);
      // First, so that the thread has no other job when the next one comes.
      await complete(executor);
      if (next !== null) await enqueue({ threadId: run.threadId, runId: next }, executor);
      return settled;
    });
