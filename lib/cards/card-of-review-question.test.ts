import { expect, test } from "vitest";
import { maxSideCharacters } from "#lib/schemas/card-limits.ts";
import { cardOfReviewQuestion } from "./card-of-review-question.ts";

test("the answer stands above the passages that it rests on, without links into the notes", () => {
  const quotes = ["Cells divide. [[3]](#note-L3)", "Two\n\nparagraphs."];
  expect(
    cardOfReviewQuestion({ text: " What do cells do? ", answer: "They divide.", quotes }),
  ).toEqual({
    front: "What do cells do?",
    back: "They divide.\n\n> Cells divide.\n\n> Two\n>\n> paragraphs.",
  });
});

test("a passage that the answer says is not said twice", () => {
  const quotes = ["Cells divide.", "Often."];
  const { back } = cardOfReviewQuestion({ text: "?", answer: "Cells divide.\n\nOften.", quotes });
  expect(back).toBe("Cells divide.\n\nOften.");
});

test("a side is as long as it may be, and says where it ends early", () => {
  const { back } = cardOfReviewQuestion({ text: "?", answer: "x".repeat(40_000), quotes: [] });
  expect(back).toHaveLength(maxSideCharacters);
  expect(back).toMatch(/x…$/);
});
