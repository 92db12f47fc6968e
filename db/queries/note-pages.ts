import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxPhotos } from "#lib/schemas/study-limits.ts";
import {
  type NewUpload,
  type NotePage,
  notesAreOpen,
  type StudyStore,
  type UploadInfo,
} from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { notePages, uploads } from "../schema/study.ts";
import {
  checkStudyText,
  lockThread,
  type OwnedThread,
  ofOwnStudy,
  rowsOf,
  storableText,
  studentsChange,
  touchThread,
} from "./thread-rows.ts";

const { id, ordinal, sha256, mediaType, width, height, size, fileName } = getTableColumns(uploads);
export const uploadColumns = { id, ordinal, sha256, mediaType, width, height, size, fileName };

/** One picture of a thread. */
const ofId = (thread: OwnedThread, uploadId: string) =>
  and(rowsOf(uploads, thread), eq(uploads.id, uploadId));

/** A thread's pictures in order, without their bytes. */
export const readUploads = (db: Database, thread: OwnedThread): Promise<UploadInfo[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select(uploadColumns)
      .from(uploads)
      .where(rowsOf(uploads, thread))
      .orderBy(asc(uploads.ordinal)),
  );

const sameUpload = async (
  tx: Database,
  thread: OwnedThread,
  { sourceSha256 }: NewUpload,
): Promise<UploadInfo | null> => {
  const [same] = await tx
    .select(uploadColumns)
    .from(uploads)
    .where(and(rowsOf(uploads, thread), eq(uploads.sourceSha256, sourceSha256)));
  return same ?? null;
};

/** The caller holds the thread's row, so that no stage begins meanwhile. @throws AppError thread_not_waiting */
const refuseOnceRead = ({ threadId }: OwnedThread, stage: string | null): void => {
  if (notesAreOpen(stage)) return;
  throw new AppError("thread_not_waiting", `The notes of ${threadId} were read already`);
};

/** Adds a picture; the same photo twice is once. The caller holds the thread's row. @throws AppError too_many_photos */
export const insertUpload = async (
  tx: Database,
  thread: OwnedThread,
  upload: NewUpload,
): Promise<UploadInfo> => {
  const same = await sameUpload(tx, thread, upload);
  if (same) return same;
  const [present] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      last: sql<number>`coalesce(max(${uploads.ordinal}), 0)`,
    })
    .from(uploads)
    .where(rowsOf(uploads, thread));
  if ((present?.count ?? 0) >= maxPhotos) {
    throw new AppError("too_many_photos", `Thread ${thread.threadId} has ${maxPhotos} photos`);
  }
  const [added] = await tx
    .insert(uploads)
    .values({ id: newId("upl"), ...thread, ...upload, ordinal: (present?.last ?? 0) + 1 })
    .returning(uploadColumns);
  if (!added) throw new Error("The picture was not stored");
  return added;
};

/** @throws AppError too_many_photos, thread_not_waiting once the notes were read */
export const addUpload = (
  db: Database,
  thread: OwnedThread,
  upload: NewUpload,
): Promise<UploadInfo> =>
  db.transaction(async (tx) => {
    const { stage } = await lockThread(tx, thread.ownerId, thread.threadId);
    const same = await sameUpload(tx, thread, upload);
    if (same) return same;
    refuseOnceRead(thread, stage);
    const added = await insertUpload(tx, thread, upload);
    await touchThread(tx, thread, studentsChange);
    return added;
  });

/** What is not there need not be removed. @throws AppError thread_not_waiting once the notes were read */
export const removeUpload = (db: Database, thread: OwnedThread, uploadId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { stage } = await lockThread(tx, thread.ownerId, thread.threadId);
    const [known] = await tx.select({ id }).from(uploads).where(ofId(thread, uploadId));
    if (!known) return;
    refuseOnceRead(thread, stage);
    await tx.delete(uploads).where(ofId(thread, uploadId));
    await touchThread(tx, thread, studentsChange);
  });

/**
 * Puts a thread's pictures, and what was read from them, in this order; those that are not named come after. Ids of no
 * picture are passed over. @throws AppError thread_not_waiting once the notes were read
 */
export const orderUploads = (
  db: Database,
  thread: OwnedThread,
  ids: readonly string[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const { stage } = await lockThread(tx, thread.ownerId, thread.threadId);
    refuseOnceRead(thread, stage);
    const present = (await readUploads(tx, thread)).map((upload) => upload.id);
    const named = [...new Set(ids)].filter((one) => present.includes(one));
    const order = [...named, ...present.filter((one) => !named.includes(one))];
    for (const [index, uploadId] of order.entries()) {
      const place = { ordinal: index + 1 };
      await tx.update(uploads).set(place).where(ofId(thread, uploadId));
      await tx
        .update(notePages)
        .set(place)
        .where(and(eq(notePages.uploadId, uploadId), eq(notePages.ownerId, thread.ownerId)));
    }
    await touchThread(tx, thread, studentsChange);
  });

/** @throws AppError not_found */
export const readUploadBytes = async (
  db: Database,
  thread: OwnedThread,
  uploadId: string,
): Promise<Uint8Array> => {
  const [row] = await db
    .select({ bytes: uploads.bytes })
    .from(uploads)
    .where(ofId(thread, uploadId));
  if (!row) throw new AppError("not_found", `There is no picture ${uploadId}`);
  return row.bytes;
};

/**
 * What was read from a photo; a repeated reading replaces it, unless the student has reviewed it. A photo that was
 * removed meanwhile has no page.
 */
export const savePage = (
  db: Database,
  thread: OwnedThread,
  page: Parameters<StudyStore["savePage"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const { uploadId, ordinal, text, basis, errorCode } = page;
    const photo = await tx.select({ id: uploads.id }).from(uploads).where(ofId(thread, uploadId));
    if (photo.length === 0) return;
    const read = { text: storableText(text), basis, errorCode, doubtful: [...page.doubtful] };
    await tx
      .insert(notePages)
      .values({ ...thread, uploadId, ordinal, ...read })
      .onConflictDoUpdate({
        target: notePages.uploadId,
        set: read,
        setWhere: and(eq(notePages.reviewed, false), eq(notePages.ownerId, thread.ownerId)),
      });
  });

export const reviewPages = (
  db: Database,
  thread: OwnedThread,
  pages: Parameters<StudyStore["reviewPages"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    for (const { uploadId, text } of pages) {
      checkStudyText(text);
      await tx
        .update(notePages)
        .set({ reviewedText: text, reviewed: true })
        .where(and(rowsOf(notePages, thread), eq(notePages.uploadId, uploadId)));
    }
  });

export const pageColumns = {
  uploadId: notePages.uploadId,
  ordinal: notePages.ordinal,
  text: notePages.text,
  doubtful: notePages.doubtful,
  basis: notePages.basis,
  errorCode: notePages.errorCode,
  reviewedText: notePages.reviewedText,
  reviewed: notePages.reviewed,
};

export const readPages = (db: Database, thread: OwnedThread): Promise<NotePage[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select(pageColumns)
      .from(notePages)
      .where(rowsOf(notePages, thread))
      .orderBy(asc(notePages.ordinal)),
  );
