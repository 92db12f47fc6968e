import { expect, test } from "vitest";
import { documentParts } from "./document-parts.ts";

const section = (name: string) =>
  `## ${name}\n\n${`All of ${name} is said here. `.repeat(200)}\n\n`;
const names = ["One", "Two", "Three", "Four", "Five"];
const document = `# Title\n\n${names.map(section).join("")}`;
const placeIn = (name: string) => {
  const start = document.indexOf(`All of ${name}`);
  return { start, end: start + 3 };
};
const order = (...changed: (readonly string[])[]) =>
  documentParts(
    document,
    changed.map((places) => places.map(placeIn)),
  ).map(({ number }) => number);

test("a document that nobody changed stands in its order, cut at headings", () => {
  const parts = documentParts(document, []);
  expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  const texts = parts.map(({ start, end }) => document.slice(start, end));
  expect(texts.join("")).toBe(document);
  expect(texts[1]).toMatch(/^## Two\n/);
});

test("what was changed far from the end stands last, in the document's order", () => {
  expect(order(["Two"])).toEqual([1, 3, 4, 5, 2]);
  expect(order(["Two"], ["One"])).toEqual([3, 4, 5, 1, 2]);
  expect(order(["One"], ["Two"])).toEqual([3, 4, 5, 1, 2]);
});

test("what was changed near the end stays there", () => {
  expect(order(["Four"], ["Five"])).toEqual([1, 2, 3, 4, 5]);
  expect(order(["Five", "Two"], ["Four"])).toEqual([1, 3, 4, 5, 2]);
});

test("a short document, and a long one without headings, are one part", () => {
  const short = document.slice(0, 19_000);
  expect(documentParts(short, [[placeIn("One")]])).toEqual([
    { number: 1, start: 0, end: short.length },
  ]);
  const flat = "word ".repeat(10_000);
  expect(documentParts(flat, [])).toEqual([{ number: 1, start: 0, end: flat.length }]);
  expect(documentParts("", [])).toEqual([{ number: 1, start: 0, end: 0 }]);
});
