import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { type GuideNotes, guideNotes } from "#lib/schemas/guide.ts";
import { sourceView, wholeSource } from "#lib/schemas/source.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { GuidePage, longestRunMs, makeGuide, readGuide, waitForGuide } from "./guide-page.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide, readQuiz } from "./quiz-page.ts";

const t = translator("en", "guide");
const sources = translator("en", "sources");

const notesOf = async (page: Page, guideId: string): Promise<GuideNotes["notes"]> =>
  guideNotes.parse(await (await page.request.get(`/api/guide/${guideId}/note`)).json()).notes;

/** A guide with an answer, and the note that it was saved as. */
const saved = async (page: Page, question: string) => {
  const guideId = await makeGuide(page, { question });
  await waitForGuide(page, guideId, "guide_steps");
  const kept = await page.request.post(`/api/guide/${guideId}/note`);
  const { id: sourceId } = sourceView.parse(await kept.json());
  return { guideId, sourceId };
};

/** Makes a quiz of a note, all of it answered. */
const played = async (page: Page, sourceId: string): Promise<string> => {
  const made = await page.request.post("/api/threads", {
    data: { kind: "quiz", sourceIds: [sourceId] },
  });
  const { id } = threadView.parse(await made.json());
  await expect
    .poll(async () => (await readQuiz(page, id)).status, { timeout: longestRunMs })
    .toMatch(/^ready/);
  for (const { id: questionId, type, options } of (await readQuiz(page, id)).questions) {
    const lines = type === "ordering" || type === "matching" ? options : options?.slice(0, 1);
    const given =
      type === "free_recall" ? { answer: "", grade: "knew" } : { answer: lines?.join("\n") ?? "x" };
    await page.request.post(`/api/quiz/${id}/answers`, { data: { questionId, ...given } });
  }
  return id;
};

test("from a step to its note, its questions and cards, and from each of them back", async ({
  page,
}) => {
  test.setTimeout(3 * longestRunMs);
  const guide = new GuidePage(page);
  const guideId = await makeGuide(page, { question: "How do I freeze a track?" });
  await waitForGuide(page, guideId, "guide_steps");
  await page.goto(`/guide/${guideId}`);
  const inNotes = page.getByText(new RegExp(`^${t("notes.title")}( ·|$)`));
  await expect(page.getByRole("button", { name: t("keep.note") })).toBeVisible();
  await expect(inNotes).toHaveCount(0);
  await page.getByRole("button", { name: guide.guide("keep.note") }).click();
  await expect(page).toHaveURL(/\/source\/src_/);
  const sourceId = page.url().split("/").at(-1) ?? "";
  const back = page.getByRole("link", { name: sources("guide.stepHere", { number: 1 }) });
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(inNotes.first()).toBeVisible();

  const quizId = await played(page, sourceId);
  const [note] = await notesOf(page, guideId);
  const asked = note?.steps.find(({ questions }) => questions.some(({ cardId }) => cardId));
  const question = asked?.questions.find(({ cardId }) => cardId);
  if (asked === undefined || question === undefined) throw new Error("Nothing rests on a step");
  expect(question.cardId).toBe(question.id);
  await page.reload();
  const step = page.locator(`article [data-place="step-${asked.step}"]`);
  const count = t("notes.questions", { count: asked.questions.length });
  const summary = step.getByText(new RegExp(`^${t("notes.title")} · ${count}`));
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(step.getByRole("link", { name: note?.title ?? "" })).toBeVisible();
  await expectNoViolation(page, "a step with its questions");
  await step.locator(`a[href="/quiz/${quizId}/questions#question-${question.id}"]`).click();

  const [first] = (await notesOf(page, guideId)).flatMap(({ steps }) =>
    steps.filter(({ questions }) => questions.some(({ id }) => id === question.id)),
  );
  const way = `a[href="/guide/${guideId}#step-${first?.step}"]`;
  await page.locator(`#question-${question.id} ${way}`).click();
  await expect(page).toHaveURL(new RegExp(`/guide/${guideId}#step-${first?.step}$`));
  await page.goto(`/cards?card=${question.id}`);
  await page.locator(way).click();
  await expect(page).toHaveURL(new RegExp(`/guide/${guideId}#step-`));
});

test.describe("in Russian on a phone", () => {
  test.use({ ...phone, locale: "ru-RU", colorScheme: "dark" });

  test("a note that was rewritten says so at the step and in itself", async ({ page }) => {
    test.setTimeout(3 * longestRunMs);
    const { guideId, sourceId } = await saved(page, "How do I use Max for Live?");
    const { steps } = await readGuide(page, guideId);
    const [one = "", two = ""] = steps.map(({ text }) => text.split("\n")[0] ?? "");
    const { text } = wholeSource.parse(
      await (await page.request.get(`/api/sources/${sourceId}`)).json(),
    );
    const other = text
      .replace(`1. ${one}`, `1. ${one.replace("sidebar", "left column")}`)
      .replace(`2. ${two}`, "2. ");
    expect(other).not.toBe(text);
    await page.request.put(`/api/sources/${sourceId}/text`, { data: { text: other } });

    const ru = translator("ru", "sources");
    await page.goto(`/source/${sourceId}`);
    await page.getByText(ru("guide.changed")).click();
    const added = page.getByRole("insertion").filter({ hasText: "left column", visible: true });
    await expect(added.first()).toBeVisible();
    await expect(page.getByText(ru("guide.missing", { count: 1 }))).toBeVisible();
    await expect(
      page.getByRole("link", { name: ru("guide.stepHere", { number: 2 }) }),
    ).toBeVisible();
    await expectNoViolation(page, "a note of a guide that was rewritten");
    expect(await pixelsTooWide(page)).toBe(0);

    await page.goto(`/guide/${guideId}`);
    const guide = translator("ru", "guide");
    const step = page.locator('article [data-place="step-0"]');
    await step.locator("summary").click();
    await expect(step.getByText(guide("notes.changed"))).toBeVisible();
    await expectNoViolation(page, "a step that a note says otherwise");
    expect(await pixelsTooWide(page)).toBe(0);
  });
});
