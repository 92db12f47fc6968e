import { expect, test } from "vitest";
import { fitApart } from "./fit-apart.ts";
import type { LoggedAnswer } from "./histories.ts";
import { forgetful, madeReviews } from "./testing/made-student.ts";

const answers = madeReviews(forgetful, { answers: 1_500, seed: 3 }).map(
  ({ cardId, rating, at, before }): LoggedAnswer => ({
    ...{ cardId, rating, at: at.getTime(), first: before === null },
  }),
);

const inPieces = async function* () {
  for (let from = 0; from < answers.length; from += 400) yield answers.slice(from, from + 400);
};

const order = { timeZone: "UTC", weights: null };

test("a log is fitted to while this process goes on", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const fit = await fitApart(inPieces(), order);
  clearInterval(timer);
  expect(fit.weights).toHaveLength(21);
  expect(fit.answers).toBe(1_500);
  expect(turns).toBeGreaterThan(10);
});

test("a process that takes too long is ended and said to have failed", async () => {
  await expect(fitApart(inPieces(), order, 1)).rejects.toMatchObject({ code: "card_fit_failed" });
});

test("what a log throws is thrown, and the process ends", async () => {
  const broken = async function* () {
    yield answers.slice(0, 10);
    throw new Error("no database");
  };
  await expect(fitApart(broken(), order)).rejects.toThrow("no database");
});
