import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { concepts, corrections, questions, quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { countRows } from "./count-rows.ts";

const tables = [
  "threads",
  "documents",
  "quizzes",
  "concepts",
  "corrections",
  "questions",
  "question_vectors",
  "verified_notes",
  "model_calls",
] as const;

/** What a run made, without ids and times, which differ from run to run by themselves. */
export const readQuiz = async (db: Database) => {
  const [thread] = await db
    .select({ status: threads.status, errorCode: threads.errorCode, notice: threads.notice })
    .from(threads);
  const [quiz] = await db
    .select({
      status: quizzes.status,
      factCheck: quizzes.factCheck,
      contentType: quizzes.contentType,
      strategy: quizzes.strategy,
      fromCache: quizzes.fromCache,
      shortfall: quizzes.shortfall,
    })
    .from(quizzes);
  return {
    thread,
    quiz,
    concepts: await db.select(conceptColumns).from(concepts).orderBy(asc(concepts.ordinal)),
    corrections: await db
      .select({
        term: corrections.term,
        type: corrections.type,
        message: corrections.message,
        original: corrections.original,
        fixed: corrections.fixed,
        removedCode: corrections.removedCode,
        evidence: corrections.evidence,
      })
      .from(corrections)
      .orderBy(asc(corrections.ordinal)),
    questions: await keptQuestions(db),
    rows: await countRows(db, tables),
  };
};

const conceptColumns = {
  id: concepts.id,
  term: concepts.term,
  definition: concepts.definition,
  original: concepts.original,
  span: concepts.span,
  code: concepts.code,
  status: concepts.status,
  changeType: concepts.changeType,
};

const keptQuestions = async (db: Database) => {
  const rows = await db
    .select({
      type: questions.type,
      stem: questions.stem,
      options: questions.options,
      answer: questions.answer,
      accepted: questions.accepted,
      explanation: questions.explanation,
      conceptId: questions.conceptId,
      code: questions.code,
      difficulty: questions.difficulty,
    })
    .from(questions)
    .where(eq(questions.state, "kept"))
    .orderBy(asc(questions.ordinal));
  // The order of the options is drawn from the question's id, which is another in each thread.
  return rows.map(({ options, ...row }) => ({ ...row, options: options?.toSorted() ?? null }));
};

export type StoredQuiz = Awaited<ReturnType<typeof readQuiz>>;
