import { and, desc, eq, getTableColumns, ilike, isNull, not, sql } from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import { AppError, isFinal } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { ThreadCost, ThreadKind, ThreadPhase } from "#lib/schemas/thread.ts";
import type {
  CreateThreadRequest,
  ThreadChange,
  ThreadQuery,
} from "#lib/schemas/thread-requests.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import type {
  ListedRow,
  SqlExecutor,
  StoredThread,
  ThreadStore,
} from "#lib/threads/thread-store.ts";
import type { Database } from "../client.ts";
import { costHolds } from "../schema/model-settings.ts";
import { studies } from "../schema/study.ts";
import { runs, threads } from "../schema/threads.ts";
import { removeOfDocument, subjectOfThread } from "./document-cards.ts";
import { insertGuide } from "./guides.ts";
import { heldForGood } from "./model-settings.ts";
import { keepOfThreads, returnToThread } from "./own-cards.ts";
import { insertQuiz } from "./quizzes.ts";
import { insertReply, insertRequest, insertRun, pendingReplies } from "./runs.ts";
import { insertStudy } from "./study.ts";
import { dropUnused, moveSources } from "./subject-sources.ts";
import { subjectForNew } from "./subjects.ts";
import { forgetTexts } from "./text-rows.ts";
import {
  literally,
  lockThread,
  nextRun,
  type OwnedThread,
  pauseClock,
  sqlExecutor,
  studentsChange,
  studyOf,
  threadNotFound,
  threadOf,
  visibleChange,
} from "./thread-rows.ts";

/**
 * What the calls of a thread cost; one whose cost is unknown makes the sum unknown. The names are
 * written out, because a column in a query on one table is named without its table.
 */
const cost = sql<ThreadCost>`(
  select json_build_object(
    'calls', coalesce(sum(c.requests), 0),
    'inputTokens', coalesce(sum(c.input_tokens), 0),
    'outputTokens', coalesce(sum(c.output_tokens), 0),
    'usd', case when bool_or(c.usd is null) then null else coalesce(sum(c.usd), 0) end
  ) from model_calls c where c.thread_id = threads.id and c.owner_id = threads.owner_id
)`;

/** Which task was done by which model. */
const tasks = sql<StoredThread["tasks"]>`(
  select coalesce(json_agg(json_build_object('task', t.task, 'model', t.model) order by t.model, t.task), '[]')
  from (
    select distinct c.task, c.model from model_calls c
    where c.thread_id = threads.id and c.owner_id = threads.owner_id and c.status = 'done'
  ) t
)`;

/**
 * What was answered of a quiz, by the rules of `roundQuestions` and `answerState`: a later round asks what was not right
 * before, and a score between 0 and 1 is no right answer. One look at the rows of each quiz, within the list's statement.
 */
const quizAnswers = sql<ListedRow["quiz"]>`(
  select json_build_object(
    'round', z.round,
    'asked', count(*) filter (where not known),
    'begun', count(*) filter (where not known and a.question_id is not null),
    'graded', count(*) filter (where not known and a.correct is not null),
    'total', count(*),
    'right', count(*) filter (where whole)
  ) from quizzes z
  join questions q on q.thread_id = z.thread_id and q.owner_id = z.owner_id and q.state = 'kept'
  left join attempts a on a.question_id = q.id and a.round = z.round
  cross join lateral (
    select coalesce(bool_or(e.correct) filter (where e.round < z.round), false) as known,
      coalesce(bool_or(e.correct and (e.score is null or e.score <= 0 or e.score >= 1)), false) as whole
    from attempts e where e.question_id = q.id
  ) earlier
  where z.thread_id = threads.id and z.owner_id = threads.owner_id
  group by z.round
)`;

const subject = sql<StoredThread["subject"]>`(
  select json_build_object('id', s.id, 'name', s.name) from subjects s
  where s.id = threads.subject_id and s.owner_id = threads.owner_id
)`;

export const threadColumns = { ...getTableColumns(threads), cost, tasks, subject };

/** The phases of `threadPhase`, for a filter. */
const phase = sql<ThreadPhase>`case
  when ${threads.status} in ('failed', 'stopped') then 'halted'
  when ${threads.kind} = 'guide' then case
    when ${threads.status} = 'done' and coalesce(${threads.question} ->> 'kind', '') <> 'guide_left' then 'over'
    when ${threads.status} = 'waiting' and ${threads.question} ->> 'kind' = 'guide_steps' then 'over'
    else 'open' end
  when ${threads.status} <> 'done' then 'open'
  when exists (
    select from quizzes z join questions q
      on q.thread_id = z.thread_id and q.owner_id = z.owner_id and q.state = 'kept'
    where z.thread_id = threads.id and z.owner_id = threads.owner_id and not exists (
      select from attempts a where a.question_id = q.id
        and (a.round < z.round and a.correct or a.round = z.round and a.correct is not null)
    )
  ) then 'open'
  else 'over' end`;

