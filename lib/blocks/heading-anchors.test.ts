import { expect, test } from "vitest";
import { headingAnchors } from "./heading-anchors.ts";

test("headings have the names that viewers of Markdown give them", () => {
  expect(
    headingAnchors([
      "The Stack (LIFO)",
      "Что такое слой?",
      "a_b c-d",
      "C++ & C#",
      "Stack",
      " stack\n",
      "!",
    ]),
  ).toEqual(["the-stack-lifo", "что-такое-слой", "a_b-c-d", "c--c", "stack", "stack-1", ""]);
});
