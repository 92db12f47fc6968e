import { asc, eq, sql } from "drizzle-orm";
import { type Database, makeDatabase } from "../../db/client.ts";
import { startEmbeddedDatabase } from "../../db/embedded/start-embedded-database.ts";
import { concepts } from "../../db/schema/concepts.ts";
import { corrections } from "../../db/schema/corrections.ts";
import { questions } from "../../db/schema/questions.ts";
import { quizzes } from "../../db/schema/quizzes.ts";
import { threads } from "../../db/schema/threads.ts";

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

const countRows = async (db: Database): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    counts[table] = row?.n ?? 0;
  }
  return counts;
};

/** What a run made, without ids and times, which differ from run to run by themselves. */
const readQuiz = async (db: Database) => {
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
    rows: await countRows(db),
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

/** Reads the one quiz in a data folder; the product must have ended. */
export const storedQuiz = async (dataDir: string): Promise<StoredQuiz> => {
  const database = await startEmbeddedDatabase({ dataDir });
  const { db, close } = makeDatabase(database.url);
  try {
    return await readQuiz(db);
  } finally {
    await close();
    await database.stop();
  }
};