/**
 * Stores a thread with its first run, which a worker must be told of in the same transaction.
 * Rows of its kind (the note, the quiz) are the caller's to add.
 * @throws AppError not_found when the subject is another's
 */
export const insertThread = async (
  tx: Database,
  thread: { ownerId: string; kind: ThreadKind; title: string; subjectId?: string | undefined },
): Promise<{ threadId: string; runId: string; subjectId: string }> => {
  const id = newId("thr");
  const subjectId = await subjectForNew(tx, thread.ownerId, thread.subjectId);
  await tx.insert(threads).values({ id, ...thread, subjectId, status: "running", revision: 1 });
  const runId = await insertRun(tx, { threadId: id, ownerId: thread.ownerId, kind: "start" });
  await tx.update(threads).set(nextRun(runId)).where(threadOf(thread.ownerId, id));
  return { threadId: id, runId, subjectId };
};

/** A thread of this owner that does not lie in the bin. */
const keptThread = (ownerId: string, threadId: string) =>
  and(threadOf(ownerId, threadId), isNull(threads.binnedAt));

/** @throws AppError not_found, also of one in the bin */
const getThread = async (
  db: Database,
  ownerId: string,
  threadId: string,
): Promise<StoredThread> => {
  const [row] = await db
    .select(threadColumns)
    .from(threads)
    .where(keptThread(ownerId, threadId))
    .prepare("thread")
    .execute();
  if (!row) throw threadNotFound(threadId);
  return row;
};

const readStates = (db: Database, asked: readonly OwnedThread[]) => {
  const pairs = JSON.stringify(asked.map(({ ownerId, threadId }) => [ownerId, threadId]));
  const named = sql`select pair ->> 0, pair ->> 1 from json_array_elements(${pairs}::json) pair`;
  return db
    .select({
      ...{ ownerId: threads.ownerId, threadId: threads.id },
      ...{ revision: threads.revision, activeRun: threads.activeRunId },
    })
    .from(threads)
    .where(sql`(${threads.ownerId}, ${threads.id}) in (${named}) and ${threads.binnedAt} is null`)
    .prepare("thread_states")
    .execute();
};

/** Resolves when a promise is settled, and at the latest after this time. */
const settledWithin = (ms: number, promise: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, ms);
    const settle = () => {
      clearTimeout(late);
      resolve();
    };
    promise.then(settle, settle);
  });

/** A question that gets no answer, as on a connection that is lost, keeps the next one back no longer. */
const longestAheadMs = 1_000;

/**
 * All that a poll needs to answer 304, or to be held. One question is on its way at a time; whoever asks meanwhile shares
 * the next one, so that each is answered by a question that was put after theirs, and many cost little more than one.
 */
const stateReader = (db: Database) => {
  interface Question {
    readonly asked: OwnedThread[];
    readonly rows: ReturnType<typeof readStates>;
  }
  let ahead: Promise<void> = Promise.resolve();
  let next: Question | null = null;
  const begin = (): Question => {
    const asked: OwnedThread[] = [];
    const rows = ahead.then(() => {
      next = null;
      const put = readStates(db, asked);
      ahead = settledWithin(longestAheadMs, put);
      return put;
    });
    return { asked, rows };
  };
  /** @throws AppError not_found */
  return async (ownerId: string, threadId: string) => {
    next ??= begin();
    next.asked.push({ ownerId, threadId });
    const rows = await next.rows;
    const row = rows.find((one) => one.ownerId === ownerId && one.threadId === threadId);
    if (!row) throw threadNotFound(threadId);
    return row;
  };
};

/** Whether a thread's subject is put away. */
const isArchived = sql`exists (
  select from subjects s
  where s.id = threads.subject_id and s.owner_id = threads.owner_id and s.archived_at is not null
)`;

/** How many edits a study document has seen; null of other kinds, and before there is one. */
const lastEdit = sql<number | null>`(
  select d.revision from documents d
  where d.thread_id = threads.id and d.owner_id = threads.owner_id and d.role = 'synthesised'
)`;

