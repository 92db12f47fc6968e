import type { MadeReview } from "#lib/cards/fitting/testing/made-student.ts";
import { newId, sha256 } from "#lib/ids.ts";
import type { Database } from "../client.ts";
import { defaultSubject } from "../queries/subjects.ts";
import { cardReviews, cards } from "../schema/cards.ts";

/** Stores what a made student answered, as if each answer had been given by the button. */
export const insertMadeReviews = async (
  db: Database,
  ownerId: string,
  reviews: readonly MadeReview[],
): Promise<void> => {
  const subjectId = await defaultSubject(db, ownerId);
  const idOf = (cardId: string) => `${cardId}_${ownerId}`;
  const byCard = Map.groupBy(reviews, ({ cardId }) => cardId);
  await db.insert(cards).values(
    [...byCard].flatMap(([cardId, log]) => {
      const last = log.at(-1)?.after;
      const sides = { front: cardId, back: "x", sha256: sha256(cardId) };
      return last
        ? [{ ...sides, ...last, id: idOf(cardId), ownerId, subjectId, reviews: log.length }]
        : [];
    }),
  );
  const rows = reviews.map(({ cardId, rating, at, before }) => {
    const id = newId("rev");
    return {
      ...{ id, ownerId, cardId: idOf(cardId), key: id, rating, reviewedAt: at },
      ...{ dueBefore: before?.due ?? at, memoryBefore: before?.memory ?? null },
    };
  });
  for (let from = 0; from < rows.length; from += 1_000) {
    await db.insert(cardReviews).values(rows.slice(from, from + 1_000));
  }
};
