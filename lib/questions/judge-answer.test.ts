import { expect, test } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const steps = ["Mix", "Knead", "Prove", "Bake"];
const ordering = {
  ...{ id: "q1", type: "ordering", stem: "“Bread”: put these in the right order.", code: null },
  ...{ options: ["Knead", "Bake", "Mix", "Prove"], answer: steps.join("\n"), accepted: [] },
} as unknown as Parameters<typeof judgeAnswer>[0];

test.each([
  ["Mix\nKnead\nProve\nBake", true, 1],
  // Two of three steps come right after the one before them.
  ["Bake\nMix\nKnead\nProve", false, 2 / 3],
  ["Bake\nProve\nKnead\nMix", false, 0],
  // Other steps, fewer of them, or one twice.
  ["Mix\nKnead\nProve", false, 0],
  ["Mix\nKnead\nProve\nProve", false, 0],
  ["Mix\nKnead\nProve\nEat", false, 0],
])("the order %j is %s, worth %d", (given, correct, score) => {
  const judged = judgeAnswer(ordering, given);
  expect(judged?.correct).toBe(correct);
  expect(judged?.score).toBeCloseTo(score, 5);
});
