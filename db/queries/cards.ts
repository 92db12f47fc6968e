import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import type { CardScope, CardStore } from "#lib/cards/card-store.ts";
import type { Exam } from "#lib/cards/exam.ts";
import { longestAnswerMs, longestGapMs, strengthBounds } from "#lib/cards/standing.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { defaultCardSettings } from "#lib/schemas/card.ts";
import { type Correction, correction } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { cardReviews, cardSettings, cards } from "../schema/cards.ts";
import { corrections, questions } from "../schema/quiz.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import {
  archivedSubjects,
  askedSooner,
  heldCard,
  isAsked,
  isDue,
  isDueSooner,
  isFresh,
  isMadeByHand,
  isMistake,
  isOf,
  isOfNone,
  isTaggedWith,
  isThere,
  isWithin,
  ofCard,
  ofQuestion,
  ownCard,
  sqlTime,
  stability,
  standing,
  subjectOf,
  toCard,
  withContent,
} from "./card-rows.ts";
import { changeCards } from "./change-cards.ts";
import { documentCards } from "./document-cards.ts";
import { cardsOfQuiz, cardsWithLogs, ownCards } from "./own-cards.ts";
import { passageCards } from "./passage-cards.ts";
import { placesOfNote } from "./subject-sources.ts";

/** The exams of what is asked about. */
const examsIn = (
  exams: readonly Exam[] = [],
  { subjectId }: CardScope,
  archived: readonly string[],
): Exam[] =>
  exams.filter(
    (exam) =>
      (subjectId === undefined || exam.subjectId === subjectId) &&
      !archived.includes(exam.subjectId),
  );

/** Cards of one's own time that are asked in another's, of an exam. */
interface Moved extends Record<string, unknown> {
  readonly wasDue: boolean;
  readonly isDue: boolean;
  readonly was: number;
  readonly is: number;
  readonly total: number;
}

