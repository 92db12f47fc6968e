import { expect, test } from "vitest";
import { withoutUnseenSigns } from "./unseen-signs.ts";

test.each([
  ["plain, with a tab\tand — dashes", "plain, with a tab\tand — dashes", 0],
  ["zero\u200Bwidth and soft\u00ADhyphen", "zerowidth and softhyphen", 2],
  ["turned \u202Eround\u202C and \u2066apart\u2069", "turned round and apart", 4],
  ["a tag \u{E0041}\u{E0042} of two", "a tag  of two", 2],
  [
    "a family 👩\u200D👩\u200D👧 and مى\u200Cخواهم",
    "a family 👩\u200D👩\u200D👧 and مى\u200Cخواهم",
    0,
  ],
])("%j", (given, text, hidden) => {
  expect(withoutUnseenSigns(given)).toEqual({ text, hidden });
});
