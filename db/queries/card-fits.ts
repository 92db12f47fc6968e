import { and, asc, count, desc, eq, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import type { CardFitStore } from "#lib/cards/card-store.ts";
import type { LoggedAnswer } from "#lib/cards/fitting/histories.ts";
import { defaultCardSettings } from "#lib/schemas/card.ts";
import type { Database } from "../client.ts";
import { cardReviews, cardSettings, cards } from "../schema/cards.ts";
import { standing } from "./card-rows.ts";
import { logsOf } from "./own-cards.ts";

/** Answers that are read at once, in some milliseconds. */
const atOnce = 1_000;

/** Of which weights a memory is. */
const fitOf = sql`${cards.memory} ->> 'fit'`;

const answersOf = async (db: Database, ownerId: string): Promise<number> => {
  // Each row that takes back has taken one back.
  const [row] = await db
    .select({
      given: count(cardReviews.rating),
      takenBack: count(cardReviews.undoes),
    })
    .from(cardReviews)
    .where(eq(cardReviews.ownerId, ownerId));
  return (row?.given ?? 0) - (row?.takenBack ?? 0);
};

/** Cards that are such a share of all, by the hashes of their ids. */
const isOfShare = (share: number) =>
  sql`('x' || left(md5(${cardReviews.cardId}), 8))::bit(32)::bigint < ${Math.round(share * 2 ** 32)}::bigint`;

/** The log as it is fitted to. */
const fittedLog = (db: Database): Pick<CardFitStore, "answers" | "log"> => ({
  answers: (ownerId) => answersOf(db, ownerId),

  log: async function* (ownerId, most) {
    const { id, cardId, rating, reviewedAt } = cardReviews;
    const first = sql<boolean>`${cardReviews.memoryBefore} is null`;
    const share = most / (await answersOf(db, ownerId));
    let last: { at: Date; id: string } | undefined;
    for (;;) {
      const rows = await db
        .select({ id, cardId, rating, at: reviewedAt, first })
        .from(cardReviews)
        .where(
          and(
            standing(ownerId),
            share < 1 ? isOfShare(share) : undefined,
            last && or(lt(reviewedAt, last.at), and(eq(reviewedAt, last.at), lt(id, last.id))),
            // Read by the index, which knows no ids.
            last && sql`${reviewedAt} <= ${last.at.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(desc(reviewedAt), desc(id))
        .limit(atOnce);
      yield rows.flatMap((row): LoggedAnswer[] =>
        row.rating === null
          ? []
          : [{ cardId: row.cardId, rating: row.rating, at: row.at.getTime(), first: row.first }],
      );
      last = rows.at(-1);
      if (rows.length < atOnce) return;
    }
  },
});

/** Fits, and the memories that follow them, in PostgreSQL. */
export const cardFitStore = (db: Database): CardFitStore => ({
  ...fittedLog(db),

  save: async (ownerId, fit) => {
    await db
      .insert(cardSettings)
      .values({ ...defaultCardSettings, ownerId, fit })
      .onConflictDoUpdate({ target: cardSettings.ownerId, set: { fit } });
  },

  outdated: async () => {
    const rows = await db
      .selectDistinct({ ownerId: cards.ownerId })
      .from(cards)
      .leftJoin(cardSettings, eq(cardSettings.ownerId, cards.ownerId))
      .where(
        and(isNotNull(cards.memory), sql`${fitOf} is distinct from ${cardSettings.fit} ->> 'id'`),
      );
    return rows.map(({ ownerId }) => ownerId);
  },

  renew: async (ownerId, weights, which, remembered) => {
    const id = weights?.id ?? null;
    const rows = await db
      .select({ id: cards.id, memory: cards.memory, reviews: cards.reviews })
      .from(cards)
      .where(
        and(
          eq(cards.ownerId, ownerId),
          isNotNull(cards.memory),
          "cardId" in which ? eq(cards.id, which.cardId) : gt(cards.id, which.after),
          sql`${fitOf} is distinct from ${id}::text`,
        ),
      )
      .orderBy(asc(cards.id))
      .limit("cardId" in which ? 1 : which.most);
    const logs = await logsOf(
      db,
      ownerId,
      rows.map((row) => row.id),
    );
    const renewed = rows.flatMap(({ memory, ...row }) => {
      if (memory === null) return [];
      const numbers = remembered({ memory, log: logs.get(row.id) ?? [] });
      return [{ ...row, numbers: { ...numbers, ...(id === null ? {} : { fit: id }) } }];
    });
    if (renewed.length === 0) return null;
    await db.execute(sql`
      update cards c set memory = (c.memory - 'fit') || r.numbers
      from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) as r (id text, reviews integer, numbers jsonb)
      where c.owner_id = ${ownerId} and c.id = r.id and c.reviews = r.reviews and c.memory is not null`);
    return rows.at(-1)?.id ?? null;
  },
});