/** What comes back, and how many. */
const dueCards = (db: Database): Pick<CardStore, "due" | "count" | "fresh" | "begun"> => ({
  due: async (ownerId, until, most, scope = {}) => {
    const { exams = [] } = until;
    const isTagged = await isTaggedWith(db, ownerId, scope.tag);
    const archived = await archivedSubjects(db, ownerId);
    const isMeant = and(isThere(ownerId), isOf(scope.subjectId), isTagged, isOfNone(archived));
    const isDueNow = and(isMeant, isAsked, isDue(until));
    const first = (which: SQL | undefined, limit: number) =>
      withContent(db)
        .where(and(isDueNow, which))
        .orderBy(asc(cards.due), asc(cards.id))
        .limit(limit);
    const meant = examsIn(exams, scope, archived);
    /** Those that wait longest by their own dates, and those that do by the exams': the first of both are the first of all. */
    const firstForExams = async (which: SQL | undefined, limit: number) => {
      const bySelf = db
        .select({ id: cards.id, due: cards.due })
        .from(cards)
        .leftJoin(questions, ofCard)
        .leftJoin(threads, ofQuestion)
        .where(and(isDueNow, which))
        .orderBy(asc(cards.due), asc(cards.id))
        .limit(limit);
      const forExam = sql`
        select id, asked from ${askedSooner(ownerId, meant, isTagged)} where ${isDueSooner(until)}
        order by asked, id limit ${limit}`;
      const found = await db.execute<{ id: string }>(sql`
        select id from (${bySelf} union all (${forExam})) as of_both(id, asked)
        group by id order by min(asked), id limit ${limit}`);
      const ids = found.map(({ id }) => id);
      const rows = await withContent(db).where(and(isMeant, inArray(cards.id, ids)));
      return rows.toSorted((a, b) => ids.indexOf(a.card.id) - ids.indexOf(b.card.id));
    };
    const others = and(not(isFresh), not(isMistake));
    // What was wrong last is in its first steps, and so asked for no exam.
    const known = await first(and(not(isFresh), isMistake), most.cards);
    const left = () => most.cards - known.length;
    if (left() > 0)
      known.push(...(await (meant.length > 0 ? firstForExams : first)(others, left())));
    const isOfExam = inArray(
      cards.subjectId,
      exams.map(({ subjectId }) => subjectId),
    );
    const rows = [...known];
    for (const which of exams.length > 0 ? [isOfExam, not(isOfExam)] : [undefined]) {
      const room = Math.min(most.fresh - (rows.length - known.length), most.cards - rows.length);
      if (room > 0) rows.push(...(await first(and(isFresh, which), room)));
    }
    const quizIds = new Set(rows.flatMap(({ quiz }) => quiz?.id ?? []));
    const warnings = await correctionsOf(db, ownerId, [...quizIds]);
    const notes = await db
      .select({ id: threads.id, places: placesOfNote })
      .from(threads)
      .where(and(eq(threads.ownerId, ownerId), inArray(threads.id, [...quizIds])));
    const placesOf = new Map(notes.map(({ id, places }) => [id, places]));
    return rows.map((row) => ({
      ...toCard(row),
      reviews: row.card.reviews,
      corrections: warnings.get(row.quiz?.id ?? "") ?? [],
      places: placesOf.get(row.quiz?.id ?? "") ?? [],
    }));
  },

  count: async (ownerId, until, times, scope = {}) => {
    const isTagged = await isTaggedWith(db, ownerId, scope.tag);
    const within = and(isOf(scope.subjectId), isTagged);
    const archived = await archivedSubjects(db, ownerId);
    const isActive = isOfNone(archived);
    const midnights = sqlArray(
      times.map((time) => time.toISOString()),
      "timestamptz",
    );
    const groups = await db
      .select({
        fresh: sql<boolean>`${isFresh}`.as("fresh"),
        isDue: sql<boolean>`${isDue(until)}`.as("is_due"),
        before: sql<number>`width_bucket(${cards.due}, ${midnights})`.as("before"),
        total: count(),
      })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(and(isThere(ownerId), within, isActive, isAsked))
      .groupBy(sql`fresh`, sql`is_due`, sql`before`);
    const exams = examsIn(until.exams, scope, archived);
    // Each of them is counted above by its own date, and is taken from there.
    const moved =
      exams.length === 0
        ? []
        : await db.execute<Moved>(sql`
      select due < ${sqlTime(until.soon)} or due < ${sqlTime(until.endOfDay)} as "wasDue",
        ${isDueSooner(until)} as "isDue", width_bucket(due, ${midnights}) as "was",
        width_bucket(asked, ${midnights}) as "is", count(*)::integer as total
      from ${askedSooner(ownerId, exams, isTagged)}
      group by 1, 2, 3, 4`);
    for (const { wasDue, was, isDue: isDueNow, is, total } of moved) {
      groups.push({ fresh: false, isDue: wasDue, before: was, total: -total });
      groups.push({ fresh: false, isDue: isDueNow, before: is, total });
    }
    const [resting] =
      isActive === undefined
        ? []
        : await db
            .select({ total: count() })
            .from(cards)
            .leftJoin(questions, ofCard)
            .leftJoin(threads, ofQuestion)
            .where(and(isThere(ownerId), within, isAsked, inArray(subjectOf, archived)));
    const [last] = await db
      .select({ at: sql`max(${cardReviews.reviewedAt})`.mapWith(cardReviews.reviewedAt) })
      .from(cardReviews)
      .where(and(eq(cardReviews.ownerId, ownerId), isNotNull(cardReviews.rating)));
    type Group = (typeof groups)[number];
    const sumOf = (which: (group: Group) => boolean) =>
      groups.reduce((sum, group) => sum + (which(group) ? group.total : 0), 0);
    const countsUntil = (fresh: boolean) =>
      times.map((_, at) => sumOf((group) => group.fresh === fresh && group.before <= at));
    return {
      total: sumOf(() => true),
      resting: resting?.total ?? 0,
      due: sumOf((group) => !group.fresh && group.isDue),
      dueFresh: sumOf((group) => group.fresh && group.isDue),
      until: countsUntil(false),
      untilFresh: countsUntil(true),
      reviewedAt: last?.at ?? null,
    };
  },

  fresh: (ownerId, subjectId, before) =>
    db.$count(
      cards,
      and(
        ...[eq(cards.ownerId, ownerId), eq(cards.subjectId, subjectId), isAsked, isFresh],
        lt(cards.due, before),
      ),
    ),

  begun: async (ownerId, since, subjectId) => {
    const [row] = await db
      .select({ begun: countDistinct(cardReviews.cardId) })
      .from(cardReviews)
      .innerJoin(cards, and(eq(cards.id, cardReviews.cardId), eq(cards.ownerId, ownerId)))
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(
        and(
          eq(cardReviews.ownerId, ownerId),
          gte(cardReviews.reviewedAt, since),
          isNull(cardReviews.memoryBefore),
          // One that was taken back is fresh again.
          ...[isMadeByHand, isNotNull(cards.memory), isOf(subjectId)],
        ),
      );
    return row?.begun ?? 0;
  },
});

