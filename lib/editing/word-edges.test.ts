import { describe, expect, it } from "vitest";
import { tidyDeletion } from "./word-edges.ts";

const without = (text: string, part: string): string => {
  const start = text.indexOf(part);
  const span = tidyDeletion(text, { start, end: start + part.length });
  return text.slice(0, span.start) + text.slice(span.end);
};

describe("a deletion leaves no trace", () => {
  it.each([
    ["a word", "one two three", "two", "one three"],
    ["the first word", "one two", "one", "two"],
    ["the last word", "one two", "two", "one"],
    ["a word before a mark", "one two.", "two", "one."],
    ["a sentence between others", "One. Two. Three.", "Two.", "One. Three."],
    ["the last sentence of a paragraph", "One. Two.\n\nNext.", "Two.", "One.\n\nNext."],
    ["a paragraph", "One.\n\nTwo.\n\nThree.\n", "Two.", "One.\n\nThree.\n"],
    ["the first paragraph", "One.\n\nTwo.", "One.", "Two."],
    ["the last paragraph", "One.\n\nTwo.\n", "Two.", "One.\n"],
    ["a list item", "- one\n- two\n- three\n", "two", "- one\n- three\n"],
    ["a numbered item", "1. one\n2. two\n3. three", "two", "1. one\n3. three"],
    ["the last item before a paragraph", "- one\n- two\n\nNext", "two", "- one\n\nNext"],
    ["a heading", "# One\n\n## Two\n\nText", "Two", "# One\n\nText"],
    ["everything", "One.\n", "One.", ""],
    ["a part of a word", "overload", "over", "load"],
  ])("%s", (_what, text, part, expected) => {
    expect(without(text, part)).toBe(expected);
  });
});

describe("a deletion in a hostile text takes linear time", () => {
  // A quadratic search takes half a minute; the watchdog only ends the test.
  it.each(["\n", " ", "\t", "> ", "- ", "#", "\n ", " \n"])("%j", { timeout: 20_000 }, (part) => {
    const many = part.repeat(100_000);
    for (const text of [`${many}x`, `x${many}`, `y\n${many}x${many}\nz`])
      expect(without(text, "x").length).toBeLessThan(text.length);
  });
});
