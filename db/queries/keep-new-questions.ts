import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ComparedQuestion } from "#lib/questions/near-questions.ts";
import type { QuestionStore } from "#lib/questions/question-store.ts";
import {
  type DoubtfulPair,
  type ProvedQuestion,
  type SortedOut,
  sortOutRepeats,
  storedTwin,
} from "#lib/questions/sort-out-repeats.ts";
import { stemKey } from "#lib/questions/stem-key.ts";
import type { Database } from "../client.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { runs } from "../schema/runs.ts";
import {
  type Compared,
  comparedColumns,
  compareWithStored,
  countingAsAsked,
  type WithVectors,
} from "./nearest-asked.ts";

interface KeepOrder {
  readonly ownerId: string;
  readonly threadId: string;
  readonly threshold: number;
}

const nobody = async (): Promise<[]> => [];

/**
 * Keeps those of the proved questions that repeat neither a question this owner was asked nor one
 * before them, and marks the others. The owner's lock lasts until the transaction ends, so two
 * quizzes made at once come one after the other. They are compared and judged before it, as a transaction has
 * the embedded database for itself; in it, compared with what was kept meanwhile.
 */
export const keepNewQuestions = async (
  db: Database,
  ...[ownerId, threadId, proved, threshold, judge = nobody]: Parameters<
    QuestionStore["keepNewQuestions"]
  >
): Promise<{ kept: number; repeats: number }> => {
  const order = { ownerId, threadId, threshold };
  const before = await compareWithStored(db, order, proved);
  const { doubtful } = await sortOut(db, order, proved, before, []);
  const same = doubtful.length > 0 ? await judge(doubtful) : [];
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const compared = await compareWithStored(tx, order, proved, before);
    const { kept, repeats } = await sortOut(tx, order, proved, compared, same);
    await markRepeats(tx, ownerId, repeats);
    await markKept(tx, ownerId, kept);
    return { kept: kept.length, repeats: repeats.size };
  });
};

const sortOut = async (
  tx: Database,
  { ownerId, threadId, threshold }: KeepOrder,
  proved: readonly WithVectors[],
  compared: Compared,
  same: readonly DoubtfulPair[],
): Promise<SortedOut> =>
  sortOutRepeats({
    proved: await stillProved(tx, ownerId, threadId, proved),
    asked: await countingAsAsked(tx, { ownerId, threadId, ownThread: true }, compared),
    alike: compared.alike,
    stems: await keptStems(tx, ownerId, threadId),
    threshold,
    same,
  });

/**
 * Drops what this thread kept and the owner was asked elsewhere since: while it was stopped, its
 * questions did not count. Nothing for a thread that was under way all the time, which is told by its runs.
 */
export const dropOutdated = async (
  db: Database,
  ownerId: string,
  threadId: string,
  threshold: number,
): Promise<void> => {
  if (!(await wasRetried(db, ownerId, threadId))) return;
  const kept = await keptQuestions(db, ownerId, threadId);
  const order = { ownerId, threshold };
  const before = await compareWithStored(db, order, kept);
  await db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const compared = await compareWithStored(tx, order, kept, before);
    const scope = { ownerId, threadId, ownThread: false };
    const search = {
      asked: await countingAsAsked(tx, scope, compared),
      alike: compared.alike,
      threshold,
    };
    const twins = kept.flatMap(({ questionId, question }) => {
      const twin = storedTwin(search, questionId, question);
      return twin === undefined ? [] : [[questionId, twin] as const];
    });
    await markRepeats(tx, ownerId, new Map(twins));
  });
};

const wasRetried = async (db: Database, ownerId: string, threadId: string): Promise<boolean> => {
  const [retry] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.threadId, threadId), eq(runs.ownerId, ownerId), eq(runs.kind, "retry")))
    .limit(1);
  return retry !== undefined;
};

/** One entry for each vector. */
const keptQuestions = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<(WithVectors & { readonly question: ComparedQuestion })[]> => {
  const rows = await db
    .select({
      questionId: questionVectors.questionId,
      modelId: questionVectors.modelId,
      embedding: questionVectors.embedding,
      question: comparedColumns,
    })
    .from(questionVectors)
    .innerJoin(questions, eq(questions.id, questionVectors.questionId))
    .where(
      and(
        eq(questionVectors.ownerId, ownerId),
        eq(questions.ownerId, ownerId),
        eq(questions.threadId, threadId),
        eq(questions.state, "kept"),
      ),
    );
  return rows.map(({ questionId, question, ...vector }) => ({
    questionId,
    question,
    vectors: [vector],
  }));
};

const lockOwner = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`questions of ${ownerId}`}, 0))`,
  );
};

/** Those that no earlier try of this step has settled, in the quiz's order. */
const stillProved = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  proved: readonly WithVectors[],
): Promise<ProvedQuestion[]> => {
  if (proved.length === 0) return [];
  const ids = proved.map(({ questionId }) => questionId);
  const rows = await tx
    .select({ id: questions.id, ...comparedColumns })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, ownerId),
        eq(questions.threadId, threadId),
        eq(questions.state, "proved"),
        inArray(questions.id, ids),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  return rows.flatMap((row) => {
    const found = proved.find(({ questionId }) => questionId === row.id);
    return found ? [{ ...row, vectors: found.vectors }] : [];
  });
};

/** What this quiz asks already, with the question that asks it. */
const keptStems = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ id: questions.id, stem: questions.stem, code: questions.code })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, ownerId),
        eq(questions.threadId, threadId),
        eq(questions.state, "kept"),
      ),
    );
  return new Map(rows.map((row) => [stemKey(row), row.id]));
};

const markRepeats = async (
  tx: Database,
  ownerId: string,
  repeated: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const [id, of] of repeated) {
    await tx
      .update(questions)
      .set({ state: "repeat", stateReason: of })
      .where(and(eq(questions.id, id), eq(questions.ownerId, ownerId)));
  }
};

const markKept = async (
  tx: Database,
  ownerId: string,
  kept: readonly ProvedQuestion[],
): Promise<void> => {
  if (kept.length === 0) return;
  const ids = kept.map(({ id }) => id);
  await tx
    .update(questions)
    .set({ state: "kept" })
    .where(and(inArray(questions.id, ids), eq(questions.ownerId, ownerId)));
  const vectors = kept.flatMap(({ id: questionId, vectors }) =>
    vectors.map(({ modelId, embedding }) => ({
      questionId,
      modelId,
      ownerId,
      embedding: [...embedding],
    })),
  );
  if (vectors.length > 0) await tx.insert(questionVectors).values(vectors).onConflictDoNothing();
};
