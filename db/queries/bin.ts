import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { bound } from "#lib/bound.ts";
import { AppError } from "#lib/errors.ts";
import type { BinStore, Expired, StoredBinned, ToBin } from "#lib/subjects/bin-store.ts";
import type { Database } from "../client.ts";
import { cards } from "../schema/cards.ts";
import { subjectSources, subjects } from "../schema/subjects.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { threads } from "../schema/threads.ts";
import { freePictures } from "./card-pictures.ts";
import { addTags, keepOfThreads, takeProgress } from "./own-cards.ts";
import { takePassages } from "./passage-cards.ts";
import { sourceStore } from "./subject-sources.ts";
import { defaultSubject, subjectForNew } from "./subjects.ts";
import { forgetTexts } from "./text-rows.ts";
import { binThread } from "./threads.ts";

/** So much of the bin is shown; older things are nearer to their end. */
const mostShown = 500;

const nameOf = (table: "threads" | "subject_sources") =>
  sql<StoredBinned["subject"]>`(
    select json_build_object('id', s.id, 'name', s.name) from subjects s
    where s.id = ${sql.raw(table)}.subject_id and s.owner_id = ${sql.raw(table)}.owner_id
  )`;

const ownThreads = (ownerId: string) =>
  and(eq(threads.ownerId, ownerId), isNotNull(threads.binnedAt));

const ownSources = (ownerId: string) =>
  and(
    eq(subjectSources.ownerId, ownerId),
    isNotNull(subjectSources.binnedAt),
    isNull(subjectSources.deletedAt),
  );

const countBin = async (db: Database, ownerId: string): Promise<number> =>
  (await db.$count(threads, ownThreads(ownerId))) +
  (await db.$count(subjectSources, ownSources(ownerId)));

const listBin = async (db: Database, ownerId: string): Promise<StoredBinned[]> => {
  const binnedThreads = await db
    .select({
      ...{ id: threads.id, kind: threads.kind, title: threads.title },
      ...{ subject: nameOf("threads"), binnedAt: threads.binnedAt },
    })
    .from(threads)
    .where(ownThreads(ownerId))
    .orderBy(desc(threads.binnedAt), threads.id)
    .limit(mostShown);
  const binnedSources = await db
    .select({
      ...{ id: subjectSources.id, kind: sql<"source">`'source'`, title: subjectSources.title },
      ...{ subject: nameOf("subject_sources"), binnedAt: subjectSources.binnedAt },
    })
    .from(subjectSources)
    .where(ownSources(ownerId))
    .orderBy(desc(subjectSources.binnedAt), subjectSources.id)
    .limit(mostShown);
  return [...binnedThreads, ...binnedSources]
    .flatMap(({ binnedAt, ...row }) => (binnedAt === null ? [] : [{ ...row, binnedAt }]))
    .sort((a, b) => b.binnedAt.getTime() - a.binnedAt.getTime());
};

const expiredIn = (db: Database, before: Date, limit: number): Promise<Expired[]> =>
  unionAll(
    db
      .select({ ownerId: threads.ownerId, id: threads.id, kind: sql<Expired["kind"]>`kind` })
      .from(threads)
      .where(lt(threads.binnedAt, before)),
    db
      .select({
        ...{ ownerId: subjectSources.ownerId, id: subjectSources.id },
        kind: sql<Expired["kind"]>`'source'`,
      })
      .from(subjectSources)
      .where(and(lt(subjectSources.binnedAt, before), isNull(subjectSources.deletedAt))),
  )
    .orderBy(sql`2`)
    .limit(limit);

type SourceRow = Pick<
  typeof subjectSources.$inferSelect,
  "id" | "sha256" | "binnedAt" | "deletedAt" | "pictures" | "revision"
>;

/** What rests on a source rests on its twin in the other subject from now on, which shows its pictures, too. */
const join = async (tx: Database, ownerId: string, source: SourceRow, twin: SourceRow) => {
  const ofSource = and(eq(threadSources.sourceId, source.id), eq(threadSources.ownerId, ownerId));
  await tx
    .update(threadSources)
    .set({ sourceId: twin.id })
    .where(
      and(
        ofSource,
        sql`not exists (select from thread_sources t where t.thread_id = ${threadSources.threadId} and t.source_id = ${twin.id})`,
      ),
    );
  // Parts of this text are parts of the same one there; older rows count another history.
  await tx
    .update(subjectSources)
    .set({ revisionOf: twin.id, revision: twin.revision })
    .where(
      and(
        ...[eq(subjectSources.revisionOf, source.id), eq(subjectSources.ownerId, ownerId)],
        eq(subjectSources.revision, source.revision),
      ),
    );
  await forgetTexts(tx, { ownerId, of: "source", id: source.id });
  await tx
    .delete(subjectSources)
    .where(and(eq(subjectSources.id, source.id), eq(subjectSources.ownerId, ownerId)));
  await tx
    .update(subjectSources)
    .set({
      ...(source.binnedAt === null && { binnedAt: null }),
      pictures: [...new Set([...twin.pictures, ...source.pictures])],
    })
    .where(and(eq(subjectSources.id, twin.id), eq(subjectSources.ownerId, ownerId)));
};

