import { and, eq, inArray, or, sql } from "drizzle-orm";
import { type ComparedQuestion, leastLikeness } from "#lib/questions/near-questions.ts";
import type { QuestionVector } from "#lib/questions/question-store.ts";
import type { StoredLikeness } from "#lib/questions/sort-out-repeats.ts";
import type { Database } from "../client.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { quizzes } from "../schema/quizzes.ts";
import { threads } from "../schema/threads.ts";
import { directionOf } from "../schema/vector-column.ts";
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
}

/** What candidates were found to be like, and up to which stored vector of each model they were compared. */
export interface Compared {
  readonly alike: readonly StoredLikeness[];
  readonly upTo: ReadonlyMap<string, number>;
}

const nothing: Compared = { alike: [], upTo: new Map() };

/**
 * Pairs of vectors that one statement compares: of 1,536 numbers they take the embedded database, which has one
 * session for all, 15 ms, and to unpack them as much again.
 */
const pairsAtOnce = 5_000;

/** Of those that are alike and below the threshold, so many are looked at for a candidate in each space. */
const nearestLookedAt = 30;

/** So many stored questions are read at once. */
const readAtOnce = 300;

/**
 * Compares candidates with all stored vectors of the owner, by exact search, in statements that are short whatever the
 * database knows of its tables: a plan that joined first and compared then took 20 s for 20 candidates and 1,600
 * vectors. What it finds need not count as asked; `findRepeated` looks at that.
 * @param before goes on where this ended
 */
export const compareWithStored = async (
  db: Database,
  { ownerId, threshold }: { readonly ownerId: string; readonly threshold: number },
  candidates: readonly WithVectors[],
  before: Compared = nothing,
): Promise<Compared> => {
  const alike = [...before.alike];
  const upTo = new Map(before.upTo);
  const models = new Set(
    candidates.flatMap(({ vectors }) => vectors.map(({ modelId }) => modelId)),
  );
  for (const modelId of models) {
    const asked = candidates.flatMap(({ questionId, vectors }) => {
      const vector = vectors.find((one) => one.modelId === modelId);
      return vector ? [{ id: questionId, embedding: directionOf(vector.embedding) }] : [];
    });
    const limit = Math.ceil(pairsAtOnce / asked.length);
    for (let isLast = false; !isLast; ) {
      const page = { ownerId, modelId, after: upTo.get(modelId) ?? 0, limit };
      const { last, rows, near } = await comparePage(db, page, asked, threshold);
      alike.push(...near.map((one) => ({ ...one, modelId })));
      if (last !== null) upTo.set(modelId, last);
      isLast = rows < limit;
    }
  }
  return { alike: nearestOfEach(alike, threshold), upTo };
};

/** All that reach the threshold, as the nearest of them need not count as asked, and the nearest of the others. */
const nearestOfEach = (alike: readonly StoredLikeness[], threshold: number): StoredLikeness[] => {
  const taken = new Map<string, number>();
  return alike
    .toSorted((a, b) => b.similarity - a.similarity || (a.stored < b.stored ? -1 : 1))
    .filter(({ id, modelId, similarity }) => {
      const key = `${id} ${modelId}`;
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return similarity >= threshold || (taken.get(key) ?? 0) <= nearestLookedAt;
    });
};

interface Page {
  readonly ownerId: string;
  readonly modelId: string;
  readonly after: number;
  readonly limit: number;
}

type PageResult = {
  readonly last: number | null;
  readonly rows: number;
  readonly near: Omit<StoredLikeness, "modelId">[];
};

/**
 * Each stored vector is unpacked once, for all candidates. The order of the steps is given by what is materialised:
 * vectors of another size are left out before anything is compared.
 */
const comparePage = async (
  db: Database,
  { ownerId, modelId, after, limit }: Page,
  asked: readonly { id: string; embedding: string }[],
  threshold: number,
): Promise<PageResult> => {
  const { ownerId: owner, modelId: model, seq, questionId, embedding } = questionVectors;
  const [result] = await db.execute<PageResult>(sql`
    with asked as materialized (
      select id, embedding::integer[]::vector as embedding
      from jsonb_to_recordset((${JSON.stringify(asked)}::text)::jsonb) as given(id text, embedding text)
    ),
    directions as materialized (
      select id, vector_dims(embedding) as size, l2_normalize(embedding) as direction from asked
    ),
    page as materialized (
      select ${seq} as seq, ${questionId} as question_id, ${embedding} as embedding from ${questionVectors}
      where ${and(eq(owner, ownerId), eq(model, modelId), sql`${seq} > ${after}`)}
      order by ${seq} limit ${limit}
    ),
    unpacked as materialized (
      select question_id, l2_normalize(embedding) as direction from page
    ),
    stored as materialized (
      select question_id, direction, vector_dims(direction) as size from unpacked
    ),
    compared as materialized (
      select directions.id, stored.question_id, -(stored.direction <#> directions.direction) as similarity
      from stored join directions on directions.size = stored.size
    ),
    ranked as (
      select *, row_number() over (partition by id order by similarity desc, question_id) as place
      from compared where similarity >= ${leastLikeness(modelId, threshold)}
    )
    select
      (select max(seq)::float8 from page) as last,
      (select count(*)::integer from page) as rows,
      coalesce((
        select json_agg(json_build_object('id', id, 'stored', question_id, 'similarity', similarity))
        from ranked where similarity >= ${threshold} or place <= ${nearestLookedAt}
      ), '[]') as near
  `);
  return result ?? { last: null, rows: 0, near: [] };
};

/** Those of the stored questions that count as asked, by id. */
export const countingAsAsked = async (
  tx: Database,
  { ownerId, threadId, ownThread: own }: SearchScope,
  { alike }: Compared,
): Promise<Map<string, ComparedQuestion>> => {
  const ids = [...new Set(alike.map(({ stored }) => stored))];
  const keptHere = and(eq(questions.threadId, threadId), eq(questions.state, "kept"));
  const askedElsewhere = and(sql`${questions.threadId} <> ${threadId}`, wasAsked);
  const found = new Map<string, ComparedQuestion>();
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const rows = await tx
      .select({ id: questions.id, ...comparedColumns })
      .from(questions)
      .innerJoin(threads, ownThread)
      .leftJoin(quizzes, ownQuiz)
      .where(
        and(
          eq(questions.ownerId, ownerId),
          inArray(questions.id, ids.slice(start, start + readAtOnce)),
          own ? or(keptHere, askedElsewhere) : askedElsewhere,
        ),
      );
    for (const { id, ...question } of rows) found.set(id, question);
  }
  return found;
};

/** What questions are compared by besides their vectors. */
export const comparedColumns = {
  type: questions.type,
  stem: questions.stem,
  answer: questions.answer,
  accepted: questions.accepted,
  code: questions.code,
};
