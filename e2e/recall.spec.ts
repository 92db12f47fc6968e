import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { lighthouseNote } from "#lib/questions/testing/notes.ts";
import { expectNoViolationOnBoth } from "./expect-no-violation.ts";
import { offlineTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage } from "./quiz-page.ts";

const recall = translator("en", "recall");

test("a note of prose is recalled, compared and graded, and what was not known comes again", async ({
  page,
}) => {
  const id = await makeQuiz(page, { text: lighthouseNote });
  const quiz = new QuizPage(page);
  const opened = page.waitForResponse((response) => response.url().endsWith(`/quiz/${id}`));
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText(translator("en", "report")("banner.offline.body"))).toBeVisible();
  expect(await (await opened).text()).not.toContain("foot of the cliff");
  await expect(quiz.position(1, 3)).toBeVisible();

  // In the head: Enter uncovers, a second one grades nothing, and a reload covers nothing again.
  await page.keyboard.press("Enter");
  await expect(quiz.passageHeading).toBeFocused();
  await expect(page.getByText("foot of the cliff")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(quiz.position(1, 3)).toBeVisible();
  await expect(page.getByText("foot of the cliff")).toBeVisible();
  await page.keyboard.press("3");
  await expect(quiz.verdict).toHaveText(recall("wrong"));
  await expect(quiz.goOnButton).toBeFocused();
  await page.keyboard.press("Enter");

  // In writing: the answer stays beside the passage, digits belong to it, and Enter begins a line.
  await expect(quiz.position(2, 3)).toBeVisible();
  await page.keyboard.type("In 1 boat,");
  await page.keyboard.press("Enter");
  await page.keyboard.type("or not.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(quiz.passageHeading).toBeFocused();
  await expect(page.getByText("In 1 boat,\nor not.")).toBeVisible();
  await expect(page.getByText("lowered a basket")).toBeVisible();
  await quiz.gradeButton("partly").click();
  await expect(quiz.verdict).toHaveText(recall("partly"));
  await page.keyboard.press("Enter");

  await expect(quiz.position(3, 3)).toBeVisible();
  expect(await quiz.recallByKeys("", "knew")).toBe(true);
  await page.keyboard.press("Enter");
  await expect(quiz.resultsHeading).toBeVisible();
  await expect(page.getByText(/^1 of 3$/)).toBeVisible();
  await expect(page.getByText("1 answer is partly right.")).toBeVisible();
  await expect(page.getByText(recall("inHead"))).toBeVisible();
  await expect(page.getByText("In 1 boat,\nor not.")).toBeVisible();

  await quiz.retryButton(2).press("Enter");
  await expect(quiz.position(1, 2)).toBeVisible();
  await expect(page.getByText("foot of the cliff")).toBeHidden();
  await quiz.recallByKeys("The sea took it.", "knew");
  await page.keyboard.press("Enter");
  await quiz.recallByKeys("", "knew");
  await page.keyboard.press("Enter");
  await expect(page.getByText(translator("en", "results")("all"))).toBeVisible();
});

test("a passage that was passed over is still to be graded in the results", async ({ page }) => {
  const id = await makeQuiz(page, { text: lighthouseNote });
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  await page.keyboard.press("Enter");
  await expect(quiz.passageHeading).toBeFocused();
  await page.keyboard.press("ArrowRight");
  for (const number of [2, 3]) {
    await expect(quiz.position(number, 3)).toBeVisible();
    await quiz.recallByKeys("", "knew");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(recall("uncovered", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: recall("gradeRest") }).click();
  await expect(quiz.position(1, 3)).toBeVisible();
  await quiz.gradeButton("knew").click();
  await expect(quiz.verdict).toHaveText(recall("right"));
});

test("whoever cannot see the page can recall, compare and grade", async ({ page }) => {
  test.setTimeout(240_000);
  const id = await makeQuiz(page, { text: lighthouseNote });
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  await page.getByRole("textbox", { name: recall("field") }).fill("The sea took it.");
  await expectNoViolationOnBoth(page, "covered");
  await quiz.uncoverButton.click();
  await expect(quiz.passageHeading).toBeFocused();
  await expect(page.getByRole("group", { name: recall("grade") })).toBeVisible();
  await expectNoViolationOnBoth(page, "uncovered");
  await quiz.gradeButton("partly").click();
  await expect(quiz.goOnButton).toBeFocused();
  await expectNoViolationOnBoth(page, "graded");
  for (const _ of [2, 3]) {
    await quiz.goOnButton.click();
    await quiz.recallByKeys("", "not");
  }
  await quiz.goOnButton.click();
  await expect(quiz.resultsHeading).toBeVisible();
  await expectNoViolationOnBoth(page, "results");
});
