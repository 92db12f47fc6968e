import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { AppError, isFinal } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { HeldRun, RunOutcome, RunStore, StudentReply } from "#lib/threads/thread-store.ts";
import type { Database } from "../client.ts";
import { replies, runs, threads } from "../schema/threads.ts";
import { newestRevision } from "./model-settings.ts";
import type { OwnedThread, ThreadRow } from "./thread-rows.ts";
import {
  lockThread,
  nextRun,
  pauseClock,
  pauseClockOfDead,
  resumeClock,
  sqlExecutor,
  studentsChange,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/** The thread that this run may write to: only while it is the active one. */
const threadOfActive = (runId: string) =>
  and(eq(threads.activeRunId, runId), eq(threads.status, "running"));

/**
 * The thread that the holder of a run may write to: not any more once another took the run up. All
 * conditions are on the thread's row, which is locked first everywhere, so that no two can hold.
 */
const threadOfHeld = ({ runId, threadId, ownerId, tries }: HeldRun) =>
  and(threadOf(ownerId, threadId), eq(threads.activeTry, tries), threadOfActive(runId));

/** The run that its holder may write to. */
const rowOfHeld = ({ runId, ownerId }: HeldRun) =>
  and(eq(runs.id, runId), eq(runs.ownerId, ownerId));

/** Stores a run that waits for a worker. Returns its id. */
export const insertRun = async (
  tx: Database,
  run: Pick<typeof runs.$inferInsert, "threadId" | "ownerId" | "kind">,
): Promise<string> => {
  const id = newId("run");
  await tx.insert(runs).values({ id, ...run, status: "queued" });
  return id;
};

/** The replies to these interrupts, by interrupt id. */
const repliesTo =
  (db: Database): RunStore["repliesTo"] =>
  async (ownerId, threadId, interruptIds) => {
    if (interruptIds.length === 0) return {};
    const rows = await db
      .select({ id: replies.interruptId, value: replies.value })
      .from(replies)
      .where(
        and(
          eq(replies.ownerId, ownerId),
          eq(replies.threadId, threadId),
          inArray(replies.interruptId, [...interruptIds]),
        ),
      );
    return Object.fromEntries(rows.map((row) => [row.id, row.value]));
  };

/**
 * Stores a reply to the question of a thread that is held, and the run that applies it. Returns the run's id.
 */
const answerQuestion = async (
  tx: Database,
  { id: threadId, ownerId }: Pick<ThreadRow, "id" | "ownerId">,
  reply: StudentReply,
): Promise<string> => {
  const runId = await insertRun(tx, { threadId, ownerId, kind: "reply" });
  await tx.insert(replies).values({ id: newId("rep"), ownerId, threadId, runId, ...reply });
  await tx
    .update(threads)
    .set({ ...nextRun(runId), ...studentsChange() })
    .where(threadOf(ownerId, threadId));
  return runId;
};

/** The question that can be answered now: of a thread that waits, or rests after it was done. */
export const questionPut = ({ status, question }: ThreadRow): ThreadQuestion | null =>
  status === "waiting" || status === "done" ? question : null;

/**
 * Stores a reply and the run that applies it. Returns the run's id, or null when this interrupt
 * has its reply already.
 * @throws AppError not_found, thread_not_waiting
 */
export const insertReply = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  reply: StudentReply,
): Promise<string | null> => {
  const thread = await lockThread(tx, ownerId, threadId);
  const known = await repliesTo(tx)(ownerId, threadId, [reply.interruptId]);
  if (Object.hasOwn(known, reply.interruptId)) return null;
  if (questionPut(thread)?.interruptId !== reply.interruptId) {
    throw new AppError("thread_not_waiting", `Thread ${threadId} does not wait for this reply`);
  }
  return answerQuestion(tx, thread, reply);
};

/** Replies of a thread that wait for an open question, oldest first. */
const pendingOf = (db: Database, { ownerId, threadId }: OwnedThread) =>
  db
    .select({ id: replies.id, value: replies.value })
    .from(replies)
    .where(
      and(
        eq(replies.ownerId, ownerId),
        eq(replies.threadId, threadId),
        isNull(replies.interruptId),
      ),
    )
    .orderBy(asc(replies.seq));

/** What waits for the next open question, oldest first. */
export const pendingReplies = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<unknown[]> => {
  const rows = await pendingOf(db, { ownerId, threadId }).prepare("pending_replies").execute();
  return rows.map(({ value }) => value);
};

