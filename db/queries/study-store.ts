import { and, desc, eq } from "drizzle-orm";
import { newId, sha256 } from "#lib/ids.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { NewUpload, StudyStore } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { studies } from "../schema/studies.ts";
import { threads } from "../schema/threads.ts";
import { readConflicts, saveConflicts, settleConflict } from "./conflicts.ts";
import { lockThread } from "./lock-thread.ts";
import { addMessage, readMessages } from "./messages.ts";
import { readPages, reviewPages, savePage } from "./note-pages.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { proposeQuestions, readQuestions, saveAnswer } from "./review-questions.ts";
import { readDocument, saveDocument } from "./study-documents.ts";
import { getStudy, studyOf, updateStudy } from "./study-rows.ts";
import { checkStudyText, storableText } from "./study-text.ts";
import { visibleChange } from "./thread-changes.ts";
import {
  addUpload,
  insertUpload,
  orderUploads,
  readUploadBytes,
  readUploads,
  removeUpload,
} from "./uploads.ts";

/**
 * Stores what a study thread begins with; called in the transaction that makes the thread.
 * @throws AppError text_broken, document_too_long, too_many_photos
 */
export const insertStudy = async (
  tx: Database,
  study: OwnedThread & {
    readonly topic: string;
    /** Whether the student gave the title. */
    readonly named: boolean;
    readonly language: Language;
    readonly settings: StudySettings;
    /** The student's notes as text; empty for none. */
    readonly text: string;
    readonly fileName: string | null;
    readonly photos: readonly NewUpload[];
  },
): Promise<void> => {
  const { ownerId, threadId, topic, named, language, settings, text, fileName } = study;
  await tx.insert(studies).values({ ownerId, threadId, topic, named, language, settings });
  if (text.trim() !== "") {
    checkStudyText(text);
    const note = { id: newId("doc"), role: "note" as const, text, sha256: sha256(text), fileName };
    await tx.insert(documents).values({ ownerId, threadId, ...note });
  }
  for (const photo of study.photos) await insertUpload(tx, { ownerId, threadId }, photo);
};

/** The settings of the owner's newest study thread; null before the first. */
export const newestStudySettings = async (
  db: Database,
  ownerId: string,
): Promise<StudySettings | null> => {
  const [row] = await db
    .select({ settings: studies.settings })
    .from(studies)
    .where(eq(studies.ownerId, ownerId))
    .orderBy(desc(studies.createdAt))
    .limit(1);
  return row?.settings ?? null;
};

const setTitle = (db: Database, thread: OwnedThread, title: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockThread(tx, thread.ownerId, thread.threadId);
    const named = await tx
      .update(studies)
      .set({ named: true })
      .where(and(studyOf(thread), eq(studies.named, false)))
      .returning({ id: studies.threadId });
    if (named.length === 0) return;
    await tx
      .update(threads)
      .set({ title: storableText(title), ...visibleChange() })
      .where(and(eq(threads.id, thread.threadId), eq(threads.ownerId, thread.ownerId)));
  });

/** Every request says that the document is being edited; mostly it is already. */
const setDocumentStatus = async (
  db: Database,
  thread: OwnedThread,
  documentStatus: "editing" | "completed",
): Promise<void> => {
  const known = await getStudy(db, thread);
  if (known.documentStatus !== documentStatus) await updateStudy(db, thread, { documentStatus });
};

/** Study threads in PostgreSQL. */
export const studyStore = (db: Database): StudyStore => ({
  get: (ownerId, threadId) => getStudy(db, { ownerId, threadId }),
  setTitle: (ownerId, threadId, title) => setTitle(db, { ownerId, threadId }, title),
  saveSettings: (ownerId, threadId, settings) =>
    updateStudy(db, { ownerId, threadId }, { settings }),
  saveDraft: (ownerId, threadId, draft) =>
    updateStudy(
      db,
      { ownerId, threadId },
      {
        draft: draft && storableText(draft.text),
        draftStage: draft?.stage ?? null,
      },
    ),
  saveDocument: (ownerId, threadId, role, text) =>
    saveDocument(db, { ownerId, threadId }, role, text),
  document: (ownerId, threadId, role) => readDocument(db, { ownerId, threadId }, role),
  setDocumentStatus: (ownerId, threadId, status) =>
    setDocumentStatus(db, { ownerId, threadId }, status),
  addMessage: (ownerId, threadId, message) => addMessage(db, { ownerId, threadId }, message),
  messages: (ownerId, threadId, limit) => readMessages(db, { ownerId, threadId }, limit),
  addUpload: (ownerId, threadId, upload) => addUpload(db, { ownerId, threadId }, upload),
  removeUpload: (ownerId, threadId, uploadId) => removeUpload(db, { ownerId, threadId }, uploadId),
  orderUploads: (ownerId, threadId, ids) => orderUploads(db, { ownerId, threadId }, ids),
  uploads: (ownerId, threadId) => readUploads(db, { ownerId, threadId }),
  uploadBytes: (ownerId, threadId, uploadId) =>
    readUploadBytes(db, { ownerId, threadId }, uploadId),
  savePage: (ownerId, threadId, page) => savePage(db, { ownerId, threadId }, page),
  reviewPages: (ownerId, threadId, pages) => reviewPages(db, { ownerId, threadId }, pages),
  pages: (ownerId, threadId) => readPages(db, { ownerId, threadId }),
  saveConflicts: (ownerId, threadId, conflicts) =>
    saveConflicts(db, { ownerId, threadId }, conflicts),
  settleConflict: (ownerId, threadId, conflictId, settled) =>
    settleConflict(db, { ownerId, threadId }, conflictId, settled),
  conflicts: (ownerId, threadId) => readConflicts(db, { ownerId, threadId }),
  proposeQuestions: (ownerId, threadId, list) => proposeQuestions(db, { ownerId, threadId }, list),
  questions: (ownerId, threadId) => readQuestions(db, { ownerId, threadId }),
  saveAnswer: (ownerId, threadId, questionId, answer) =>
    saveAnswer(db, { ownerId, threadId }, questionId, answer),
});
