import { expect } from "@playwright/test";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

test("mistakes come back the same day: remembered, turned over, rated with the keys, and taken back", async ({
  page,
}) => {
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

  await page.getByRole("button", { name: "Undo last rating" }).click();
  await expect.poll(count).toBe(before);

  for (let number = before; number > 0; number -= 1) {
    await turn.click();
    await page.getByRole("button", { name: /^Easy/ }).click();
    if (number > 1) await expect.poll(count).toBe(number - 1);
  }
  await expect(page.getByText("Done for today")).toBeVisible();
  await expectNoViolation(page, "nothing due");
});

test.describe("on a phone", () => {
  test.use(phone);
  test("a card is rated by thumb", async ({ page }) => {
    const id = await makeQuiz(page, madeUpNote("by thumb"));
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
