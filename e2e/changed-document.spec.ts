import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { sourceList } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide, readQuiz, waitForQuiz } from "./quiz-page.ts";
import { makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

/** Terms that a quiz asks about, and a paragraph that none of it is made of. */
const note = (name: string) => `# The ${name}

- **Vein of the ${name}**: a vessel that leads blood back to the heart
- **Artery of the ${name}**: a vessel that leads blood away from the heart
- **Valve of the ${name}**: a fold that lets blood pass in one direction

A sentence of the ${name} that nobody asks about.
`;

/** A document in a subject of its own. */
const madeDocument = async (page: Page, name: string) => {
  const made = await page.request.post("/api/subjects", { data: { name: `On the ${name}` } });
  const { id: subjectId } = subjectView.parse(await made.json());
  const study = { topic: `The ${name}`, text: note(name), subjectId };
  const id = await makeStudy(page, study);
  await waitForQuestion(page, id, "study_edit");
  const edit = async (old_text: string, new_text: string) => {
    const patch = { old_text, new_text, edit_metadata: null };
    expect((await page.request.post(`/api/edit/${id}/patch`, { data: patch })).status()).toBe(200);
  };
  /** The line on veins as it stands among the terms; the notes below say it, too. */
  const former = `## Key terms\n\n- **Vein of the ${name}**: a vessel that leads blood back to the heart`;
  const editVein = () => edit(former, former.replace("leads blood back to", "returns blood into"));
  return { id, subjectId, editVein, title: (await readStudy(page, id)).thread.title, edit };
};

/** The source that a quiz was made from. */
const sourceOf = async (page: Page, subjectId: string, of: string) => {
  const listed = await page.request.get(`/api/subjects/${subjectId}/sources`);
  const found = sourceList
    .parse(await listed.json())
    .sources.find(({ title }) => title.includes(of));
  if (!found) throw new Error(`No source ${of}`);
  return found;
};

const words = (locale: Language) => ({
  s: translator(locale, "sources"),
  q: translator(locale, "questions"),
  p: translator(locale, "player"),
});

test("a quiz of a marked passage is told that the document changed, and follows it at a press", async ({
  page,
}) => {
  const { s, q, p } = words("en");
  const { id, subjectId, title, edit, editVein } = await madeDocument(page, "lung");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await page.locator(".doc ul", { hasText: "Vein" }).first().selectText();
  await study.button(study.workspace("selection.quiz")).click();
  await expect(page).toHaveURL(/\/quiz\/thr_/);
  const quizId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await waitForQuiz(page, quizId);
  const source = await sourceOf(page, subjectId, "Vein");
  const told = page.getByRole("heading", {
    name: s("changedDocument.title", { source: source.title, title }),
  });

  await edit("that nobody asks about", "that nobody is asked about");
  await page.goto(`/quiz/${quizId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);

  await editVein();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(page.getByRole("deletion").first()).toBeHidden();
  await page.getByText(s("changedDocument.changes", { count: 1 }), { exact: true }).click();
  await expect(page.getByRole("deletion").first()).toContainText("leads");
  await expect(page.getByRole("insertion").first()).toContainText("returns");
  await expectNoViolation(page, "a quiz whose document changed");

  // The document says so, too, and leads to what was taken from it.
  await page.getByRole("link", { name: s("changedDocument.open") }).click();
  await expect(page).toHaveURL(new RegExp(`/study/${id}$`));
  await page.getByText(s("changedDocument.behind", { count: 1 })).click();
  await expectNoViolation(page, "a document from which something was taken");
  await page.getByRole("link", { name: source.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/source/${source.id}$`));
  await expect(told).toBeVisible();
  const take = page.getByRole("button", { name: s("changedDocument.take") });
  await take.focus();
  await page.keyboard.press("Enter");
  await expect(told).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("main").getByText("returns blood into").last()).toBeVisible();
  await page.getByText(s("history.title", { count: 1 })).click();
  const origin = page.getByRole("link", { name: s("history.ofDocument", { title }) });
  await expect(origin).toHaveAttribute("href", `/study/${id}`);
  await expectNoViolation(page, "a source that followed its document");

  // Only what rests on the changed line is marked.
  await page.goto(`/quiz/${quizId}`);
  await expect(told).toHaveCount(0);
  await page.getByRole("link", { name: q("staleLink"), exact: true }).click();
  const marks = page.getByRole("region", { name: p("stale.title") });
  await expect(marks.first()).toBeVisible();
  expect(await marks.count()).toBeLessThan((await readQuiz(page, quizId)).questions.length);
});

