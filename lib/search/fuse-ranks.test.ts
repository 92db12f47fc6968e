import { expect, test } from "vitest";
import { fuseOrders, fuseRanks } from "./fuse-ranks.ts";

const one = (name: string, score: number, meant: number | null) => ({ name, score, meant });
const names = (...ranked: ReturnType<typeof one>[]) =>
  fuseRanks(ranked, ({ meant }) => meant).map(({ name }) => name);

test("what both orders have comes before what one of them has", () => {
  expect(names(one("words", 9, null), one("both", 8, 2), one("meaning", 0, 1))).toEqual([
    "both",
    "words",
    "meaning",
  ]);
});

test("what has none of the words is not lifted by its place at the end", () => {
  expect(names(one("meaning, far", 0, 40), one("meaning, near", 0, 3))).toEqual([
    "meaning, near",
    "meaning, far",
  ]);
});

test("without places by meaning the order stays", () => {
  expect(names(one("a", 3, null), one("b", 2, null), one("c", 1, null))).toEqual(["a", "b", "c"]);
});

test("the scores tell how far apart the best are, as those of words do", () => {
  const fused = fuseRanks([one("a", 9, 2), one("b", 3, 1), one("c", 0, 3)], ({ meant }) => meant);
  expect(fused.map(({ score }) => score)).toEqual([9, 3, 0]);
});

test("what several phrases find comes before what one finds, and what a phrase finds first is not lost", () => {
  const byQuestion = [one("a", 9, null), one("b", 5, null), one("c", 4, null)];
  const byPhrase = [one("d", 2, null), one("b", 1, null)];
  const byOther = [one("d", 7, null), one("e", 6, null)];
  const fused = fuseOrders([byQuestion, byPhrase, byOther], ({ name }) => name);
  expect(fused.slice(0, 3).map(({ name }) => name)).toEqual(["d", "b", "a"]);
  expect(fused.every(({ score }, at) => score <= (fused[at - 1]?.score ?? 1))).toBe(true);
  expect(fuseOrders([byQuestion], ({ name }) => name)).toEqual(byQuestion);
  expect(fuseOrders([], () => "")).toEqual([]);
});
