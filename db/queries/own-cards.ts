import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import type { CardStore, LoggedReview } from "#lib/cards/card-store.ts";
import { checkedTags } from "#lib/cards/checked-tags.ts";
import { leechLapses } from "#lib/cards/schedule.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import type { CardRating, CardSides, NewCard } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { spelledAs, withTags } from "#lib/text/card-tags.ts";
import type { Database } from "../client.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { questions, quizzes } from "../schema/quiz.ts";
import { subjects } from "../schema/subjects.ts";
import { threads } from "../schema/threads.ts";
import { freePictures, holdPictures } from "./card-pictures.ts";
import {
  archivedSubjects,
  askedSooner,
  heldCard,
  isAsked,
  isDue,
  isDueSooner,
  isFresh,
  isOf,
  isOfNone,
  isThere,
  isWithin,
  lockOwnCards,
  ofCard,
  ofOwn,
  ofQuestion,
  ownCard,
  spellings,
  standing,
  storedSides,
  tagsOf,
  toCard,
  withContent,
} from "./card-rows.ts";
import { isOfDocument, leadsTo, subjectOfThread } from "./document-cards.ts";
import { toQuestion } from "./questions.ts";
import { subjectForNew } from "./subjects.ts";
import { literally, rowsOf, threadNotFound, threadOf } from "./thread-rows.ts";

/** All cards, and what is done with them by hand. */
export const ownCards = (
  db: Database,
): Pick<
  CardStore,
  "list" | "tags" | "add" | "change" | "remove" | "ofThread" | "ofSubject" | "keepOfThread"
