import { and, asc, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Candidate, QuestionStore } from "#lib/questions/question-store.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { concepts, questions, quizzes } from "../schema/quiz.ts";
import { documents } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { dropOutdated, keepNewQuestions, ownQuiz, ownThread, wasAsked } from "./asked-questions.ts";
import { addDoubts } from "./quizzes.ts";
import { threadNotFound, visibleChange } from "./thread-rows.ts";

/** The questions of quiz threads, in PostgreSQL. */
export const questionStore = (db: Database): QuestionStore => ({
  askedBefore: askedBefore(db),
  saveCandidates: saveCandidates(db),
  byState: byState(db),
  settleProofs: settleProofs(db),
  keepNewQuestions: (...order) => keepNewQuestions(db, ...order),
  dropOutdated: (...order) => dropOutdated(db, ...order),
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
      .where(and(eq(threads.id, exceptThreadId), eq(threads.ownerId, ownerId)));
    const sameNote = db
      .select({ id: documents.threadId })
      .from(documents)
      .where(and(eq(documents.ownerId, ownerId), eq(documents.sha256, noteSha256)));
    const concerned = [inArray(questions.threadId, sameNote)];
    // A long note has twenty thousand terms: as one parameter, where a list would be as many.
    const wanted = JSON.stringify([...new Set(terms)]);
    if (terms.length > 0)
      concerned.push(
        sql`${concepts.term} = any(array(select jsonb_array_elements_text(${wanted}::jsonb)))`,
      );
    return db
      .select({
        id: questions.id,
        type: questions.type,
        stem: questions.stem,
        answer: questions.answer,
      })
      .from(questions)
      .leftJoin(
        concepts,
        and(
          eq(concepts.threadId, questions.threadId),
          eq(concepts.id, questions.conceptId),
          eq(concepts.ownerId, questions.ownerId),
        ),
      )
      .innerJoin(threads, ownThread)
      .leftJoin(quizzes, ownQuiz)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          wasAsked,
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
  async (ownerId, threadId, candidates) => {
    if (candidates.length === 0) return;
    const own = await db.select({ id: threads.id }).from(threads).where(ofOwner(ownerId, threadId));
    if (own.length === 0) throw threadNotFound(threadId);
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
  async (ownerId, threadId, state) => {
    const rows = await db
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          eq(questions.threadId, threadId),
          eq(questions.state, state),
        ),
      )
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
  async (ownerId, threadId, verdicts, found) => {
    await db.transaction(async (tx) => {
      if (found && found.doubts.length > 0)
        await addDoubts(tx, { ownerId, threadId }, found.doubts, found.check);
      for (const { questionId, proved, reason } of verdicts) {
        await tx
          .update(questions)
          .set({ state: proved ? "proved" : "unproved", stateReason: reason })
          .where(
            and(
              eq(questions.id, questionId),
              eq(questions.ownerId, ownerId),
              eq(questions.threadId, threadId),
              eq(questions.state, "candidate"),
            ),
          );
      }
    });
  };

const finishQuiz =
  (db: Database): QuestionStore["finishQuiz"] =>
  async (ownerId, threadId, { status, shortfall }) => {
    await db.transaction(async (tx) => {
      // The thread first: a stop that came before takes the quiz away from this run.
      const held = await tx
        .update(threads)
        .set(visibleChange())
        .where(and(ofOwner(ownerId, threadId), eq(threads.status, "running")))
        .returning({ id: threads.id });
      if (held.length === 0) throw new AppError("stopped", `Thread ${threadId} does not run`);
      await tx
        .update(quizzes)
        .set({ status, shortfall })
        .where(and(eq(quizzes.threadId, threadId), eq(quizzes.ownerId, ownerId)));
    });
  };

const ofOwner = (ownerId: string, threadId: string) =>
  and(eq(threads.id, threadId), eq(threads.ownerId, ownerId));