/** Exams of subjects, and what is known for them. */
const examsOf = (db: Database): Pick<CardStore, "exams" | "memories"> => ({
  exams: async (ownerId) => {
    const rows = await db
      .select({ subjectId: subjects.id, day: subjects.examOn })
      .from(subjects)
      .where(
        and(
          ...[eq(subjects.ownerId, ownerId), isNotNull(subjects.examOn)],
          isNull(subjects.archivedAt),
        ),
      );
    return rows.flatMap(({ subjectId, day }) => (day === null ? [] : [{ subjectId, day }]));
  },

  memories: async (ownerId, subjectId, limit) => {
    const isAskedOf = and(isThere(ownerId), isOf(subjectId), isAsked);
    const [counted] = await db
      .select({ total: count() })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(isAskedOf);
    // By their hashes, so that a part of them stands for all.
    const part = db
      .select({
        ...{ id: cards.id, memory: cards.memory, due: cards.due },
        fresh: sql<boolean>`${isFresh}`.as("fresh"),
      })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(isAskedOf)
      .orderBy(sql`md5(${cards.id})`)
      .limit(limit)
      .as("part");
    const rows = await db
      .select({ memory: part.memory, due: part.due, fresh: part.fresh })
      .from(part)
      .orderBy(asc(part.due), asc(part.id));
    return { total: counted?.total ?? 0, cards: rows };
  },
});

/** The log. */
const reviewLog = (db: Database): Pick<CardStore, "review" | "undo"> => ({
  review: (ownerId, cardId, { key, rating, reviews, hinted, at, next }) =>
    db.transaction(async (tx) => {
      const card = await heldCard(tx, ownerId, cardId);
      const again = await madeBy(tx, ownerId, key);
      if (again && (again.cardId !== cardId || again.rating !== rating)) throw keyUsed(key);
      if (again || card.reviews !== reviews) return { counted: again !== null, due: card.due };
      const { memory, due } = next(card.memory);
      await tx.insert(cardReviews).values({
        ...{ id: newId("rev"), ownerId, cardId, key, rating, hinted, reviewedAt: at },
        ...{ dueBefore: card.due, memoryBefore: card.memory },
      });
      await tx
        .update(cards)
        .set({ memory, due, reviews: reviews + 1 })
        .where(ownCard(ownerId, cardId));
      return { counted: true, due };
    }),

  undo: (ownerId, { key, review, ...scope }, at, since) =>
    db.transaction(async (tx) => {
      // One after the other: two at once would take the same review back twice.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`undo of ${ownerId}`}, 0))`,
      );
      const again = await madeBy(tx, ownerId, key);
      if (again && again.rating !== null) throw keyUsed(key);
      if (again) return again.cardId;
      const meant =
        review === undefined
          ? and(await isReviewOf(tx, ownerId, scope), gte(cardReviews.reviewedAt, since))
          : eq(cardReviews.key, review);
      const found = await newestHeld(tx, ownerId, meant);
      if (found === null) return null;
      const { card } = found;
      const { id: undoes, cardId, dueBefore: due, memoryBefore: memory } = found.review;
      await tx.insert(cardReviews).values({
        ...{ id: newId("rev"), ownerId, cardId, key, rating: null, undoes, reviewedAt: at },
        ...{ dueBefore: card.due, memoryBefore: card.memory },
      });
      // One more, not one less: what another device shows is of before.
      await tx
        .update(cards)
        .set({ due, memory, reviews: card.reviews + 1 })
        .where(ownCard(ownerId, cardId));
      return cardId;
    }),
});

/** On so many days a card was wrong that is told as such, and so many of them are. */
const fewestWrongDays = 2;
const mostWrong = 5;

