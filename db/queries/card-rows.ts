import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { CardContent, CardScope, DueUntil, PassageInDocument } from "#lib/cards/card-store.ts";
import type { Exam } from "#lib/cards/exam.ts";
import { daysBeforeExam } from "#lib/cards/schedule.ts";
import { AppError } from "#lib/errors.ts";
import { sha256 } from "#lib/ids.ts";
import {
  type CardPicture,
  type CardSides,
  mostPicturesOfCard,
  type UsedTags,
} from "#lib/schemas/card.ts";
import { isWholeCard, joinGaps } from "#lib/text/card-gaps.ts";
import { picturesOf, replacePictures } from "#lib/text/card-pictures.ts";
import { isTagOf, tagKey } from "#lib/text/card-tags.ts";
import type { Database } from "../client.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { questions, quizzes } from "../schema/quiz.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import { toQuestion } from "./questions.ts";

/** The two sides of a card as they are stored. @throws AppError card_pictures_many, card_one_side */
export const storedSides = (sides: CardSides) => {
  // Its gaps are asked together: so it is the same card when it comes in again from a file.
  const front = joinGaps(sides.front.trim());
  const back = sides.back.trim();
  if (!isWholeCard({ front, back })) throw new AppError("card_one_side", "A card has no back");
  const pictures = picturesOf({ front, back });
  if (pictures.length > mostPicturesOfCard) {
    throw new AppError("card_pictures_many", `A card has ${pictures.length} pictures`);
  }
  return { front, back, pictures, sha256: sha256(JSON.stringify([front, back]).normalize()) };
};

/** The same of sides that a document gave: as many of the pictures that are kept as a card may have, of others their words. */
export const sidesShowing = (sides: CardSides, kept: ReadonlySet<string>) => {
  const some = picturesOf(sides).filter((one) => kept.has(one));
  const shown = new Set(some.slice(0, mostPicturesOfCard));
  const side = (words: string) =>
    replacePictures(words, ({ sha256: one, alt }, written) => (shown.has(one) ? written : alt));
  return storedSides({ front: side(sides.front), back: side(sides.back) });
};

/**
 * The question that a card asks, unless it was dropped. The owner is compared so that no index serves it: a planner that
 * has no statistics yet takes that one before the id's, and reads all of an owner's questions once for each card (25,000
 * of each: minutes, not 0.25 s).
 */
export const ofCard = and(
  eq(questions.id, cards.questionId),
  sql`${questions.ownerId} || '' = ${cards.ownerId}`,
  eq(questions.state, "kept"),
);

/** The thread of its quiz, unless it lies in the bin. */
export const ofQuestion = and(
  eq(threads.id, questions.threadId),
  eq(threads.ownerId, questions.ownerId),
  isNull(threads.binnedAt),
);

export const subjectOf = sql`coalesce(${cards.subjectId}, ${threads.subjectId})`;

export const isOf = (subjectId: string | undefined) =>
  subjectId === undefined ? undefined : eq(subjectOf, subjectId);

/** The tags of an owner's cards as they are written, those of most cards first. */
export const spellings = (db: Database, ownerId: string, which?: SQL): Promise<UsedTags["tags"]> =>
  db
    .select({ tag: sql<string>`t.tag`, cards: count() })
    .from(cards)
    .leftJoin(questions, ofCard)
    .leftJoin(threads, ofQuestion)
    .crossJoinLateral(sql`unnest(${cards.tags}) as t(tag)`)
    .where(and(isThere(ownerId), sql`${cards.tags} <> '{}'`, which))
    .groupBy(sql`t.tag`)
    .orderBy(sql`count(*) desc, t.tag collate "C"`);

/** The tags of an owner's cards, each as most of them write it. */
export const tagsOf = async (db: Database, ownerId: string): Promise<UsedTags["tags"]> => {
  const written = Map.groupBy(await spellings(db, ownerId), ({ tag }) => tagKey(tag));
  return [...written.values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, cards: others.reduce((sum, one) => sum + one.cards, first.cards) }],
    )
    .sort((a, b) => b.cards - a.cards);
};

