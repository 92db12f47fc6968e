import { expect, test } from "vitest";
import { foundAgain, nearSections, oneOfTwins, untriedSections } from "./guide-sections.ts";

const scored = (...scores: number[]) => scores.map((score) => ({ score }));

test("what is far behind the best is left out", () => {
  expect(nearSections(scored(10, 9, 5, 4, 3.9, 1))).toEqual(scored(10, 9, 5, 4));
});

test("three are kept however far they are, and nothing of nothing", () => {
  expect(nearSections(scored(10, 1, 1, 1))).toEqual(scored(10, 1, 1));
  expect(nearSections([])).toEqual([]);
});

test("the best need not stand first", () => {
  expect(nearSections(scored(8, 10, 3, 3.5, 5))).toEqual(scored(8, 10, 3, 5));
});

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

const place = { address: "a.md", ordinal: 1 };
const freeze = { id: "a", text: "Click **Freeze**.", score: 10, ...place };
const twin = { id: "b", text: "Нажмите **Freeze**, чтобы заморозить дорожку.", score: 9, ...place };
const bounce = { id: "c", text: "Click **Bounce**.", score: 8, address: "a.md", ordinal: 2 };
const tempo = { id: "d", text: "Set the tempo.", score: 3, address: "b.md", ordinal: 3 };

test("another answer is made of what was not tried", () => {
  const found = untriedSections([freeze, bounce, tempo], ["a"]);
  expect(found).toEqual({ others: [bounce, tempo], near: true });
});

test("the same section in another language is no other way; another section in it is", () => {
  expect(untriedSections([freeze, twin, tempo], ["a"])).toEqual({
    others: [tempo],
    near: false,
  });
  const otherWay = { ...twin, id: "e", ordinal: 8 };
  expect(untriedSections([freeze, otherWay], ["a"])).toEqual({ others: [otherWay], near: true });
});

test("what is far from the best section is about something else", () => {
  expect(untriedSections([freeze, tempo], ["a"]).near).toBe(false);
  expect(untriedSections([], ["a"])).toEqual({ others: [], near: false });
});

test("after a second search what is new stands in turn with the best of before", () => {
  expect(foundAgain(["a", "b", "c"], ["x", "y"], 4)).toEqual(["x", "a", "y", "b"]);
  expect(foundAgain(["a", "b", "c"], ["c", "a"], 3)).toEqual(["a", "b", "c"]);
});

test("a section that stood last and is named by the second search stays", () => {
  const before = ["a", "b", "c", "d"];
  expect(foundAgain(before, ["x", "y", "d", "z"], 4)).toEqual(["x", "d", "y", "a"]);
});
