import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { CardFit } from "#lib/cards/card-store.ts";
import { forgetful, madeReviews } from "#lib/cards/fitting/testing/made-student.ts";
import { schedule } from "#lib/cards/schedule.ts";
import { newId } from "#lib/ids.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { insertMadeReviews } from "../testing/insert-made-reviews.ts";
import { testDatabase } from "../testing/test-database.ts";
import { cardFitStore } from "./card-fits.ts";
import { cardStore } from "./cards.ts";

const { db } = testDatabase();
const store = cardFitStore(db);
const reviews = madeReviews(forgetful, { answers: 300, seed: 5 });
const fit: CardFit = {
  ...forgetful,
  ...{ at: "2026-11-27T12:00:00.000Z", answers: 300 },
  ...{ before: { logLoss: 0.4, off: 6 }, after: { logLoss: 0.3, off: 2 } },
};

let ownerId: string;
beforeEach(async () => {
  ownerId = newId("own");
  await insertMadeReviews(db, ownerId, reviews);
});

const logged = async (most: number) => {
  const found = [];
  for await (const piece of store.log(ownerId, most)) found.push(...piece);
  return found;
};

it("the log is what was answered and not taken back, the newest first", async () => {
  expect(await store.answers(ownerId)).toBe(300);
  const all = await logged(1_000);
  const newestFirst = reviews.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  expect(all.map(({ at, rating }) => [at, rating])).toEqual(
    newestFirst.map(({ at, rating }) => [at.getTime(), rating]),
  );
  expect(all.filter(({ first }) => first)).toHaveLength(new Set(all.map((a) => a.cardId)).size);
  // Whole cards stand for all.
  const some = await logged(150);
  const chosen = new Set(some.map(({ cardId }) => cardId));
  expect(some).toEqual(all.filter(({ cardId }) => chosen.has(cardId)));
  expect(some.length).toBeGreaterThan(75);
  expect(some.length).toBeLessThan(225);
  await cardStore(db).undo(ownerId, { key: "u" }, new Date(), new Date(0));
  expect(await store.answers(ownerId)).toBe(299);
  expect(await logged(1_000)).toEqual(all.slice(1));
});

it("a log of many pieces misses none of the reviews of one moment", async () => {
  const [card] = await db.select().from(cards).where(eq(cards.ownerId, ownerId)).limit(1);
  const rows = Array.from({ length: 10_050 }, (_, at) => ({
    ...{ id: `${ownerId}_${at}`, ownerId, cardId: card?.id ?? "", key: `k${at}` },
    ...{ rating: "good" as const, dueBefore: new Date(0), reviewedAt: new Date(1e12 + (at >> 6)) },
  }));
  for (let from = 0; from < rows.length; from += 2_000) {
    await db.insert(cardReviews).values(rows.slice(from, from + 2_000));
  }
  expect(await logged(20_000)).toHaveLength(10_350);
});

it("a fit is a setting beside the others, and goes again", async () => {
  await store.save(ownerId, fit);
  await cardStore(db).saveSettings(ownerId, { newPerDay: 5 });
  expect(await cardStore(db).settings(ownerId)).toEqual({ newPerDay: 5, retention: 0.9, fit });
  await store.save(ownerId, null);
  expect(await cardStore(db).settings(ownerId)).toMatchObject({ newPerDay: 5, fit: null });
});

const memories = async () =>
  new Map(
    (await db.select().from(cards).where(eq(cards.ownerId, ownerId))).map(
      (card) => [card.id, card] as const,
    ),
  );

it("what is by other weights is computed anew, in steps, once, and back again", async () => {
  const before = await memories();
  await store.save(ownerId, fit);
  expect(await store.outdated()).toContain(ownerId);
  const ids = [...before.keys()].sort();
  const renew = (weights: CardFit | null, most: number, after = "") =>
    store.renew(ownerId, weights, { most, after }, ({ log, memory }) => {
      expect(log[0]?.memoryBefore).toBeNull();
      expect(log.length).toBe(before.get(idOf(memory.lastReview))?.reviews);
      return { stability: weights ? 1 + log.length : 0.5, difficulty: 2 };
    });
  const idOf = (lastReview: string) =>
    [...before.values()].find(({ memory }) => memory?.lastReview === lastReview)?.id ?? "";
  expect(await renew(fit, 20)).toBe(ids[19]);
  // Broken off here, it goes on with the rest.
  expect(await store.outdated()).toContain(ownerId);
  expect(await renew(fit, 10, ids[19])).toBe(ids[29]);
  expect(await renew(fit, 1_000)).toBe(ids.at(-1));
  expect(await renew(fit, 1_000)).toBeNull();
  expect(await store.outdated()).not.toContain(ownerId);
  for (const [id, { memory, due, reviews: count }] of await memories()) {
    expect(memory).toEqual({
      ...{ ...before.get(id)?.memory, stability: 1 + count, difficulty: 2, fit: fit.id },
    });
    expect(due).toEqual(before.get(id)?.due);
  }
  await store.save(ownerId, null);
  expect(await renew(null, 1_000)).toBe(ids.at(-1));
  for (const [id, { memory }] of await memories()) {
    expect(memory).toEqual({ ...before.get(id)?.memory, stability: 0.5, difficulty: 2 });
  }
});

it("a card that is reviewed meanwhile keeps that review, and comes the next time", async () => {
  const [card] = (await memories()).values();
  const at = new Date();
  await store.save(ownerId, fit);
  const which = { cardId: card?.id ?? "" };
  const review = () =>
    cardStore(db).review(ownerId, card?.id ?? "", {
      ...{ key: "meanwhile", rating: "good", reviews: card?.reviews ?? 0, hinted: false, at },
      next: (memory) => schedule(memory, "good", at, { retention: 0.9, weights: fit }),
    });
  let reviewing: Promise<unknown> = Promise.resolve();
  const numbers = { stability: 9, difficulty: 9 };
  expect(
    await store.renew(ownerId, fit, which, () => {
      reviewing = review();
      return numbers;
    }),
  ).toBe(card?.id);
  await reviewing;
  const { memory } = (await memories()).get(card?.id ?? "") ?? {};
  // Whichever came first, the review stands, and what it made of a former memory is not taken for a new one.
  expect(memory?.lastReview).toBe(at.toISOString());
  expect(await store.renew(ownerId, fit, which, () => numbers)).toBe(memory?.fit ? null : card?.id);
});