/** What has a tag. Which tags are equal is told here, as a database may know no letters but those of ASCII. */
export const isTaggedWith = async (
  db: Database,
  ownerId: string,
  tag: string | undefined,
): Promise<SQL | undefined> => {
  if (tag === undefined) return undefined;
  const written = await db
    .selectDistinct({ tag: sql<string>`unnest(${cards.tags})`.as("tag") })
    .from(cards)
    .where(eq(cards.ownerId, ownerId));
  const meant = written.flatMap((one) => (isTagOf(one.tag, tag) ? [one.tag] : []));
  if (meant.length === 0) return sql`false`;
  // As values the meant tags are looked up, and of the cards that are left alone; as conditions they are joined, and thousands
  // below one tag were compared with those of each card, which took 15 s.
  return sql`(exists (
    select from unnest(${cards.tags}) as t(tag)
    where (t.tag in (select jsonb_array_elements_text((${JSON.stringify(meant)}::text)::jsonb))) is true
  )) is true`;
};

/** What is of a scope. */
export const isWithin = async (
  db: Database,
  ownerId: string,
  { subjectId, tag }: CardScope = {},
): Promise<SQL | undefined> => and(isOf(subjectId), await isTaggedWith(db, ownerId, tag));

/** An owner's cards, but those whose question is not there any more; with `ofCard` and `ofQuestion` joined. */
export const isThere = (ownerId: string) =>
  and(eq(cards.ownerId, ownerId), or(isNull(cards.questionId), isNotNull(threads.id)));

/** The subjects that an owner put away, whose cards rest until they are brought back. */
export const archivedSubjects = async (db: Database, ownerId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.ownerId, ownerId), isNotNull(subjects.archivedAt)));
  return rows.map(({ id }) => id);
};

/**
 * Whether a card is of none of these subjects; with `ofCard` and `ofQuestion` joined. Told of the card's own subject by
 * itself, so that an own card is left out before anything is joined to it.
 */
export const isOfNone = (subjectIds: readonly string[]): SQL | undefined => {
  if (subjectIds.length === 0) return undefined;
  const ids = [...subjectIds];
  return and(
    or(isNull(cards.subjectId), notInArray(cards.subjectId, ids)),
    or(isNull(threads.subjectId), notInArray(threads.subjectId, ids)),
  );
};

/** Of one's own, and kept of no question, whose id it would have. */
export const isMadeByHand = sql`(${cards.questionId} is null and ${cards.id} not like 'qst\\_%')`;

/** Of one's own and never met: neither reviewed nor answered in a quiz, from which it was kept. */
export const isFresh = sql`(${isMadeByHand} and ${cards.memory} is null)`;

/**
 * Whether a card was wrong when it was answered last: in its quiz, as long as it was not reviewed, and then by its newest
 * review. A card that was kept has its question's id, and the answers, until the quiz leaves the bin. Only what is in its first steps can be, so that the log is read of few cards. The owner is compared so that
 * no index serves it, as in `ofCard`: the newest review would be looked for among all of theirs.
 */
export const isMistake = sql`coalesce(case
  when ${cards.memory} is null then (
    select not a.correct from attempts a
    where a.question_id = ${cards.id} and a.owner_id = ${cards.ownerId} and a.correct is not null
    order by a.round desc limit 1)
  when ${cards.memory} ->> 'state' <> 'review' then (
    select r.rating = 'again' from card_reviews r
    where r.card_id = ${cards.id} and r.owner_id || '' = ${cards.ownerId} and r.rating is not null
      and not exists (select from card_reviews u where u.owner_id = r.owner_id and u.undoes = r.id)
    order by r.reviewed_at desc, r.id desc limit 1)
  end, false)`;

export const isAsked = isNull(cards.suspendedAt);

