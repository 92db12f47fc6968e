import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { type ComparedQuestion, leastLikeness, stemKey } from "#lib/questions/near-questions.ts";
import type { QuestionStore, QuestionVector } from "#lib/questions/question-store.ts";
import type {
  DoubtfulPair,
  ProvedQuestion,
  SharedSentence,
  SortedOut,
  StoredLikeness,
} from "#lib/questions/sort-out-repeats.ts";
import { shareSentence, sortOutRepeats, storedTwin } from "#lib/questions/sort-out-repeats.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { directionOf } from "../schema/columns.ts";
import { questions, questionVectors, quizzes } from "../schema/quiz.ts";
import { documents } from "../schema/study.ts";
import { runs, threads } from "../schema/threads.ts";
import type { OwnedThread } from "./thread-rows.ts";

/** Joins a question's own quiz and thread, to ask `wasAsked`. */
export const ownThread = and(
  eq(threads.id, questions.threadId),
  eq(threads.ownerId, questions.ownerId),
);
export const ownQuiz = and(
  eq(quizzes.threadId, questions.threadId),
  eq(quizzes.ownerId, questions.ownerId),
);

/**
 * Whether a kept question counts as put to its student: that of a quiz that is ready, or that is
 * being made and will be. Nobody saw those of a quiz that was stopped or has failed. One that was withdrawn, or that its
 * student deleted, was asked, and is not to come again.
 */
export const wasAsked = and(
  inArray(questions.state, ["kept", "withdrawn", "deleted"]),
  or(
    inArray(quizzes.status, ["ready", "ready_unchecked"]),
    inArray(threads.status, ["running", "waiting"]),
  ),
);

/** The quizzes that are made of the same note as this one, itself among them. */
export const threadsOfNote = (db: Database, { ownerId, threadId }: OwnedThread) => {
  const notes = and(eq(documents.ownerId, ownerId), eq(documents.role, "note"));
  const own = db
    .select({ sha256: documents.sha256 })
    .from(documents)
    .where(and(notes, eq(documents.threadId, threadId)));
  return db
    .select({ id: documents.threadId })
    .from(documents)
    .where(and(notes, inArray(documents.sha256, own)));
};

interface WithVectors {
  readonly questionId: string;
  readonly vectors: readonly QuestionVector[];
}

/** Where repeats are looked for: what this owner was asked, and what this thread has kept already. */
interface SearchScope {
  readonly ownerId: string;
  readonly threadId: string;
  /** False looks only in the owner's other threads. */
  readonly ownThread: boolean;
}

/** What candidates were found to be like, and up to which stored vector of each model they were compared. */
interface Compared {
  readonly alike: readonly StoredLikeness[];
  readonly upTo: ReadonlyMap<string, number>;
}

/** A question with what it rests on. */
interface Resting {
  readonly id: string;
  readonly evidence: Passage;
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
const compareWithStored = async (
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

/**
 * The stored questions that rest on a sentence on which a candidate rests: by their places where the note is the same, by
 * their words where it is another, such as this one before it was edited.
 */
const sharedWithStored = async (
  tx: Database,
  { ownerId, threadId, hasJudge }: Pick<KeepOrder, "ownerId" | "threadId" | "hasJudge">,
  candidates: readonly Resting[],
): Promise<SharedSentence[]> => {
  if (candidates.length === 0) return [];
  const isSameNote = sql<boolean>`${inArray(questions.threadId, threadsOfNote(tx, { ownerId, threadId }))}`;
  const quotes = JSON.stringify(candidates.map(({ evidence }) => evidence.quote));
  const rows = await tx
    .select({ id: questions.id, evidence: questions.evidence, isSameNote })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, ownerId),
        eq(questions.state, "kept"),
        or(
          isSameNote,
          sql`${questions.evidence} ->> 'quote' = any(array(select jsonb_array_elements_text(${quotes}::jsonb)))`,
        ),
      ),
    );
  return rows.flatMap(({ id: stored, evidence, isSameNote }) =>
    candidates
      .filter((one) =>
        isSameNote
          ? shareSentence(one.evidence, evidence, hasJudge)
          : one.evidence.quote === evidence.quote,
      )
      .map(({ id }) => ({ id, stored })),
  );
};

