import { expect, test } from "vitest";
import { selfJudgements } from "#lib/questions/judge-answer.ts";
import { answerState, movedPlace } from "./use-player.ts";

const given = { answer: "", correct: null, score: null, reason: null };

test("a passage that was uncovered waits for the student, an open answer for its judge", () => {
  expect(answerState({ type: "free_recall" }, null)).toBe("open");
  expect(answerState({ type: "free_recall" }, given)).toBe("uncovered");
  expect(answerState({ type: "open" }, given)).toBe("pending");
});

test.each([
  ["knew", "right"],
  ["partly", "partly"],
  ["not", "wrong"],
] as const)("whoever says that they %s it is %s", (grade, state) => {
  const attempt = { ...given, ...selfJudgements[grade] };
  expect(answerState({ type: "free_recall" }, attempt)).toBe(state);
});

test.each([
  ["one before it left", 2, ["a", "b", "c"], ["b", "c"], 1],
  ["one before it came back", 0, ["b", "c"], ["a", "b", "c"], 1],
  ["it left itself", 1, ["a", "b", "c"], ["a", "c"], 1],
  ["the last one left itself", 2, ["a", "b", "c"], ["a", "b"], 2],
  ["the results are looked at, and one came back", 2, ["a", "b"], ["a", "b", "c"], 3],
])("the place in a round when %s", (_, at, before, after, place) => {
  expect(movedPlace(at, before, after)).toBe(place);
});
