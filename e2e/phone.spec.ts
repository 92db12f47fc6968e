import { expect, type Page } from "@playwright/test";
import { madeUpNote } from "./made-up-note.ts";
import { offlineTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";

/** Nothing sticks out to the side, and every target is as large as a fingertip. */
const expectPhoneFit = async (page: Page) => {
  const misfits = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const small = [...document.querySelectorAll("button, summary, label:has(input), input, select")]
      .filter((element) => element.checkVisibility() && !element.matches(".sr-only"))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 160));
    return { wide, small };
  });
  expect(misfits).toEqual({ wide: 0, small: [] });
};

test("a quiz is answered with the thumb", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("phone"));
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  for (let number = 1; number <= total; number++) {
    await expect(quiz.position(number, total)).toBeVisible();
    await expectPhoneFit(page);
    const field = page.locator("main").getByRole("textbox");
    if (await field.isVisible()) await field.fill("qqq");
    else await page.locator("label:has(input[type=radio])").first().tap();
    await expect(quiz.checkButton).toBeInViewport();
    await quiz.checkButton.tap();
    await expect(quiz.verdict).toBeVisible();
    await expect(quiz.goOnButton).toBeInViewport();
    await quiz.goOnButton.tap();
  }
  await expect(quiz.resultsHeading).toBeVisible();
  await expectPhoneFit(page);
});

test("every page fits a phone", async ({ page }) => {
  await makeQuiz(page, madeUpNote("a long title for a phone"));
  for (const path of ["/", "/quiz/new", "/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectPhoneFit(page);
  }
});
