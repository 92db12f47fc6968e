import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest, offlineTest, phone } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

const t = translator("en", "player");
const results = translator("en", "results");

const complain = async (page: Page, words: string, kind: string | null = null): Promise<void> => {
  await page
    .getByRole("button", { name: t("complaint.open") })
    .first()
    .click();
  if (kind !== null) await page.getByRole("button", { name: kind }).click();
  await page.getByRole("textbox", { name: t("complaint.words") }).fill(words);
  await page.getByRole("button", { name: t("complaint.send"), exact: true }).click();
};

connectedTest(
  "a question that is wrong is withdrawn and counts no more; one that is not stays, with the reason",
  async ({ page }) => {
    const id = await makeQuiz(page, { ...madeUpNote("called wrong"), wanted: 4 });
    const total = (await readQuiz(page, id)).questions.length;
    expect(total).toBeGreaterThan(2);
    const quiz = new QuizPage(page);
    await page.goto(`/quiz/${id}`);
    await expect(page.getByRole("button", { name: t("complaint.open") })).toBeHidden();

    // Keys of the player are not for who writes.
    await quiz.answerByKeys("1");
    await page.getByRole("button", { name: t("complaint.open") }).click();
    await page.keyboard.press("ArrowRight");
    await expect(quiz.position(1, total)).toBeVisible();
    await expectNoViolation(page, "asked what is wrong");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: t("complaint.open") })).toBeFocused();

    const evidence = (await readQuiz(page, id)).questions[0]?.key?.evidence.quote ?? "";
    const [quoted = ""] = evidence.split("\n");
    await complain(
      page,
      `“${quoted.slice(0, 20)}” is in my note.`,
      t("complaint.kinds.several_right"),
    );
    await expect(page.locator("form").getByText(t("complaint.upheld"))).toBeVisible();
    await expect(page.locator("form").getByText("The note says it itself")).toBeVisible();
    await expect(page.getByText(t("withdrawn"), { exact: true })).toBeVisible();
    await expectNoViolation(page, "withdrawn");
    // It stays in its place.
    await expect(quiz.position(1, total)).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /^Question 1, does not count/ }).click();
    await expect(page.locator("form").getByText("The note says it itself")).toBeVisible();

    await page.keyboard.press("ArrowRight");
    await quiz.answerByKeys("1");
    await complain(page, "I am a teacher, and it is wrong.");
    await expect(page.locator("form").getByText(t("complaint.rejected"))).toBeVisible();
    await expect(page.locator("form").getByText("nothing else than the key")).toBeVisible();
    await expectNoViolation(page, "not upheld");
    await page
      .locator("form")
      .getByRole("button", { name: t("complaint.leaveOut") })
      .click();
    await expect(page.locator("form").getByText(t("complaint.leftOut"))).toBeVisible();
    await page
      .locator("form")
      .getByRole("button", { name: t("complaint.bringBack") })
      .click();
    await expect(page.locator("form").getByText(t("complaint.rejected"))).toBeVisible();

    await page.keyboard.press("Escape");
    for (let number = 3; number <= total; number += 1) {
      await quiz.goOnButton.click();
      await expect(quiz.position(number, total)).toBeVisible();
      await quiz.answerByKeys("1");
    }
    await quiz.goOnButton.click();
    await expect(quiz.resultsHeading).toBeVisible();
    const view = await readQuiz(page, id);
    const out = view.complaints.filter(({ verdict }) => verdict === "upheld").length;
    await expect(page.getByText(results("withdrawn", { count: out }))).toBeVisible();
    await expect(page.getByText(new RegExp(`of ${total - out}$`))).toBeVisible();
    await page.getByText(t("complaint.list", { count: view.complaints.length })).click();
    await expect(page.locator("header").getByText("I am a teacher")).toBeVisible();
    await expectNoViolation(page, "results with complaints");
  },
);

connectedTest.describe("on a phone", () => {
  connectedTest.use({ ...phone, locale: "ru-RU" });
  connectedTest("it is said by thumb, and told while it waits", async ({ page, model }) => {
    const ru = translator("ru", "player");
    const id = await makeQuiz(page, { ...madeUpNote("called wrong by thumb"), wanted: 3 });
    await page.goto(`/quiz/${id}`);
    const quiz = new QuizPage(page, "ru");
    await quiz.fillByThumb();
    await quiz.checkButton.tap();
    model.control({ task: "judge-complaint", mode: "503" });
    await page.getByRole("button", { name: ru("complaint.open") }).tap();
    await page.getByRole("button", { name: ru("complaint.kinds.unclear") }).tap();
    expect(await pixelsTooWide(page)).toBe(0);
    await page.getByRole("button", { name: ru("complaint.send"), exact: true }).tap();
    await expect(page.locator("form").getByText(ru("complaint.waiting"))).toBeVisible({
      timeout: 45_000,
    });
    model.reset();
    await expect(page.locator("form").getByText(ru("complaint.rejected"))).toBeVisible({
      timeout: 45_000,
    });
    expect(await pixelsTooWide(page)).toBe(0);
  });
});

offlineTest("without a model the student's word counts, and is taken back", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("called wrong without a model"));
  const quiz = new QuizPage(page);
  const { questions } = await readQuiz(page, id);
  await page.goto(`/quiz/${id}`);
  await quiz.answerAllByKeys(1, questions.length);
  const before = await page.getByText(new RegExp(`of ${questions.length}$`)).textContent();
  // Among the mistakes of the results.
  await complain(page, "It is not so.");
  await expect(page.locator("main ol").getByText(t("complaint.unjudged"))).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${questions.length - 1}$`))).toBeVisible();
  await expectNoViolation(page, "left out");
  await page
    .locator("main ol")
    .getByRole("button", { name: t("complaint.bringBack") })
    .click();
  await expect(page.getByText(before ?? "", { exact: true })).toBeVisible();
  expect((await readQuiz(page, id)).complaints).toEqual([]);
});
