import { describe, expect, it } from "vitest";
import { type CardForExam, forecastExam, newForExam } from "./exam.ts";
import { type CardMemory, dueForExam, recallOf, schedule } from "./schedule.ts";

const day = 86_400_000;
const now = new Date("2026-03-01T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * day);

/** A card of this stability that was reviewed so many days ago. */
const known = (stability: number, ago: number) => {
  const { memory } = schedule(null, "easy", later(-ago));
  const waiting: { memory: CardMemory; due: Date } = {
    memory: { ...memory, stability },
    due: later(stability - ago),
  };
  return waiting;
};
const stabilities = [0.1, 0.5, 1, 2, 5, 9, 14, 30, 60, 200, 1_000];

describe("a card before an exam", () => {
  it("keeps its own day without one, when it comes before, and in its first steps", () => {
    const card = known(10, 1);
    expect(dueForExam(card, undefined)).toEqual(card.due);
    expect(dueForExam(card, later(9.1))).toEqual(card.due);
    const first = schedule(null, "good", now);
    expect(dueForExam(first, later(0.001))).toEqual(first.due);
    expect(dueForExam({ memory: null, due: now }, later(3))).toEqual(now);
  });

  it("is asked sooner only if it would be known too little then, and never later", () => {
    for (const stability of stabilities) {
      for (const days of [0.5, 1, 2, 3, 7, 30, 90]) {
        const card = known(stability, 1);
        const examAt = later(days);
        const asked = dueForExam(card, examAt);
        expect(asked.getTime()).toBeLessThanOrEqual(card.due.getTime());
        if (asked < card.due) expect(recallOf(card.memory, examAt)).toBeLessThan(0.97);
        else if (card.due >= examAt && recallOf(card.memory, examAt) < 0.97) {
          // Nothing is asked twice within a day.
          expect(examAt.getTime() - Date.parse(card.memory.lastReview)).toBeLessThanOrEqual(
            2 * day,
          );
        }
      }
    }
  });

  it("is known on its day when it was remembered then, and is not asked again", () => {
    for (const stability of stabilities.slice(2)) {
      const card = known(stability, 1);
      const examAt = later(stability * 0.9 + 1);
      const asked = dueForExam(card, examAt);
      if (asked >= card.due) continue;
      const after = schedule(card.memory, "good", asked);
      expect(recallOf(after.memory, examAt)).toBeGreaterThan(0.969);
      expect(dueForExam(after, examAt).getTime()).toBeGreaterThanOrEqual(examAt.getTime());
    }
  });

  it("comes the earlier the firmer it is, so that not all come at once", () => {
    const asked = [14, 20, 30, 40].map((stability) =>
      dueForExam(known(stability, 2), later(12)).getTime(),
    );
    expect(asked).toEqual(asked.toSorted((a, b) => b - a));
    expect(new Set(asked).size).toBe(4);
  });
});

describe("new cards", () => {
  it.each([
    [{ fresh: 0, begun: 0 }, 10, 0],
    [{ fresh: 80, begun: 0 }, 10, 10],
    // What was begun today counts.
    [{ fresh: 76, begun: 4 }, 10, 6],
    [{ fresh: 60, begun: 20 }, 10, 0],
    // In the last days all that are left.
    [{ fresh: 30, begun: 0 }, 3, 30],
    [{ fresh: 30, begun: 0 }, 1, 30],
  ])("of a subject with %j, %d days before its exam: %d today", (cards, days, today) => {
    expect(newForExam(cards, days)).toBe(today);
  });
});

describe("the forecast of an exam", () => {
  const times = { now, examAt: later(20), by: { retention: 0.9, weights: null } };
  const reviewed: CardForExam[] = Array.from({ length: 200 }, (_, at) => ({
    ...known((at % 25) + 1, at % 9),
    fresh: false,
  }));

  it("is nothing of nothing, and what is known now of what is not asked again", () => {
    expect(forecastExam([], times, 20)).toEqual({ now: 0, onTheDay: 0 });
    const firm = { ...known(2_000, 0), fresh: false };
    const told = forecastExam([firm], times, 20);
    expect(told.now).toBe(1);
    expect(told.onTheDay).toBeCloseTo(recallOf(firm.memory, times.examAt), 6);
  });

  it("says that more is known then than now, and more than without the exam", () => {
    const told = forecastExam(reviewed, times, 20);
    expect(told.onTheDay).toBeGreaterThan(told.now);
    expect(told.onTheDay / reviewed.length).toBeGreaterThan(0.965);
    expect(told.onTheDay).toBeLessThan(reviewed.length);
    expect(forecastExam(reviewed, times, 20)).toEqual(told);
  });

  it("counts new cards that have no room before it as unknown", () => {
    const fresh = Array.from({ length: 100 }, () => ({ memory: null, due: now, fresh: true }));
    expect(forecastExam(fresh, times, 0).onTheDay).toBe(0);
    const some = forecastExam(fresh, times, 2).onTheDay;
    expect(some).toBeGreaterThan(30);
    expect(some).toBeLessThan(40);
    expect(forecastExam(fresh, times, 20).onTheDay).toBeGreaterThan(95);
  });
});