> => ({
  list: async (ownerId, { subjectId, tag, search, cardId, documentId, state, ...page }, until) => {
    if (subjectId !== undefined) await subjectForNew(db, ownerId, subjectId);
    const tags = sql`array_to_string(${cards.tags}, ' ')`;
    const texts = [
      ...[inWords(cards.front), withoutGapSigns, inWords(cards.back)],
      ...[questions.stem, questions.answer],
      tags,
    ];
    const words = `%${literally(search.trim())}%`;
    const archived = await archivedSubjects(db, ownerId);
    const isActive = and(isAsked, isOfNone(archived));
    const { exams = [] } = until;
    const isForExam = sql`${cards.id} in (
      select id from ${askedSooner(ownerId, exams, undefined)} where ${isDueSooner(until)}
    )`;
    const isDueNow = exams.length === 0 ? isDue(until) : or(isDue(until), isForExam);
    const states = {
      new: and(isActive, isFresh),
      leech: sql`(${cards.memory} ->> 'lapses')::integer >= ${leechLapses}`,
      due: and(isActive, isDueNow, not(isFresh)),
      suspended: isNotNull(cards.suspendedAt),
    };
    const wanted = and(
      ...[isThere(ownerId), await isWithin(db, ownerId, { subjectId, tag })],
      state && states[state],
      cardId === undefined ? undefined : eq(cards.id, cardId),
      documentId === undefined ? undefined : leadsTo(db, ownerId, documentId),
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
      .limit(page.limit)
      .offset(page.offset);
    return {
      total: counted?.total ?? 0,
      cards: rows.map((row) => ({
        ...toCard(row),
        due: row.card.due,
        suspended: row.card.suspendedAt !== null,
        archived: archived.includes(row.subject?.id ?? ""),
      })),
    };
  },

  tags: (ownerId) => tagsOf(db, ownerId),

  add: (ownerId, subject, pairs, at) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const subjectId = await subjectForNew(tx, ownerId, subject);
      const there = await cardsThere(tx, { ownerId, subjectId }, pairs);
      const given = await storedCards(tx, ownerId, pairs);
      const knownAs = (at: number) => there.get(pairs[at]?.cardId ?? "");
      const stored = given.filter((_, index) => knownAs(index) === undefined);
      const pictures = stored.flatMap((card) => card.pictures);
      await holdPictures(tx, ownerId, pictures, at);
      let [added, tagged] = [0, 0];
      for (let from = 0; from < stored.length; from += rowsAtOnce) {
        const rows = stored.slice(from, from + rowsAtOnce).map((card, index) => ({
          ...{ id: newId("crd"), ownerId, subjectId, ...card, createdAt: at },
          // A millisecond apart, so that they are asked and listed in their order.
          due: new Date(at.getTime() + from + index),
        }));
        const made = await tx
          .insert(cards)
          .values(rows)
          .onConflictDoNothing({ target: [cards.subjectId, cards.sha256] })
          .returning({ id: cards.id });
        added += made.length;
        if (made.length < rows.length) tagged += await addTags(tx, ownerId, subjectId, rows);
      }
      const known = given.flatMap(({ tags }, index) => {
        const sha256 = knownAs(index);
        return sha256 ? [{ sha256, tags }] : [];
      });
      tagged += await addTags(tx, ownerId, subjectId, known);
      return { subjectId, added, known: pairs.length - added, tagged };
    }),

  change: (ownerId, cardId, { suspendedAt, tags, subjectId: subject, ...sides }) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const card = await heldCard(tx, ownerId, cardId);
      // What is undefined is not set.
      const changed = { suspendedAt, tags: tags && (await spelled(tx, ownerId, tags, cardId)) };
      if (subject === undefined && Object.keys(sides).length === 0) {
        await tx.update(cards).set(changed).where(ownCard(ownerId, cardId));
        return;
      }
      const { front, back, subjectId: before } = ofOwn(card);
      const stored = storedSides({ front, back, ...sides });
      const subjectId = subject === undefined ? before : await subjectForNew(tx, ownerId, subject);
      const [twin] = await twinsOf(tx, ownerId, subjectId, [stored.sha256]);
      if (twin && twin.id !== cardId)
        throw new AppError("card_known", `Its words are those of ${twin.id}`);
      await holdPictures(tx, ownerId, stored.pictures, new Date());
      await tx
        .update(cards)
        .set({ ...changed, ...stored, subjectId })
        .where(ownCard(ownerId, cardId));
      await freePictures(tx, ownerId, card.pictures);
    }),

  remove: (ownerId, cardId) =>
    db.transaction(async (tx) => {
      await lockOwnCards(tx, ownerId);
      const card = await heldCard(tx, ownerId, cardId);
      ofOwn(card);
      await tx.delete(cards).where(ownCard(ownerId, cardId));
      await freePictures(tx, ownerId, card.pictures);
    }),

  ofThread: async (ownerId, threadId) => {
    await subjectOfThread(db, ownerId, threadId);
    const rows = await questionCards(db, ownerId, [threadId]);
    return rows.length + (await db.$count(cards, isOfDocument(db, ownerId, threadId)));
  },

  ofSubject: async (ownerId, subjectId) => {
    await subjectForNew(db, ownerId, subjectId);
    const [counted] = await db
      .select({ total: count() })
      .from(cards)
      .leftJoin(questions, ofCard)
      .leftJoin(threads, ofQuestion)
      .where(and(isThere(ownerId), isOf(subjectId)));
    return counted?.total ?? 0;
  },

  keepOfThread: (ownerId, threadId, sidesOf) =>
    db.transaction(async (tx) => {
      const subjectId = await subjectOfThread(tx, ownerId, threadId);
      await keepOfThreads(tx, { ownerId, subjectId }, [threadId], sidesOf);
    }),
});

/** Every card with its log, to be taken away. */
export const cardsWithLogs =
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

