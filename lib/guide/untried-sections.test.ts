import { expect, test } from "vitest";
import { untriedSections } from "./untried-sections.ts";

const freeze = { id: "a", text: "Click **Freeze**.", score: 10 };
const twin = { id: "b", text: "Нажмите **Freeze**, чтобы заморозить дорожку.", score: 9 };
const bounce = { id: "c", text: "Click **Bounce**.", score: 7 };
const tempo = { id: "d", text: "Set the tempo.", score: 3 };

test("another answer is made of what was not tried", () => {
  const found = untriedSections([freeze, bounce, tempo], ["a"], "en");
  expect(found).toEqual({ others: [bounce, tempo], near: true });
});

test("the same section in another language is no other way, where there are sections in the student's", () => {
  expect(untriedSections([freeze, twin, tempo], ["a"], "en")).toEqual({
    others: [tempo],
    near: false,
  });
  const english = [freeze, bounce];
  expect(untriedSections(english, ["a"], "ru")).toEqual({ others: [bounce], near: true });
});

test("what is far from the best section is about something else", () => {
  expect(untriedSections([freeze, tempo], ["a"], "en").near).toBe(false);
  expect(untriedSections([], ["a"], "en")).toEqual({ others: [], near: false });
});
