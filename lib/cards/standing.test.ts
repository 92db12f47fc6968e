import { describe, expect, it } from "vitest";
import { daysInARow, timeSpentMs } from "./standing.ts";

describe("days in a row", () => {
  it.each<[boolean[], number]>([
    [[], 0],
    [[false], 0],
    [[true], 1],
    [[true, true, false, true], 2],
    // Today is not over.
    [[false, true, true, false], 2],
    [[false, false, true], 0],
    [[true, true, true], 3],
  ])("of %j are %d", (days, count) => {
    expect(daysInARow(days)).toBe(count);
  });
});

describe("the time spent", () => {
  it("is nothing without an answer", () => {
    expect(timeSpentMs({ answers: 0, following: 0, followingMs: 0 })).toBe(0);
  });

  it("counts the first answer of a session as long as those that followed", () => {
    expect(timeSpentMs({ answers: 12, following: 10, followingMs: 80_000 })).toBe(96_000);
  });

  it("takes ten seconds for an answer where none followed another", () => {
    expect(timeSpentMs({ answers: 3, following: 0, followingMs: 0 })).toBe(30_000);
  });
});
