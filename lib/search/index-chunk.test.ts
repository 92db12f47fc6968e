import { expect, test } from "vitest";
import { inTime } from "#lib/testing/in-time.ts";
import { firstSentence, indexChunk, termPlace } from "./index-chunk.ts";
import { termsOf } from "./terms-of.ts";

test("the first sentence of a text, however its lines are broken", () => {
  expect(firstSentence("Moves a layer\nup in [the stack](a.html#b). It then covers others.")).toBe(
    "Moves a layer up in [the stack].",
  );
});

test("pictures and code are no sentences", () => {
  expect(
    firstSentence("![A. B.](x.png)\n\n```\nSELECT 1.\n```\n\nCounts all the rows of it: fast."),
  ).toBe("Counts all the rows of it:");
});

test("an abbreviation at the beginning does not end it", () => {
  expect(firstSentence("E.g. a mask hides what is black. White shows it.")).toBe(
    "E.g. a mask hides what is black.",
  );
});

test("without a full stop the beginning is taken, and nothing of nothing", () => {
  expect(firstSentence("word ".repeat(100))).toHaveLength(200);
  expect(firstSentence("")).toBe("");
});

test.each(["![", "](", "![a](", "`"])("any number of %j costs one walk through them", (sign) => {
  const text = sign.repeat(2_000_000 / sign.length);
  expect(inTime(() => firstSentence(text)).length).toBeLessThanOrEqual(300);
});

test("what its page begins with weighs in a chunk that does not say it, but does not make it found", () => {
  const { terms, weights } = indexChunk({
    ...{ title: "Parameters", headingPath: [], address: null, innerAddresses: [], indexTerms: [] },
    ...{ text: "The name of the table.", pageLead: "Defines the comment of an object." },
  });
  const [comment = "", table = ""] = termsOf("comment table");
  expect(terms).toContain(table);
  expect(terms).not.toContain(comment);
  expect(weights).toContain(`${termPlace(comment)}:`);
});
