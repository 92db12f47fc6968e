import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { AppError, isFinal } from "#lib/errors.ts";
import type { Guide, NewScreenshot, Screenshot, ScreenshotInfo } from "#lib/guide/guide-store.ts";
import { newId } from "#lib/ids.ts";
import type { GuideReply } from "#lib/schemas/guide.ts";
import { maxScreenshots } from "#lib/schemas/guide-limits.ts";
import type { ScreenReading } from "#lib/screen/read-screen.ts";
import type { EnqueueRun } from "#lib/threads/thread-store.ts";
import type { Database } from "../client.ts";
import { guideSteps, guides, screenshots } from "../schema/guides.ts";
import { packs } from "../schema/library.ts";
import { replies } from "../schema/threads.ts";
import { insertRequest, keepRequest, questionPut } from "./runs.ts";
import type { OwnedThread, ThreadRow } from "./thread-rows.ts";
import {
  lockThread,
  rowsOf,
  sqlExecutor,
  studentsChange,
  threadNotFound,
  touchThread,
} from "./thread-rows.ts";

export const guideOf = ({ ownerId, threadId }: OwnedThread) =>
  rowsOf(guides, { ownerId, threadId });

/** Without the sentences that an answer rests on: a page that polls has no use for them. */
const { cited: _cited, ...guideColumns } = getTableColumns(guides);

/** @throws AppError not_found */
export const getGuide = async (db: Database, thread: OwnedThread): Promise<Guide> => {
  const [row] = await db
    .select({ guide: guideColumns, pack: packs })
    .from(guides)
    .leftJoin(packs, and(eq(packs.id, guides.packId), eq(packs.ownerId, guides.ownerId)))
    .where(guideOf(thread))
    .prepare("guide")
    .execute();
  if (!row) throw threadNotFound(thread.threadId);
  const { guide, pack } = row;
  return {
    pack: pack && {
      id: pack.id,
      product: pack.product,
      titles: pack.titles,
      language: pack.language,
      versions: pack.versions,
      editions: pack.editions,
    },
    question: guide.question,
    version: guide.version,
    edition: guide.edition,
    language: guide.language,
    intent: guide.intent,
    allowed: guide.allowed,
    versionExplanation: guide.versionExplanation,
    versionChunkId: guide.versionChunkId,
    answer: guide.answer,
    answered: guide.answered,
    missing: guide.missing,
    answerBasis: guide.answerBasis,
    chunkIds: guide.chunkIds,
    answerRound: guide.answerRound,
    mode: guide.mode,
    currentStep: guide.currentStep,
  };
};

/** Changes the guide's own row, in a transaction that the caller may have begun. @throws AppError not_found */
export const changeGuide = async (
  tx: Database,
  thread: OwnedThread,
  change: Partial<typeof guides.$inferInsert>,
): Promise<void> => {
  await touchThread(tx, thread);
  const changed = await tx
    .update(guides)
    .set(change)
    .where(guideOf(thread))
    .returning({ id: guides.threadId });
  if (changed.length === 0) throw threadNotFound(thread.threadId);
};

/** The same in a transaction of its own. */
export const updateGuide = (
  db: Database,
  thread: OwnedThread,
  change: Partial<typeof guides.$inferInsert>,
): Promise<void> => db.transaction((tx) => changeGuide(tx, thread, change));

const columns = getTableColumns(screenshots);
const infoColumns = {
  id: columns.id,
  sha256: columns.sha256,
  mediaType: columns.mediaType,
  width: columns.width,
  height: columns.height,
  devicePixelRatio: columns.devicePixelRatio,
  createdAt: columns.createdAt,
};
/** A reading is long; it comes only with the picture that is asked for. */
const readColumns = { ...infoColumns, reading: columns.words };

const ofId = (thread: OwnedThread, id: string) =>
  and(rowsOf(screenshots, thread), eq(screenshots.id, id));

/** Oldest first. */
export const readScreenshots = (db: Database, thread: OwnedThread): Promise<ScreenshotInfo[]> =>
  db
    .select(infoColumns)
    .from(screenshots)
    .where(rowsOf(screenshots, thread))
    .orderBy(asc(screenshots.ordinal))
    .prepare("screenshots")
    .execute();

export const newestScreenshot = async (
  db: Database,
  thread: OwnedThread,
): Promise<Screenshot | null> => {
  const [newest] = await db
    .select(readColumns)
    .from(screenshots)
    .where(rowsOf(screenshots, thread))
    .orderBy(desc(screenshots.ordinal))
    .limit(1);
  return newest ?? null;
};

export const readScreenshot = async (
  db: Database,
  thread: OwnedThread,
  id: string,
): Promise<Screenshot | null> => {
  const [found] = await db.select(readColumns).from(screenshots).where(ofId(thread, id));
  return found ?? null;
};

/** @throws AppError not_found */
export const readScreenshotBytes = async (
  db: Database,
  thread: OwnedThread,
  id: string,
): Promise<Uint8Array> => {
  const [row] = await db
    .select({ bytes: screenshots.bytes })
    .from(screenshots)
    .where(ofId(thread, id));
  if (!row) throw new AppError("not_found", `There is no screenshot ${id}`);
  return row.bytes;
};

