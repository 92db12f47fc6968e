import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../lib/errors.ts";
import { cosine } from "../../lib/questions/cosine.ts";
import type { QuestionStore, QuestionVector } from "../../lib/questions/question-store.ts";
import type { Database } from "../client.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { threads } from "../schema/threads.ts";

type Proved = Parameters<QuestionStore["keepNewQuestions"]>[1][number];

/**
 * Keeps those of the proved questions that repeat neither a kept question of this owner nor one
 * before them, and marks the others. The owner's lock lasts until the transaction ends, so two
 * quizzes made at once come one after the other. One search for each embedding model.
 */
export const keepNewQuestions = async (
  tx: Database,
  threadId: string,
  proved: readonly Proved[],
  threshold: number,
): Promise<{ kept: number; repeats: number }> => {
  const ownerId = await lockOwner(tx, threadId);
  const open = await stillProved(tx, threadId, proved);
  const repeated = await repeatsOfKept(tx, ownerId, open, threshold);
  const kept: Proved[] = [];
  for (const candidate of open) {
    if (repeated.has(candidate.questionId)) continue;
    const twin = kept.find((earlier) => alike(earlier.vectors, candidate.vectors, threshold));
    if (twin) repeated.set(candidate.questionId, twin.questionId);
    else kept.push(candidate);
  }
  await markRepeats(tx, repeated);
  await markKept(tx, ownerId, kept);
  return { kept: kept.length, repeats: repeated.size };
};

const lockOwner = async (tx: Database, threadId: string): Promise<string> => {
  const [thread] = await tx
    .select({ ownerId: threads.ownerId })
    .from(threads)
    .where(eq(threads.id, threadId));
  if (!thread) throw new AppError("not_found", `There is no thread ${threadId}`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`questions of ${thread.ownerId}`}, 0))`,
  );
  return thread.ownerId;
};

/** Those that no earlier try of this step has settled, in the quiz's order. */
const stillProved = async (
  tx: Database,
  threadId: string,
  proved: readonly Proved[],
): Promise<Proved[]> => {
  if (proved.length === 0) return [];
  const ids = proved.map(({ questionId }) => questionId);
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.threadId, threadId),
        eq(questions.state, "proved"),
        inArray(questions.id, ids),
      ),
    )
    .orderBy(asc(questions.ordinal), asc(questions.id));
  return rows.flatMap(({ id }) => proved.find(({ questionId }) => questionId === id) ?? []);
};

/** For each candidate that repeats a kept question of the owner, the id of that question. */
const repeatsOfKept = async (
  tx: Database,
  ownerId: string,
  candidates: readonly Proved[],
  threshold: number,
): Promise<Map<string, string>> => {
  const repeated = new Map<string, string>();
  const models = new Set(
    candidates.flatMap(({ vectors }) => vectors.map(({ modelId }) => modelId)),
  );
  for (const modelId of models) {
    const asked = candidates.flatMap(({ questionId, vectors }) => {
      const vector = vectors.find((one) => one.modelId === modelId);
      return vector ? [{ id: questionId, embedding: JSON.stringify(vector.embedding) }] : [];
    });
    const rows = await nearestKept(tx, ownerId, modelId, asked);
    for (const { id, nearest, similarity } of rows) {
      if (Number(similarity) >= threshold) repeated.set(id, nearest);
    }
  }
  return repeated;
};

/** The nearest kept question of each candidate, by exact search over the owner's vectors. */
const nearestKept = (
  tx: Database,
  ownerId: string,
  modelId: string,
  asked: readonly { id: string; embedding: string }[],
) =>
  tx.execute<{ id: string; nearest: string; similarity: number | string }>(sql`
    with asked as materialized (
      select id, embedding::vector as embedding
      from jsonb_to_recordset((${JSON.stringify(asked)}::text)::jsonb) as given(id text, embedding text)
    )
    select asked.id, near.question_id as nearest, near.similarity
    from asked
    cross join lateral (
      select v.question_id, 1 - (v.embedding <=> asked.embedding) as similarity
      from ${questionVectors} v
      join ${questions} k on k.id = v.question_id
      where v.owner_id = ${ownerId} and v.model_id = ${modelId} and k.state = 'kept'
        and vector_dims(v.embedding) = vector_dims(asked.embedding)
      order by v.embedding <=> asked.embedding
      limit 1
    ) near
  `);

const alike = (
  left: readonly QuestionVector[],
  right: readonly QuestionVector[],
  threshold: number,
): boolean =>
  left.some(({ modelId, embedding }) => {
    const other = right.find((one) => one.modelId === modelId);
    return other !== undefined && cosine(embedding, other.embedding) >= threshold;
  });

const markRepeats = async (tx: Database, repeated: ReadonlyMap<string, string>): Promise<void> => {
  for (const [id, of] of repeated) {
    await tx
      .update(questions)
      .set({ state: "repeat", stateReason: of })
      .where(eq(questions.id, id));
  }
};

const markKept = async (tx: Database, ownerId: string, kept: readonly Proved[]): Promise<void> => {
  if (kept.length === 0) return;
  const ids = kept.map(({ questionId }) => questionId);
  await tx.update(questions).set({ state: "kept" }).where(inArray(questions.id, ids));
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
