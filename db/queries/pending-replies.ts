import { and, asc, eq, isNull } from "drizzle-orm";
import { AppError, isFinal } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { Database } from "../client.ts";
import { replies } from "../schema/replies.ts";
import { threads } from "../schema/threads.ts";
import { insertRun } from "./insert-run.ts";
import { lockThread, type ThreadRow } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { answerQuestion, questionPut } from "./replies.ts";
import { nextRun, visibleChange } from "./thread-changes.ts";

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
  const rows = await pendingOf(db, { ownerId, threadId });
  return rows.map(({ value }) => value);
};

/**
 * Answers an open question with the reply that has waited longest. Returns the run that applies it, or null when
 * none waits. The caller holds the thread's row.
 */
export const bindOldestReply = async (
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
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
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
    const waiting = await pendingOf(tx, { ownerId, threadId }).limit(1);
    if (waiting.length === 0) {
      return answerQuestion(tx, thread, { interruptId: question.interruptId, value });
    }
  } else refuseIfOver(thread);
  await keepRequest(tx, ownerId, threadId, value);
  const halted = thread.status === "stopped" || thread.status === "failed";
  const runId = halted ? await insertRun(tx, { threadId, ownerId, kind: "request" }) : null;
  await tx
    .update(threads)
    .set({ ...(runId === null ? {} : nextRun(runId)), ...visibleChange() })
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
  return runId;
};
