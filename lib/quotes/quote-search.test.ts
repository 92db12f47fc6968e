import { expect, test } from "vitest";
import { middleEllipsis } from "./quote-search.ts";

test.each<[string, [number, number] | null]>([
  ["one … two", [3, 6]],
  ["one ... two", [3, 8]],
  ["one[…]two", [3, 6]],
  ["one  (...)\n two", [3, 12]],
  ["one… two", null],
  ["… two", null],
  ["[…] two", null],
  ["one […]", null],
  ["[…] … two", [4, 6]],
  ["no", null],
])("the ellipsis inside %j", (quote, span) => {
  expect(middleEllipsis(quote)).toEqual(span);
});

// Quadratic time is minutes; the watchdog only ends the test.
test.each([" ", "\n", "… ", "… \n", "[…]", "[… ", ". ", "..."])(
  "is looked for in linear time among many %j",
  { timeout: 20_000 },
  (part) => {
    const many = part.repeat(100_000);
    expect(middleEllipsis(`a${many}b … c`)?.[0]).toBeGreaterThan(0);
  },
);
