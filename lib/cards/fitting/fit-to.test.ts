import { expect, test } from "vitest";
import { recallOf, schedule, type Weights } from "../schedule.ts";
import { fitTo } from "./fit-to.ts";
import { fitWeights } from "./fit-weights.ts";
import { type History, historiesOf } from "./histories.ts";
import { fitnessOf, leadOver, predictionsOf } from "./judge.ts";
import { forgetful, madeReviews } from "./testing/made-student.ts";

const historiesBy = (truth: Weights | null, answers: number, seed: number): History[] =>
  historiesOf(
    madeReviews(truth, { answers, seed, newPerDay: Math.ceil(answers / 300) }).map(
      ({ cardId, rating, at, before }) => ({
        ...{ cardId, rating, at: at.getTime(), first: before === null },
      }),
    ),
    "UTC",
  );

test("who forgets otherwise than everybody is predicted better, on answers that nothing was fitted to", async () => {
  const fit = await fitTo(historiesBy(forgetful, 3_000, 1), null, fitWeights);
  expect(fit).toMatchObject({ better: true, answers: 3_000 });
  expect(fit.after.logLoss).toBeLessThan(fit.before.logLoss);
  expect(fit.after.off).toBeLessThan(fit.before.off);
  const others = historiesBy(forgetful, 10_000, 2);
  const off = (weights: readonly number[] | null) => fitnessOf(predictionsOf(others, weights));
  const [usual, fitted, true_] = [off(null), off(fit.weights), off(forgetful.values)];
  // At least half of the way from everybody's weights to the true ones.
  expect(fitted.logLoss).toBeLessThan((usual.logLoss + true_.logLoss) / 2);
  expect(fitted.off).toBeLessThan((usual.off + true_.off) / 2);
  // What was fitted is no better than itself.
  expect(await fitTo(historiesBy(forgetful, 3_000, 1), fit.weights, fitWeights)).toMatchObject({
    better: false,
  });
});

test("who forgets as everybody keeps everybody's weights", async () => {
  const fit = await fitTo(historiesBy(null, 1_500, 4), null, fitWeights);
  expect(fit.better).toBe(false);
});

test("a log of one day says nothing, and nothing is fitted to it", async () => {
  const day: History[] = Array.from({ length: 400 }, () => [{ rating: "good", days: 0 }]);
  const fit = await fitTo(day, null, fitWeights);
  expect(fit).toMatchObject({ better: false, before: { logLoss: 0, off: 0 } });
});

test("what is predicted is what cards are scheduled by", () => {
  const [begin, later] = [new Date("2026-11-02T09:00:00Z"), new Date("2026-11-08T09:00:00Z")];
  const by = { retention: 0.9, weights: forgetful };
  const { memory } = schedule(null, "good", begin, by);
  const history: History = [
    { rating: "good", days: 0 },
    { rating: "again", days: 6 },
  ];
  expect(predictionsOf([history], forgetful.values)).toEqual([
    { expected: recallOf(memory, later, forgetful), remembered: false, group: "2 false" },
  ]);
});

test("predictions are judged by how far they are from what happened", () => {
  const day = (expected: number, remembered: boolean, group = "a") => ({
    ...{ expected, remembered, group },
  });
  const half = [day(0.5, true), day(0.5, false)];
  expect(fitnessOf(half)).toEqual({ logLoss: Math.LN2, off: 0 });
  // 90 of 100 were expected, half of them came.
  expect(fitnessOf([day(0.9, true), day(0.9, false)]).off).toBeCloseTo(40, 9);
  // Too much in one group does not make up for too little in another.
  expect(fitnessOf([day(0.5, true), day(0.5, false, "b")]).off).toBeCloseTo(50, 9);
  expect(fitnessOf([])).toEqual({ logLoss: 0, off: 0 });
  const surer = [day(0.9, true), day(0.4, false)];
  expect(leadOver(surer, half)).toBeGreaterThan(0);
  expect(leadOver(half, surer)).toBeLessThan(0);
  expect(leadOver(half, half)).toBe(0);
});
