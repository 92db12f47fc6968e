import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { ThreadQuestion } from "#lib/schemas/thread.ts";
import type { RunStore } from "#lib/threads/run-store.ts";
import type { StudentReply } from "#lib/threads/thread-store.ts";
import type { Database } from "../client.ts";
import { replies } from "../schema/replies.ts";
import { threads } from "../schema/threads.ts";
import { insertRun } from "./insert-run.ts";
import { lockThread, type ThreadRow } from "./lock-thread.ts";
import { nextRun, visibleChange } from "./thread-changes.ts";

/** The replies to these interrupts, by interrupt id. */
export const repliesTo =
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
export const answerQuestion = async (
  tx: Database,
  { id: threadId, ownerId }: Pick<ThreadRow, "id" | "ownerId">,
  reply: StudentReply,
): Promise<string> => {
  const runId = await insertRun(tx, { threadId, ownerId, kind: "reply" });
  await tx.insert(replies).values({ id: newId("rep"), ownerId, threadId, runId, ...reply });
  await tx
    .update(threads)
    .set({ ...nextRun(runId), ...visibleChange() })
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
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
  if (reply.interruptId in known) return null;
  if (questionPut(thread)?.interruptId !== reply.interruptId) {
    throw new AppError("thread_not_waiting", `Thread ${threadId} does not wait for this reply`);
  }
  return answerQuestion(tx, thread, reply);
};