/** Those of a quiz, to be taken away with its other questions. */
export const cardsOfQuiz =
  (db: Database): CardStore["ofQuiz"] =>
  async (ownerId, threadId) => {
    const [quiz] = await db
      .select({
        subject: { id: subjects.id, name: subjects.name },
        createdAt: threads.createdAt,
      })
      .from(threads)
      .innerJoin(
        subjects,
        and(eq(subjects.id, threads.subjectId), eq(subjects.ownerId, threads.ownerId)),
      )
      .where(and(threadOf(ownerId, threadId), isNull(threads.binnedAt)));
    if (!quiz) throw threadNotFound(threadId);
    const rows = await db
      .select({ card: cards })
      .from(cards)
      .innerJoin(questions, ofCard)
      .where(and(eq(cards.ownerId, ownerId), eq(questions.threadId, threadId)));
    const ids = rows.map(({ card }) => card.id);
    const logs = await logsOf(db, ownerId, ids);
    return {
      ...quiz,
      cards: rows.map(({ card }) => ({
        ...{ id: card.id, memory: card.memory, tags: card.tags, due: card.due },
        ...{ suspended: card.suspendedAt !== null, createdAt: card.createdAt },
        log: logs.get(card.id) ?? [],
      })),
    };
  };

/** A side without the addresses of its pictures, which nobody searches for. */
const inWords = (side: PgColumn): SQL =>
  sql`case when ${cards.pictures} = '{}' then ${side} else regexp_replace(${side}, 'picture:[0-9a-f]{64}', '', 'g') end`;

/** A front that has gaps, with their words alone; as written above, where braces of a formula would go as well. */
const withoutGapSigns = sql`case when ${cards.front} like '%{{c%' then
  regexp_replace(${inWords(cards.front)}, '\\{\\{c\\d{1,3}::|(::([^:{}]|:(?!:))*)?\\}\\}', '', 'g') end`;

interface SubjectAddress {
  readonly ownerId: string;
  readonly subjectId: string;
}

/** How often a memory was reviewed: the number of reviews also counts those that were taken back. */
const repsOf = (card: "cards" | "other") =>
  sql`coalesce((${sql.raw(card)}.memory ->> 'reps')::integer, 0)`;

/** Has cards remembered as others of the same words are, where those are remembered from more reviews. */
export const takeProgress = async (
  tx: Database,
  ownerId: string,
  twins: readonly { readonly from: string; readonly to: string }[],
): Promise<void> => {
  const given = JSON.stringify(twins.map(({ from, to }) => ({ from, to })));
  // One more than either, as what another device shows is of before.
  await tx.execute(sql`update cards
    set memory = other.memory, due = other.due, suspended_at = other.suspended_at,
      reviews = greatest(other.reviews, cards.reviews) + 1
    from (
      select distinct on (given."to") given."to", other.* from cards other
        join jsonb_to_recordset((${given}::text)::jsonb) as given("from" text, "to" text) on given."from" = other.id
      where other.owner_id = ${ownerId}
      order by given."to", ${repsOf("other")} desc
    ) as other
    where cards.id = other."to" and cards.owner_id = ${ownerId} and ${repsOf("other")} > ${repsOf("cards")}`);
};

/**
 * Makes cards of questions ones of the student's own, but where the subject has one with these sides, which gets their tags
 * then, and what was remembered where that is more.
 */
export const keepAsOwn = async (
  tx: Database,
  { ownerId, subjectId }: SubjectAddress,
  kept: readonly (CardSides & { readonly cardId: string })[],
): Promise<void> => {
  for (let from = 0; from < kept.length; from += rowsAtOnce) {
    const given = kept.slice(from, from + rowsAtOnce).map(({ cardId, ...sides }) => {
      const { front, back, sha256 } = storedSides(sides);
      return { id: cardId, front, back, sha256 };
    });
    const ids = given.map(({ id }) => id);
    const held = await tx
      .select({ id: cards.id, tags: cards.tags })
      .from(cards)
      .where(and(eq(cards.ownerId, ownerId), inArray(cards.id, ids), isNotNull(cards.questionId)))
      .orderBy(asc(cards.id))
      .for("update");
    const tagsOfCard = new Map(held.map(({ id, tags }) => [id, tags]));
    const hashes = given.map(({ sha256 }) => sha256);
    const taken = new Map(
      (await twinsOf(tx, ownerId, subjectId, hashes)).map(({ id, sha256 }) => [sha256, id]),
    );
    const twins: { from: string; to: string }[] = [];
    const tagged: { sha256: string; tags: readonly string[] }[] = [];
    const made = given.flatMap((card) => {
      const tags = tagsOfCard.get(card.id);
      if (tags === undefined) return [];
      const to = taken.get(card.sha256);
      if (to !== undefined) {
        twins.push({ from: card.id, to });
        tagged.push({ sha256: card.sha256, tags });
        return [];
      }
      taken.set(card.sha256, card.id);
      return [card];
    });
    // A question's words name no picture of a card, whatever stands in them.
    await tx.execute(sql`update cards
      set front = given.front, back = given.back, sha256 = given.sha256, pictures = '{}', question_id = null,
        subject_id = ${subjectId}
      from jsonb_to_recordset((${JSON.stringify(made)}::text)::jsonb)
        as given(id text, front text, back text, sha256 text)
      where cards.id = given.id and cards.owner_id = ${ownerId}`);
    await takeProgress(tx, ownerId, twins);
    await addTags(tx, ownerId, subjectId, tagged);
  }
};