/**
 * What the student worked on last comes first. `search` looks in titles, without regard to case. What belongs to an archived subject is listed
 * when that is named, or something is searched for.
 */
const listThreads = (
  db: Database,
  ownerId: string,
  query: ThreadQuery & { readonly limit: number },
): Promise<ListedRow[]> => {
  const { subjectId, kind } = query;
  const search = query.search.trim();
  return db
    .select({ ...threadColumns, quiz: quizAnswers, lastEdit })
    .from(threads)
    .where(
      and(
        eq(threads.ownerId, ownerId),
        isNull(threads.binnedAt),
        search === "" ? undefined : ilike(threads.title, `%${literally(search)}%`),
        subjectId === undefined ? undefined : eq(threads.subjectId, subjectId),
        subjectId === undefined && search === "" ? not(isArchived) : undefined,
        kind === undefined ? undefined : eq(threads.kind, kind),
        query.phase === undefined ? undefined : eq(phase, query.phase),
      ),
    )
    .orderBy(desc(threads.actedAt), desc(threads.id))
    .limit(query.limit);
};

/** Takes a thread out of the bin; cards that were kept of its questions are of the questions again. @throws AppError not_found */
const restoreThread = (db: Database, ownerId: string, threadId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const restored = await tx
      .update(threads)
      .set({ binnedAt: null, ...visibleChange() })
      .where(threadOf(ownerId, threadId))
      .returning({ id: threads.id });
    if (restored.length === 0) throw threadNotFound(threadId);
    await returnToThread(tx, ownerId, threadId);
  });

/** Gives a thread another title, another subject, or both. @throws AppError not_found */
const changeThread = (
  db: Database,
  ownerId: string,
  threadId: string,
  { title, subjectId }: Omit<ThreadChange, "binned">,
): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(threads)
      .set({
        ...(title === undefined ? {} : { title }),
        ...(subjectId === undefined
          ? {}
          : { subjectId: await subjectForNew(tx, ownerId, subjectId) }),
        ...visibleChange(),
      })
      .where(keptThread(ownerId, threadId))
      .returning({ id: threads.id });
    if (changed.length === 0) throw threadNotFound(threadId);
    if (subjectId !== undefined) await moveSources(tx, { ownerId, threadId }, subjectId);
    // No stage names it any more.
    if (title === undefined) return;
    await tx.update(studies).set({ named: true }).where(studyOf({ ownerId, threadId }));
  });

/**
 * Deletes the thread; the rows of its kind go with it, and what its calls spent, as their month has it. What is held for
 * a call under way still counts there. @throws AppError not_found
 */
const deleteThread = async (tx: Database, ownerId: string, threadId: string): Promise<void> => {
  await lockThread(tx, ownerId, threadId);
  await forgetTexts(tx, { ownerId, of: "thread", id: threadId });
  const deleted = await tx
    .delete(threads)
    .where(threadOf(ownerId, threadId))
    .returning({ id: threads.id });
  if (deleted.length === 0) throw threadNotFound(threadId);
  await dropUnused(tx, ownerId);
  await tx
    .delete(costHolds)
    .where(
      and(
        eq(costHolds.ownerId, ownerId),
        eq(costHolds.threadId, threadId),
        eq(costHolds.until, heldForGood),
      ),
    );
};

/**
 * Stops a thread that runs or waits; the run loses the right to write to it at once.
 * Returns the id of the run that was stopped, or null. @throws AppError not_found
 */
const stopThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<string | null> => {
  const thread = await lockThread(tx, ownerId, threadId);
  if (thread.status !== "running" && thread.status !== "waiting") return null;
  await tx
    .update(threads)
    .set({
      status: "stopped",
      question: null,
      notice: null,
      activeRunId: null,
      ...pauseClock(),
      ...visibleChange(),
    })
    .where(threadOf(ownerId, threadId));
  if (thread.activeRunId === null) return null;
  await tx
    .update(runs)
    .set({ status: "stopped", endedAt: sql`now()` })
    .where(and(eq(runs.id, thread.activeRunId), eq(runs.ownerId, ownerId)));
  return thread.activeRunId;
};

/**
 * Stops a thread and puts it into the bin. Returns the id of the run that was stopped, or null.
 * @throws AppError not_found
 */
export const binThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  at: Date,
  also: (sql: SqlExecutor) => Promise<void>,
): Promise<string | null> => {
  const runId = await stopThread(tx, ownerId, threadId);
  const binned = await tx
    .update(threads)
    .set({ binnedAt: at })
    .where(keptThread(ownerId, threadId))
    .returning({ id: threads.id });
  if (binned.length === 0) throw threadNotFound(threadId);
  await also(sqlExecutor(tx));
  return runId;
};

