import { and, asc, desc, eq, notInArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Runtime } from "#agents/runtime.ts";
import { cardReviews, cards } from "#db/schema/cards.ts";
import { insertMadeReviews } from "#db/testing/insert-made-reviews.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { forgetful, madeReviews } from "#lib/cards/fitting/testing/made-student.ts";
import { newId } from "#lib/ids.ts";
import { localOwner } from "#lib/owner.ts";
import { type CardFitView, cardFitView, triedCardFit } from "#lib/schemas/card-fit.ts";
import * as fits from "./settings/cards/fit/route.ts";
import {
  call,
  expectError,
  localSettings,
  noParams,
  offlineRuntime,
  serveNothing,
  serveWith,
} from "./testing/api-test.ts";

const { db } = testDatabase();
let made: Runtime;
let owner: string;

beforeAll(async () => {
  made = await offlineRuntime(false);
  serveWith({ ...made, for: () => made.for({ owner, mayWrite: true, maySet: true }) });
});
beforeEach(() => {
  globalThis.lecternRouteSettings = localSettings(null);
  owner = newId("own");
});
afterAll(async () => {
  serveNothing();
  await made.close();
});

const services = () => made.for({ owner, mayWrite: true, maySet: true }).cards;
const { GET, POST, DELETE } = fits;
const ask = (method: "GET" | "POST" | "DELETE") =>
  ({ GET, POST, DELETE })[method](call("/api/settings/cards/fit", { method }), noParams);
const shown = async (): Promise<CardFitView> => cardFitView.parse(await (await ask("GET")).json());
const tryFit = async () => triedCardFit.parse(await (await ask("POST")).json());
const stored = () =>
  db.select().from(cards).where(eq(cards.ownerId, owner)).orderBy(asc(cards.due), asc(cards.id));

test("fewer than 400 answers are too few, and none is lost by asking", async () => {
  await insertMadeReviews(db, owner, madeReviews(forgetful, { answers: 213, seed: 6 }));
  expect(await shown()).toEqual({ answers: 213, fewest: 400, fitted: null });
  await expectError(await ask("POST"), 409, "card_fit_few");
  expect(await shown()).toEqual({ answers: 213, fewest: 400, fitted: null });
});

test("a fit is used where it predicts better, for what is stored, asked and forecast, until it is dropped", async () => {
  await insertMadeReviews(db, owner, madeReviews(forgetful, { answers: 3_000, seed: 7 }));
  const before = await stored();
  const waitsBefore = await services().read.dueCards("UTC");
  const { better, answers, fit } = await tryFit();
  expect({ better, answers }).toEqual({ better: true, answers: 3_000 });
  expect(fit.fitted).toMatchObject({ answers: 3_000 });
  expect(fit.fitted?.after.off).toBeLessThan(fit.fitted?.before.off ?? 0);
  expect(await shown()).toEqual(fit);

  const after = await stored();
  expect(after.map(({ due }) => due)).toEqual(before.map(({ due }) => due));
  const id = after[0]?.memory?.fit;
  expect(id).toMatch(/^fit_/);
  expect(new Set(after.map(({ memory }) => memory?.fit))).toEqual(new Set([id]));
  const numbersOf = (of: typeof after) => of.map(({ memory }) => memory?.stability);
  expect(numbersOf(after)).not.toEqual(numbersOf(before));
  const waitsAfter = await services().read.dueCards("UTC");
  expect(waitsAfter.map((one) => one.id)).toEqual(waitsBefore.map((one) => one.id));
  expect(waitsAfter.map(({ waits }) => waits.good)).not.toEqual(
    waitsBefore.map(({ waits }) => waits.good),
  );

  // What was said on the button is what happens.
  const [asked] = waitsAfter;
  const cardId = asked?.id ?? "";
  const review = {
    key: "k1",
    rating: "good",
    reviews: asked?.reviews ?? 0,
    hinted: false,
  } as const;
  const begin = Date.now();
  const { due } = await services().write.reviewCard("UTC", cardId, review);
  expect(Math.abs(Date.parse(due) - begin - (asked?.waits.good ?? 0))).toBeLessThan(60_000);
  await services().write.undoReview("UTC", { key: "k2" });
  expect((await stored()).find((one) => one.id === cardId)).toMatchObject({
    memory: after.find((one) => one.id === cardId)?.memory,
  });
  // The newest of all others is of before the fit: what it returns to is computed anew.
  const [former] = await db
    .select({ review: cardReviews.key })
    .from(cardReviews)
    .where(and(eq(cardReviews.ownerId, owner), notInArray(cardReviews.key, ["k1", "k2"])))
    .orderBy(desc(cardReviews.reviewedAt))
    .limit(1);
  await services().write.undoReview("UTC", { key: "k3", ...former });
  expect(new Set((await stored()).flatMap(({ memory }) => memory?.fit ?? []))).toEqual(
    new Set([id]),
  );

  // Nothing that was fitted to the same answers is clearly better than itself.
  expect(await tryFit()).toMatchObject({ better: false, fit: { fitted: fit.fitted } });

  expect(cardFitView.parse(await (await ask("DELETE")).json()).fitted).toBeNull();
  const byId = new Map(before.map((one) => [one.id, one]));
  const undone = (await stored()).filter((one) => one.reviews === byId.get(one.id)?.reviews);
  expect(undone.length).toBe(before.length - 2);
  for (const one of undone) expect(one).toEqual(byId.get(one.id));
}, 120_000);

test("what a fit left undone is done when the server starts", async () => {
  owner = localOwner;
  const log = madeReviews(forgetful, { answers: 500, seed: 8 });
  await insertMadeReviews(db, owner, log);
  const isOne = and(eq(cards.ownerId, owner), eq(cards.id, `${log[0]?.cardId}_${owner}`));
  const [one] = await db.select().from(cards).where(isOne);
  if (!one?.memory) throw new Error("No card");
  // As an archive of somebody else brings it along, or a fit that was broken off leaves it.
  const foreign = { ...one.memory, stability: 99, fit: "fit_of_another" };
  await db.update(cards).set({ memory: foreign }).where(isOne);
  const working = await offlineRuntime(true);
  try {
    await expect
      .poll(async () => (await db.select().from(cards).where(isOne))[0]?.memory)
      .toEqual(one.memory);
  } finally {
    await working.close();
    await db.delete(cards).where(eq(cards.ownerId, owner));
  }
});
