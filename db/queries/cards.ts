import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { CardStore, DueUntil } from "#lib/cards/card-store.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { type Correction, correction } from "#lib/schemas/quiz.ts";
import type { Database } from "../client.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { corrections, questions, quizzes } from "../schema/quiz.ts";
import { threads } from "../schema/threads.ts";
import { toQuestion } from "./questions.ts";

/** Cards and reviews, in PostgreSQL. */
export const cardStore = (db: Database): CardStore => ({
  due: async (ownerId, until, limit) => {
    const rows = await db
      .select({
        question: questions,
        quiz: { id: threads.id, title: threads.title, language: quizzes.language },
        memory: cards.memory,
        reviews: cards.reviews,
      })
      .from(cards)
      .innerJoin(questions, ownQuestion)
      .innerJoin(
        threads,
        and(
          eq(threads.id, questions.threadId),
          eq(threads.ownerId, ownerId),
          isNull(threads.binnedAt),
        ),
      )
      .innerJoin(quizzes, and(eq(quizzes.threadId, threads.id), eq(quizzes.ownerId, ownerId)))
      .where(and(eq(cards.ownerId, ownerId), isDue(until)))
      .orderBy(asc(cards.due), asc(cards.questionId))
      .limit(limit);
    const warnings = await correctionsOf(db, ownerId, [
      ...new Set(rows.map(({ quiz }) => quiz.id)),
    ]);
    return rows.map(({ question, quiz, ...row }) => ({
      ...row,
      question: toQuestion(question),
      quiz: { ...quiz, corrections: warnings.get(quiz.id) ?? [] },
    }));
  },

  count: async (ownerId, until, times) => {
    const [row] = await db
      .select({
        total: count(),
        due: sql<number>`count(*) filter (where ${isDue(until)})::integer`,
        until: sql<number[]>`array[${sql.join(
          times.map((time) => sql`count(*) filter (where ${lt(cards.due, time)})`),
          sql`, `,
        )}]::integer[]`,
        reviewedAt: sql`(
          select max(r.reviewed_at) from card_reviews r where r.owner_id = ${ownerId} and r.rating is not null
        )`.mapWith(cardReviews.reviewedAt),
      })
      .from(cards)
      .innerJoin(questions, ownQuestion)
      .innerJoin(threads, and(eq(threads.id, questions.threadId), eq(threads.ownerId, ownerId)))
      .where(and(eq(cards.ownerId, ownerId), isNull(threads.binnedAt)));
    return row ?? { total: 0, due: 0, until: times.map(() => 0), reviewedAt: null };
  },

  review: (ownerId, questionId, { key, rating, reviews, at, next }) =>
    db.transaction(async (tx) => {
      const card = await heldCard(tx, ownerId, questionId);
      if (card.reviews !== reviews) {
        return { counted: (await reviewOf(tx, ownerId, key)).length > 0, due: card.due };
      }
      const { memory, due } = next(card.memory);
      await tx.insert(cardReviews).values({
        ...{ id: newId("rev"), ownerId, questionId, key, rating, reviewedAt: at },
        ...{ dueBefore: card.due, memoryBefore: card.memory },
      });
      await tx
        .update(cards)
        .set({ memory, due, reviews: reviews + 1 })
        .where(ownCard(ownerId, questionId));
      return { counted: true, due };
    }),

  undo: (ownerId, key, at) =>
    db.transaction(async (tx) => {
      const [again] = await reviewOf(tx, ownerId, key);
      if (again) return again.questionId;
      const undone = tx
        .select({ id: sql<string>`${cardReviews.undoes}` })
        .from(cardReviews)
        .where(and(eq(cardReviews.ownerId, ownerId), isNotNull(cardReviews.undoes)));
      const [newest] = await tx
        .select()
        .from(cardReviews)
        .where(
          and(
            eq(cardReviews.ownerId, ownerId),
            isNotNull(cardReviews.rating),
            notInArray(cardReviews.id, undone),
          ),
        )
        .orderBy(desc(cardReviews.reviewedAt), desc(cardReviews.id))
        .limit(1);
      if (!newest) return null;
      const { id: undoes, questionId, dueBefore: due, memoryBefore: memory } = newest;
      const card = await heldCard(tx, ownerId, questionId);
      await tx.insert(cardReviews).values({
        ...{ id: newId("rev"), ownerId, questionId, key, rating: null, undoes, reviewedAt: at },
        ...{ dueBefore: card.due, memoryBefore: card.memory },
      });
      // One more, not one less: what another device shows is of before.
      await tx
        .update(cards)
        .set({ due, memory, reviews: card.reviews + 1 })
        .where(ownCard(ownerId, questionId));
      return questionId;
    }),
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

const ownQuestion = and(
  eq(questions.id, cards.questionId),
  eq(questions.ownerId, cards.ownerId),
  eq(questions.state, "kept"),
);

const ownCard = (ownerId: string, questionId: string) =>
  and(eq(cards.questionId, questionId), eq(cards.ownerId, ownerId));

/** A card in review, or new, is of its day; one in its first steps of its minute. */
const isDue = ({ soon, endOfDay }: DueUntil): SQL | undefined => {
  const state = sql`coalesce(${cards.memory} ->> 'state', 'review')`;
  return or(lt(cards.due, soon), and(sql`${state} = 'review'`, lt(cards.due, endOfDay)));
};

/** @throws AppError not_found */
const heldCard = async (tx: Database, ownerId: string, questionId: string) => {
  const [card] = await tx.select().from(cards).where(ownCard(ownerId, questionId)).for("update");
  if (!card) throw new AppError("not_found", `There is no card ${questionId}`);
  return card;
};

/** The review that this press made before, if it did. */
const reviewOf = (tx: Database, ownerId: string, key: string) =>
  tx
    .select({ questionId: cardReviews.questionId })
    .from(cardReviews)
    .where(and(eq(cardReviews.ownerId, ownerId), eq(cardReviews.key, key)));