/** Days until one in ten would be forgotten; null before the first review. */
export const stability = sql`(${cards.memory} ->> 'stability')::double precision`;

const picturesOfCard = sql<CardPicture[]>`case when ${cards.pictures} = '{}' then '[]' else (
  select coalesce(jsonb_agg(jsonb_build_object('sha256', p.sha256, 'width', p.width, 'height', p.height)), '[]')
  from card_pictures p where p.owner_id = ${cards.ownerId} and p.sha256 = any(${cards.pictures})
) end`;

/** The document whose review question a card asks, unless it is gone; `like` spares all other cards the look. */
const documentOfCard = sql<{
  id: string;
  title: string;
} | null>`case when ${cards.id} like 'rvq\\_%' then (
  select jsonb_build_object('id', t.id, 'title', t.title)
  from review_questions q join threads t on t.id = q.thread_id and t.owner_id = q.owner_id
  where q.id = ${cards.id} and q.owner_id = ${cards.ownerId} and t.binned_at is null
) end`;

const passagesOfCard = sql<PassageInDocument[]>`case when ${cards.passages} = '[]' then '[]' else (
  select coalesce(jsonb_agg(jsonb_build_object(
    'document', jsonb_build_object('id', t.id, 'title', t.title),
    'text', p.one -> 'text', 'start', p.one -> 'start', 'revision', p.one -> 'revision'
  ) order by p.n), '[]')
  from jsonb_array_elements(${cards.passages}) with ordinality as p (one, n)
  join threads t on t.id = p.one ->> 'documentId' and t.owner_id = ${cards.ownerId} and t.binned_at is null
) end`;

export const withContent = (db: Database) =>
  db
    .select({
      card: cards,
      question: questions,
      quiz: { id: threads.id, title: threads.title },
      language: quizzes.language,
      subject: { id: subjects.id, name: subjects.name },
      pictures: picturesOfCard,
      document: documentOfCard,
      passages: passagesOfCard,
    })
    .from(cards)
    .leftJoin(questions, ofCard)
    .leftJoin(threads, ofQuestion)
    .leftJoin(quizzes, and(eq(quizzes.threadId, threads.id), eq(quizzes.ownerId, threads.ownerId)))
    .leftJoin(subjects, and(eq(subjects.id, subjectOf), eq(subjects.ownerId, cards.ownerId)));

export type CardRow = Awaited<ReturnType<typeof withContent>>[number];

/** @throws AppError internal when a card is of nothing, which the table's own check forbids */
const contentOf = ({ card, question, quiz, language }: CardRow): CardContent => {
  if (question !== null && quiz !== null && language !== null) {
    return { kind: "question", question: toQuestion(question), quiz: { ...quiz, language } };
  }
  const { front, back } = ofOwn(card);
  return { kind: "own", sides: { front, back } };
};

export const toCard = (row: CardRow) => {
  const { card, subject, pictures, document, passages } = row;
  if (subject === null) throw new AppError("internal", `The card ${card.id} is of no subject`);
  const { id, memory, tags } = card;
  return { id, content: contentOf(row), subject, memory, pictures, tags, document, passages };
};

/**
 * A card with two sides of its own.
 * @throws AppError card_of_quiz
 */
export const ofOwn = (card: typeof cards.$inferSelect) => {
  const { front, back, subjectId } = card;
  if (front === null || back === null || subjectId === null) {
    throw new AppError("card_of_quiz", `The card ${card.id} is a question of a quiz`);
  }
  return { front, back, subjectId };
};

export const ownCard = (ownerId: string, cardId: string) =>
  and(eq(cards.id, cardId), eq(cards.ownerId, ownerId));

export const sqlTime = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** A card in review, or new, is of its day; one in its first steps of its minute. By its own date, whatever exam there is. */
export const isDue = ({ soon, endOfDay }: DueUntil): SQL | undefined => {
  const state = sql`coalesce(${cards.memory} ->> 'state', 'review')`;
  return or(lt(cards.due, soon), and(lt(cards.due, endOfDay), sql`${state} = 'review'`));
};

