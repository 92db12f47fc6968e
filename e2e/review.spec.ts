import { expect, type Page } from "@playwright/test";
import type { AddQuestionRequest } from "#lib/schemas/quiz.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";

test("mistakes come back the same day: remembered, turned over, rated with the keys, and taken back", async ({
  page,
  offlineProduct,
}) => {
  await setAside(offlineProduct);
  // Of all its questions, answered by chance, more than one is wrong but in one of thousands of runs.
  const id = await makeQuiz(page, madeUpNote("comes back"));
  const { questions } = await readQuiz(page, id);
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  const right = await quiz.answerAllByKeys(1, questions.length);
  const mistakes = questions.length - right;
  expect(mistakes).toBeGreaterThan(1);
  await expect(page.getByText("What you answered comes back for review")).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("heading", { name: /to review today/ })).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  const left = page.getByText(/left today/).first();
  await expect(left).toBeVisible();
  const count = async () => Number(/\d+/.exec((await left.textContent()) ?? "")?.[0]);
  const before = await count();
  await expectNoViolation(page, "a card");

  const turn = page.getByRole("button", { name: "Show answer" });
  await turn.click();
  await expect(page.getByRole("button", { name: /^Good/ })).toBeVisible();
  await expectNoViolation(page, "a card that was turned over");
  await page.keyboard.press("4");
  await expect.poll(count).toBe(before - 1);
  await expect(turn).toBeVisible();

  // Also after the page was loaded anew.
  await page.reload();
  await page.getByRole("button", { name: "Undo last rating" }).click();
  await expect.poll(count).toBe(before);
  await expect(page.getByText("Your last rating of this card was undone.")).toBeVisible();
  // There is no more of this sitting.
  await expect(page.getByRole("button", { name: "Undo last rating" })).toBeHidden();

  for (let number = before; number > 0; number -= 1) {
    await turn.click();
    await page.getByRole("button", { name: /^Easy/ }).click();
    if (number > 1) await expect.poll(count).toBe(number - 1);
  }
  await expect(page.getByText("Done for today")).toBeVisible();
  await expectNoViolation(page, "nothing due");
  // A slip on the last card is no loss either.
  await page.keyboard.press("u");
  await expect.poll(count).toBe(1);
  await turn.click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await page.getByRole("button", { name: "Undo last rating" }).click();
  await expect.poll(count).toBe(1);
});

/** A subject with a quiz whose cards are these questions of the student's own. @returns the subject's id */
const askedInSubject = async (
  page: Page,
  name: string,
  questions: readonly Pick<
    AddQuestionRequest & AddQuestionRequest["texts"],
    "type" | "stem" | "options" | "answer"
  >[],
): Promise<string> => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  const subjectId = subjectView.parse(await made.json()).id;
  const id = await makeQuiz(page, { ...madeUpNote(name), subjectId });
  for (const { type, ...words } of questions) {
    const texts = { ...words, accepted: [], explanation: "", code: null };
    const data = { key: words.stem, type, texts };
    const added = await page.request.post(`/api/quiz/${id}/questions`, { data });
    expect(added.status()).toBe(201);
  }
  return subjectId;
};

const mineral = {
  ...{ type: "multiple_choice" as const, stem: "Which mineral scratches all others?" },
  ...{ options: ["talc", "quartz", "diamond", "gypsum"], answer: "diamond" },
};

test("an answer suggests its rating, which one key takes and another overrules", async ({
  page,
}) => {
  const subjectId = await askedInSubject(page, "Rated by the answer", [
    mineral,
    {
      ...{ type: "fill_in", stem: "The softest mineral is ____.", options: null },
      answer: "talc",
    },
    {
      ...{ type: "ordering", stem: "From soft to hard:", options: null },
      answer: "talc\nquartz\ndiamond",
    },
  ]);
  await page.goto(`/review?subject=${subjectId}`);
  const main = page.locator("main");
  const suggested = page.getByRole("button", { name: "suggested" });
  const option = async (name: string) =>
    String(
      (
        await main
          .getByRole("radio")
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      ).indexOf(name) + 1,
    );
  // Space presses what has the focus before it turns the card over.
  await page.getByRole("button", { name: "Hint" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  await page.goto(`/review?subject=${subjectId}`);
  await main.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await expect(main.getByRole("radio").first()).toBeChecked();
  await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  // Chosen by its number, turned over by Enter, as in the quiz.
  await expect(main.getByText(mineral.stem)).toBeVisible();
  await page.keyboard.press(await option("diamond"));
  await page.keyboard.press("Enter");
  await expect(main.getByText("Right", { exact: true })).toBeVisible();
  await expect(suggested).toHaveText(/^Good/);
  await expect(page.getByRole("group", { name: "How well did you remember it?" })).toBeFocused();
  await expectNoViolation(page, "a rating that the answer suggests");
  await page.keyboard.press("Space");
  await expect(main.getByText("The softest mineral")).toBeVisible();

  await page.keyboard.press("u");
  await expect(main.getByText(mineral.stem)).toBeVisible();
  // With a hint what is right is hard at most.
  await page.keyboard.press("h");
  await page.keyboard.press(await option("diamond"));
  await page.keyboard.press("Space");
  await expect(suggested).toHaveText(/^Hard/);
  await page.keyboard.press("Enter");
  await expect(main.getByText("The softest mineral")).toBeVisible();

  const field = main.getByRole("textbox");
  await field.fill("gypsum");
  await field.press("Enter");
  await expect(main.getByText("Wrong", { exact: true })).toBeVisible();
  await expect(suggested).toHaveText(/^Again/);
  // The student knows better, also with the focus in what was written.
  await field.click();
  await page.keyboard.press("4");
  await expect(main.getByText("From soft to hard")).toBeVisible();

  // Enter turns it over and rates nothing yet.
  await main.locator("[data-step]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Good/ })).toBeVisible();
  await expect(suggested).toBeHidden();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Good/ })).toBeVisible();
  await page.keyboard.press("3");
  await expect(page.getByText("Done for today").or(main.getByText(mineral.stem))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);
  test("the suggested rating lies under the thumb", async ({ page }) => {
    const subjectId = await askedInSubject(page, "Rated by thumb", [mineral]);
    await page.goto(`/review?subject=${subjectId}`);
    await page.locator("label").filter({ hasText: "quartz" }).tap();
    await page.getByRole("button", { name: "Show answer" }).tap();
    const suggested = page.getByRole("button", { name: "suggested" });
    await expect(suggested).toHaveText(/^Again/);
    await expect(suggested).toBeInViewport();
    await expect(page.getByText("Wrong", { exact: true })).toBeInViewport();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a suggested rating on a phone");
    await suggested.tap();
    await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  });

  test("a card is rated by thumb", async ({ page }) => {
    const id = await makeQuiz(page, { ...madeUpNote("by thumb"), wanted: 2 });
    const { questions } = await readQuiz(page, id);
    const quiz = new QuizPage(page);
    await page.goto(`/quiz/${id}`);
    await quiz.answerAllByKeys(1, questions.length);
    await page.goto("/review");
    await page.getByRole("button", { name: "Show answer" }).tap();
    const again = page.getByRole("button", { name: /^Again/ });
    await expect(again).toBeInViewport();
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await pixelsTooWide(page)).toBe(0);
    await again.tap();
    await expect(page.getByRole("button", { name: "Show answer" })).toBeVisible();
  });
});
