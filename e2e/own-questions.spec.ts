import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { offlineTest, phone } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

const t = translator("en", "questions");
const player = translator("en", "player");
const unfit = translator("en", "questionUnfit");

offlineTest.describe("by keys and mouse", () => {
  offlineTest.use({ expected: [/status of 422/] });
  offlineTest(
    "a student flags, edits, deletes and adds questions, in the player and in the list of all",
    async ({ page }) => {
      const id = await makeQuiz(page, madeUpNote("changed by hand"));
      const total = (await readQuiz(page, id)).questions.length;
      const quiz = new QuizPage(page);
      await page.goto(`/quiz/${id}`);
      const flag = page.getByRole("button", { name: /^Flag this question: / });
      // Also while an answer is being written.
      await page.keyboard.press("Alt+l");
      await expect(flag).toHaveAttribute("aria-pressed", "true");
      await expect.poll(async () => (await readQuiz(page, id)).questions[0]?.flagged).toBe(true);

      // The list has no key in it until one is asked for.
      await page.getByRole("link", { name: t("title") }).click();
      await expect(page.getByRole("heading", { name: t("title") })).toBeVisible();
      const listed = page.locator("main ol > li[id]");
      await expect(listed).toHaveCount(total);
      await page.getByRole("link", { name: t("filters.flagged"), exact: true }).click();
      await expect(listed).toHaveCount(1);
      await page.getByRole("link", { name: t("filters.all"), exact: true }).click();
      await expect(listed).toHaveCount(total);
      await page
        .getByRole("link", { name: /^Show the answer: / })
        .first()
        .click();
      await expect(page.getByRole("link", { name: /^Hide the answer: / })).toBeVisible();
      await expectNoViolation(page, "all questions");

      // What is wrong is said, and nothing that was written is lost.
      await page.getByRole("button", { name: t("add") }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: t("stem") }).fill("What is a quern?");
      await dialog.getByRole("textbox", { name: t("option", { number: 1 }) }).fill("A stone mill");
      await dialog.getByRole("button", { name: t("save") }).click();
      await expect(dialog.getByText(unfit("empty_answer"))).toBeVisible();
      await expectNoViolation(page, "a question that is unfit");
      await dialog.getByRole("textbox", { name: t("option", { number: 2 }) }).fill("A bird");
      await dialog.getByRole("radio", { name: t("right", { number: 1 }) }).check();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(listed).toHaveCount(total + 1);
      const own = listed.last();
      await expect(own.getByText(t("by.added"))).toBeVisible();

      await own.getByRole("button", { name: /^Edit: / }).click();
      await expect(dialog.getByRole("radio", { name: t("right", { number: 1 }) })).toBeChecked();
      await dialog.getByRole("textbox", { name: t("stem") }).fill("What was a quern?");
      await page.keyboard.press("ControlOrMeta+Enter");
      await expect(own.getByText("What was a quern?")).toBeVisible();

      // Deleted by keys, and brought back at once, or from the list.
      const first = listed.first();
      await first.getByRole("button", { name: /^Delete: / }).click();
      await dialog.getByRole("button", { name: t("delete"), exact: true }).click();
      await expect(listed).toHaveCount(total);
      await expect(page.getByRole("button", { name: t("bringBack"), exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(listed).toHaveCount(total + 1);
      await own.getByRole("button", { name: /^Delete: / }).click();
      await dialog.getByRole("checkbox", { name: t("keepCard") }).check();
      await dialog.getByRole("button", { name: t("delete"), exact: true }).click();
      await expect(listed).toHaveCount(total);
      await page.getByText(t("bin", { count: 1 })).click();
      await page.getByRole("button", { name: /^Bring it back: / }).click();
      await expect(listed).toHaveCount(total + 1);

      // It is asked with the others.
      await page.goto(`/quiz/${id}`);
      await page.getByRole("button", { name: new RegExp(`^Question ${total + 1},`) }).click();
      await expect(quiz.position(total + 1, total + 1)).toBeVisible();
      expect(await quiz.answerByKeys("2")).toBe(false);
      await expect(page.getByText(player("passageOf.added"))).toBeVisible();
      await expect(page.getByText(player("proof.student"))).toBeVisible();
      await expect(page.getByRole("button", { name: player("complaint.open") })).toBeHidden();

      await page.getByRole("button", { name: /^Edit: / }).click();
      await dialog.getByRole("textbox", { name: t("option", { number: 2 }) }).fill("A fish");
      await dialog.getByRole("button", { name: t("save") }).click();
      await expect(dialog).toBeHidden();
      const before = player("answeredBefore", { answer: "A bird" });
      await expect(page.getByText(before)).toBeVisible();
      await page.keyboard.press("l");
      await expect(flag).toHaveAttribute("aria-pressed", "true");
      await expectNoViolation(page, "a question of the student's own");
      const csv = await (await page.request.get(`/api/quiz/${id}/download/csv`)).text();
      expect(csv).toContain("A fish");
    },
  );
});

offlineTest.describe("on a phone", () => {
  offlineTest.use({ ...phone, locale: "ru-RU" });
  offlineTest("a question is changed and deleted by thumb", async ({ page }) => {
    const ru = translator("ru", "questions");
    const id = await makeQuiz(page, madeUpNote("changed by thumb"));
    await page.goto(`/quiz/${id}/questions`);
    expect(await pixelsTooWide(page)).toBe(0);
    await page.getByRole("button", { name: ru("add") }).tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: ru("kind") }).selectOption("matching");
    await expect(dialog.getByRole("textbox", { name: ru("term", { number: 6 }) })).toBeVisible();
    await expectNoViolation(page, "pairs on a phone");
    await page.keyboard.press("Escape");
    const rows = page.locator("main ol > li[id]");
    const total = await rows.count();
    await page
      .getByRole("button", { name: /^Удалить: / })
      .first()
      .tap();
    await dialog.getByRole("button", { name: ru("delete"), exact: true }).tap();
    await expect(rows).toHaveCount(total - 1);
    expect(await pixelsTooWide(page)).toBe(0);
    await page.getByRole("button", { name: ru("bringBack"), exact: true }).tap();
    await expect(rows).toHaveCount(total);
  });
});
