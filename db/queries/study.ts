import { and, asc, desc, eq, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { newId, sha256, stableId } from "#lib/ids.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { StudySettings } from "#lib/schemas/study.ts";
import type { DocumentRole, StudyDocument } from "#lib/study/study-page.ts";
import type {
  NewUpload,
  ReviewQuestion,
  StoredConflict,
  StudyStore,
} from "#lib/study/study-store.ts";
import { reviewQuestionId } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { conflicts, documents, reviewQuestions, studies } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { openDocument } from "./edits.ts";
import {
  addUpload,
  insertUpload,
  orderUploads,
  readPages,
  readUploadBytes,
  readUploads,
  removeUpload,
  reviewPages,
  savePage,
} from "./note-pages.ts";
import {
  addMessage,
  boundToThread,
  checkStudyText,
  getStudy,
  lockThread,
  type OwnedThread,
  ofOwnStudy,
  readMessages,
  rowsOf,
  storableText,
  studentsChange,
  studyOf,
  threadNotFound,
  threadOf,
  touchThread,
  updateStudy,
  visibleChange,
} from "./thread-rows.ts";

/** Replaces the list. */
const saveConflicts = (
  db: Database,
  thread: OwnedThread,
  list: Parameters<StudyStore["saveConflicts"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    await tx.delete(conflicts).where(rowsOf(conflicts, thread));
    if (list.length === 0) return;
    await tx.insert(conflicts).values(
      list.map(({ subject, material, note, quote, alternative }, ordinal) => ({
        id: stableId("cfl", thread.threadId, ordinal),
        ...{ ...thread, ordinal, subject, material, note, quote, alternative },
      })),
    );
  });

const settleConflict = (
  db: Database,
  thread: OwnedThread,
  read: Parameters<StudyStore["settleConflict"]>[2],
  { choice, edit }: Parameters<StudyStore["settleConflict"]>[3],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The thread's row first: of two tabs the second one sees what the first has settled.
    await touchThread(tx, thread, studentsChange);
    const settled = await tx
      .update(conflicts)
      .set({ settled: choice, settledEdit: edit })
      .where(
        and(
          rowsOf(conflicts, thread),
          eq(conflicts.id, read.id),
          sql`${conflicts.settled} is not distinct from ${read.settled}`,
          sql`${conflicts.settledEdit} is not distinct from ${read.settledEdit}`,
        ),
      )
      .returning({ id: conflicts.id });
    return settled.length > 0;
  });

export const conflictColumns = {
  id: conflicts.id,
  subject: conflicts.subject,
  material: conflicts.material,
  note: conflicts.note,
  quote: conflicts.quote,
  alternative: conflicts.alternative,
  settled: conflicts.settled,
  settledEdit: conflicts.settledEdit,
};

const readConflicts = (db: Database, thread: OwnedThread): Promise<StoredConflict[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select(conflictColumns)
      .from(conflicts)
      .where(rowsOf(conflicts, thread))
      .orderBy(asc(conflicts.ordinal)),
  );

/** Replaces every question; the same list again keeps what was answered of it. */
const proposeQuestions = (
  db: Database,
  thread: OwnedThread,
  list: Parameters<StudyStore["proposeQuestions"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const idOf = (ordinal: number) => reviewQuestionId(thread.threadId, list.key, ordinal);
    const [known] = await tx
      .select({ id: reviewQuestions.id })
      .from(reviewQuestions)
      .where(and(rowsOf(reviewQuestions, thread), eq(reviewQuestions.id, idOf(0))));
    if (known) return;
    await tx.delete(reviewQuestions).where(rowsOf(reviewQuestions, thread));
    await tx
      .update(studies)
      .set({ questionsRevision: list.documentRevision })
      .where(studyOf(thread));
    if (list.texts.length === 0) return;
    await tx.insert(reviewQuestions).values(
      list.texts.map((text, ordinal) => ({
        id: idOf(ordinal),
        ...{ ...thread, ordinal, text },
        status: "proposed" as const,
        quotes: [],
      })),
    );
  });

export const questionColumns = {
  id: reviewQuestions.id,
  ordinal: reviewQuestions.ordinal,
  text: reviewQuestions.text,
  status: reviewQuestions.status,
  answer: reviewQuestions.answer,
  basis: reviewQuestions.basis,
  quotes: reviewQuestions.quotes,
  errorCode: reviewQuestions.errorCode,
};

export const readQuestions = (db: Database, thread: OwnedThread): Promise<ReviewQuestion[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select(questionColumns)
      .from(reviewQuestions)
      .where(rowsOf(reviewQuestions, thread))
      .orderBy(asc(reviewQuestions.ordinal)),
  );

