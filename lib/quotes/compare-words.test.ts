import { describe, expect, it } from "vitest";
import { isSlip, typingDistance } from "#lib/text/edit-distance.ts";
import { compareWords } from "./compare-words.ts";

/** Every difference as "quoted|real". */
const differences = (quote: string, passage: string): string[] =>
  (compareWords(quote, passage)?.differences ?? []).map(({ quoted, real }) =>
    [quoted, real].map((words) => words.map(({ from, to }) => [from, to]).length).join("|"),
  );

describe("what a typist does", () => {
  it.each([
    ["", "", 0],
    ["word", "word", 0],
    ["wrod", "word", 1],
    ["wod", "word", 1],
    ["worrd", "word", 1],
    ["cat", "dog", 3],
    ["", "abc", 3],
  ])("%j for %j takes %i edits", (a, b, edits) => {
    expect(typingDistance(a, b)).toBe(edits);
    expect(typingDistance(b, a)).toBe(edits);
  });

  it("in a run of thousands of letters is counted from the first slip to the last", () => {
    const run = "a".repeat(9_000);
    expect(typingDistance(`${run}b${run}`, run + run)).toBe(1);
    expect(typingDistance(`b${run}b`, `c${run}c`)).toBe(9_002);
  });

  it("changes less than a third of a word", () => {
    expect(isSlip("temperatrue", "temperature")).toBe(true);
    expect(isSlip("minor", "major")).toBe(false);
    expect(isSlip("their", "the")).toBe(false);
  });
});

describe("words of a quote and of a passage", () => {
  it.each([
    ["the same", "The stack grows.", "The **stack** grows", []],
    ["mistyped", "The satck grwos downwards", "The stack grows downwards", []],
    ["with a lost space", "The stackgrows downwards", "The stack grows downwards", []],
    ["in another order", "grows The stack downwards", "The stack grows downwards", []],
    ["without commands that have no letters", "1/2 + x", "\\frac{1}{2} + \\mathbf{x}", []],
    ["left out", "The grows", "The stack slowly grows", ["0|2"]],
    ["put in", "The stack slowly grows", "The stack grows", ["1|0"]],
    ["replaced", "The queue grows", "The stack grows", ["1|1"]],
    ["for more words", "The queue grows", "The call stack grows", ["1|2"]],
    ["in a link target", "[a](x/one.png)", "[a](x/another.png)", ["1|1"]],
  ])("%s", (_what, quote, passage, expected) => {
    expect(differences(quote, passage)).toEqual(expected);
  });

  it("counts what the pen did", () => {
    expect(compareWords("Teh stack grwos", "The stack grows")?.slips).toBe(2);
  });
});
