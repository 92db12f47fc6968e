import { and, asc, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { reviewQuestionId } from "#lib/study/review-question-id.ts";
import type { ReviewQuestion, StudyStore } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { reviewQuestions } from "../schema/review-questions.ts";
import { studies } from "../schema/studies.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { ofOwnStudy, studyOf, touchThread } from "./study-rows.ts";

const ofThread = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(reviewQuestions.threadId, threadId), eq(reviewQuestions.ownerId, ownerId));

/** Replaces every question; the same list again keeps what was answered of it. */
export const proposeQuestions = (
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
      .where(and(ofThread(thread), eq(reviewQuestions.id, idOf(0))));
    if (known) return;
    await tx.delete(reviewQuestions).where(ofThread(thread));
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

export const readQuestions = (db: Database, thread: OwnedThread): Promise<ReviewQuestion[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select({
        id: reviewQuestions.id,
        ordinal: reviewQuestions.ordinal,
        text: reviewQuestions.text,
        status: reviewQuestions.status,
        answer: reviewQuestions.answer,
        basis: reviewQuestions.basis,
        quotes: reviewQuestions.quotes,
        errorCode: reviewQuestions.errorCode,
      })
      .from(reviewQuestions)
      .where(ofThread(thread))
      .orderBy(asc(reviewQuestions.ordinal)),
  );

/** @throws AppError not_found */
export const saveAnswer = (
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
      .where(and(ofThread(thread), eq(reviewQuestions.id, questionId)))
      .returning({ id: reviewQuestions.id });
    if (saved.length === 0) throw new AppError("not_found", `There is no question ${questionId}`);
  });