/**
 * Begins a new run of a thread that failed or was stopped, unless it failed for good. Returns the
 * run's id.
 * @throws AppError not_found, thread_not_retryable
 */
const insertRetry = async (tx: Database, ownerId: string, threadId: string): Promise<string> => {
  const thread = await lockThread(tx, ownerId, threadId);
  if (thread.status !== "failed" && thread.status !== "stopped") {
    throw new AppError("thread_not_retryable", `Thread ${threadId} is ${thread.status}`);
  }
  if (thread.errorCode !== null && isFinal(thread.errorCode)) {
    throw new AppError("thread_not_retryable", `Thread ${threadId} ended in ${thread.errorCode}`);
  }
  const runId = await insertRun(tx, { threadId, ownerId, kind: "retry" });
  await tx
    .update(threads)
    .set({ ...nextRun(runId), ...studentsChange() })
    .where(threadOf(ownerId, threadId));
  return runId;
};

/** Makes the cards of a quiz ones of the student's own, in its subject. */
const keepCards = async (
  tx: Database,
  ownerId: string,
  threadId: string,
  keptAs: NonNullable<Parameters<ThreadStore["bin"]>[4]>,
): Promise<void> => {
  const subjectId = await subjectOfThread(tx, ownerId, threadId);
  await keepOfThreads(tx, { ownerId, subjectId }, [threadId], keptAs);
};

/** Threads in PostgreSQL, as their owner may see and change them. */
export const threadStore = (db: Database, stateOf = stateReader(db)): ThreadStore => ({
  ...bound(db, { get: getThread, list: listThreads, change: changeThread, pendingReplies }),
  ...bound(db, { restore: restoreThread }),
  revision: async (ownerId, threadId) => (await stateOf(ownerId, threadId)).revision,
  activeRun: async (ownerId, threadId) => (await stateOf(ownerId, threadId)).activeRun,
  remove: (ownerId, threadId, also, keptAs) =>
    db.transaction(async (tx) => {
      await lockThread(tx, ownerId, threadId);
      if (keptAs === null) await removeOfDocument(tx, ownerId, threadId);
      else if (keptAs !== undefined) await keepCards(tx, ownerId, threadId, keptAs);
      await deleteThread(tx, ownerId, threadId);
      await also(sqlExecutor(tx));
    }),
  stop: (ownerId, threadId, also) =>
    db.transaction(async (tx) => {
      const runId = await stopThread(tx, ownerId, threadId);
      await also(sqlExecutor(tx));
      return runId;
    }),
  bin: (ownerId, threadId, at, also, keptAs) =>
    db.transaction(async (tx) => {
      const runId = await binThread(tx, ownerId, threadId, at, also);
      if (keptAs !== undefined) await keepCards(tx, ownerId, threadId, keptAs);
      return runId;
    }),
  retry: (ownerId, threadId, enqueue) =>
    db.transaction(async (tx) => {
      const runId = await insertRetry(tx, ownerId, threadId);
      await enqueue({ threadId, runId }, sqlExecutor(tx));
    }),
  reply: (ownerId, threadId, reply, enqueue) =>
    db.transaction(async (tx) => {
      const runId = await insertReply(tx, ownerId, threadId, reply);
      if (runId !== null) await enqueue({ threadId, runId }, sqlExecutor(tx));
    }),
  request: (ownerId, threadId, value, enqueue) =>
    db.transaction(async (tx) => {
      const runId = await insertRequest(tx, ownerId, threadId, value);
      if (runId !== null) await enqueue({ threadId, runId }, sqlExecutor(tx));
    }),
});

/** Stores what a thread of its kind begins with; runs in the transaction that makes the thread. */
export const insertThreadContents = (
  tx: Database,
  thread: OwnedThread,
  request: CreateThreadRequest,
  photos: readonly NewUpload[],
): Promise<void> => {
  if (request.kind === "guide") return insertGuide(tx, { ...thread, ...request });
  const { text, fileName } = request;
  if (request.kind === "quiz") {
    const { wanted, mix } = request;
    return insertQuiz(tx, { ...thread, text, fileName, settings: { wanted, mix } });
  }
  const { topic, title, settings } = request;
  const language = settings.language ?? noteLanguage(topic);
  const named = title !== undefined;
  return insertStudy(tx, { ...thread, topic, named, language, settings, text, fileName, photos });
};
