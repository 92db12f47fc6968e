import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { cosine } from "../../lib/questions/cosine.ts";
import type { QuestionStore, QuestionVector } from "../../lib/questions/question-store.ts";
import { stemKey } from "../../lib/questions/stem-key.ts";
import type { Database } from "../client.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { runs } from "../schema/runs.ts";
import {
  type Compared,
  compareWithStored,
  findRepeated,
  type WithVectors,
} from "./nearest-asked.ts";

/** A proved question that no earlier try of this step has settled. */
type Open = WithVectors & { readonly stemKey: string };

/**
 * Keeps those of the proved questions that repeat neither a question this owner was asked nor one
 * before them, and marks the others. The owner's lock lasts until the transaction ends, so two
 * quizzes made at once come one after the other. They are compared before it, as a transaction has the
 * embedded database for itself; in it, with what was kept meanwhile.
 */
export const keepNewQuestions = async (
  db: Database,
  ...[ownerId, threadId, proved, threshold]: Parameters<QuestionStore["keepNewQuestions"]>
): Promise<{ kept: number; repeats: number }> => {
  const order = { ownerId, threadId, threshold };
  const before = await compareWithStored(db, order, proved);
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    return keepOf(tx, order, proved, await compareWithStored(tx, order, proved, before));
  });
};

interface KeepOrder {
  readonly ownerId: string;
  readonly threadId: string;
  readonly threshold: number;
}

const keepOf = async (
  tx: Database,
  { ownerId, threadId, threshold }: KeepOrder,
  proved: readonly WithVectors[],
  compared: Compared,
): Promise<{ kept: number; repeats: number }> => {
  const open = await stillProved(tx, ownerId, threadId, proved);
  const found = await findRepeated(tx, { ownerId, threadId, ownThread: true }, compared);
  const repeated = new Map<string, string>();
  const stems = await keptStems(tx, ownerId, threadId);
  const kept: Open[] = [];
  for (const candidate of open) {
    const twin =
      stems.get(candidate.stemKey) ??
      kept.find((earlier) => alike(earlier.vectors, candidate.vectors, threshold))?.questionId;
    const repeats = found.get(candidate.questionId) ?? twin;
    if (repeats !== undefined) {
      repeated.set(candidate.questionId, repeats);
    } else {
      kept.push(candidate);
      stems.set(candidate.stemKey, candidate.questionId);
    }
  }
  await markRepeats(tx, ownerId, repeated);
  await markKept(tx, ownerId, kept);
  return { kept: kept.length, repeats: repeated.size };
};

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
  const kept = await keptVectors(db, ownerId, threadId);
  const order = { ownerId, threshold };
  const before = await compareWithStored(db, order, kept);
  await db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const compared = await compareWithStored(tx, order, kept, before);
    const scope = { ownerId, threadId, ownThread: false };
    await markRepeats(tx, ownerId, await findRepeated(tx, scope, compared));
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

const keptVectors = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<WithVectors[]> => {
  const rows = await db
    .select({
      questionId: questionVectors.questionId,
      modelId: questionVectors.modelId,
      embedding: questionVectors.embedding,
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
  return rows.map(({ questionId, ...vector }) => ({ questionId, vectors: [vector] }));
};

const lockOwner = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`questions of ${ownerId}`}, 0))`,
  );
};

/** In the quiz's order. */
const stillProved = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  proved: readonly WithVectors[],
): Promise<Open[]> => {
  if (proved.length === 0) return [];
  const ids = proved.map(({ questionId }) => questionId);
  const rows = await tx
    .select({ id: questions.id, stem: questions.stem, code: questions.code })
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
    return found ? [{ ...found, stemKey: stemKey(row) }] : [];
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

const alike = (
  left: readonly QuestionVector[],
  right: readonly QuestionVector[],
  threshold: number,
): boolean =>
  left.some(({ modelId, embedding }) => {
    const other = right.find((one) => one.modelId === modelId);
    return other !== undefined && cosine(embedding, other.embedding) >= threshold;
  });

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
  kept: readonly WithVectors[],
): Promise<void> => {
  if (kept.length === 0) return;
  const ids = kept.map(({ questionId }) => questionId);
  await tx
    .update(questions)
    .set({ state: "kept" })
    .where(and(inArray(questions.id, ids), eq(questions.ownerId, ownerId)));
  const vectors = kept.flatMap(({ questionId, vectors }) =>
    vectors.map(({ modelId, embedding }) => ({
      questionId,
      modelId,
      ownerId,
      embedding: [...embedding],
    })),
  );
  if (vectors.length > 0) await tx.insert(questionVectors).values(vectors).onConflictDoNothing();
};