/** What the log says of how far a student is. */
const cardStanding =
  (db: Database): CardStore["standing"] =>
  async (ownerId, { days, timesSince, mistakesSince }, subjectId) => {
    const isActive =
      subjectId === undefined ? isOfNone(await archivedSubjects(db, ownerId)) : undefined;
    const isAskedOf = and(isThere(ownerId), isOf(subjectId), isActive, isAsked);
    const bin = sql<number>`coalesce(width_bucket(${stability}, ${sqlArray(strengthBounds, "double precision")}) + 1, 0)`;
    const bins = await db
      .select({ bin: bin.as("bin"), total: count() })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(isAskedOf)
      .groupBy(sql`bin`);
    const inBin = (at: number) => bins.find((row) => row.bin === at)?.total ?? 0;

    const midnights = days.map((day) => day.toISOString());
    const ascending = sqlArray(midnights.toReversed(), "timestamptz");
    const wrongOn = sql<number>`count(distinct width_bucket(${cardReviews.reviewedAt}, ${ascending}))::integer`;
    // Counted before anything is joined, as few cards are left then.
    const counted = db
      .select({
        cardId: cardReviews.cardId,
        days: wrongOn.as("days"),
        last: sql`max(${cardReviews.reviewedAt})`.as("last"),
      })
      .from(cardReviews)
      .where(
        and(
          ...[standing(ownerId), eq(cardReviews.rating, "again")],
          gte(cardReviews.reviewedAt, mistakesSince),
        ),
      )
      .groupBy(cardReviews.cardId)
      .having(sql`${wrongOn} >= ${fewestWrongDays}`)
      .as("counted");
    const mistakes = await db
      .select({ cardId: counted.cardId, days: counted.days })
      .from(counted)
      .innerJoin(cards, eq(cards.id, counted.cardId))
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(and(isAskedOf, sql`${stability} < ${strengthBounds[1]}`))
      .orderBy(desc(counted.days), desc(counted.last), asc(counted.cardId))
      .limit(mostWrong);
    const wrongIds = mistakes.map(({ cardId }) => cardId);
    const wrong = await withContent(db).where(and(isThere(ownerId), inArray(cards.id, wrongIds)));

    // As a value the cards of the subject are found once, as a condition once for each review.
    const isOfSubject = (cardId: SQL) =>
      subjectId === undefined ? sql`true` : sql`(${cardId} in (select id from mine)) is true`;
    const isFollowing = sql`g.gap <= ${longestGapMs}`;
    const isReviewed = sql`exists (
      select from ${cardReviews}
      where ${standing(ownerId)} and ${cardReviews.reviewedAt} >= d.begins and ${cardReviews.reviewedAt} < d.ends
        and ${isOfSubject(sql`${cardReviews.cardId}`)}
    )`;
    // For the days a probe of the index each, up to the first that breaks the row: all reviews of a year may be half a million.
    const [log] = await db.execute<{
      answers: number;
      following: number;
      followingMs: number;
      reviewed: boolean[];
    }>(sql`
      with recursive mine as materialized (
        select ${cards.id} from ${cards}
        left join ${questions} on ${ofCard} left join ${threads} on ${ofQuestion}
        where ${and(isThere(ownerId), isOf(subjectId))}
      ), d as (
        select n - 1 as n, begins, lag(begins) over (order by n) as ends
        from unnest(${sqlArray(midnights, "timestamptz")}) with ordinality as m (begins, n)
      ), walk (n, done) as (
        select d.n, ${isReviewed} from d where d.n = 1
        union all
        select d.n, ${isReviewed} from walk join d on d.n = walk.n + 1 where walk.done or walk.n = 1
      )
      select count(*)::integer as answers,
        count(*) filter (where ${isFollowing})::integer as following,
        coalesce(sum(least(g.gap, ${longestAnswerMs})) filter (where ${isFollowing}), 0)::double precision
          as "followingMs",
        (select jsonb_agg(done order by n) from walk) as reviewed
      from (
        select card_id, rating,
          extract(epoch from reviewed_at - lag(reviewed_at) over (order by reviewed_at)) * 1000 as gap
        from card_reviews
        where owner_id = ${ownerId} and reviewed_at >= ${timesSince.toISOString()}::timestamptz
      ) g
      where g.rating is not null and ${isOfSubject(sql`g.card_id`)}`);
    const { reviewed = [], ...gaps } = log ?? { answers: 0, following: 0, followingMs: 0 };
    return {
      strengths: {
        ...{ new: inBin(0), days: inBin(1), weeks: inBin(2), months: inBin(3), longer: inBin(4) },
      },
      wrong: mistakes.flatMap(({ cardId, days: on }) => {
        const row = wrong.find(({ card }) => card.id === cardId);
        return row ? [{ ...toCard(row), days: on }] : [];
      }),
      gaps,
      reviewed,
    };
  };