/** Those of the stored questions that count as asked, by id. */
const countingAsAsked = async (
  tx: Database,
  { ownerId, threadId, ownThread: own }: SearchScope,
  near: readonly Pick<StoredLikeness, "stored">[],
): Promise<Map<string, ComparedQuestion>> => {
  const ids = [...new Set(near.map(({ stored }) => stored))];
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
const comparedColumns = {
  type: questions.type,
  stem: questions.stem,
  options: questions.options,
  answer: questions.answer,
  accepted: questions.accepted,
  code: questions.code,
};

interface KeepOrder {
  readonly ownerId: string;
  readonly threadId: string;
  readonly threshold: number;
  readonly hasJudge: boolean;
  readonly state: "candidate" | "proved";
}

/** The pairs that somebody has to judge before candidates can be kept. */
export const doubtfulPairs = async (
  db: Database,
  ...[ownerId, threadId, candidates, threshold]: Parameters<QuestionStore["doubtfulPairs"]>
): Promise<DoubtfulPair[]> => {
  const order = { ownerId, threadId, threshold, hasJudge: true, state: "candidate" as const };
  const compared = await compareWithStored(db, order, candidates);
  return [...(await sortOut(db, order, candidates, compared, [])).doubtful];
};

/**
 * Keeps those of the proved questions that repeat neither a question this owner was asked nor one
 * before them, and marks the others. The owner's lock lasts until the transaction ends, so two
 * quizzes made at once come one after the other. They are compared and judged before it, as a transaction has
 * the embedded database for itself; in it, compared with what was kept meanwhile.
 */
export const keepNewQuestions = async (
  db: Database,
  ...[ownerId, threadId, proved, threshold, judge]: Parameters<QuestionStore["keepNewQuestions"]>
): Promise<{ kept: number; repeats: number }> => {
  const state = "proved" as const;
  const order = { ownerId, threadId, threshold, hasJudge: judge !== null, state };
  const before = await compareWithStored(db, order, proved);
  const { doubtful } = await sortOut(db, order, proved, before, []);
  const same = judge !== null && doubtful.length > 0 ? await judge(doubtful) : [];
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
  { ownerId, threadId, threshold, hasJudge, state }: KeepOrder,
  proved: readonly WithVectors[],
  { alike }: Compared,
  same: readonly DoubtfulPair[],
): Promise<SortedOut> => {
  const scope = { ownerId, threadId, ownThread: true };
  const left = await inState(tx, { ownerId, threadId }, state, proved);
  const shared = await sharedWithStored(tx, { ...scope, hasJudge }, left);
  return sortOutRepeats({
    proved: left,
    asked: await countingAsAsked(tx, scope, [...alike, ...shared]),
    stems: await keptStems(tx, ownerId, threadId),
    ...{ alike, shared, hasJudge, threshold, same },
  });
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
  const kept = await keptQuestions(db, ownerId, threadId);
  const order = { ownerId, threshold };
  const before = await compareWithStored(db, order, kept);
  await db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const compared = await compareWithStored(tx, order, kept, before);
    const scope = { ownerId, threadId, ownThread: false };
    const { alike } = compared;
    const shared = await sharedWithStored(
      tx,
      { ...scope, hasJudge: false },
      kept.map(({ questionId: id, evidence }) => ({ id, evidence })),
    );
    const search = {
      asked: await countingAsAsked(tx, scope, [...alike, ...shared]),
      ...{ alike, shared, hasJudge: false, threshold },
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
): Promise<
  (WithVectors & { readonly question: ComparedQuestion; readonly evidence: Passage })[]
> => {
  const rows = await db
    .select({
      questionId: questionVectors.questionId,
      modelId: questionVectors.modelId,
      embedding: questionVectors.embedding,
      question: comparedColumns,
      evidence: questions.evidence,
    })
    .from(questionVectors)
    .innerJoin(questions, eq(questions.id, questionVectors.questionId))
    .where(
      and(
        eq(questionVectors.ownerId, ownerId),
        eq(questions.ownerId, ownerId),
        eq(questions.threadId, threadId),
        eq(questions.state, "kept"),
        isNull(questions.byHand),
      ),
    );
  return rows.map(({ questionId, question, evidence, ...vector }) => ({
    ...{ questionId, question, evidence },
    vectors: [vector],
  }));
};

export const lockOwner = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`questions of ${ownerId}`}, 0))`,
  );
};

/** Those that no earlier try of this step has settled, in the quiz's order. */
const inState = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  state: KeepOrder["state"],
  proved: readonly WithVectors[],
): Promise<ProvedQuestion[]> => {
  if (proved.length === 0) return [];
  const ids = proved.map(({ questionId }) => questionId);
  const rows = await tx
    .select({ id: questions.id, evidence: questions.evidence, ...comparedColumns })
    .from(questions)
    .where(
      and(
        eq(questions.ownerId, ownerId),
        eq(questions.threadId, threadId),
        eq(questions.state, state),
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
    .select({
      ...{ id: questions.id, stem: questions.stem, code: questions.code },
      ...{ type: questions.type, options: questions.options },
    })
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