/** What was read from a picture; nobody sees it, so that the thread's revision stays. */
export const saveReading = async (
  db: Database,
  thread: OwnedThread,
  id: string,
  reading: ScreenReading,
): Promise<void> => {
  await db.update(screenshots).set({ words: reading }).where(ofId(thread, id));
};

/**
 * Stores a picture and tells the guide of it, in one transaction: it answers the question what the student does next, or
 * waits for that question while a run is at work. The newest picture sent again is the same one, and nothing is told of it.
 * @throws AppError not_found, too_many_screenshots when every one that is kept is needed
 */
export const addScreenshot = (
  db: Database,
  thread: OwnedThread,
  shot: NewScreenshot,
  enqueue: EnqueueRun,
): Promise<ScreenshotInfo & { readonly repeated: boolean }> =>
  db.transaction(async (tx) => {
    const row = await lockThread(tx, thread.ownerId, thread.threadId);
    const guide = await tx.select({ id: guides.threadId }).from(guides).where(guideOf(thread));
    if (guide.length === 0) throw threadNotFound(thread.threadId);
    const [newest] = await tx
      .select({ ...infoColumns, source: columns.sourceSha256, ordinal: columns.ordinal })
      .from(screenshots)
      .where(rowsOf(screenshots, thread))
      .orderBy(desc(screenshots.ordinal))
      .limit(1);
    if (newest && isSame(newest, shot)) return { ...newest, repeated: true };
    await makeRoom(tx, thread);
    const [added] = await tx
      .insert(screenshots)
      .values({ id: newId("shot"), ...thread, ...shot, ordinal: (newest?.ordinal ?? 0) + 1 })
      .returning(infoColumns);
    if (!added) throw new Error("The screenshot was not stored");
    await touchThread(tx, thread, studentsChange);
    await tell(tx, row, added.id, enqueue);
    return { ...added, repeated: false };
  });

/** The same file, or another one of the same pixels: those that come without loss are encoded alike. */
const isSame = (
  newest: { readonly source: string; readonly sha256: string },
  { sourceSha256, sha256 }: NewScreenshot,
): boolean => newest.source === sourceSha256 || newest.sha256 === sha256;

/** Drops the oldest picture that no step refers to, when there are as many as are kept. */
const makeRoom = async (tx: Database, thread: OwnedThread): Promise<void> => {
  const kept = await tx
    .select({ id: columns.id })
    .from(screenshots)
    .where(rowsOf(screenshots, thread))
    .orderBy(asc(screenshots.ordinal));
  const tooMany = kept.length - (maxScreenshots - 1);
  if (tooMany <= 0) return;
  const steps = await tx
    .select({ shown: guideSteps.screenshotId, check: guideSteps.check })
    .from(guideSteps)
    .where(rowsOf(guideSteps, thread));
  const needed = new Set(steps.flatMap(({ shown, check }) => [shown, check?.screenshotId]));
  const dropped = kept.filter(({ id }) => !needed.has(id)).slice(0, tooMany);
  if (dropped.length < tooMany) {
    throw new AppError("too_many_screenshots", `${thread.threadId} has ${kept.length} screenshots`);
  }
  const ids = dropped.map(({ id }) => id);
  await tx
    .delete(screenshots)
    .where(and(rowsOf(screenshots, thread), inArray(screenshots.id, ids)));
};

/**
 * One picture that waits is enough: what takes it up looks at the newest. In a thread that halted it waits until the student
 * goes on.
 */
const tell = async (
  tx: Database,
  thread: ThreadRow,
  screenshotId: string,
  enqueue: EnqueueRun,
): Promise<void> => {
  const { id: threadId, ownerId } = thread;
  const isAwaited = questionPut(thread)?.kind === "guide_action";
  if (!isAwaited && (!goesOn(thread) || (await oneWaits(tx, thread)))) return;
  const reply: GuideReply = { type: "screenshot", screenshotId };
  if (isHalted(thread)) return keepRequest(tx, ownerId, threadId, reply);
  const runId = await insertRequest(tx, ownerId, threadId, reply);
  if (runId !== null) await enqueue({ threadId, runId }, sqlExecutor(tx));
};

/** Whether the thread works, or can be made to work again. */
const goesOn = (thread: ThreadRow): boolean =>
  thread.status === "running" ||
  (isHalted(thread) && (thread.errorCode === null || !isFinal(thread.errorCode)));

const isHalted = ({ status }: Pick<ThreadRow, "status">): boolean =>
  status === "stopped" || status === "failed";

const oneWaits = async (tx: Database, { id, ownerId }: ThreadRow): Promise<boolean> => {
  const waiting = await tx
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(
        eq(replies.threadId, id),
        eq(replies.ownerId, ownerId),
        isNull(replies.interruptId),
        sql`${replies.value} ->> 'type' = 'screenshot'`,
      ),
    );
  return waiting.length > 0;
};
