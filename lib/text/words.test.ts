import { expect, test } from "vitest";
import { foldedWords, plainWords } from "./words.ts";

test("words are runs of letters and digits, with the marks on their letters", () => {
  expect(plainWords("Ctrl+J, «Ёлка»: 2,5 naïve_name")).toEqual([
    ...["Ctrl", "J", "Ёлка", "2", "5", "naïve", "name"],
  ]);
  // As macOS writes names of files, and as a dictionary marks the stress.
  expect(plainWords("и\u0306од замо\u0301к")).toEqual(["и\u0306од", "замо\u0301к"]);
  expect(plainWords(" … ⚠\ufe0f")).toEqual([]);
  expect(plainWords("1\ufe0f\u20e3")).toEqual(["1"]);
});

test("folded words are the same however they are written", () => {
  expect(foldedWords("ЕЩЁ ﬁle и\u0306од")).toEqual(["еще", "file", "йод"]);
});