test.describe("on a Russian phone", () => {
  test.use({ ...phone, locale: "ru-RU" });
  test("it can be left as it is until the next change, also where the passage is gone", async ({
    page,
  }) => {
    const { s } = words("ru");
    const { id, subjectId, title, edit, editVein } = await madeDocument(page, "arm");
    const text: { document: string; revision: number } = await (
      await page.request.get(`/api/document/${id}`)
    ).json();
    const start = text.document.indexOf("- **Vein");
    const end = text.document.indexOf("\n\n## From the notes");
    const selection = { revision: text.revision, start, end };
    const made = await page.request.post("/api/threads", {
      data: { kind: "quiz", document: { threadId: id, selection } },
    });
    const { id: quizId } = threadView.parse(await made.json());
    await waitForQuiz(page, quizId);
    await editVein();
    await page.goto(`/quiz/${quizId}`);
    const { title: source } = await sourceOf(page, subjectId, "Vein");
    const told = page.getByRole("heading", { name: s("changedDocument.title", { source, title }) });
    await expect(told).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a quiz whose document changed, on a phone");
    await page.getByRole("button", { name: s("changedDocument.leave") }).tap();
    await expect(told).toHaveCount(0);
    await page.reload();
    await expect(told).toHaveCount(0);
    const part = text.document
      .slice(start, end)
      .replace("leads blood back to", "returns blood into");
    // The notes below say the same: while they do, the passage is not gone.
    await edit("From the notes\n\n- **Vein", "From the notes\n\n- **A vein");
    await edit(part, "");
    await page.reload();
    const gone = page.getByRole("heading", { name: s("changedDocument.gone", { source, title }) });
    await expect(gone).toBeVisible();
    await expect(page.getByRole("button", { name: s("changedDocument.take") })).toHaveCount(0);
    await page.getByRole("button", { name: s("changedDocument.leave") }).tap();
    await expect(gone).toHaveCount(0);
  });
});

test("a passage shows the questions of its quiz, counted until they are answered", async ({
  page,
}) => {
  const { id, editVein } = await madeDocument(page, "spleen");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await page.locator(".doc ul", { hasText: "Vein" }).first().selectText();
  await study.button(study.workspace("selection.quiz")).click();
  await expect(page).toHaveURL(/\/quiz\/thr_/);
  const quizId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await waitForQuiz(page, quizId);
  const { questions } = await readQuiz(page, quizId);
  await page.goBack();
  const mark = page.locator("[data-card-note]").first();
  const count = study.workspace("cards.questions", { count: questions.length });
  await expect(mark.getByRole("button", { name: count })).toBeVisible();
  await mark.getByRole("button").click();
  await expect(mark.getByRole("link")).toHaveCount(0);
  for (const { id: questionId, type, options } of questions) {
    const given =
      type === "free_recall" ? { answer: "", grade: "knew" } : { answer: options?.[0] ?? "x" };
    await page.request.post(`/api/quiz/${quizId}/answers`, { data: { questionId, ...given } });
  }
  await editVein();
  await page.reload();
  await mark.getByRole("button").click();
  await expect(mark.getByText(study.workspace("cards.changed", { count: 1 }))).toBeAttached();
  await expectNoViolation(page, "a passage with its questions");
  await mark.locator(`a[href^="/quiz/${quizId}/questions#question-"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/quiz/${quizId}/questions`));
});
