import { expect, test } from "vitest";
import { verifiedQuotes } from "./verified-quotes.ts";

const document =
  "# Locks\n\nA **mutex** is released only by the thread that locked it.\n\nThe same sentence stands here. The same sentence stands here.\n";

test("a quote counts as the document has it, and once", () => {
  const plain = "A mutex is released only by the thread that locked it.";
  expect(verifiedQuotes(document, [plain, plain.toLowerCase()])).toEqual({
    quotes: ["A **mutex** is released only by the thread that locked it."],
    missing: [],
  });
});

test("a quote that stands in two places stands in the document", () => {
  expect(verifiedQuotes(document, ["The same sentence stands here."])).toEqual({
    quotes: ["The same sentence stands here."],
    missing: [],
  });
});

test.each([
  "A semaphore may be released by any thread whatsoever.",
  "a",
  "Locks",
  "",
  "…",
  "word ".repeat(5_000),
])("what is not there, too short or too long proves nothing: %#", (quote) => {
  expect(verifiedQuotes(document, [quote])).toEqual({ quotes: [], missing: [quote] });
});
