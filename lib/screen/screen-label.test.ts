import { expect, test } from "vitest";
import { screenLabels } from "./screen-label.ts";

/** Lines of three words that stand as far apart as menus do. */
const lines = (count: number) =>
  Array.from({ length: 3 * count }, (_, index) => {
    const line = Math.floor(index / 3);
    return {
      text: "word",
      box: { x: 60 * (index % 3), y: 40 * line, width: 40, height: 16 },
      confidence: 95,
      line,
    };
  });

test("neighbours are joined, but not on a screen that is full of text", () => {
  const joined = (count: number) => screenLabels(lines(count)).filter((label) => label.joined);
  expect(joined(10).length).toBeGreaterThan(10);
  expect(joined(600)).toEqual([]);
});
