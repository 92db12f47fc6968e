import fc from "fast-check";
import { expect, test } from "vitest";
import { noteTitle } from "#lib/notes/note-title.ts";
import { inTime } from "../testing/in-time.ts";

test.each([
  ["# Recursion\n\nA function that calls itself.", "Recursion"],
  ["Some words first.\n\n## **Trees** and `graphs` ##\n", "Trees and graphs"],
  ["\n\n  Рекурсия — вызов функции из неё самой.\n", "Рекурсия — вызов функции из неё самой."],
  ["- first item\n- second", "first item"],
  ["1. > quoted", "quoted"],
  [
    "```python\n# not a heading\n```\nA queue is first in, first out.",
    "A queue is first in, first out.",
  ],
  ["```\nprint(1)\n```", "print(1)"],
  ["[Link text](https://example.com) and more", "Link text and more"],
  ["snake_case_name is kept, _this_ is not", "snake_case_name is kept, this is not"],
  ["---\n***\nWords", "Words"],
  ["#hashtag is no heading", "#hashtag is no heading"],
  ["Title\r\nsecond line", "Title"],
  ["!!!", "…"],
  [
    `Лекция 4. Стек — это структура данных, из которой первым берут последний элемент. ${"Очередь ".repeat(20)}`,
    "Лекция 4. Стек — это структура данных, из которой первым берут последний элемент.",
  ],
])("%j is called %j", (text, title) => {
  expect(noteTitle(text)).toBe(title);
});

test("a long line is cut between words", () => {
  const title = noteTitle("recursion ".repeat(50));
  expect(title.length).toBeLessThanOrEqual(120);
  expect(title.length).toBeGreaterThan(100);
  expect(title).toMatch(/recursion…$/);
});

test("every note has a title that the thread can take", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", size: "large" }), (text) => {
      const title = noteTitle(text);
      expect(title.trim()).toBe(title);
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(title).toBe(title.toWellFormed());
    }),
  );
});

test("brackets that nothing closes cost one walk through them", () => {
  const notes = Array.from({ length: 40 }, (_, index) => "![".repeat(10_000 + index));
  expect(new Set(inTime(() => notes.map(noteTitle)))).toHaveLength(1);
  expect(inTime(() => noteTitle("![".repeat(500_000)))).toBe("…");
});