/** Makes the cards of these threads' questions ones of the student's own, in one subject. */
export const keepOfThreads = async (
  tx: Database,
  address: SubjectAddress,
  threadIds: readonly string[],
  sidesOf: (question: Question, language: Language) => CardSides,
): Promise<void> => {
  const rows = await questionCards(tx, address.ownerId, threadIds);
  const kept = rows.map(({ id, question, language }) => ({
    ...sidesOf(toQuestion(question), language),
    cardId: id,
  }));
  await keepAsOwn(tx, address, kept);
};

/** Takes that back, where the card still has these sides. */
export const returnToQuestion = async (
  tx: Database,
  { ownerId, cardId }: { readonly ownerId: string; readonly cardId: string },
  sides: CardSides,
): Promise<void> => {
  const { sha256: hash } = storedSides(sides);
  await tx
    .update(cards)
    .set({ front: null, back: null, sha256: null, subjectId: null, questionId: cardId })
    .where(and(ownCard(ownerId, cardId), eq(cards.sha256, hash)));
};

/** Takes that back for all questions of a thread that are asked. */
export const returnToThread = async (
  tx: Database,
  ownerId: string,
  threadId: string,
): Promise<void> => {
  const kept = await tx
    .select({ question: questions, language: quizzes.language })
    .from(cards)
    .innerJoin(questions, and(eq(questions.id, cards.id), eq(questions.ownerId, ownerId)))
    .innerJoin(quizzes, rowsOf(quizzes, { ownerId, threadId }))
    .where(
      and(
        ...[eq(cards.ownerId, ownerId), isNull(cards.questionId)],
        ...[eq(questions.threadId, threadId), eq(questions.state, "kept")],
      ),
    );
  for (const { question, language } of kept) {
    const sides = cardOfQuestion(toQuestion(question), language);
    await returnToQuestion(tx, { ownerId, cardId: question.id }, sides);
  }
};

/** Cards that are stored by one statement. */
const rowsAtOnce = 1_000;

/** Tags as other cards have them. @throws AppError what `checkedTags` throws */
const spelled = async (
  tx: Database,
  ownerId: string,
  given: readonly string[],
  butOf: string,
): Promise<string[]> => {
  const tags = checkedTags(given);
  if (tags.length === 0) return tags;
  const known = await spellings(tx, ownerId, ne(cards.id, butOf));
  return spelledAs(known.map(({ tag }) => tag))(tags);
};

/** Which of the cards that pairs say they are the subject has, by their ids. */
const cardsThere = async (
  tx: Database,
  { ownerId, subjectId }: SubjectAddress,
  pairs: readonly NewCard[],
): Promise<ReadonlyMap<string, string | null>> => {
  const ids = pairs.flatMap(({ cardId }) => cardId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: cards.id, sha256: cards.sha256 })
    .from(cards)
    .leftJoin(questions, ofCard)
    .leftJoin(threads, ofQuestion)
    .where(and(isThere(ownerId), isOf(subjectId), inArray(cards.id, ids)));
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
};

