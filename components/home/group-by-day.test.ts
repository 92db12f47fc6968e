import { expect, test } from "vitest";
import { groupByDay } from "./group-by-day.ts";

const now = new Date("2026-03-01T00:30:00+03:00");
const group = (...dates: string[]) =>
  groupByDay(dates, (date) => new Date(date), now, "Europe/Moscow").map(({ day, items }) => [
    day,
    items,
  ]);

test("days are those of the student's calendar, not of Greenwich", () => {
  expect(group("2026-02-28T21:10:00Z", "2026-02-28T20:50:00Z", "2026-02-27T20:59:00Z")).toEqual([
    ["today", ["2026-02-28T21:10:00Z"]],
    ["yesterday", ["2026-02-28T20:50:00Z"]],
    ["week", ["2026-02-27T20:59:00Z"]],
  ]);
});

test("the days before have a weekday of their own, one of the week before has the same as today", () => {
  expect(group("2026-02-22T21:00:00Z", "2026-02-22T20:59:00Z")).toEqual([
    ["week", ["2026-02-22T21:00:00Z"]],
    ["older", ["2026-02-22T20:59:00Z"]],
  ]);
});

test("what another clock dates ahead is of today", () => {
  expect(group("2026-03-02T10:00:00Z")).toEqual([["today", ["2026-03-02T10:00:00Z"]]]);
});

test("older things stand together by month", () => {
  expect(group("2026-02-20T10:00:00Z", "2026-02-02T10:00:00Z", "2025-12-31T10:00:00Z")).toEqual([
    ["older", ["2026-02-20T10:00:00Z", "2026-02-02T10:00:00Z"]],
    ["older", ["2025-12-31T10:00:00Z"]],
  ]);
});

test("what is older than a week and of this month is not called by its month", () => {
  const later = new Date("2026-03-20T12:00:00+03:00");
  const dates = ["2026-03-14T10:00:00Z", "2026-03-02T10:00:00Z", "2026-02-28T10:00:00Z"];
  const groups = groupByDay(dates, (date) => new Date(date), later, "Europe/Moscow");
  expect(groups.map(({ day, items }) => [day, items.length])).toEqual([
    ["week", 1],
    ["month", 1],
    ["older", 1],
  ]);
});