/** How somebody reviews. */
const reviewSettings = (db: Database): Pick<CardStore, "settings" | "saveSettings"> => ({
  settings: async (ownerId) => {
    const { newPerDay, retention, fit } = cardSettings;
    const [row] = await db
      .select({ newPerDay, retention, fit })
      .from(cardSettings)
      .where(eq(cardSettings.ownerId, ownerId));
    return row ?? { ...defaultCardSettings, fit: null };
  },

  saveSettings: async (ownerId, change) => {
    await db
      .insert(cardSettings)
      .values({ ...defaultCardSettings, ...change, ownerId })
      .onConflictDoUpdate({ target: cardSettings.ownerId, set: change });
  },
});

/** Cards and reviews, in PostgreSQL. */
export const cardStore = (db: Database): CardStore => ({
  ...dueCards(db),
  ...ownCards(db),
  ...documentCards(db),
  ...passageCards(db),
  ...reviewLog(db),
  ...reviewSettings(db),
  all: cardsWithLogs(db),
  ofQuiz: cardsOfQuiz(db),
  changeSome: changeCards(db),
  standing: cardStanding(db),
  ...examsOf(db),
});

/** What was corrected in the notes of these quizzes. */
const correctionsOf = async (
  db: Database,
  ownerId: string,
  threadIds: readonly string[],
): Promise<Map<string, Correction[]>> => {
  const rows = await db
    .select()
    .from(corrections)
    .where(and(eq(corrections.ownerId, ownerId), inArray(corrections.threadId, [...threadIds])))
    .orderBy(asc(corrections.ordinal));
  const parsed = rows.map((row) => ({ threadId: row.threadId, one: correction.parse(row) }));
  const grouped = Map.groupBy(parsed, ({ threadId }) => threadId);
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ one }) => one)]));
};

const sqlArray = (values: readonly (string | number)[], type: "double precision" | "timestamptz") =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[]`;

/** What a press did before, if it did: a review, or one taken back, which has no rating. */
const madeBy = async (tx: Database, ownerId: string, key: string) => {
  const [row] = await tx
    .select({ cardId: cardReviews.cardId, rating: cardReviews.rating })
    .from(cardReviews)
    .where(and(eq(cardReviews.ownerId, ownerId), eq(cardReviews.key, key)));
  return row ?? null;
};

const keyUsed = (key: string) =>
  new AppError("press_key_used", `The key ${key} was sent with something else`);

const isReviewOf = async (
  tx: Database,
  ownerId: string,
  scope: CardScope,
): Promise<SQL | undefined> => {
  const within = await isWithin(tx, ownerId, scope);
  if (within === undefined) return undefined;
  const ids = tx
    .select({ id: cards.id })
    .from(cards)
    .leftJoin(questions, ofCard)
    .leftJoin(threads, ofQuestion)
    .where(and(eq(cards.ownerId, ownerId), within));
  return inArray(cardReviews.cardId, ids);
};

const newestReview = async (tx: Database, ownerId: string, which: SQL | undefined) => {
  const [review] = await tx
    .select()
    .from(cardReviews)
    .where(and(standing(ownerId), which))
    .orderBy(desc(cardReviews.reviewedAt), desc(cardReviews.id))
    .limit(1);
  return review ?? null;
};

/**
 * The newest of these reviews, with its card held, of which it is the newest: the state before it is that of the card
 * before all that came after.
 * @throws AppError reviewed_since
 */
const newestHeld = async (tx: Database, ownerId: string, which: SQL | undefined) => {
  const review = await newestReview(tx, ownerId, which);
  if (review === null) return null;
  const card = await heldCard(tx, ownerId, review.cardId);
  // Another device may have reviewed the card before it was held.
  const last = await newestReview(tx, ownerId, eq(cardReviews.cardId, card.id));
  // One that came along from a card of the same words did not lead to what is remembered.
  const isOfMemory = card.memory?.lastReview === review.reviewedAt.toISOString();
  if (last?.id !== review.id || !isOfMemory)
    throw new AppError("reviewed_since", `${card.id} was reviewed after ${review.id}`);
  return { review, card };
};