/** New cards with their tags as other cards have them; what comes twice is one card with the tags of both. */
const storedCards = async (tx: Database, ownerId: string, given: readonly NewCard[]) => {
  const known = given.some(({ tags = [] }) => tags.length > 0)
    ? (await tagsOf(tx, ownerId)).map(({ tag }) => tag)
    : [];
  const stored = given.map(({ tags = [], cardId: _, ...sides }) => ({
    ...storedSides(sides),
    tags: checkedTags(tags),
  }));
  const spell = spelledAs([...known, ...stored.flatMap(({ tags }) => tags)]);
  return stored.map((card) => ({ ...card, tags: spell(card.tags) }));
};

/** Adds tags to cards that the subject had before; none is taken from them. @returns how many have more of them now */
export const addTags = async (
  tx: Database,
  ownerId: string,
  subjectId: string,
  given: readonly { readonly sha256: string; readonly tags: readonly string[] }[],
): Promise<number> => {
  const tagsOfPair = new Map<string, readonly string[]>();
  for (const { sha256: hash, tags } of given) {
    if (tags.length > 0) tagsOfPair.set(hash, withTags(tagsOfPair.get(hash) ?? [], tags));
  }
  if (tagsOfPair.size === 0) return 0;
  const there = await tx
    .select({ id: cards.id, sha256: cards.sha256, tags: cards.tags })
    .from(cards)
    .where(
      and(
        ...[eq(cards.subjectId, subjectId), eq(cards.ownerId, ownerId)],
        inArray(cards.sha256, [...tagsOfPair.keys()]),
      ),
    )
    .orderBy(asc(cards.id))
    .for("update");
  const more = there.flatMap(({ id, sha256: hash, tags: before }) => {
    const tags = withTags(before, tagsOfPair.get(hash ?? "") ?? []);
    return tags.length > before.length ? [{ id, tags }] : [];
  });
  if (more.length === 0) return 0;
  await tx.execute(sql`update cards set tags = given.tags
    from jsonb_to_recordset((${JSON.stringify(more)}::text)::jsonb) as given(id text, tags text[])
    where cards.id = given.id and cards.owner_id = ${ownerId}`);
  return more.length;
};

/** The cards of a subject that have these words. */
export const twinsOf = (
  tx: Database,
  ownerId: string,
  subjectId: string,
  hashes: readonly string[],
) =>
  tx
    .select({ id: cards.id, sha256: cards.sha256 })
    .from(cards)
    .where(
      and(
        ...[eq(cards.subjectId, subjectId), eq(cards.ownerId, ownerId)],
        inArray(cards.sha256, [...hashes]),
      ),
    );

/** The cards of threads with their questions, also while those lie in the bin. */
const questionCards = (tx: Database, ownerId: string, threadIds: readonly string[]) =>
  tx
    .select({ id: cards.id, question: questions, language: quizzes.language })
    .from(cards)
    .innerJoin(questions, ofCard)
    .innerJoin(
      quizzes,
      and(eq(quizzes.threadId, questions.threadId), eq(quizzes.ownerId, questions.ownerId)),
    )
    .where(and(eq(cards.ownerId, ownerId), inArray(questions.threadId, [...threadIds])))
    .orderBy(asc(questions.threadId), asc(questions.ordinal));

/** The reviews of all cards, or of these, by their cards, oldest first. */
export const logsOf = async (
  db: Database,
  ownerId: string,
  cardIds?: readonly string[],
): Promise<Map<string, LoggedReview[]>> => {
  const { cardId, rating, reviewedAt: at, dueBefore, memoryBefore } = cardReviews;
  const rows = await db
    .select({ cardId, rating: sql<CardRating>`${rating}`, at, dueBefore, memoryBefore })
    .from(cardReviews)
    .where(and(standing(ownerId), cardIds && inArray(cardId, [...cardIds])))
    .orderBy(asc(at), asc(cardReviews.id));
  return Map.groupBy(rows, (row) => row.cardId);
};
