import { expect, test } from "vitest";
import { relevantParts } from "./relevant-parts.ts";

const section = (index: number) =>
  `## Section ${index}\n\n${`Sentence about matter${index} here. `.repeat(60)}\n\n`;

test("a document of ordinary length is shown whole", () => {
  expect(relevantParts(section(1), "anything?")).toBe(section(1));
});

test("of a very long one the sections that the question is about are shown, as they stand", () => {
  const document = Array.from({ length: 100 }, (_, index) => section(index)).join("");
  const shown = relevantParts(document, "What of matter87, and of matter12?");
  expect(shown).toContain(section(87));
  expect(shown).toContain(section(12));
  expect(shown.indexOf("matter12 ")).toBeLessThan(shown.indexOf("matter87 "));
  expect(shown.length).toBeLessThan(document.length / 2);
});
