import { expect, test } from "vitest";
import { selfJudgements } from "#lib/questions/judge-answer.ts";
import { answerState } from "./use-player.ts";

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