/**
 * Answers an open question with the reply that has waited longest. Returns the run that applies it, or null when
 * none waits. The caller holds the thread's row.
 */
const bindOldestReply = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  { open, interruptId }: ThreadQuestion,
): Promise<string | null> => {
  if (!open) return null;
  const [oldest] = await pendingOf(tx, { ownerId, threadId }).limit(1);
  if (!oldest) return null;
  const runId = await insertRun(tx, { threadId, ownerId, kind: "reply" });
  await tx
    .update(replies)
    .set({ interruptId, runId })
    .where(and(eq(replies.id, oldest.id), eq(replies.ownerId, ownerId)));
  await tx
    .update(threads)
    .set({ ...nextRun(runId), ...visibleChange() })
    .where(threadOf(ownerId, threadId));
  return runId;
};

/** @throws AppError thread_not_waiting, thread_not_retryable */
const refuseIfOver = ({ id, status, errorCode }: ThreadRow): void => {
  if (status === "done") {
    throw new AppError("thread_not_waiting", `Thread ${id} is done and asks nothing`);
  }
  if (status === "failed" && errorCode !== null && isFinal(errorCode)) {
    throw new AppError("thread_not_retryable", `Thread ${id} ended in ${errorCode}`);
  }
};

/** Keeps a request for the next open question, whatever the thread does. The caller holds the thread's row. */
export const keepRequest = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  value: unknown,
): Promise<void> => {
  await tx.insert(replies).values({ id: newId("rep"), ownerId, threadId, value });
};

/**
 * Stores what the student wants next. Returns the run that must be begun for it, or null when it waits for the
 * present one or for an answer to a question that only the student can give.
 * @throws AppError not_found, thread_not_waiting, thread_not_retryable
 */
export const insertRequest = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  value: unknown,
): Promise<string | null> => {
  const thread = await lockThread(tx, ownerId, threadId);
  const question = questionPut(thread);
  if (question) {
    // Before an open question none waits; before another one those that wait are first.
    const waiting = question.open ? [] : await pendingOf(tx, { ownerId, threadId }).limit(1);
    if (waiting.length === 0) {
      return answerQuestion(tx, thread, { interruptId: question.interruptId, value });
    }
  } else refuseIfOver(thread);
  await keepRequest(tx, ownerId, threadId, value);
  const halted = thread.status === "stopped" || thread.status === "failed";
  const runId = halted ? await insertRun(tx, { threadId, ownerId, kind: "request" }) : null;
  await tx
    .update(threads)
    .set({ ...(runId === null ? {} : nextRun(runId)), ...studentsChange() })
    .where(threadOf(ownerId, threadId));
  return runId;
};

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
const settleRun =
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

/** The queue names the run alone; its owner is read here and goes with every later write. */
const begin =
  (db: Database): RunStore["begin"] =>
  (runId, worker) =>
    db.transaction(async (tx) => {
      const [thread] = await tx
        .update(threads)
        .set({
          activeTry: sql`${threads.activeTry} + 1`,
          ...resumeClock(),
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
const releaseRun =
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
      .where(and(isNull(runs.endedAt), eq(runs.status, "running")))
      .prepare("open_runs")
      .execute();
    return rows.flatMap(({ worker, ...run }) => (worker === null ? [] : [{ ...run, worker }]));
  };

/** Threads and runs as the worker may write them. */
export const runStore = (db: Database): RunStore => ({
  begin: begin(db),
  settle: settleRun(db),
  postpone: postpone(db),
  release: releaseRun(db, pauseClock),
  reclaim: releaseRun(db, pauseClockOfDead),
  openRuns: openRuns(db),
  repliesTo: repliesTo(db),
  stillActive: async (runIds) => {
    if (runIds.length === 0) return new Set();
    // As one parameter: a list would be another statement for each length.
    const asked = sql`array(select json_array_elements_text(${JSON.stringify(runIds)}::json))`;
    const rows = await db
      .select({ id: threads.activeRunId })
      .from(threads)
      .where(and(sql`${threads.activeRunId} = any(${asked})`, eq(threads.status, "running")))
      .prepare("still_active")
      .execute();
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
      .where(threadOf(ownerId, threadId));
    return rows.length > 0;
  },
});
