import { and, eq } from "drizzle-orm";
import type { ConceptStore, QuizNote } from "#lib/concepts/concept-store.ts";
import { noteLanguage } from "#lib/concepts/note-language.ts";
import { AppError } from "#lib/errors.ts";
import { newId, sha256 } from "#lib/ids.ts";
import type { NoteCheck, QuizSettings } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { quizzes } from "../schema/quizzes.ts";
import type { OwnedThread } from "./owned-thread.ts";

/**
 * Stores a quiz thread's note and settings; called in the transaction that makes the thread.
 * @throws AppError note_not_text when the text holds what PostgreSQL cannot store
 */
export const insertQuiz = async (
  tx: Database,
  quiz: {
    readonly threadId: string;
    readonly ownerId: string;
    readonly text: string;
    readonly fileName: string | null;
    readonly settings: QuizSettings;
  },
): Promise<void> => {
  const { threadId, ownerId, text, fileName, settings } = quiz;
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AppError("note_not_text", "The note holds NUL or half a surrogate pair");
  }
  await tx.insert(documents).values({
    id: newId("doc"),
    ownerId,
    threadId,
    role: "note",
    text,
    sha256: sha256(text),
    fileName,
  });
  await tx.insert(quizzes).values({ threadId, ownerId, settings, language: noteLanguage(text) });
};

const ofOwner = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(quizzes.ownerId, ownerId), eq(quizzes.threadId, threadId));

const noQuiz = (threadId: string): AppError =>
  new AppError("not_found", `There is no quiz ${threadId}`);

/** @throws AppError not_found when the owner has no such quiz */
export const requireQuiz = async (db: Database, thread: OwnedThread): Promise<void> => {
  const [row] = await db.select({ id: quizzes.threadId }).from(quizzes).where(ofOwner(thread));
  if (!row) throw noQuiz(thread.threadId);
};

/** The note of a quiz thread. @throws AppError not_found */
export const quizNote = async (db: Database, thread: OwnedThread): Promise<QuizNote> => {
  const [row] = await db
    .select({
      ownerId: quizzes.ownerId,
      text: documents.text,
      sha256: documents.sha256,
      language: quizzes.language,
      settings: quizzes.settings,
    })
    .from(quizzes)
    .innerJoin(
      documents,
      and(
        eq(documents.threadId, quizzes.threadId),
        eq(documents.ownerId, quizzes.ownerId),
        eq(documents.role, "note"),
      ),
    )
    .where(ofOwner(thread));
  if (!row) throw noQuiz(thread.threadId);
  return row;
};

export const saveAnalysis = async (
  db: Database,
  thread: OwnedThread,
  analysis: Parameters<ConceptStore["saveAnalysis"]>[2],
): Promise<void> => {
  const saved = await db
    .update(quizzes)
    .set(analysis)
    .where(ofOwner(thread))
    .returning({ id: quizzes.threadId });
  if (saved.length === 0) throw noQuiz(thread.threadId);
};

/** What was checked of the note's sentences. @throws AppError not_found */
export const noteCheck = async (db: Database, thread: OwnedThread): Promise<NoteCheck | null> => {
  const [row] = await db.select({ check: quizzes.noteCheck }).from(quizzes).where(ofOwner(thread));
  if (!row) throw noQuiz(thread.threadId);
  return row.check;
};

/** How a quiz's note was checked. */
export const saveFactCheck = async (
  db: Database,
  thread: OwnedThread,
  check: Pick<Parameters<ConceptStore["saveVerdict"]>[2], "check" | "factCheck" | "fromCache">,
): Promise<void> => {
  const saved = await db
    .update(quizzes)
    .set({ factCheck: check.factCheck, noteCheck: check.check, fromCache: check.fromCache })
    .where(ofOwner(thread))
    .returning({ id: quizzes.threadId });
  if (saved.length === 0) throw noQuiz(thread.threadId);
};
