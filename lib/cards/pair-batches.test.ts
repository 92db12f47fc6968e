import { expect, test } from "vitest";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { pairBatches } from "./pair-batches.ts";

test.each([
  ["short ones", "слово", 2_500, [1_000, 1_000, 500]],
  ["the longest", "ж".repeat(maxSideCharacters), 60, [24, 24, 12]],
  ["none", "a", 0, []],
])("%s are sent in pieces that a request has room for, in their order", (_, text, count, sizes) => {
  const tags = ["\\".repeat(60), "ж"];
  const pairs = Array.from({ length: count }, (_one, at) => ({ front: `${at}`, back: text, tags }));
  const long = pairs.map((pair) => ({ ...pair, front: text.length > 10 ? text : pair.front }));
  const batches = pairBatches(long);
  expect(batches.map(({ length }) => length)).toEqual(sizes);
  expect(batches.flat()).toEqual(long);
  for (const cards of batches) {
    expect(Buffer.byteLength(JSON.stringify({ cards }))).toBeLessThan(2_000_000);
  }
});