/**
 * Cards that an exam has `asked` before they are `due` by themselves, as `dueForExam` says it, as a table with their `id`: one
 * look at the owner's cards. Whose question is of an exam's subject is told by a condition and not by a join: without
 * statistics of the tables a join compared each card with each question (minutes, with 25,000 of each), and with them it
 * carried every card's memory along.
 */
export const askedSooner = (
  ownerId: string,
  exams: readonly Exam[],
  isTagged: SQL | undefined,
): SQL => {
  const subjectIds = exams.map(({ subjectId }) => subjectId);
  const first = new Date(Math.min(...exams.map(({ at }) => at.getTime())));
  const cases = (value: (exam: Exam, number: number) => SQL) => sql.join(exams.map(value), sql` `);
  // The owner is compared so that no index serves it, as in `ofCard`.
  const isQuestionOf = (subjectId: string) => sql`exists (
      select from ${questions} join ${threads} on ${ofQuestion}
      where ${questions.id} = ${cards.questionId} and ${questions.ownerId} || '' = ${ownerId}
        and ${questions.state} = 'kept' and ${threads.subjectId} = ${subjectId}
    )`;
  const exam = sql`case ${cases(
    ({ subjectId }, number) =>
      sql`when ${cards.subjectId} = ${subjectId} or ${isQuestionOf(subjectId)} then ${sql.raw(`${number}`)}`,
  )} end`;
  const at = cases((one, number) => sql`when ${sql.raw(`${number}`)} then ${sqlTime(one.at)}`);
  const days = cases(
    ({ weights = null }, number) =>
      sql`when ${sql.raw(`${number}`)} then ${daysBeforeExam(weights)}::float8`,
  );
  const isLater = and(
    ...[eq(cards.ownerId, ownerId), isAsked, gte(cards.due, first)],
    sql`${cards.memory} ->> 'state' = 'review'`,
    or(isNull(cards.subjectId), inArray(cards.subjectId, subjectIds)),
    isTagged,
  );
  // Without the offset the memory would be read anew for each mention of a time.
  return sql`(
    select id, due, greatest(in_time, reviewed + interval '24 hours') as asked
    from (
      select id, due, reviewed, at, at - stability * days * interval '24 hours' as in_time
      from (
        select id, due, reviewed, stability, case exam ${at} end as at, case exam ${days} end as days
        from (
          select ${cards.id} as id, ${cards.due} as due, ${exam} as exam,
            (${cards.memory} ->> 'lastReview')::timestamptz as reviewed, ${stability} as stability
          from ${cards} where ${isLater} offset 0
        ) as read
      ) as timed
    ) as reckoned
    where due >= at and in_time > reviewed and in_time < at and reviewed < at - interval '24 hours'
  ) as sooner`;
};

/** Whether what an exam has asked sooner is due. */
export const isDueSooner = ({ soon, endOfDay }: DueUntil): SQL =>
  sql`(due < ${sqlTime(soon)} or asked < ${sqlTime(endOfDay)})`;

/**
 * One change of an owner's cards after the other: two that hold each other's pictures, or make the same words at once, would
 * end in an error.
 */
export const lockOwnCards = async (tx: Database, ownerId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`cards of ${ownerId}`}, 0))`,
  );
};

/** @throws AppError not_found */
export const heldCard = async (tx: Database, ownerId: string, cardId: string) => {
  const [card] = await tx.select().from(cards).where(ownCard(ownerId, cardId)).for("update");
  if (!card) throw new AppError("not_found", `There is no card ${cardId}`);
  return card;
};

/** The reviews of an owner that were not taken back. */
export const standing = (ownerId: string) => {
  const isUndone = sql`exists (
    select from card_reviews u where u.owner_id = ${ownerId} and u.undoes = ${cardReviews.id}
  )`;
  return and(eq(cardReviews.ownerId, ownerId), isNotNull(cardReviews.rating), not(isUndone));
};
