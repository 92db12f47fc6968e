import { and, eq, or, sql } from "drizzle-orm";
import type { QuestionVector } from "../../lib/questions/question-store.ts";
import type { Database } from "../client.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { quizzes } from "../schema/quizzes.ts";
import { threads } from "../schema/threads.ts";
import { ownQuiz, ownThread, wasAsked } from "./was-asked.ts";

export interface WithVectors {
  readonly questionId: string;
  readonly vectors: readonly QuestionVector[];
}

/** Where repeats are looked for: what this owner was asked, and what this thread has kept already. */
export interface SearchScope {
  readonly ownerId: string;
  readonly threadId: string;
  /** False looks only in the owner's other threads. */
  readonly ownThread: boolean;
  readonly threshold: number;
}

/** For each candidate that repeats a question in one of its spaces, the id of that question. */
export const findRepeated = async (
  tx: Database,
  scope: SearchScope,
  candidates: readonly WithVectors[],
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
    for (const { id, nearest, similarity } of await nearestAsked(tx, scope, modelId, asked)) {
      if (Number(similarity) >= scope.threshold) repeated.set(id, nearest);
    }
  }
  return repeated;
};

/** The nearest question of each candidate, by exact search over the owner's vectors of one model. */
const nearestAsked = (
  tx: Database,
  { ownerId, threadId, ownThread: own }: SearchScope,
  modelId: string,
  asked: readonly { id: string; embedding: string }[],
) => {
  const keptHere = and(eq(questions.threadId, threadId), eq(questions.state, "kept"));
  const askedElsewhere = and(sql`${questions.threadId} <> ${threadId}`, wasAsked);
  return tx.execute<{ id: string; nearest: string; similarity: number | string }>(sql`
    with asked as materialized (
      select id, embedding::vector as embedding
      from jsonb_to_recordset((${JSON.stringify(asked)}::text)::jsonb) as given(id text, embedding text)
    )
    select asked.id, near.question_id as nearest, near.similarity
    from asked
    cross join lateral (
      select ${questionVectors.questionId}, 1 - (${questionVectors.embedding} <=> asked.embedding) as similarity
      from ${questionVectors}
      join ${questions} on ${and(
        eq(questions.id, questionVectors.questionId),
        eq(questions.ownerId, questionVectors.ownerId),
      )}
      join ${threads} on ${ownThread}
      left join ${quizzes} on ${ownQuiz}
      where ${and(
        eq(questionVectors.ownerId, ownerId),
        eq(questionVectors.modelId, modelId),
        own ? or(keptHere, askedElsewhere) : askedElsewhere,
      )}
        and vector_dims(${questionVectors.embedding}) = vector_dims(asked.embedding)
      order by ${questionVectors.embedding} <=> asked.embedding
      limit 1
    ) near
  `);
};
