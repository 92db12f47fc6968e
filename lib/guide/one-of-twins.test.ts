import { expect, test } from "vitest";
import { oneOfTwins } from "./one-of-twins.ts";

const russian = { text: "На панели щёлкните **Max for Live**.", address: "b.md#макс", ordinal: 4 };
const english = {
  text: "In the sidebar, click **Max for Live**.",
  address: "b.md#max",
  ordinal: 4,
};
const other = { text: "In the browser, click **Devices**.", address: "b.md#devices", ordinal: 5 };
const paragraph = { text: "Press **Ctrl+Alt+V** to paste.", address: "c.md#paste", ordinal: 9 };

test("of two sections that say the same the one in the student's language is kept, in the better place", () => {
  expect(oneOfTwins([russian, other, english], "en")).toEqual([english, other]);
  expect(oneOfTwins([english, other, russian], "ru")).toEqual([russian, other]);
});

test("pages in a folder of each language are the same page", () => {
  const ru = { ...russian, address: "help/ru/b.html#crop", ordinal: 3 };
  const en = { ...english, address: "help/en/b.html#crop", ordinal: 70 };
  expect(oneOfTwins([en, ru], "ru")).toEqual([ru]);
});

test("a section that has no twin is neither left out nor moved for its language", () => {
  expect(oneOfTwins([paragraph, russian], "ru")).toEqual([paragraph, russian]);
  expect(oneOfTwins([russian, other], "en")).toEqual([russian, other]);
});
