import { expect, test } from "vitest";
import { questionTerms } from "./question-terms.ts";
import { termsOf } from "./terms-of.ts";

const [layer = "", remove = "", transparent = ""] = termsOf("layer delete transparent");
const allTerms = (question: string) =>
  questionTerms(question).flatMap(({ weights }) => [...weights.keys()]);

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
  const weight = (word: string) => term?.weights.get(termsOf(word)[0] ?? "") ?? 0;
  expect(weight("erase")).toBe(1);
  for (const synonym of ["remove", "стереть"]) {
    expect(weight(synonym)).toBeGreaterThan(0);
    expect(weight(synonym)).toBeLessThan(1);
  }
});

test("a phrase of several words is understood as one", () => {
  expect(allTerms("a see-through background")).toContain(transparent);
});
