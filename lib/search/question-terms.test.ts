import { expect, test } from "vitest";
import { questionTerms } from "./question-terms.ts";
import { termsOf } from "./terms-of.ts";

const [layer = "", remove = "", transparent = ""] = termsOf("layer delete transparent");
const allTerms = (question: string) =>
  questionTerms(question).flatMap(({ ways }) => ways.flatMap(({ terms }) => terms));

test("words of the question's frame are not looked for", () => {
  expect(questionTerms("How do I delete a layer?").map(({ word }) => word)).toEqual([
    remove,
    layer,
  ]);
  expect(questionTerms("Как мне удалить слой?").map(({ word }) => word)).toEqual(
    termsOf("удалить слой"),
  );
});

test("a question of nothing but such words is looked for as it is", () => {
  expect(questionTerms("what is this").length).toBeGreaterThan(0);
});

test("synonyms of both languages are looked for, and count less than the word", () => {
  const [term] = questionTerms("erase");
  const weight = (word: string) =>
    term?.ways.find(({ terms }) => terms.join() === termsOf(word).join())?.weight ?? 0;
  expect(weight("erase")).toBe(1);
  for (const synonym of ["remove", "стереть"]) {
    expect(weight(synonym)).toBeGreaterThan(0);
    expect(weight(synonym)).toBeLessThan(1);
  }
});

test.each([
  ["freeze", "crash"],
  ["password", "пароль"],
  ["испортить", "повредить"],
  ["зависнуть", "вылетает"],
] as const)("who says %s of any program may find %s", (said, written) => {
  expect(allTerms(said)).toEqual(expect.arrayContaining(termsOf(written)));
});

test("a phrase of several words is understood as one", () => {
  expect(allTerms("a see-through background")).toContain(transparent);
});

test("a phrase is understood when its words stand apart and turned round", () => {
  const straight = questionTerms("the context menu is gone").filter(({ word }) => word === null);
  const apart = questionTerms("gone again, the menu of this context").filter(
    ({ word }) => word === null,
  );
  expect(straight.length).toBeGreaterThan(0);
  expect(apart.map(({ ways }) => ways)).toEqual(straight.map(({ ways }) => ways));
});

test("a word may stand for several that are said together, which say less", () => {
  const [term] = questionTerms("deselect");
  const together = term?.ways.filter(({ terms }) => terms.length > 1) ?? [];
  expect(together.length).toBeGreaterThan(0);
  for (const { weight } of together) expect(weight).toBeLessThan(1);
});
