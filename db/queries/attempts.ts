import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { AnswerStore, AttemptRow, QuizSnapshot } from "#lib/questions/answer-store.ts";
import { type Attempt, correction } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { attempts, concepts, corrections, questions, quizzes } from "../schema/quiz.ts";
import { threads } from "../schema/threads.ts";
import { toQuestion } from "./questions.ts";
import { quizNote } from "./quizzes.ts";
import { visibleChange } from "./thread-rows.ts";

/** Answers of students, in PostgreSQL. */
export const answerStore = (db: Database): AnswerStore => ({
  snapshot: (ownerId, threadId) =>
    db.transaction((tx) => readSnapshot(tx, ownerId, threadId), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    }),
  note: (ownerId, threadId) => quizNote(db, { ownerId, threadId }),
  recordAttempt: (ownerId, threadId, attempt) =>
    db.transaction((tx) => recordAttempt(tx, ownerId, threadId, attempt)),
  gradeAttempt: (ownerId, threadId, grade) =>
    db.transaction((tx) => gradeAttempt(tx, ownerId, threadId, grade)),
  beginRound: (ownerId, threadId, from) =>
    db.transaction((tx) => beginRound(tx, ownerId, threadId, from)),
});

const readSnapshot = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<QuizSnapshot> => {
  const [row] = await tx
    .select({ thread: threads, quiz: quizzes })
    .from(threads)
    .innerJoin(quizzes, eq(quizzes.threadId, threads.id))
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
  if (!row) throw new AppError("not_found", `There is no quiz ${threadId}`);
  const warnings = await tx
    .select()
    .from(corrections)
    .where(and(eq(corrections.threadId, threadId), eq(corrections.ownerId, ownerId)))
    .orderBy(asc(corrections.ordinal));
  const unchecked = await tx
    .select({ id: concepts.id, term: concepts.term })
    .from(concepts)
    .where(
      and(
        eq(concepts.threadId, threadId),
        eq(concepts.ownerId, ownerId),
        eq(concepts.status, "unchecked"),
      ),
    )
    .orderBy(asc(concepts.ordinal));
  const kept = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.threadId, threadId),
        eq(questions.ownerId, ownerId),
        eq(questions.state, "kept"),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  const answered = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.threadId, threadId), eq(attempts.ownerId, ownerId)));
  return {
    thread: row.thread,
    quiz: row.quiz,
    corrections: warnings.map((warning) => correction.parse(warning)),
    unchecked,
    questions: kept.map(toQuestion),
    attempts: answered,
  };
};

const recordAttempt = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  attempt: AttemptRow,
): Promise<Attempt> => {
  await holdRound(tx, ownerId, threadId, attempt.round);
  const stored = await tx
    .insert(attempts)
    .values({ ...attempt, ownerId, threadId })
    .onConflictDoNothing()
    .returning();
  if (stored.length > 0) await raiseRevision(tx, ownerId, threadId);
  return readAttempt(tx, ownerId, attempt);
};

const gradeAttempt = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  { questionId, round, correct, score, reason }: Omit<AttemptRow, "answer">,
): Promise<Attempt> => {
  await holdRound(tx, ownerId, threadId, round);
  const graded = await tx
    .update(attempts)
    .set({ correct, score, reason })
    .where(
      and(
        eq(attempts.questionId, questionId),
        eq(attempts.threadId, threadId),
        eq(attempts.round, round),
        eq(attempts.ownerId, ownerId),
        isNull(attempts.correct),
      ),
    )
    .returning();
  if (graded.length > 0) await raiseRevision(tx, ownerId, threadId);
  return readAttempt(tx, ownerId, { questionId, round });
};

/**
 * Keeps the round from being followed by another until the transaction ends: what a later round
 * asks depends on the answers of the one before, which must not change any more.
 * @throws AppError question_closed when it was followed already
 */
const holdRound = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  round: number,
): Promise<void> => {
  const held = await tx
    .select({ round: quizzes.round })
    .from(quizzes)
    .where(
      and(eq(quizzes.threadId, threadId), eq(quizzes.ownerId, ownerId), eq(quizzes.round, round)),
    )
    .for("share");
  if (held.length === 0) {
    throw new AppError("question_closed", `Round ${round} of quiz ${threadId} is over`);
  }
};

const readAttempt = async (
  tx: Database,
  ownerId: string,
  { questionId, round }: Pick<AttemptRow, "questionId" | "round">,
): Promise<Attempt> => {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.questionId, questionId),
        eq(attempts.round, round),
        eq(attempts.ownerId, ownerId),
      ),
    );
  if (!row)
    throw new AppError("not_found", `Question ${questionId} has no attempt in round ${round}`);
  return { answer: row.answer, correct: row.correct, score: row.score, reason: row.reason };
};

const beginRound = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  from: number,
): Promise<boolean> => {
  const begun = await tx
    .update(quizzes)
    .set({ round: sql`${quizzes.round} + 1` })
    .where(
      and(eq(quizzes.threadId, threadId), eq(quizzes.ownerId, ownerId), eq(quizzes.round, from)),
    )
    .returning();
  if (begun.length > 0) await raiseRevision(tx, ownerId, threadId);
  return begun.length > 0;
};

const raiseRevision = (tx: Database, ownerId: string, threadId: string) =>
  tx
    .update(threads)
    .set(visibleChange())
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
