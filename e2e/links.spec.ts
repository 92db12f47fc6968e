import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";
import { makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

/** Terms that a quiz asks about; the name keeps the notes of two tests apart. */
const note = (name: string) => `# ${name}

- **Neap ${name}**: the weakest tide of a month
- **Spring ${name}**: the strongest tide of a month
- **Bore of the ${name}**: a wave that runs up a river
- **Ebb of the ${name}**: water that flows back to the sea
`;

/** A document and a quiz of the same note, in a subject of their own. */
const made = async (page: Page, name: string) => {
  const answer = await page.request.post("/api/subjects", { data: { name } });
  const { id: subjectId } = subjectView.parse(await answer.json());
  const study = { topic: name, text: note(name), subjectId };
  const documentId = await makeStudy(page, study);
  await waitForQuestion(page, documentId, "study_edit");
  return { documentId, quizId: await makeQuiz(page, { text: note(name), subjectId }) };
};

const answerAll = async (page: Page, quizId: string) => {
  for (const { id: questionId, type, options } of (await readQuiz(page, quizId)).questions) {
    const given =
      type === "free_recall" ? { answer: "", grade: "not" } : { answer: options?.[0] ?? "x" };
    await page.request.post(`/api/quiz/${quizId}/answers`, { data: { questionId, ...given } });
  }
};

/** What the page lights for the request. */
const lit = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get("marked-passage") ?? [])].map((range) => range.toString()).join(),
  );

test("from an answered question to its sentence in the document, with a request begun", async ({
  page,
}) => {
  const { documentId, quizId } = await made(page, "Tides of one");
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${quizId}`);
  const ask = page.getByRole("link", { name: translator("en", "player")("askDocument") });
  await expect(quiz.position(1, (await readQuiz(page, quizId)).questions.length)).toBeVisible();
  await expect(ask).toHaveCount(0);
  const [first] = (await readQuiz(page, quizId)).questions;
  await quiz.answerByKeys();
  await expect(ask).toBeVisible();
  await expectNoViolation(page, "a question that a document can be asked about");
  const { revision } = (await readStudy(page, documentId)).thread;
  await ask.click();
  await expect(page).toHaveURL(new RegExp(`/study/${documentId}$`));
  const study = new StudyPage(page);
  await expect(study.askField).toBeFocused();
  await expect(study.askField).toHaveValue(/^Replace “(.+)” with “\1”$/);
  const key = (await readQuiz(page, quizId)).questions.find(({ id }) => id === first?.id)?.key;
  const words = await lit(page);
  const [line = ""] = key?.evidence.quote.replaceAll(/^- |[*]/gm, "").split("\n") ?? [];
  expect(line.length).toBeGreaterThan(10);
  expect(words).toContain(line);
  await expect(study.conversation.getByRole("blockquote")).toContainText(line);
  await expectNoViolation(page, "a request that is begun");
  // Nothing was said by itself, and a reload begins nothing again.
  expect((await readStudy(page, documentId)).thread.revision).toBe(revision);
  const begun = await study.askField.inputValue();
  await page.reload();
  await expect(study.askField).toHaveValue(begun);

  // The same question again begins it once, another one in its place; what somebody wrote stays before it.
  const open = async (which: "first" | "last") => {
    await page.goto(`/quiz/${quizId}/questions`);
    const asks = page.getByRole("link", { name: translator("en", "questions")("askDocument") });
    await asks[which]().click();
    await expect(study.askField).toBeFocused();
  };
  await answerAll(page, quizId);
  await open("first");
  await expect(study.askField).toHaveValue(begun);
  await open("last");
  await expect(study.askField).not.toHaveValue(begun);
  const other = await study.askField.inputValue();
  expect(other).toMatch(/^Replace “(.+)” with “\1”$/);
  await study.askField.fill("A word first");
  await open("last");
  await expect(study.askField).toHaveValue(`A word first\n\n${other}`);
});

test("a quiz whose sentences no document says leads to none", async ({ page }) => {
  const answer = await page.request.post("/api/subjects", { data: { name: "Tides of none" } });
  const { id: subjectId } = subjectView.parse(await answer.json());
  const quizId = await makeQuiz(page, { text: note("Tides of none"), subjectId });
  await answerAll(page, quizId);
  const q = translator("en", "questions");
  await page.goto(`/quiz/${quizId}/questions`);
  await expect(page.getByRole("link", { name: q("passage"), exact: false }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: q("askDocument") })).toHaveCount(0);
});

test.describe("on a Russian phone", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("the list of questions leads there, and the document is at the sentence", async ({
    page,
  }) => {
    const { documentId, quizId } = await made(page, "Приливы");
    await answerAll(page, quizId);
    const q = translator("ru", "questions");
    await page.goto(`/quiz/${quizId}/questions`);
    const ask = page.getByRole("link", { name: q("askDocument") });
    await expect(ask.first()).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "questions with ways to the document");
    await ask.first().tap();
    await expect(page).toHaveURL(new RegExp(`/study/${documentId}$`));
    const study = new StudyPage(page, "ru");
    await expect(study.askField).toBeFocused();
    await expect(study.askField).not.toHaveValue("");
    expect(await pixelsTooWide(page)).toBe(0);
    const words = await lit(page);
    const w = translator("ru", "workspace");
    await page.getByRole("button", { name: w("views.document"), exact: true }).tap();
    await expect(study.document.getByText(words).first()).toBeInViewport();
  });
});
