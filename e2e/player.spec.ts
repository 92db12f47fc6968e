import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { StudyPage } from "./study-page.ts";
import { storeWideQuiz, walkWideQuiz } from "./wide-quiz.ts";

/** Where as many questions are wanted as there are terms, each is asked about by itself: by a choice. */
const choicesOf = (seed: string) => ({ ...madeUpNote(seed), wanted: 5 });

test("a reload goes on at the first question without an answer", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("reload"));
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  await quiz.answerByKeys();
  await page.keyboard.press("Enter");
  await expect(quiz.position(2, total)).toBeVisible();
  await quiz.answerByKeys("2");
  await page.reload();
  await expect(quiz.position(3, total)).toBeVisible();
});

test("the key and its passage are not in the page before the answer", async ({ page }) => {
  const id = await makeQuiz(page, choicesOf("secret"));
  const asked = page.waitForResponse((response) => response.url().endsWith(`/quiz/${id}`));
  await page.goto(`/quiz/${id}`);
  const html = await (await asked).text();
  await new QuizPage(page).answerByKeys();
  const key = (await readQuiz(page, id)).questions[0]?.key;
  expect(key?.evidence.quote.length).toBeGreaterThan(10);
  expect(html).not.toContain(JSON.stringify(key?.explanation).slice(1, -1));
  await expect(page.getByRole("figure").getByText("In your note")).toBeVisible();
});

test("the arrows walk between questions, and a choice waits where it was made", async ({
  page,
}) => {
  const id = await makeQuiz(page, choicesOf("arrows"));
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(quiz.position(2, total)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(quiz.position(1, total)).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
});

test("results tell of what is not answered yet before they judge", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("left out"));
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  for (let number = 2; number <= total; number++) {
    await page.keyboard.press("ArrowRight");
    await expect(quiz.position(number, total)).toBeVisible();
  }
  await quiz.answerByKeys();
  await page.keyboard.press("Enter");
  await expect(quiz.resultsHeading).toBeVisible();
  const left = translator("en", "results")("open", { count: total - 1 });
  await expect(page.getByText(left)).toBeVisible();
});

test("the question mark shows the keys, and Escape puts them away", async ({ page }) => {
  const id = await makeQuiz(page, choicesOf("help"));
  await page.goto(`/quiz/${id}`);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("radio").first()).not.toBeChecked();
});

test("nothing in a quiz makes its page wider than the window", async ({ page, offlineProduct }) => {
  const id = await offlineProduct.inDatabase(storeWideQuiz);
  await walkWideQuiz(page, id, {
    look: async () => expect(await pixelsTooWide(page)).toBe(0),
    goOn: () => page.keyboard.press("Enter"),
  });
  // The code of a passage is code, not its fence.
  await expect(page.locator("figure pre").filter({ hasText: "int main()" })).toBeVisible();
  await expect(page.locator("figure").filter({ hasText: "```" })).toHaveCount(0);
  // Places of a passage with something between them are apart.
  const apart = page.locator("figure").filter({ hasText: "newest" });
  await expect(apart.getByText("…", { exact: true })).toBeVisible();
  await page.goto(`/quiz/${id}/note`);
  await expect(page.getByRole("heading", { name: "Wide things" })).toBeVisible();
  expect(await pixelsTooWide(page)).toBe(0);
  await expectNoViolation(page, "note of a quiz");
});

test.describe("when the server cannot be reached", () => {
  test.use({ expected: [/ERR_FAILED/] });
  test("an answer that the server did not get can be sent again", async ({ page }) => {
    const id = await makeQuiz(page, choicesOf("unreachable"));
    const quiz = new QuizPage(page);
    await page.goto(`/quiz/${id}`);
    await page.route("**/answers", (route) => route.abort(), { times: 1 });
    // A page that is not alive yet hears no key.
    await expect(async () => {
      await page.keyboard.press("1");
      await expect(page.getByRole("radio").first()).toBeChecked({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").getByText("The server is not responding")).toBeVisible();
    await expect(page.getByRole("radio").first()).toBeChecked();
    await quiz.checkButton.click();
    await expect(quiz.goOnButton).toBeVisible();
  });
});

test.describe("an address of nothing", () => {
  test.use({ expected: [/404/] });
  test("a quiz that is not there says so", async ({ page }) => {
    const answer = await page.goto("/quiz/thr_nothing");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  });
});

test("a document is made of the mistakes, and names the right answer to each", async ({ page }) => {
  const id = await makeQuiz(page, choicesOf("mistakes"));
  for (const { id: questionId } of (await readQuiz(page, id)).questions) {
    const data = { questionId, answer: "Certainly wrong." };
    await page.request.post(`/api/quiz/${id}/answers`, { data });
  }
  const { questions, title } = await readQuiz(page, id);
  const mistakes = questions.filter(({ attempt }) => attempt?.correct === false);
  expect(mistakes.length).toBeGreaterThan(2);
  const results = translator("en", "results");
  await page.goto(`/quiz/${id}`);
  await page.keyboard.press("End");
  const make = page.getByRole("button", { name: results("documentOfMistakes") });
  await expectNoViolation(page, "mistakes");
  await make.press("Enter");
  const study = new StudyPage(page);
  await expect(study.document).toContainText(results("mistakesNote.title", { title }));
  for (const { key } of mistakes) await expect(study.document).toContainText(key?.answer ?? "-");
  await expectNoViolation(page, "a document of mistakes");
});
