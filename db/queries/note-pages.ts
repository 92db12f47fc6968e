import { and, asc, eq } from "drizzle-orm";
import type { NotePage, StudyStore } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { notePages } from "../schema/note-pages.ts";
import { uploads } from "../schema/uploads.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { ofOwnStudy, touchThread } from "./study-rows.ts";
import { checkStudyText, storableText } from "./study-text.ts";
import { ofId } from "./uploads.ts";

const ofThread = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(notePages.threadId, threadId), eq(notePages.ownerId, ownerId));

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
        .where(and(ofThread(thread), eq(notePages.uploadId, uploadId)));
    }
  });

export const readPages = (db: Database, thread: OwnedThread): Promise<NotePage[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select({
        uploadId: notePages.uploadId,
        ordinal: notePages.ordinal,
        text: notePages.text,
        doubtful: notePages.doubtful,
        basis: notePages.basis,
        errorCode: notePages.errorCode,
        reviewedText: notePages.reviewedText,
        reviewed: notePages.reviewed,
      })
      .from(notePages)
      .where(ofThread(thread))
      .orderBy(asc(notePages.ordinal)),
  );
