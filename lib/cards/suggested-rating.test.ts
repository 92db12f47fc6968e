import { expect, test } from "vitest";
import type { CardRating } from "#lib/schemas/card.ts";
import { type JudgedQuestion, suggestedRating } from "./suggested-rating.ts";

const asked = (type: JudgedQuestion["type"], answer: string, stem = "What is it?") => ({
  ...{ type, stem, answer, accepted: [] },
});

const choice = asked("multiple_choice", "a stem");
const gap = asked("fill_in", "mitosis", "Cells divide by ____.");
const order = asked("ordering", "first\nsecond\nthird");

test.each<[name: string, question: JudgedQuestion, given: string, hinted: boolean, CardRating]>([
  ["the right option", choice, "a stem", false, "good"],
  ["the right option with a hint", choice, "a stem", true, "hard"],
  ["a wrong option", choice, "a root", false, "again"],
  ["a wrong option with a hint", choice, "a root", true, "again"],
  ["true where false is right", asked("true_false", "false"), "true", false, "again"],
  ["words as the quiz takes them", gap, " Mitosis.", false, "good"],
  ["other words", gap, "meiosis", false, "again"],
  ["the right order", order, "first\nsecond\nthird", false, "good"],
  ["an order that is partly right", order, "first\nthird\nsecond", false, "again"],
  ["all that was to be named", asked("naming", "iron\ncopper"), "copper, iron", false, "good"],
  ["a part of it", asked("naming", "iron\ncopper"), "copper", false, "again"],
])("%s speaks for a rating", (_, question, given, hinted, rating) => {
  expect(suggestedRating(question, given, hinted)?.rating).toBe(rating);
});

test.each<[name: string, question: JudgedQuestion, given: string]>([
  ["nothing", choice, " \n "],
  ["a text that is to be read", asked("open", "Because it is cold."), "Because it is cold."],
  ["what is compared with the note", asked("free_recall", "A cell."), "A cell."],
])("%s speaks for none", (_, question, given) => {
  expect(suggestedRating(question, given, false)).toBeNull();
});

test("what is partly right is told as such", () => {
  expect(suggestedRating(order, "first\nthird\nsecond", false)?.judgement.score).toBe(0);
  expect(suggestedRating(order, "third\nfirst\nsecond", false)?.judgement.score).toBe(0.5);
});
