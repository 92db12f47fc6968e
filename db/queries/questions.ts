import { and, asc, count, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { AppError } from "../../lib/errors.ts";
import type { Candidate, QuestionStore } from "../../lib/questions/question-store.ts";
import type { Question } from "../../lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { concepts } from "../schema/concepts.ts";
import { documents } from "../schema/documents.ts";
import { questions } from "../schema/questions.ts";
import { quizzes } from "../schema/quizzes.ts";
import { threads } from "../schema/threads.ts";
import { keepNewQuestions } from "./keep-new-questions.ts";
import { visibleChange } from "./thread-changes.ts";

/** The questions of quiz threads, in PostgreSQL. */
export const questionStore = (db: Database): QuestionStore => ({
  askedBefore: askedBefore(db),
  saveCandidates: saveCandidates(db),
  byState: byState(db),
  settleProofs: settleProofs(db),
  keepNewQuestions: (threadId, proved, threshold) =>
    db.transaction((tx) => keepNewQuestions(tx, threadId, proved, threshold)),
  counts: counts(db),
  finishQuiz: finishQuiz(db),
});

/**
 * Only questions older than the thread are returned: a node that runs again after a crash then
 * asks the model the same as before, and the journal answers. Newer ones are caught by
 * `keepNewQuestions`.
 */
const askedBefore =
  (db: Database): QuestionStore["askedBefore"] =>
  async (ownerId, { terms, noteSha256, exceptThreadId, limit }) => {
    const begun = db
      .select({ at: threads.createdAt })
      .from(threads)
      .where(eq(threads.id, exceptThreadId));
    const sameNote = db
      .select({ id: documents.threadId })
      .from(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.sha256, noteSha256)));
    const concerned = [inArray(questions.threadId, sameNote)];
    if (terms.length > 0) concerned.push(inArray(concepts.term, [...terms]));
    return db
      .select({ id: questions.id, stem: questions.stem, answer: questions.answer })
      .from(questions)
      .leftJoin(
        concepts,
        and(eq(concepts.threadId, questions.threadId), eq(concepts.id, questions.conceptId)),
      )
      .where(
        and(
          eq(questions.ownerId, ownerId),
          eq(questions.state, "kept"),
          ne(questions.threadId, exceptThreadId),
          lt(questions.createdAt, sql`(${begun})`),
          or(...concerned),
        ),
      )
      .orderBy(desc(questions.createdAt), asc(questions.id))
      .limit(limit);
  };

const saveCandidates =
  (db: Database): QuestionStore["saveCandidates"] =>
  async (threadId, candidates) => {
    if (candidates.length === 0) return;
    const ownerId = await ownerOf(db, threadId);
    await db
      .insert(questions)
      .values(
        candidates.map(({ question, ordinal, round }) => ({
          ...question,
          ownerId,
          threadId,
          ordinal,
          round,
          state: "candidate" as const,
        })),
      )
      .onConflictDoNothing();
  };

const byState =
  (db: Database): QuestionStore["byState"] =>
  async (threadId, state) => {
    const rows = await db
      .select()
      .from(questions)
      .where(and(eq(questions.threadId, threadId), eq(questions.state, state)))
      .orderBy(asc(questions.round), asc(questions.ordinal), asc(questions.id));
    return rows.map(
      (row): Candidate => ({ question: toQuestion(row), ordinal: row.ordinal, round: row.round }),
    );
  };

/** The question of a row, without what only the store knows. */
export const toQuestion = (row: typeof questions.$inferSelect): Question => ({
  id: row.id,
  type: row.type,
  stem: row.stem,
  options: row.options,
  answer: row.answer,
  accepted: row.accepted,
  explanation: row.explanation,
  conceptId: row.conceptId,
  code: row.code,
  codeLanguage: row.codeLanguage,
  difficulty: row.difficulty,
  evidence: row.evidence,
});

const settleProofs =
  (db: Database): QuestionStore["settleProofs"] =>
  async (threadId, verdicts) => {
    await db.transaction(async (tx) => {
      for (const { questionId, proved, reason } of verdicts) {
        await tx
          .update(questions)
          .set({ state: proved ? "proved" : "unproved", stateReason: reason })
          .where(
            and(
              eq(questions.id, questionId),
              eq(questions.threadId, threadId),
              eq(questions.state, "candidate"),
            ),
          );
      }
    });
  };

const counts =
  (db: Database): QuestionStore["counts"] =>
  async (threadId) => {
    const rows = await db
      .select({ state: questions.state, number: count() })
      .from(questions)
      .where(eq(questions.threadId, threadId))
      .groupBy(questions.state);
    const of = (state: string) => rows.find((row) => row.state === state)?.number ?? 0;
    return { kept: of("kept"), unproved: of("unproved"), repeats: of("repeat") };
  };

const finishQuiz =
  (db: Database): QuestionStore["finishQuiz"] =>
  async (threadId, { status, shortfall, factCheck }) => {
    await db.transaction(async (tx) => {
      await tx
        .update(quizzes)
        .set({ status, shortfall, ...(factCheck === null ? {} : { factCheck }) })
        .where(eq(quizzes.threadId, threadId));
      await tx.update(threads).set(visibleChange()).where(eq(threads.id, threadId));
    });
  };

/** @throws AppError not_found */
const ownerOf = async (db: Database, threadId: string): Promise<string> => {
  const [row] = await db
    .select({ ownerId: threads.ownerId })
    .from(threads)
    .where(eq(threads.id, threadId));
  if (!row) throw new AppError("not_found", `There is no thread ${threadId}`);
  return row.ownerId;
};
