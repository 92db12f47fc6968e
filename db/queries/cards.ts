import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { CardContent, CardStore, DueUntil, LoggedReview } from "#lib/cards/card-store.ts";
import type { Exam } from "#lib/cards/exam.ts";
import { daysBeforeExam, leechLapses } from "#lib/cards/schedule.ts";
import { longestAnswerMs, longestGapMs, strengthBounds } from "#lib/cards/standing.ts";
import { AppError } from "#lib/errors.ts";
import { newId, sha256 } from "#lib/ids.ts";
import { type CardRating, type CardSides, defaultCardSettings } from "#lib/schemas/card.ts";
import { type Correction, correction } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { cardReviews, cardSettings, cards } from "../schema/cards.ts";
import { corrections, questions, quizzes } from "../schema/quiz.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import { toQuestion } from "./questions.ts";
import { placesOfNote } from "./subject-sources.ts";
import { subjectForNew } from "./subjects.ts";
import { literally, rowsOf, threadNotFound, threadOf } from "./thread-rows.ts";

/** What comes back, and how many. */
const dueCards = (db: Database): Pick<CardStore, "due" | "count" | "begun"> => ({
  due: async (ownerId, until, most, subjectId) => {
    const { exams = [] } = until;
    const isDueOf = and(isThere(ownerId), isOf(subjectId), isAsked, isDue(until));
    const first = (which: SQL | undefined, order: readonly SQL[], limit: number) =>
      withContent(db)
        .where(and(isDueOf, which))
        .orderBy(...order, asc(cards.id))
        .limit(limit);
    /** Sorted without their words, as no index knows when cards are asked for an exam. */
    const firstForExam = async (which: SQL | undefined, order: readonly SQL[], limit: number) => {
      const ids = await db
        .select({ id: cards.id })
        .from(cards)
        .leftJoin(questions, ofCard)
        .leftJoin(threads, ofQuestion)
        .where(and(isDueOf, which))
        .orderBy(...order, asc(cards.id))
        .limit(limit);
      const chosen = ids.map(({ id }) => id);
      return first(inArray(cards.id, chosen), order, limit);
    };
    const ask = exams.length > 0 ? firstForExam : first;
    const known = await ask(not(isFresh), [asc(dueFor(exams))], most.cards);
    const room = Math.min(most.fresh, most.cards - known.length);
    const ofExam = inArray(
      subjectOf,
      exams.map((exam) => exam.subjectId),
    );
    const order = [...(exams.length > 0 ? [desc(ofExam)] : []), asc(cards.due)];
    const rows = room > 0 ? [...known, ...(await ask(isFresh, order, room))] : known;
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

  count: async (ownerId, until, times, subjectId) => {
    const midnights = times.map((time) => time.toISOString());
    // When a card is asked is computed once for it, not once for each of the times.
    const before = sql<number>`width_bucket(${dueFor(until.exams)}, ${sqlArray(midnights, "timestamptz")})`;
    const groups = await db
      .select({
        fresh: sql<boolean>`${isFresh}`.as("fresh"),
        isDue: sql<boolean>`${isDue(until)}`.as("is_due"),
        before: before.as("before"),
        total: count(),
      })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(and(isThere(ownerId), isOf(subjectId), isAsked))
      .groupBy(sql`fresh`, sql`is_due`, sql`before`);
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
      due: sumOf((group) => !group.fresh && group.isDue),
      dueFresh: sumOf((group) => group.fresh && group.isDue),
      until: countsUntil(false),
      untilFresh: countsUntil(true),
      reviewedAt: last?.at ?? null,
    };
  },

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
          ...[isNull(cards.questionId), isNotNull(cards.memory), isOf(subjectId)],
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
      .where(and(eq(subjects.ownerId, ownerId), isNotNull(subjects.examOn)));
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

/** All cards, and what is done with them by hand. */
const allCards = (
  db: Database,
): Pick<CardStore, "list" | "add" | "change" | "remove" | "ofThread" | "keepOfThread"> => ({
  list: async (ownerId, { subjectId, search, state, limit, offset }, until) => {
    if (subjectId !== undefined) await subjectForNew(db, ownerId, subjectId);
    const texts = [cards.front, cards.back, questions.stem, questions.answer];
    const words = `%${literally(search.trim())}%`;
    const states = {
      new: and(isAsked, isFresh),
      leech: sql`(${cards.memory} ->> 'lapses')::integer >= ${leechLapses}`,
      due: and(isAsked, isDue(until), not(isFresh)),
      suspended: isNotNull(cards.suspendedAt),
    };
    const wanted = and(
      ...[isThere(ownerId), isOf(subjectId), state && states[state]],
      search.trim() === "" ? undefined : or(...texts.map((text) => ilike(text, words))),
    );
    // Counted apart, as rows with all their words would be sorted to be counted.
    const [counted] = await db
      .select({ total: count() })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(wanted);
    const rows = await withContent(db)
      .where(wanted)
      .orderBy(desc(cards.createdAt), asc(cards.due), asc(cards.id))
      .limit(limit)
      .offset(offset);
    return {
      total: counted?.total ?? 0,
      cards: rows.map((row) => ({
        ...toCard(row),
        due: row.card.due,
        suspended: row.card.suspendedAt !== null,
      })),
    };
  },

  add: (ownerId, subject, pairs, at) =>
    db.transaction(async (tx) => {
      const subjectId = await subjectForNew(tx, ownerId, subject);
      let added = 0;
      for (let from = 0; from < pairs.length; from += rowsAtOnce) {
        const rows = pairs.slice(from, from + rowsAtOnce).map((pair, index) => ({
          ...{ id: newId("crd"), ownerId, subjectId, ...storedSides(pair), createdAt: at },
          // A millisecond apart, so that they are asked and listed in their order.
          due: new Date(at.getTime() + from + index),
        }));
        const made = await tx
          .insert(cards)
          .values(rows)
          .onConflictDoNothing({ target: [cards.subjectId, cards.sha256] })
          .returning({ id: cards.id });
        added += made.length;
      }
      return { subjectId, added, known: pairs.length - added };
    }),

  change: (ownerId, cardId, { suspendedAt, subjectId: subject, ...sides }) =>
    db.transaction(async (tx) => {
      const card = await heldCard(tx, ownerId, cardId);
      const changed = suspendedAt === undefined ? {} : { suspendedAt };
      if (subject === undefined && Object.keys(sides).length === 0) {
        await tx.update(cards).set(changed).where(ownCard(ownerId, cardId));
        return;
      }
      const { front, back, subjectId: before } = ofOwn(card);
      const stored = storedSides({ front, back, ...sides });
      const subjectId = subject === undefined ? before : await subjectForNew(tx, ownerId, subject);
      const [twin] = await twinsOf(tx, ownerId, subjectId, stored.sha256);
      if (twin && twin.id !== cardId)
        throw new AppError("card_known", `Its words are those of ${twin.id}`);
      await tx
        .update(cards)
        .set({ ...changed, ...stored, subjectId })
        .where(ownCard(ownerId, cardId));
    }),

  remove: (ownerId, cardId) =>
    db.transaction(async (tx) => {
      ofOwn(await heldCard(tx, ownerId, cardId));
      await tx.delete(cards).where(ownCard(ownerId, cardId));
    }),

  ofThread: async (ownerId, threadId) => (await cardsOfThread(db, ownerId, threadId)).rows.length,

  keepOfThread: (ownerId, threadId, sidesOf) =>
    db.transaction(async (tx) => {
      const { subjectId, rows } = await cardsOfThread(tx, ownerId, threadId);
      for (const { id, question, language } of rows) {
        await keepAsOwn(
          tx,
          { ownerId, subjectId, cardId: id },
          sidesOf(toQuestion(question), language),
        );
      }
    }),
});

interface CardAddress {
  readonly ownerId: string;
  readonly cardId: string;
  readonly subjectId: string;
}

/** Makes a card of a question one of the student's own, unless the subject has one with these sides. */
export const keepAsOwn = async (
  tx: Database,
  { ownerId, cardId, subjectId }: CardAddress,
  sides: CardSides,
): Promise<void> => {
  const stored = storedSides(sides);
  const [twin] = await twinsOf(tx, ownerId, subjectId, stored.sha256);
  if (twin) return;
  await tx
    .update(cards)
    .set({ ...stored, questionId: null, subjectId })
    .where(and(ownCard(ownerId, cardId), isNotNull(cards.questionId)));
};

/** Takes that back, where the card still has these sides. */
export const giveBackToQuestion = async (
  tx: Database,
  { ownerId, cardId }: Pick<CardAddress, "ownerId" | "cardId">,
  sides: CardSides,
): Promise<void> => {
  const { sha256: hash } = storedSides(sides);
  await tx
    .update(cards)
    .set({ front: null, back: null, sha256: null, subjectId: null, questionId: cardId })
    .where(and(ownCard(ownerId, cardId), eq(cards.sha256, hash)));
};

/** The log. */
const reviewLog = (db: Database): Pick<CardStore, "review" | "undo"> => ({
  review: (ownerId, cardId, { key, rating, reviews, hinted, at, next }) =>
    db.transaction(async (tx) => {
      const card = await heldCard(tx, ownerId, cardId);
      if (card.reviews !== reviews) {
        return { counted: (await reviewOf(tx, ownerId, key)).length > 0, due: card.due };
      }
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

  undo: (ownerId, key, at) =>
    db.transaction(async (tx) => {
      const [again] = await reviewOf(tx, ownerId, key);
      if (again) return again.cardId;
      const [newest] = await tx
        .select()
        .from(cardReviews)
        .where(standing(ownerId))
        .orderBy(desc(cardReviews.reviewedAt), desc(cardReviews.id))
        .limit(1);
      if (!newest) return null;
      const { id: undoes, cardId, dueBefore: due, memoryBefore: memory } = newest;
      const card = await heldCard(tx, ownerId, cardId);
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
    const isAskedOf = and(isThere(ownerId), isOf(subjectId), isAsked);
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

    const isOfSubject = sql`g.card_id in (
      select ${cards.id} from ${cards}
      left join ${questions} on ${ofCard} left join ${threads} on ${ofQuestion}
      where ${and(isThere(ownerId), isOf(subjectId))}
    )`;
    const isFollowing = sql`g.gap <= ${longestGapMs}`;
    const [gaps] = await db.execute<{
      answers: number;
      following: number;
      followingMs: number;
    }>(sql`
      select count(*)::integer as answers,
        count(*) filter (where ${isFollowing})::integer as following,
        coalesce(sum(least(g.gap, ${longestAnswerMs})) filter (where ${isFollowing}), 0)::double precision
          as "followingMs"
      from (
        select card_id, rating,
          extract(epoch from reviewed_at - lag(reviewed_at) over (order by reviewed_at)) * 1000 as gap
        from card_reviews
        where owner_id = ${ownerId} and reviewed_at >= ${timesSince.toISOString()}::timestamptz
      ) g
      where g.rating is not null and ${subjectId === undefined ? sql`true` : isOfSubject}`);

    // A probe of the index for each day; all reviews of a year may be half a million.
    const reviewed = await db.execute<{ any: boolean }>(sql`
      select exists (
        select from card_reviews
        where owner_id = ${ownerId} and rating is not null and reviewed_at >= d.begins and reviewed_at < d.ends
      ) as any
      from (select n, begins, lag(begins) over (order by n) as ends
        from unnest(${sqlArray(midnights, "timestamptz")}) with ordinality as m (begins, n)) d
      where d.ends is not null
      order by d.n`);
    return {
      strengths: {
        ...{ new: inBin(0), days: inBin(1), weeks: inBin(2), months: inBin(3), longer: inBin(4) },
      },
      wrong: mistakes.flatMap(({ cardId, days: on }) => {
        const row = wrong.find(({ card }) => card.id === cardId);
        return row ? [{ ...toCard(row), days: on }] : [];
      }),
      gaps: gaps ?? { answers: 0, following: 0, followingMs: 0 },
      reviewed: reviewed.map((day) => day.any),
    };
  };

/** How somebody reviews. */
const reviewSettings = (db: Database): Pick<CardStore, "settings" | "saveSettings"> => ({
  settings: async (ownerId) => {
    const { newPerDay, retention } = cardSettings;
    const [row] = await db
      .select({ newPerDay, retention })
      .from(cardSettings)
      .where(eq(cardSettings.ownerId, ownerId));
    return row ?? defaultCardSettings;
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
  ...allCards(db),
  ...reviewLog(db),
  ...reviewSettings(db),
  all: cardsWithLogs(db),
  standing: cardStanding(db),
  ...examsOf(db),
});

/** Every card with its log, to be taken away. */
const cardsWithLogs =
  (db: Database): CardStore["all"] =>
  async (ownerId, subjectId, withLog) => {
    if (subjectId !== undefined) await subjectForNew(db, ownerId, subjectId);
    const ofSubject = subjectId === undefined ? undefined : eq(subjects.id, subjectId);
    const rows = await withContent(db)
      .where(and(isThere(ownerId), ofSubject))
      // What was made at once was given its order by when it was due first.
      .orderBy(asc(cards.createdAt), asc(cards.due), asc(cards.id));
    const logs = withLog ? await logsOf(db, ownerId) : new Map<string, LoggedReview[]>();
    return rows.map((row) => ({
      ...{ ...toCard(row), due: row.card.due, suspended: row.card.suspendedAt !== null },
      ...{ createdAt: row.card.createdAt, log: logs.get(row.card.id) ?? [] },
    }));
  };

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

/** The question that a card asks, unless it was dropped. */
const ofCard = and(
  eq(questions.id, cards.questionId),
  eq(questions.ownerId, cards.ownerId),
  eq(questions.state, "kept"),
);

/** The thread of its quiz, unless it lies in the bin. */
const ofQuestion = and(
  eq(threads.id, questions.threadId),
  eq(threads.ownerId, questions.ownerId),
  isNull(threads.binnedAt),
);

const subjectOf = sql`coalesce(${cards.subjectId}, ${threads.subjectId})`;

const isOf = (subjectId: string | undefined) =>
  subjectId === undefined ? undefined : eq(subjectOf, subjectId);

/** An owner's cards, but those whose question is not there any more; with `ofCard` and `ofQuestion` joined. */
const isThere = (ownerId: string) =>
  and(eq(cards.ownerId, ownerId), or(isNull(cards.questionId), isNotNull(threads.id)));

/** Of one's own and never reviewed. */
const isFresh = sql`(${cards.questionId} is null and ${cards.memory} is null)`;

const isAsked = isNull(cards.suspendedAt);

/** Days until one in ten would be forgotten; null before the first review. */
const stability = sql`(${cards.memory} ->> 'stability')::double precision`;

const sqlArray = (values: readonly (string | number)[], type: "double precision" | "timestamptz") =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[]`;

const withContent = (db: Database) =>
  db
    .select({
      card: cards,
      question: questions,
      quiz: { id: threads.id, title: threads.title },
      language: quizzes.language,
      subject: { id: subjects.id, name: subjects.name },
    })
    .from(cards)
    .leftJoin(questions, ofCard)
    .leftJoin(threads, ofQuestion)
    .leftJoin(quizzes, and(eq(quizzes.threadId, threads.id), eq(quizzes.ownerId, threads.ownerId)))
    .leftJoin(subjects, and(eq(subjects.id, subjectOf), eq(subjects.ownerId, cards.ownerId)));

type CardRow = Awaited<ReturnType<typeof withContent>>[number];

/** @throws AppError internal when a card is of nothing, which the table's own check forbids */
const contentOf = ({ card, question, quiz, language }: CardRow): CardContent => {
  if (question !== null && quiz !== null && language !== null) {
    return { kind: "question", question: toQuestion(question), quiz: { ...quiz, language } };
  }
  const { front, back } = ofOwn(card);
  return { kind: "own", sides: { front, back } };
};

const toCard = (row: CardRow) => {
  const { card, subject } = row;
  if (subject === null) throw new AppError("internal", `The card ${card.id} is of no subject`);
  return { id: card.id, content: contentOf(row), subject, memory: card.memory };
};

/**
 * A card with two sides of its own.
 * @throws AppError card_of_quiz
 */
const ofOwn = (card: typeof cards.$inferSelect) => {
  const { front, back, subjectId } = card;
  if (front === null || back === null || subjectId === null) {
    throw new AppError("card_of_quiz", `The card ${card.id} is a question of a quiz`);
  }
  return { front, back, subjectId };
};

/** Cards that are stored by one statement. */
const rowsAtOnce = 1_000;

const storedSides = (sides: CardSides) => {
  const front = sides.front.trim();
  const back = sides.back.trim();
  return { front, back, sha256: sha256(JSON.stringify([front, back]).normalize()) };
};

const ownCard = (ownerId: string, cardId: string) =>
  and(eq(cards.id, cardId), eq(cards.ownerId, ownerId));

/** A card in review, or new, is of its day; one in its first steps of its minute. */
const isDue = ({ soon, endOfDay, exams }: DueUntil): SQL | undefined => {
  const state = sql`coalesce(${cards.memory} ->> 'state', 'review')`;
  return or(lt(cards.due, soon), and(isDueBefore(endOfDay, exams), sql`${state} = 'review'`));
};

const isDueBefore = (time: Date, exams: readonly Exam[] = []): SQL | undefined => {
  const before = sql`${time.toISOString()}::timestamptz`;
  // What an exam cannot bring forward so far is told by one number, and needs no more of its memory.
  const mayBe = exams.map(
    ({ at }) =>
      sql`${at.toISOString()}::timestamptz - ${stability} * ${daysBeforeExam} * interval '24 hours' < ${before}`,
  );
  if (exams.length === 0) return lt(cards.due, time);
  return or(lt(cards.due, time), and(or(...mayBe), sql`${dueFor(exams)} < ${before}`));
};

/** When a card is asked, as `dueForExam` says it; with `ofCard` and `ofQuestion` joined. */
const dueFor = (exams: readonly Exam[] = []): SQL => {
  if (exams.length === 0) return sql`${cards.due}`;
  const cases = exams.map(({ subjectId, at }) => {
    const examAt = sql`${at.toISOString()}::timestamptz`;
    // Without the offset the memory would be read anew for each mention of a time.
    return sql`when ${subjectOf} = ${subjectId} and ${cards.due} >= ${examAt} then (
      select case when r.in_time > r.reviewed and r.in_time < ${examAt}
          and r.reviewed + interval '24 hours' < ${examAt} and ${cards.memory} ->> 'state' = 'review'
        then greatest(r.in_time, r.reviewed + interval '24 hours') else ${cards.due} end
      from (
        select (${cards.memory} ->> 'lastReview')::timestamptz as reviewed,
          ${examAt} - ${stability} * ${daysBeforeExam} * interval '24 hours' as in_time
        offset 0
      ) r)`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${cards.due} end`;
};

/** @throws AppError not_found */
const heldCard = async (tx: Database, ownerId: string, cardId: string) => {
  const [card] = await tx.select().from(cards).where(ownCard(ownerId, cardId)).for("update");
  if (!card) throw new AppError("not_found", `There is no card ${cardId}`);
  return card;
};

/** The card of a subject that has these words, if there is one. */
const twinsOf = (tx: Database, ownerId: string, subjectId: string, hash: string) =>
  tx
    .select({ id: cards.id })
    .from(cards)
    .where(
      and(...[eq(cards.subjectId, subjectId), eq(cards.ownerId, ownerId)], eq(cards.sha256, hash)),
    );

/** A thread's cards with their questions, also while it lies in the bin. @throws AppError not_found */
const cardsOfThread = async (tx: Database, ownerId: string, threadId: string) => {
  const [thread] = await tx
    .select({ subjectId: threads.subjectId })
    .from(threads)
    .where(threadOf(ownerId, threadId));
  if (!thread) throw threadNotFound(threadId);
  const rows = await tx
    .select({ id: cards.id, question: questions, language: quizzes.language })
    .from(cards)
    .innerJoin(questions, ofCard)
    .innerJoin(quizzes, rowsOf(quizzes, { ownerId, threadId }))
    .where(and(eq(cards.ownerId, ownerId), eq(questions.threadId, threadId)))
    .orderBy(asc(questions.ordinal));
  return { ...thread, rows };
};

/** The reviews of an owner that were not taken back. */
const standing = (ownerId: string) => {
  const isUndone = sql`exists (
    select from card_reviews u where u.owner_id = ${ownerId} and u.undoes = ${cardReviews.id}
  )`;
  return and(eq(cardReviews.ownerId, ownerId), isNotNull(cardReviews.rating), not(isUndone));
};

/** The reviews of all cards by their cards, oldest first. */
const logsOf = async (db: Database, ownerId: string): Promise<Map<string, LoggedReview[]>> => {
  const { cardId, rating, reviewedAt: at, dueBefore, memoryBefore } = cardReviews;
  const rows = await db
    .select({ cardId, rating: sql<CardRating>`${rating}`, at, dueBefore, memoryBefore })
    .from(cardReviews)
    .where(standing(ownerId))
    .orderBy(asc(at), asc(cardReviews.id));
  return Map.groupBy(rows, (row) => row.cardId);
};

/** The review that this press made before, if it did. */
const reviewOf = (tx: Database, ownerId: string, key: string) =>
  tx
    .select({ cardId: cardReviews.cardId })
    .from(cardReviews)
    .where(and(eq(cardReviews.ownerId, ownerId), eq(cardReviews.key, key)));
