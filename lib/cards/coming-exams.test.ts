import { expect, test } from "vitest";
import { comingExams } from "./coming-exams.ts";

const subject = (name: string, examOn: string | null, archived = false) => ({
  ...{ id: `sub_${name}`, name, examOn, archived },
});
/** Of exams on these days, their names and how far they are away. */
const told = (now: string, ...subjects: ReturnType<typeof subject>[]) =>
  comingExams(subjects, new Date(now), "Europe/Moscow").map(({ name, days }) => [name, days]);

test("days until an exam are midnights of the student's calendar", () => {
  const exam = subject("Waves", "2026-03-02");
  expect(told("2026-02-27T20:59:00Z", exam)).toEqual([["Waves", 3]]);
  expect(told("2026-02-27T21:00:00Z", exam)).toEqual([["Waves", 2]]);
  expect(told("2026-03-01T21:00:00Z", exam)).toEqual([["Waves", 0]]);
  expect(told("2026-03-02T20:59:00Z", exam)).toEqual([["Waves", 0]]);
  expect(told("2026-03-02T21:00:00Z", exam)).toEqual([]);
});

test("the two next ones are told, none that is far away or put away", () => {
  const subjects = [
    subject("Later", "2026-03-20"),
    subject("Far", "2026-06-20"),
    subject("Next", "2026-03-03"),
    subject("Put away", "2026-03-02", true),
    subject("None", null),
    subject("Last", "2026-03-21"),
  ];
  expect(told("2026-03-01T10:00:00Z", ...subjects)).toEqual([
    ["Next", 2],
    ["Later", 19],
  ]);
});
