import { expect, test } from "vitest";
import type { CardRating } from "#lib/schemas/card.ts";
import { type CardMemory, schedule, waits } from "./schedule.ts";

const begin = Date.UTC(2022, 10, 29, 12, 30);
const day = 86_400_000;

test("days between reviews are those of FSRS-6's published history", () => {
  let memory: CardMemory | null = null;
  let now = new Date(begin);
  const good: CardRating[] = ["good", "good", "good", "good", "good"];
  const days = [...good, "good", "again", "again", ...good].map((rating) => {
    const next = schedule(memory, rating as CardRating, now);
    memory = JSON.parse(JSON.stringify(next.memory));
    now = next.due;
    return next.memory.scheduledDays;
  });
  // packages/fsrs/__tests__/FSRS-6.test.ts of open-spaced-repetition/ts-fsrs, and py-fsrs' test_review_card.
  expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
});

test("stability and difficulty are those of its published memory state", () => {
  let memory: CardMemory | null = null;
  let at = begin;
  for (const [index, wait] of [0, 0, 1, 3, 8, 21].entries()) {
    at += wait * day;
    ({ memory } = schedule(memory, index === 0 ? "again" : "good", new Date(at)));
  }
  expect(memory).toMatchObject({ state: "review", reps: 6, lapses: 0 });
  expect(memory?.stability).toBeCloseTo(53.62691, 4);
  expect(memory?.difficulty).toBeCloseTo(6.3574867, 4);
});

test("what the buttons say is what happens", () => {
  const now = new Date(begin);
  const { memory } = schedule(null, "good", now);
  const said = waits(memory, now);
  expect(said.again).toBeLessThan(said.hard);
  expect(said.hard).toBeLessThan(said.good);
  expect(said.good).toBeLessThan(said.easy);
  expect(schedule(memory, "easy", now).due.getTime()).toBe(begin + said.easy);
});

test("who wants to remember more sees a card sooner, and its days are those of the forgetting curve", () => {
  const now = new Date(begin);
  const { memory } = schedule(null, "easy", now);
  const days = [0.8, 0.9, 0.97].map(
    (retention) =>
      schedule(memory, "good", new Date(begin + 8 * day), { retention, weights: null }).memory,
  );
  const [less, usual, more] = days.map(({ scheduledDays }) => scheduledDays);
  expect(less).toBeGreaterThan(usual ?? 0);
  expect(usual).toBeGreaterThan(more ?? 0);
  // Stability is the time after which 90 % are remembered.
  expect(usual).toBe(Math.round(days[1]?.stability ?? 0));
});

const known: CardMemory = {
  ...{ stability: 2.3, difficulty: 5, scheduledDays: 2, learningSteps: 0 },
  ...{ reps: 2, lapses: 0, state: "review", lastReview: "" },
};
const reviewed = (from: string, to: string, timeZone: string) =>
  schedule({ ...known, lastReview: new Date(from).toISOString() }, "good", new Date(to), {
    ...{ retention: 0.9, weights: null, timeZone },
  });

test.each([
  // Monday afternoon and Tuesday morning there are one day of UTC.
  ["2026-03-02T17:00:00-08:00", "2026-03-03T08:00:00-08:00", "America/Los_Angeles", 1],
  ["2026-03-02T11:00:00+10:00", "2026-03-03T08:00:00+10:00", "Asia/Vladivostok", 1],
  ["2026-03-02T11:00:00+10:00", "2026-03-04T08:00:00+10:00", "Asia/Vladivostok", 2],
  // Midnight of UTC lies between.
  ["2026-03-02T15:59:00-08:00", "2026-03-02T16:01:00-08:00", "America/Los_Angeles", 0],
])("from %s to %s there are days of %s: %i", (from, to, timeZone, days) => {
  const noon = Date.UTC(2026, 2, 2, 12);
  const there = reviewed(from, to, timeZone).memory.stability;
  const counted = reviewed(
    new Date(noon).toISOString(),
    new Date(noon + days * day).toISOString(),
    "UTC",
  );
  expect(there).toBe(counted.memory.stability);
});

test("a card comes back at the same hour of its day, also over a day of 23 or 25 hours", () => {
  const newYork = (from: string, to: string) => reviewed(from, to, "America/New_York");
  const spring = newYork("2026-03-01T23:30:00-05:00", "2026-03-03T23:30:00-05:00");
  expect(spring.memory.scheduledDays).toBeGreaterThan(5);
  expect(new Date(spring.due).toISOString()).toMatch(/T03:30:00/);
  const autumn = newYork("2026-10-26T23:30:00-04:00", "2026-10-28T23:30:00-04:00");
  expect(new Date(autumn.due).toISOString()).toMatch(/T04:30:00/);
});

test("a review of later than now, as of a clock that was put back, is one of now", () => {
  const memory = { ...known, lastReview: "2026-03-03T00:10:00.000Z" };
  const said = waits(memory, new Date("2026-03-02T23:50:00Z"));
  expect(said.again).toBeLessThan(said.good);
});
