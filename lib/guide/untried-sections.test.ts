import { expect, test } from "vitest";
import { untriedSections } from "./untried-sections.ts";

const place = { address: "a.md", ordinal: 1 };
const freeze = { id: "a", text: "Click **Freeze**.", score: 10, ...place };
const twin = { id: "b", text: "Нажмите **Freeze**, чтобы заморозить дорожку.", score: 9, ...place };
const bounce = { id: "c", text: "Click **Bounce**.", score: 7, address: "a.md", ordinal: 2 };
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
