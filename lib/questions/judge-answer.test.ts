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

const judge = (type: string, answer: string, given: string) =>
  judgeAnswer({ ...ordering, type, answer } as Parameters<typeof judgeAnswer>[0], given);

test.each([
  ["liquid rock\ncoarse rock\nfine rock\nglass", true, 1],
  ["coarse rock\nliquid rock\nfine rock\nglass", false, 1 / 2],
  ["glass\nliquid rock\ncoarse rock\nfine rock", false, 0],
  // The same everywhere, one too few, something else.
  ["glass\nglass\nglass\nglass", false, 0],
  ["liquid rock\ncoarse rock\nfine rock", false, 0],
  ["liquid rock\ncoarse rock\nfine rock\nice", false, 0],
])("the pairs %j are %s, worth %d", (given, correct, score) => {
  const judged = judge("matching", "liquid rock\ncoarse rock\nfine rock\nglass", given);
  expect(judged).toEqual({ correct, score });
});

test.each([
  ["igneous\nsedimentary\nmetamorphic", true, 1],
  ["Metamorphic, Igneous, Sedimentary", true, 1],
  ["1. metamorphic\n2. igneous\n3. sedimentary", true, 1],
  // A slip in a long word.
  ["metamorfic; igneous; sedimentary", false, 2 / 3],
  ["metamorphc; igneous; sedimentary", true, 1],
  // What is said twice counts once, and what is no item costs nothing.
  ["igneous\nigneous\nigneous", false, 1 / 3],
  ["volcanic\nigneous", false, 1 / 3],
  ["", false, 0],
])("of the items %j names all: %s, worth %d", (given, correct, score) => {
  const judged = judge("naming", "Igneous\nSedimentary\nMetamorphic", given);
  expect(judged).toEqual({ correct, score });
});

test("items that hold a comma are named on a line each, and «ё» is «е»", () => {
  expect(judge("naming", "Чёрный\nБелый\nСерый", "черный, белый")?.score).toBeCloseTo(2 / 3, 5);
});
