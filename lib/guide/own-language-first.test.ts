import { expect, test } from "vitest";
import { ownLanguageFirst } from "./own-language-first.ts";

const russian = { text: "На панели щёлкните **Max for Live**.", score: 10 };
const english = { text: "In the sidebar, click **Max for Live**.", score: 9.5 };

test("of two sections that say the same, the one in the student's language comes first", () => {
  expect(ownLanguageFirst([russian, english], "en")).toEqual([english, russian]);
  expect(ownLanguageFirst([russian, english], "ru")).toEqual([russian, english]);
});

test("a section that alone answers stays first in any language", () => {
  const far = { ...english, score: 3 };
  expect(ownLanguageFirst([russian, far], "en")).toEqual([russian, far]);
});

test("sections in one language keep their order", () => {
  const other = { ...english, score: 9 };
  expect(ownLanguageFirst([english, other], "ru")).toEqual([english, other]);
});
