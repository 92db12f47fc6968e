import { expect, type Page } from "@playwright/test";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { offlineTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";
import { makeStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const subjectNamed = async (page: Page, name: string): Promise<string> =>
  subjectView.parse(await (await page.request.post("/api/subjects", { data: { name } })).json()).id;

test("a thread is found by its title, renamed, and deleted with everything in it", async ({
  page,
}) => {
  const note = madeUpNote("home");
  const id = await makeQuiz(page, note);
  await makeQuiz(page, madeUpNote("home, another"));
  await page.goto("/");

  await page.getByRole("searchbox").fill(note.title);
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByText(new RegExp(`^\\d+ results? for “${note.title}”`))).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete: / })).toHaveCount(1);

  await page.getByRole("button", { name: `Rename or move: ${note.title}` }).click();
  const field = page.getByRole("textbox", { name: "Title" });
  await expect(field).toHaveValue(note.title);
  await field.fill("Renamed for the test");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: /^Delete: / })).toHaveCount(0);

  // It waits to be begun, too.
  const renamed = page.getByRole("link", { name: /^Renamed for the test/ }).last();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(renamed).toBeVisible();
  await page.getByRole("button", { name: "Delete: Renamed for the test" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(renamed).toBeVisible();
  await page.getByRole("button", { name: "Delete: Renamed for the test" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(renamed).toBeHidden();
  expect((await page.request.get(`/api/threads/${id}`)).status()).toBe(404);
});

test("what was deleted comes back from the bin, or goes at once", async ({ page }) => {
  const note = madeUpNote("for the bin");
  await makeQuiz(page, note);
  await page.goto("/");
  // What waits stands above the list, too.
  const row = page.getByRole("link", { name: new RegExp(`^${note.title}`) }).last();
  const toBin = async () => {
    await page.getByRole("button", { name: `Delete: ${note.title}` }).click();
    await expectNoViolation(page, "what to do with it");
    await page.getByRole("button", { name: "Move to bin" }).click();
    await expect(row).toBeHidden();
    await page.getByRole("link", { name: /^Bin/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
  };
  await toBin();
  await expectNoViolation(page, "bin");
  const restore = page.getByRole("button", { name: `Restore: ${note.title}` });
  await restore.click();
  await expect(restore).toBeHidden();
  await page.goto("/");
  await expect(row).toBeVisible();
  await toBin();
  await page.getByRole("button", { name: `Delete now: ${note.title}` }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(restore).toBeHidden();
});

test("a subject is deleted and its things move to another", async ({ page }) => {
  const from = await subjectNamed(page, "To be deleted");
  const to = await subjectNamed(page, "To stay");
  const note = madeUpNote("of a deleted subject");
  await makeQuiz(page, { ...note, subjectId: from });
  await page.goto(`/subject/${from}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expectNoViolation(page, "a subject to delete");
  await dialog.getByRole("combobox").selectOption("Moves to “To stay”");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(`/subject/${to}`);
  await expect(page.locator('a[href^="/quiz/"]').filter({ hasText: note.title })).toBeVisible();
});

test("a title at home leads back into the quiz, and says how far it was played", async ({
  page,
}) => {
  const note = madeUpNote("continue");
  const id = await makeQuiz(page, note);
  const { questions } = await readQuiz(page, id);
  // What waits stands above the list, too.
  const home = page.getByRole("listitem").filter({ hasText: note.title }).last();
  const quiz = new QuizPage(page);
  await page.goto("/");
  await expect(home).toContainText("Not started");
  await home.getByRole("link").click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await quiz.answerByKeys();
  await page.goBack();
  await expect(home).toContainText(`1 of ${questions.length} answered`);
});

test("a list that the browser kept is read anew", async ({ page }) => {
  const note = madeUpNote("kept list");
  const id = await makeQuiz(page, note);
  await page.goto("/");
  await page
    .getByRole("link", { name: new RegExp(note.title) })
    .last()
    .click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  // As another tab would.
  const changed = await page.request.patch(`/api/threads/${id}`, {
    data: { title: "Named since" },
  });
  expect(changed.status()).toBe(200);
  await page.goBack();
  await expect(page.getByRole("link", { name: /Named since/ }).last()).toBeVisible();
});

/** So long that its end is out of sight when it is opened. */
const longNote = [
  ...Array.from({ length: 60 }, (_, part) => `## Part ${part}\n\nPlain words of part ${part}.`),
  "## The end\n\nThese are the very last words of it.",
].join("\n\n");

test("home goes on with what was left half done last at its place, and says what waits", async ({
  page,
}) => {
  const played = madeUpNote("goes on");
  const waits = madeUpNote("waits");
  const id = await makeQuiz(page, played);
  const topic = "Edited, and gone on with";
  const study = await makeStudy(page, { topic, text: longNote });
  await makeQuiz(page, waits);
  const { questions } = await readQuiz(page, id);
  const goOn = page.getByRole("region", { name: "Continue where you left off" });
  const waiting = page.getByRole("region", { name: "Waiting for you" });

  await page.goto(`/quiz/${id}`);
  await new QuizPage(page).answerByKeys();
  await page.goto("/");
  await expect(goOn).toContainText(played.title);
  await expect(goOn).toContainText(`1 of ${questions.length} answered`);
  await expect(waiting).toContainText(waits.title);
  await expectNoViolation(page, "home with what goes on");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText(/Question 2 of/).first()).toBeVisible();

  await waitForQuestion(page, study, "study_edit");
  // A document that nobody worked on yet is not gone on with.
  await page.goto("/");
  await expect(goOn).toContainText(played.title);
  await page.goto(`/study/${study}`);
  const document = new StudyPage(page);
  await document.ask('replace "the very last words" with "words put in"');
  await expect(document.document).toContainText("words put in");
  await page.goto("/");
  await expect(goOn).toContainText(topic);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(document.document.getByText("words put in").first()).toBeInViewport();
});
