import { expect, test } from "vitest";
import { historiesOf, type LoggedAnswer } from "./histories.ts";

const answer = (at: string, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  ...{ cardId: "crd_1", rating: "good", at: Date.parse(at), first: false },
  ...more,
});

const daysOf = (log: readonly LoggedAnswer[], timeZone = "UTC") =>
  historiesOf(log, timeZone).map((history) => history.map(({ days }) => days));

test("days are those of the student's calendar", () => {
  const log = [
    answer("2026-11-26T20:30:00Z", { first: true }),
    answer("2026-11-26T21:30:00Z"),
    answer("2026-11-29T12:00:00Z"),
  ];
  expect(daysOf(log)).toEqual([[0, 0, 3]]);
  // In Moscow it is half past twelve at night by then, in Kathmandu a quarter past three.
  expect(daysOf(log, "Europe/Moscow")).toEqual([[0, 1, 2]]);
  expect(daysOf(log, "Asia/Kathmandu")).toEqual([[0, 0, 2]]);
});

test("a day of 23 or 25 hours is one day", () => {
  const evenings = ["2026-03-07", "2026-03-08", "2026-03-09", "2026-10-31", "2026-11-02"];
  const log = evenings.map((day, at) => answer(`${day}T20:00:00-05:00`, { first: at === 0 }));
  expect(daysOf(log, "America/New_York")).toEqual([[0, 1, 1, 236, 2]]);
});

test("a history is a card's answers in their order, whatever order the log has", () => {
  const log = [
    answer("2026-11-09T09:00:00Z", { rating: "again" }),
    answer("2026-11-03T09:00:00Z", { cardId: "crd_2", rating: "hard" }),
    answer("2026-11-01T09:00:00Z", { cardId: "crd_2", rating: "easy", first: true }),
    answer("2026-11-02T09:00:00Z", { first: true }),
  ];
  expect(historiesOf(log, "UTC")).toEqual([
    [
      { rating: "good", days: 0 },
      { rating: "again", days: 7 },
    ],
    [
      { rating: "easy", days: 0 },
      { rating: "hard", days: 2 },
    ],
  ]);
});

test("a history begins at the first review, and anew where the card began anew", () => {
  const begun = answer("2026-11-02T09:00:00Z", { first: true });
  expect(daysOf([answer("2026-11-01T09:00:00Z"), begun, answer("2026-11-06T09:00:00Z")])).toEqual([
    [0, 4],
  ]);
  const again = answer("2026-11-06T09:00:00Z", { first: true, rating: "hard" });
  expect(historiesOf([begun, again], "UTC")).toEqual([[{ rating: "hard", days: 0 }]]);
  // Its beginning is older than what was read.
  expect(historiesOf([answer("2026-11-01T09:00:00Z")], "UTC")).toEqual([]);
});

test("a clock that was put back makes no negative days", () => {
  const log = [
    answer("2026-11-02T09:00:00Z", { first: true }),
    answer("2026-11-01T09:00:00Z", { rating: "easy" }),
  ];
  expect(daysOf(log)).toEqual([[0]]);
});