const moveAll = async (tx: Database, ownerId: string, from: string, to: string) => {
  await tx
    .update(threads)
    .set({ subjectId: to, revision: sql`${threads.revision} + 1` })
    .where(and(eq(threads.subjectId, from), eq(threads.ownerId, ownerId)));
  const { id, sha256, binnedAt, deletedAt, pictures, revision } = subjectSources;
  const sourcesIn = (subjectId: string) =>
    tx
      .select({ id, sha256, binnedAt, deletedAt, pictures, revision })
      .from(subjectSources)
      .where(and(eq(subjectSources.subjectId, subjectId), eq(subjectSources.ownerId, ownerId)))
      .for("update");
  const there = new Map(
    (await sourcesIn(to)).flatMap((one) =>
      one.deletedAt === null ? [[one.sha256, one] as const] : [],
    ),
  );
  for (const source of await sourcesIn(from)) {
    const twin = source.deletedAt === null ? there.get(source.sha256) : undefined;
    if (twin !== undefined) {
      await join(tx, ownerId, source, twin);
      continue;
    }
    await tx
      .update(subjectSources)
      .set({ subjectId: to })
      .where(and(eq(subjectSources.id, source.id), eq(subjectSources.ownerId, ownerId)));
  }
};

/**
 * Puts what a subject holds into the bin. Own cards have none: they are kept in another one, with those of its quizzes as
 * own ones, or deleted; the quizzes' own cards come back with them then.
 * @returns the runs that were stopped
 */
const binAll = async (
  tx: Database,
  ownerId: string,
  { from: subjectId, to }: Move,
  { at, keptAs, also }: ToBin,
): Promise<string[]> => {
  const held = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(
      and(
        ...[eq(threads.subjectId, subjectId), eq(threads.ownerId, ownerId)],
        isNull(threads.binnedAt),
      ),
    )
    .orderBy(asc(threads.id));
  const ids = held.map(({ id }) => id);
  if (keptAs === null) {
    const deleted = await tx
      .delete(cards)
      .where(and(eq(cards.subjectId, subjectId), eq(cards.ownerId, ownerId)))
      .returning({ pictures: cards.pictures });
    await freePictures(
      tx,
      ownerId,
      deleted.flatMap(({ pictures }) => pictures),
    );
  }
  const stopped: string[] = [];
  for (const id of ids) {
    const runId = await binThread(tx, ownerId, id, at, (executor) => also(id, executor));
    if (runId !== null) stopped.push(runId);
  }
  if (keptAs !== null) {
    // Where there is a pair of the same words already, a question's card stays the quiz's and comes back with it.
    await moveCards(tx, ownerId, { from: subjectId, to });
    await keepOfThreads(tx, { ownerId, subjectId: to }, ids, keptAs);
  }
  await tx
    .update(subjectSources)
    .set({ binnedAt: at })
    .where(
      and(
        ...[eq(subjectSources.subjectId, subjectId), eq(subjectSources.ownerId, ownerId)],
        ...[isNull(subjectSources.binnedAt), isNull(subjectSources.deletedAt)],
      ),
    );
  return stopped;
};

interface Move {
  readonly from: string;
  readonly to: string;
}

/** A statement takes 65,534 parameters. */
const tagsAtOnce = 1_000;

/**
 * Moves own cards to another subject. A pair that lies there already is one card, the one that is there: with the tags and
 * the logs of both, and remembered as the one that was reviewed more often.
 */
