import { expect, test } from "vitest";
import { beginOfDay, lastMidnight, nextMidnights } from "./student-day.ts";

test.each([
  // The clock goes forward on 30 March and back on 26 October.
  ["Europe/Berlin", "2025-03-29T12:00:00Z", ["2025-03-29T23:00:00Z", "2025-03-30T22:00:00Z"]],
  ["Europe/Berlin", "2025-10-25T21:59:00Z", ["2025-10-25T22:00:00Z", "2025-10-26T23:00:00Z"]],
  ["Asia/Kathmandu", "2025-06-01T18:14:59Z", ["2025-06-01T18:15:00Z", "2025-06-02T18:15:00Z"]],
  ["America/Los_Angeles", "2025-01-01T07:00:00Z", ["2025-01-01T08:00:00Z", "2025-01-02T08:00:00Z"]],
  // Forward on 9 March, back on 2 November.
  ["America/New_York", "2025-03-08T12:00:00Z", ["2025-03-09T05:00:00Z", "2025-03-10T04:00:00Z"]],
  ["America/New_York", "2025-11-02T03:59:00Z", ["2025-11-02T04:00:00Z", "2025-11-03T05:00:00Z"]],
  ["Europe/Moscow", "2026-11-26T20:59:59Z", ["2026-11-26T21:00:00Z", "2026-11-27T21:00:00Z"]],
  // Summer time for ever from 27 March 2011, winter time for ever from 26 October 2014.
  ["Europe/Moscow", "2011-03-26T12:00:00Z", ["2011-03-26T21:00:00Z", "2011-03-27T20:00:00Z"]],
  ["Europe/Moscow", "2014-10-25T12:00:00Z", ["2014-10-25T20:00:00Z", "2014-10-26T21:00:00Z"]],
  // There was no 30 December 2011.
  ["Pacific/Apia", "2011-12-29T22:00:00Z", ["2011-12-30T10:00:00Z", "2011-12-31T10:00:00Z"]],
  ["Pacific/Apia", "2026-11-26T09:59:59Z", ["2026-11-26T11:00:00Z", "2026-11-27T11:00:00Z"]],
  // Here the clock changes at midnight: 00:00 is leapt over, or 23:00 comes twice.
  ["America/Sao_Paulo", "2018-11-03T12:00:00Z", ["2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"]],
  ["America/Sao_Paulo", "2018-02-17T12:00:00Z", ["2018-02-18T03:00:00Z", "2018-02-19T03:00:00Z"]],
  ["America/Havana", "2025-11-01T12:00:00Z", ["2025-11-02T04:00:00Z", "2025-11-03T05:00:00Z"]],
  ["UTC", "2025-01-01T00:00:00Z", ["2025-01-02T00:00:00Z", "2025-01-03T00:00:00Z"]],
])("midnights of %s after %s", (zone, now, midnights) => {
  const found = nextMidnights(new Date(now), zone, 2);
  expect(found.map((at) => at.toISOString())).toEqual(
    midnights.map((at) => new Date(at).toISOString()),
  );
});

test.each([
  ["Europe/Berlin", "2025-03-30T21:59:00Z", "2025-03-29T23:00:00Z"],
  ["Europe/Berlin", "2025-10-26T22:59:00Z", "2025-10-25T22:00:00Z"],
  ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"],
  ["Pacific/Apia", "2011-12-31T09:59:00Z", "2011-12-30T10:00:00Z"],
  ["America/Sao_Paulo", "2018-11-04T12:00:00Z", "2018-11-04T03:00:00Z"],
  ["UTC", "2025-01-01T00:00:00Z", "2025-01-01T00:00:00Z"],
])("the day of %s at %s began at %s", (zone, now, began) => {
  expect(lastMidnight(new Date(now), zone)).toEqual(new Date(began));
});

test.each([
  ["2026-03-01", "Europe/Moscow", "2026-02-28T21:00:00Z"],
  ["2025-03-31", "Europe/Berlin", "2025-03-30T22:00:00Z"],
  ["2026-11-27", "Pacific/Apia", "2026-11-26T11:00:00Z"],
  // The clock leaps over this midnight.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"],
])("the day %s of %s begins at %s", (day, zone, at) => {
  expect(beginOfDay(day, zone)).toEqual(new Date(at));
});
