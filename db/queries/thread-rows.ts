import { and, type Column, desc, eq, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxDocumentCharacters } from "#lib/schemas/study-limits.ts";
import type { NewMessage, StoredMessage, Study } from "#lib/study/study-store.ts";
import type { SqlExecutor } from "#lib/threads/thread-store.ts";
import type { Database } from "../client.ts";
import { studies } from "../schema/study.ts";
import { messages, threads } from "../schema/threads.ts";

/** A thread of this owner. */
export const threadOf = (ownerId: string, threadId: string) =>
  and(eq(threads.id, threadId), eq(threads.ownerId, ownerId));

/** The text as a part of a `like` pattern that means only itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

/** Lets the queue write in the same transaction as the caller. */
export const sqlExecutor = (tx: Database): SqlExecutor => fromDrizzle(tx, sql);

/** A thread as a query addresses it: never without its owner. */
export interface OwnedThread {
  readonly ownerId: string;
  readonly threadId: string;
}

/** The rows of a table that are of a thread. */
export const rowsOf = (
  table: { readonly ownerId: Column; readonly threadId: Column },
  { ownerId, threadId }: OwnedThread,
) => and(eq(table.threadId, threadId), eq(table.ownerId, ownerId));

/** Queries about a thread as the methods of a store, which name its owner first. */
export const boundToThread = <
  Queries extends Record<string, (db: Database, thread: OwnedThread, ...rest: never[]) => unknown>,
>(
  db: Database,
  queries: Queries,
) => {
  type Bound<Query> = Query extends (
    db: Database,
    thread: OwnedThread,
    ...rest: infer Rest
  ) => infer Result
    ? (ownerId: string, threadId: string, ...rest: Rest) => Result
    : never;
  const methods = Object.entries(queries).map(([name, query]) => [
    name,
    (ownerId: string, threadId: string, ...rest: never[]) =>
      query(db, { ownerId, threadId }, ...rest),
  ]);
  return Object.fromEntries(methods) as { readonly [Name in keyof Queries]: Bound<Queries[Name]> };
};

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
    .where(threadOf(ownerId, threadId))
    .for("update")
    .prepare("locked_thread")
    .execute();
  if (!row) throw threadNotFound(threadId);
  return row;
};

/** Every change that a student can see raises the revision, which is the ETag of the thread. */
export const visibleChange = () => ({
  revision: sql`${threads.revision} + 1`,
  updatedAt: sql`now()`,
});

/** The same for what the student does. */
export const studentsChange = () => ({ ...visibleChange(), actedAt: sql`now()` });

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
export const resumeClock = () => ({ activeMs: timeOfVanished(), runningSince: sql`now()` });

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
  rowsOf(studies, { ownerId, threadId });

/** @throws AppError not_found */
export const getStudy = async (db: Database, thread: OwnedThread): Promise<Study> => {
  const [row] = await db.select().from(studies).where(studyOf(thread)).prepare("study").execute();
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

/** Raises the thread's revision: something of it that a student sees has changed, or was changed by them. */
export const touchThread = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  change: typeof visibleChange = visibleChange,
): Promise<void> => {
  const touched = await tx
    .update(threads)
    .set(change())
    .where(threadOf(ownerId, threadId))
    .returning({ id: threads.id });
  if (touched.length === 0) throw threadNotFound(threadId);
};

/** The thread's row as the first part of a statement: it is held and touched before anything of the thread is changed. */
const touched = (db: Database, { ownerId, threadId }: OwnedThread) =>
  db
    .$with("touched")
    .as(
      db
        .update(threads)
        .set(visibleChange())
        .where(threadOf(ownerId, threadId))
        .returning({ id: threads.id }),
    );

/** Changes the study's own row. @throws AppError not_found */
export const updateStudy = async (
  db: Database,
  thread: OwnedThread,
  change: Partial<typeof studies.$inferInsert>,
): Promise<void> => {
  const own = touched(db, thread);
  const changed = await db
    .with(own)
    .update(studies)
    .set(change)
    .from(own)
    .where(and(studyOf(thread), eq(studies.threadId, own.id)))
    .returning({ id: studies.threadId });
  if (changed.length === 0) throw threadNotFound(thread.threadId);
};

/** Stores a message once: the same key again changes nothing. @throws AppError not_found */
export const addMessage = async (
  db: Database,
  thread: OwnedThread,
  message: NewMessage,
): Promise<void> => {
  const { ownerId, threadId } = thread;
  const { key, author, kind, text, detail = null, editNumbers = [] } = message;
  const known = sql`select 1 from ${messages}
    where ${messages.threadId} = ${threadId} and ${messages.key} = ${key}`;
  const numbers = sql.param([...editNumbers], messages.editNumbers);
  // One statement, which holds the thread's row first: messages of a thread are stored one after another.
  const added = await db.execute(sql`with touched as (
      update ${threads} set revision = ${threads.revision} + 1, updated_at = now()
      where ${threads.id} = ${threadId} and ${threads.ownerId} = ${ownerId} and not exists (${known})
      returning ${threads.id})
    insert into ${messages} (id, owner_id, thread_id, key, author, kind, text, detail, edit_numbers)
      select ${newId("msg")}, ${ownerId}, id, ${key}, ${author}, ${kind}, ${storableText(text)},
        ${detail === null ? null : storableText(detail)}, ${numbers} from touched
      on conflict (thread_id, key) do nothing returning id`);
  if (added.length > 0) return;
  // It is there already, or the thread is not.
  const own = await db.select({ id: threads.id }).from(threads).where(threadOf(ownerId, threadId));
  if (own.length === 0) throw threadNotFound(threadId);
};

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
    .where(rowsOf(messages, thread))
    .orderBy(desc(messages.seq))
    .limit(limit)
    .prepare("newest_messages")
    .execute();

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