/** @throws AppError not_found */
const saveAnswer = (
  db: Database,
  thread: OwnedThread,
  questionId: string,
  answer: Parameters<StudyStore["saveAnswer"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    const saved = await tx
      .update(reviewQuestions)
      .set({ ...answer, quotes: [...answer.quotes] })
      .where(and(rowsOf(reviewQuestions, thread), eq(reviewQuestions.id, questionId)))
      .returning({ id: reviewQuestions.id });
    if (saved.length === 0) throw new AppError("not_found", `There is no question ${questionId}`);
  });

const ofRole = ({ ownerId, threadId }: OwnedThread, role: DocumentRole) =>
  and(eq(documents.threadId, threadId), eq(documents.ownerId, ownerId), eq(documents.role, role));

/** Null when there is none. */
export const readDocument = async (
  db: Database,
  thread: OwnedThread,
  role: DocumentRole,
): Promise<StudyDocument | null> => {
  const columns = { id: documents.id, text: documents.text, revision: documents.revision };
  const stored = db.select(columns).from(documents).where(ofRole(thread, role));
  const [row] = await ofOwnStudy(db, thread, stored);
  if (!row || role !== "synthesised") return row ?? null;
  const { id, text, revision } = await openDocument(db, thread);
  return { id, text, revision };
};

/** Stores or replaces a text and ends the draft. A document that has edits stays as it is. */
const saveDocument = (
  db: Database,
  thread: OwnedThread,
  role: DocumentRole,
  text: string,
): Promise<StudyDocument> => {
  checkStudyText(text);
  return db.transaction(async (tx) => {
    await touchThread(tx, thread);
    await tx
      .insert(documents)
      .values({ id: newId("doc"), ...thread, role, text, sha256: sha256(text) })
      .onConflictDoUpdate({
        target: [documents.threadId, documents.role],
        set: { text, sha256: sha256(text), updatedAt: sql`now()` },
        setWhere: and(eq(documents.revision, 0), eq(documents.ownerId, thread.ownerId)),
      });
    await tx.update(studies).set({ draft: null, draftStage: null }).where(studyOf(thread));
    return readSaved(tx, thread, role);
  });
};

const readSaved = async (
  tx: Database,
  thread: OwnedThread,
  role: DocumentRole,
): Promise<StudyDocument> => {
  if (role === "synthesised") {
    const { id, text, revision } = await openDocument(tx, thread);
    return { id, text, revision };
  }
  const columns = { id: documents.id, text: documents.text, revision: documents.revision };
  const [row] = await tx.select(columns).from(documents).where(ofRole(thread, role));
  if (!row) throw new Error(`The ${role} text of ${thread.threadId} was not stored`);
  return row;
};

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
      .where(threadOf(thread.ownerId, thread.threadId));
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

const saveSettings = (db: Database, thread: OwnedThread, settings: StudySettings): Promise<void> =>
  updateStudy(db, thread, { settings });

const saveDraft = (
  db: Database,
  thread: OwnedThread,
  draft: Parameters<StudyStore["saveDraft"]>[2],
): Promise<void> => {
  const text = draft && storableText(draft.text);
  return updateStudy(db, thread, { draft: text, draftStage: draft?.stage ?? null });
};

/** Study threads in PostgreSQL. */
export const studyStore = (db: Database): StudyStore =>
  boundToThread(db, {
    ...{ get: getStudy, setTitle, setDocumentStatus },
    ...{
      saveSettings,
      saveDraft,
      saveDocument,
      document: readDocument,
      addMessage,
      messages: readMessages,
    },
    ...{ addUpload, removeUpload, orderUploads, uploads: readUploads },
    ...{ uploadBytes: readUploadBytes, savePage, reviewPages, pages: readPages },
    ...{ saveConflicts, settleConflict, conflicts: readConflicts },
    ...{ proposeQuestions, questions: readQuestions, saveAnswer },
  });

/**
 * Revision and status of the edited document, without its text: all that a poll needs to answer 304.
 * @throws AppError not_found, document_not_ready
 */
export const documentState = async (
  db: Database,
  thread: OwnedThread,
): Promise<{ readonly revision: number; readonly status: "editing" | "completed" }> => {
  const [row] = await db
    .select({ status: studies.documentStatus, revision: documents.revision })
    .from(studies)
    .leftJoin(
      documents,
      and(
        eq(documents.threadId, studies.threadId),
        eq(documents.ownerId, studies.ownerId),
        eq(documents.role, "synthesised"),
      ),
    )
    .where(studyOf(thread));
  if (!row) throw threadNotFound(thread.threadId);
  if (row.revision === null) {
    throw new AppError("document_not_ready", `Thread ${thread.threadId} has no document yet`);
  }
  return { revision: row.revision, status: row.status ?? "editing" };
};
