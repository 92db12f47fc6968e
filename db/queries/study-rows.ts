import { and, eq } from "drizzle-orm";
import type { Study } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { studies } from "../schema/studies.ts";
import { threads } from "../schema/threads.ts";
import { threadNotFound } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { visibleChange } from "./thread-changes.ts";

export const studyOf = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(studies.threadId, threadId), eq(studies.ownerId, ownerId));

/** @throws AppError not_found */
export const getStudy = async (db: Database, thread: OwnedThread): Promise<Study> => {
  const [row] = await db.select().from(studies).where(studyOf(thread));
  if (!row) throw threadNotFound(thread.threadId);
  const { draft, draftStage } = row;
  return {
    topic: row.topic,
    named: row.named,
    language: row.language,
    settings: row.settings,
    documentStatus: row.documentStatus,
    draft: draft === null || draftStage === null ? null : { stage: draftStage, text: draft },
    questionsRevision: row.questionsRevision,
    artifactsRevision: row.artifactsRevision,
    artifactsError: row.artifactsError,
  };
};

/**
 * What was read of a study thread. Rows prove that it is this owner's; where there are none, it is looked up.
 * @throws AppError not_found
 */
export const ofOwnStudy = async <Row>(
  db: Database,
  thread: OwnedThread,
  reading: PromiseLike<Row[]>,
): Promise<Row[]> => {
  const rows = await reading;
  if (rows.length > 0) return rows;
  const own = await db.select({ id: studies.threadId }).from(studies).where(studyOf(thread));
  if (own.length === 0) throw threadNotFound(thread.threadId);
  return rows;
};

/** Raises the thread's revision: something of it that a student sees has changed. */
export const touchThread = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
): Promise<void> => {
  const touched = await tx
    .update(threads)
    .set(visibleChange())
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)))
    .returning({ id: threads.id });
  if (touched.length === 0) throw threadNotFound(threadId);
};

/** Changes the study's own row. @throws AppError not_found */
export const updateStudy = (
  db: Database,
  thread: OwnedThread,
  change: Partial<typeof studies.$inferInsert>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const changed = await tx
      .update(studies)
      .set(change)
      .where(studyOf(thread))
      .returning({ id: studies.threadId });
    if (changed.length === 0) throw threadNotFound(thread.threadId);
  });
