import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { searchResults } from "#lib/schemas/search.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { makeStudy, waitForQuestion } from "./study-page.ts";

const t = translator("en", "search");

/** Waits until a query finds something in a thread, or in a source. */
const waitForText = async (page: Page, query: string, of: string): Promise<void> => {
  const found = async () => {
    const answer = await page.request.get(`/api/search?q=${encodeURIComponent(query)}`);
    return searchResults
      .parse(await answer.json())
      .groups.flatMap(({ passages }) => passages.flatMap(({ id, kind }) => [id, kind]));
  };
  await expect.poll(found, { timeout: 30_000 }).toContain(of);
};

/** A long note, with what is looked for far below its beginning. */
const longNote = (wanted: string): string =>
  [
    ...Array.from(
      { length: 60 },
      (_, number) => `## Part ${number}\n\nPlain words of part ${number}.`,
    ),
    `## The end\n\n${wanted}`,
  ].join("\n\n");

const desktop = { width: 1280, height: 800 };

const field = (page: Page) => page.getByRole("combobox", { name: t("title") });
const option = (page: Page, text: string | RegExp) =>
  page.getByRole("option").filter({ hasText: text });

test("a word of a document is found from anywhere, with a slip, and opened where it stands", async ({
  page,
}) => {
  const wanted = "Митохондрии вырабатывают энергию клетки.";
  const alone = { notes: "alone", edit: "alone", questions: "alone" };
  const topic = "Cells, found from anywhere";
  const id = await makeStudy(page, { topic, text: longNote(wanted), settings: { stages: alone } });
  await waitForText(page, "митохондриями", id);
  await page.goto("/settings");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially("митохнодрия энерг");
  const result = option(page, wanted).first();
  await expect(result).toBeVisible();
  await expect(result.locator("mark").first()).toHaveText("Митохондрии");
  await expect(page.getByText(/^Showing results for/)).toBeVisible();
  await expectNoViolation(page, "search");

  await field(page).fill("митохондрия");
  await expect(option(page, wanted).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/study/${id}#`));
  await expect(page.locator(".doc").getByText(wanted).first()).toBeInViewport();
  await expect(field(page)).toBeHidden();

  // On the same page, and back to the same place.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".doc").getByText(wanted).first()).not.toBeInViewport();
  await page.keyboard.press("Control+k");
  await field(page).fill("митохондрия");
  await option(page, wanted).first().click();
  await expect(page.locator(".doc").getByText(wanted).first()).toBeInViewport();
});

test("a passage of a note is found at home, once, and opens in its source", async ({ page }) => {
  const wanted = "Xylograph: a print from a block of wood.";
  await makeQuiz(page, { text: longNote(wanted) });
  await waitForText(page, "xylographs", "source");
  await page.goto("/");
  await page.getByRole("searchbox").fill("xylograph");
  const passage = page.getByRole("link").filter({ hasText: wanted });
  await expect(passage).toHaveCount(1);
  await passage.click();
  await expect(page).toHaveURL(/\/source\/src_\w+#at-/);
  await expect(page.locator(".note-text").getByText(wanted)).toBeInViewport();
  await expect(page.locator(".note-text [data-here]")).toHaveText("The end");
});

test("what was said is found and opened where it was said, on a phone, too", async ({ page }) => {
  const alone = { notes: "alone", edit: "ask", questions: "alone" };
  const id = await makeStudy(page, {
    ...{ topic: "A long talk", text: longNote("The end.") },
    settings: { stages: alone },
  });
  await waitForQuestion(page, id, "study_edit");
  const said = "Выбрось абзац про кашалотов";
  for (const request of [said, ...Array.from({ length: 8 }, (_, place) => `Xyz ${place}`)]) {
    const sent = await page.request.post(`/api/edit/${id}`, { data: { request } });
    expect(sent.status()).toBe(202);
    await waitForQuestion(page, id, "study_edit");
  }
  await waitForText(page, "кашалот", id);
  const bubble = page.locator("[data-place^=message-]").filter({ hasText: said }).first();
  for (const size of [desktop, phone.viewport]) {
    await page.setViewportSize(size);
    await page.goto("/settings");
    await page.keyboard.press("Control+k");
    await field(page).fill("кашалоты ");
    await option(page, said).first().click();
    await expect(page).toHaveURL(/#message-msg_/);
    await expect(bubble).toBeInViewport();
  }
});

test("an open question is found in its quiz, a mistake among the results", async ({ page }) => {
  const id = await makeQuiz(page, { ...madeUpNote("led to a question"), wanted: 4 });
  const { questions } = await readQuiz(page, id);
  const last = questions.at(-1);
  await page.goto(`/quiz/${id}#question-${last?.id}`);
  const quiz = new QuizPage(page);
  await expect(quiz.position(questions.length, questions.length)).toBeVisible();
  for (const question of questions) {
    const { type, id: questionId } = question;
    const graded = type === "free_recall" ? { grade: "not" } : {};
    const answered = { data: { questionId, answer: "Certainly wrong.", ...graded } };
    await page.request.post(`/api/quiz/${id}/answers`, answered);
  }
  const wrong = (await readQuiz(page, id)).questions.findLast(
    ({ attempt }) => attempt?.correct === false,
  );
  await page.goto("/settings");
  await page.goto(`/quiz/${id}#question-${wrong?.id}`);
  await expect(page.locator(`[data-place="question-${wrong?.id}"]`)).toBeInViewport();
});

test("commands are chosen by keys, also while a field is written in", async ({ page }) => {
  // The form behind it has options, too.
  const selected = page.getByRole("dialog").getByRole("option", { selected: true });
  await page.goto("/quiz/new");
  await page.getByRole("textbox", { name: "Your note" }).focus();
  await page.keyboard.press("Control+k");
  await expect(selected).toHaveText(t("commands.study"));
  await page.keyboard.press("ArrowDown");
  await expect(selected).toHaveText(t("commands.quiz"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(selected).toContainText("Русский");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await field(page).fill("libr");
  await expect(selected).toHaveText(t("commands.library"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/library$/);

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.keyboard.press("Control+k");
  await field(page).fill("dark");
  await page.keyboard.press("Enter");
  await expect.poll(theme).toBe("dark");
  await page.keyboard.press("Control+k");
  await field(page).fill("xylographerless");
  await expect(page.getByText(t("nothing", { query: "xylographerless" }))).toBeVisible();
  await field(page).fill("Русский");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test.describe("on a phone", () => {
  test.use(phone);
  test("a button in the head opens the search, which fits the screen", async ({ page }) => {
    const wanted = "Photosynthesis feeds plants.";
    await makeQuiz(page, { text: longNote(wanted) });
    await waitForText(page, "photosynthesis", "source");
    await page.goto("/");
    await page.getByRole("button", { name: t("open") }).click();
    await field(page).fill("photosynth");
    await expect(option(page, wanted).first()).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "search on a phone");
    await option(page, wanted).first().click();
    await expect(page).toHaveURL(/\/source\/src_/);
  });
});