const moveCards = async (tx: Database, ownerId: string, { from, to }: Move) => {
  const own = and(eq(cards.subjectId, from), eq(cards.ownerId, ownerId));
  // In the order in which all others lock them.
  await tx.execute(sql`select id from cards
    where owner_id = ${ownerId} and (subject_id = ${from} or (
      subject_id = ${to} and sha256 in (select sha256 from cards where subject_id = ${from} and owner_id = ${ownerId})
    )) order by id for update`);
  const there = alias(cards, "there");
  const twins = await tx
    .select({ from: cards.id, to: there.id, sha256: there.sha256, tags: cards.tags })
    .from(cards)
    .innerJoin(there, and(eq(there.sha256, cards.sha256), eq(there.ownerId, cards.ownerId)))
    .where(and(own, eq(there.subjectId, to)));
  if (twins.length > 0) {
    await takeProgress(tx, ownerId, twins);
    await takePassages(tx, ownerId, twins);
    const pairs = JSON.stringify(twins.map((twin) => ({ from: twin.from, to: twin.to })));
    const given = sql`jsonb_to_recordset((${pairs}::text)::jsonb) as given("from" text, "to" text)`;
    // One that was a question's is the question's again, in the bin with it, and comes back from there.
    await tx.execute(sql`update cards
      set question_id = cards.id, subject_id = null, front = null, back = null, sha256 = null, pictures = '{}'
      from ${given}
      where cards.id = given."from" and cards.owner_id = ${ownerId}
        and exists (
          select from questions q join threads t on t.id = q.thread_id and t.owner_id = q.owner_id
          where q.id = cards.id and q.owner_id = ${ownerId} and q.state = 'kept' and t.binned_at is not null
        )`);
    const left = sql`cards.id = given."from" and cards.owner_id = ${ownerId} and cards.question_id is null`;
    await tx.execute(sql`update card_reviews set card_id = given."to" from ${given}
      join cards on ${left} where card_reviews.card_id = cards.id and card_reviews.owner_id = ${ownerId}`);
    await tx.execute(sql`delete from cards using ${given} where ${left}`);
    const tagged = twins.flatMap(({ sha256, tags }) => (sha256 === null ? [] : [{ sha256, tags }]));
    for (let at = 0; at < tagged.length; at += tagsAtOnce)
      await addTags(tx, ownerId, to, tagged.slice(at, at + tagsAtOnce));
  }
  await tx.update(cards).set({ subjectId: to }).where(own);
};

/** @throws AppError not_found, default_subject, bad_request */
const removeSubject = (
  db: Database,
  ownerId: string,
  subjectId: string,
  into: { readonly to: string } | ToBin,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const own = and(eq(subjects.id, subjectId), eq(subjects.ownerId, ownerId));
    const [subject] = await tx.select().from(subjects).where(own).for("update");
    if (!subject) throw new AppError("not_found", `There is no subject ${subjectId} of this owner`);
    if (subject.isDefault) {
      throw new AppError("default_subject", "Everything starts in this subject");
    }
    const to =
      "to" in into ? await subjectForNew(tx, ownerId, into.to) : await defaultSubject(tx, ownerId);
    if (to === subjectId) {
      throw new AppError("bad_request", "A subject cannot be moved into itself", {
        details: { field: "to", problem: "the subject itself" },
      });
    }
    const moved = { from: subjectId, to };
    const stopped = "to" in into ? [] : await binAll(tx, ownerId, moved, into);
    await moveAll(tx, ownerId, subjectId, to);
    if ("to" in into) await moveCards(tx, ownerId, moved);
    await tx.delete(subjects).where(own);
    return stopped;
  });

/** What was made from a source, or from a part or a former text of it, and does not lie in the bin. */
const madeFrom = (tx: Database, ownerId: string, sourceId: string) =>
  tx
    .select({ id: threads.id, subjectId: threads.subjectId })
    .from(threads)
    .where(
      and(
        ...[eq(threads.ownerId, ownerId), isNull(threads.binnedAt)],
        sql`exists (
          select from ${threadSources} t join ${subjectSources} r on r.id = t.source_id and r.owner_id = t.owner_id
          where t.thread_id = ${threads.id} and t.owner_id = ${ownerId} and coalesce(r.revision_of, r.id) = ${sourceId}
        )`,
      ),
    )
    .orderBy(asc(threads.id));

/** @throws AppError not_found */
const removeWithMade = (
  db: Database,
  ownerId: string,
  sourceId: string,
  { at, keptAs, also }: ToBin,
  isForGood: boolean,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const own = and(eq(subjectSources.id, sourceId), eq(subjectSources.ownerId, ownerId));
    const stopped: string[] = [];
    const binMade = async () => {
      for (const { id, subjectId } of await madeFrom(tx, ownerId, sourceId).for("update")) {
        const runId = await binThread(tx, ownerId, id, at, (executor) => also(id, executor));
        if (runId !== null) stopped.push(runId);
        if (keptAs !== null) await keepOfThreads(tx, { ownerId, subjectId }, [id], keptAs);
      }
    };
    // Threads before sources, as all others hold them.
    await binMade();
    // What is begun from here on waits, and finds it gone; what was begun meanwhile goes, too.
    await tx.select({ id: subjectSources.id }).from(subjectSources).where(own).for("update");
    await binMade();
    const sources = sourceStore(tx);
    await (isForGood
      ? sources.remove(ownerId, sourceId)
      : sources.change(ownerId, sourceId, { binnedAt: at }));
    return stopped;
  });

/** The bin in PostgreSQL. */
export const binStore = (db: Database): BinStore =>
  bound(db, {
    ...{ list: listBin, count: countBin, expired: expiredIn },
    ...{ removeSubject, removeWithMade },
  });
