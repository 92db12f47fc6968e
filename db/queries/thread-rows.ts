import { and, desc, eq, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxDocumentCharacters } from "#lib/study/study-limits.ts";
import type { NewMessage, StoredMessage, Study } from "#lib/study/study-store.ts";
import type { SqlExecutor } from "#lib/threads/run-store.ts";
import type { Database } from "../client.ts";
import { studies } from "../schema/study.ts";
import { messages, threads } from "../schema/threads.ts";

/** Lets the queue write in the same transaction as the caller. */
export const sqlExecutor = (tx: Database): SqlExecutor => fromDrizzle(tx, sql);

/** A thread as a query addresses it: never without its owner. */
export interface OwnedThread {
  readonly ownerId: string;
  readonly threadId: string;
}

export type ThreadRow = typeof threads.$inferSelect;

export const threadNotFound = (threadId: string) =>
  new AppError("not_found", `There is no thread ${threadId} of this owner`);

/**
 * The thread, held until the transaction ends, so that two requests about it take turns.
 * @throws AppError not_found
 */
export const lockThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<ThreadRow> => {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)))
    .for("update");
  if (!row) throw threadNotFound(threadId);
  return row;
};

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

/**
 * Refuses a text that cannot be stored or shown.
 * @throws AppError text_broken (NUL, half a surrogate pair), document_too_long
 */
export const checkStudyText = (text: string): void => {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AppError("text_broken", "The text holds NUL or half a surrogate pair");
  }
  if (text.length > maxDocumentCharacters) {
    throw new AppError("document_too_long", `A document of ${text.length} characters`, {
      details: { limit: maxDocumentCharacters },
    });
  }
};

/** A text that is only shown, without what cannot be stored: a model may send anything. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\0", "");

export const studyOf = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(studies.threadId, threadId), eq(studies.ownerId, ownerId));

/** @throws AppError not_found */
export const getStudy = async (db: Database, thread: OwnedThread): Promise<Study> => {
  const [row] = await db.select().from(studies).where(studyOf(thread));
  if (!row) throw threadNotFound(thread.threadId);
  return studyFrom(row);
};

export const studyFrom = (row: typeof studies.$inferSelect): Study => {
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

/** Stores a message once: the same key again changes nothing. */
export const addMessage = (db: Database, thread: OwnedThread, message: NewMessage): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const { key, author, kind, text, detail = null, editNumbers = [] } = message;
    const added = await tx
      .insert(messages)
      .values({
        id: newId("msg"),
        ...{ ...thread, key, author, kind },
        text: storableText(text),
        detail: detail === null ? null : storableText(detail),
        editNumbers: [...editNumbers],
      })
      .onConflictDoNothing({ target: [messages.threadId, messages.key] })
      .returning({ id: messages.id });
    if (added.length > 0) await touchThread(tx, thread);
  });

export const messageColumns = {
  id: messages.id,
  author: messages.author,
  kind: messages.kind,
  text: messages.text,
  detail: messages.detail,
  editNumbers: messages.editNumbers,
  createdAt: messages.createdAt,
};

/** The newest `limit` messages of a thread of any kind, newest first. */
const newestFirst = (db: Database, thread: OwnedThread, limit: number) =>
  db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.threadId, thread.threadId), eq(messages.ownerId, thread.ownerId)))
    .orderBy(desc(messages.seq))
    .limit(limit);

/** The newest `limit` messages, oldest first; none of a thread that is not this owner's. */
export const newestMessages = async (
  db: Database,
  thread: OwnedThread,
  limit: number,
): Promise<StoredMessage[]> => (await newestFirst(db, thread, limit)).toReversed();

/** The same of a study thread. @throws AppError not_found */
export const readMessages = async (
  db: Database,
  thread: OwnedThread,
  limit: number,
): Promise<StoredMessage[]> =>
  (await ofOwnStudy(db, thread, newestFirst(db, thread, limit))).toReversed();
