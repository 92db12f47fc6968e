import { expect } from "@playwright/test";
import { sampleNote } from "../lib/samples/sample-note.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";

test("the two faults of the sample note are shown above the quiz and beside their questions", async ({
  page,
}) => {
  const id = await makeQuiz(page, { text: sampleNote("en") });
  const view = await readQuiz(page, id);
  expect(view.corrections.map(({ type }) => type).sort()).toEqual([
    "code_mismatch",
    "definition_fix",
  ]);
  await page.goto(`/quiz/${id}`);

  const report = page.getByText("2 corrections in your note");
  await report.click();
  const fixed = page.getByRole("article").filter({ hasText: "Definition corrected" }).first();
  await expect(fixed).toContainText("Queue");
  await expect(fixed).toContainText("added last is removed first");
  await expect(fixed).toContainText("FIFO");
  const removed = page.getByRole("article").filter({ hasText: "Code does not fit" }).first();
  await expect(removed).toContainText("Left out of the quiz");
  await expect(removed.locator("pre")).toContainText("stock[");
  await report.click();

  const touched = view.questions.findIndex(({ correctionIds }) => correctionIds.length > 0);
  expect(touched).toBeGreaterThanOrEqual(0);
  await page.getByRole("button", { name: new RegExp(`^Question ${touched + 1},`) }).click();
  await expect(page.getByText("A correction touches this question")).toBeVisible();
  await new QuizPage(page).answerByKeys();
  const beside = page.locator("form article").first();
  await expect(beside).toBeVisible();
});

test("the same note again asks nothing twice, and says why there is less", async ({ page }) => {
  const note = madeUpNote("again");
  const first = await readQuiz(page, await makeQuiz(page, { ...note, wanted: 40 }));
  const id = await makeQuiz(page, { ...note, wanted: 40 });
  const second = await readQuiz(page, id);
  const asked = new Set(first.questions.map(({ stem, code }) => `${stem}${code}`));
  expect(second.questions.filter(({ stem, code }) => asked.has(`${stem}${code}`))).toEqual([]);
  expect(second.shortfall?.delivered).toBe(second.questions.length);
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText(/questions? instead of 40/)).toBeVisible();
  await expect(page.getByText(/too close to what you have already been asked/)).toBeVisible();
});

test("a check that fails leaves a quiz that says so", async ({ page, model }) => {
  model.control({ mode: "401", task: "check-facts" });
  const id = await makeQuiz(page, madeUpNote("unchecked"));
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("The fact check failed")).toBeVisible();
  expect((await readQuiz(page, id)).status).toBe("ready_unchecked");
});

test("a wrong line that no concept carries is corrected, and questions use the right words", async ({
  page,
}) => {
  const text = [
    "- `ls` lists the files of a directory",
    "- `touch` removes a file",
    "- `cd` changes the working directory",
    "- `pwd` prints the path of the working directory",
    "- `mkdir` makes a new directory",
  ].join("\n");
  const view = await readQuiz(page, await makeQuiz(page, { text }));
  expect(view).toMatchObject({ status: "ready", factCheck: "checked", strategy: "direct_quiz" });
  expect(view.corrections).toMatchObject([
    {
      ...{ conceptId: null, original: "`touch` removes a file" },
      fixed: "`touch` creates an empty file",
    },
  ]);
  expect(JSON.stringify(view.questions)).not.toContain("removes a file");
});
