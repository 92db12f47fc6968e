import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { language } from "#lib/schemas/language.ts";
import { quizResults } from "#lib/schemas/quiz.ts";
import { offlineTest as test } from "./product-test.ts";
import { QuizPage, readQuiz } from "./quiz-page.ts";

for (const locale of language.options) {
  test.describe(`the sample note without a model, in ${locale}`, () => {
    test.use({ locale });

    test("becomes a quiz that is answered and retried with the keys alone", async ({ page }) => {
      const create = translator(locale, "create");
      const results = translator(locale, "results");
      const quiz = new QuizPage(page, locale);
      await page.goto("/quiz/new");
      await page.getByRole("button", { name: create("sample") }).click();
      await page.getByRole("textbox", { name: create("note") }).press("Control+Enter");

      await expect(page).toHaveURL(/\/quiz\/thr_/);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(
        page.getByText(translator(locale, "report")("banner.offline.title")),
      ).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const total = (await readQuiz(page, id)).questions.length;
      expect(total).toBeGreaterThan(8);

      const right = await quiz.answerAllByKeys(1, total);
      await expect(page.getByText(results("of", { total }))).toBeVisible();
      const { terms } = quizResults.parse(
        await (await page.request.get(`/api/quiz/${id}/results`)).json(),
      );
      expect(terms.total).toBe(13);
      expect(terms.asked).toBeGreaterThan(10);
      const told = terms.asked === terms.total ? "termsAll" : "terms";
      await expect(page.getByText(results(told, terms))).toBeVisible();
      expect(right).toBeLessThan(total);
      await quiz.retryButton(total - right).press("Enter");
      await expect(quiz.position(1, total - right)).toBeVisible();
      await quiz.answerAllByKeys(1, total - right);

      await page.getByRole("button", { name: results("moreQuestions") }).click();
      await expect(page.getByRole("heading", { level: 1, name: / · 2$/ })).toBeVisible();
      expect(page.url()).not.toContain(id);
    });
  });
}
