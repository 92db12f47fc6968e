import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { translator } from "#lib/i18n/translator.ts";
import { screenshotView } from "#lib/schemas/guide.ts";
import { sourceList, sourceView } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { guideAtFirstStep, longestRunMs, readGuide } from "./guide-page.ts";
import { connectedTest as test } from "./product-test.ts";
import { readQuiz } from "./quiz-page.ts";
import { readStudy, StudyPage } from "./study-page.ts";

/** Two faults, each in words that no other test has. */
const note = `# Lanes of the quarry

**Queue** is a lane of the quarry in which the element added last is removed first.

The command \`touch\` removes a file of the quarry at once.

**Deque** is a lane of the quarry with two open ends.
`;

const post = async (page: Page, address: string, data: object) => {
  const sent = await page.request.post(address, { data });
  expect(sent.status()).toBeLessThan(300);
  return sent.json();
};

/** A note of a subject of its own, with a document and a quiz of it. */
const made = async (page: Page) => {
  const { id: subjectId } = subjectView.parse(
    await post(page, "/api/subjects", { name: "Quarry" }),
  );
  const { id } = sourceView.parse(
    await post(page, `/api/subjects/${subjectId}/sources`, { text: note }),
  );
  const of = { sourceIds: [id], subjectId };
  const study = { kind: "study", topic: "Lanes of the quarry", ...of };
  const document = threadView.parse(await post(page, "/api/threads", study));
  await expect
    .poll(async () => (await readStudy(page, document.id)).document !== null, { timeout: 90_000 })
    .toBe(true);
  const quiz = threadView.parse(await post(page, "/api/threads", { kind: "quiz", ...of }));
  await expect
    .poll(async () => (await readQuiz(page, quiz.id)).status, { timeout: 90_000 })
    .toMatch(/^ready/);
  const textNow = async (): Promise<string> =>
    (await (await page.request.get(`/api/sources/${id}`)).json()).text;
  return { subjectId, sourceId: id, documentId: document.id, quizId: quiz.id, textNow };
};

test.use({ locale: "ru-RU" });
const report = translator("ru", "report");
const sources = translator("ru", "sources");

test("on the note's page one correction is refused and one taken, the document follows, and the mistakes become a document", async ({
  page,
}) => {
  test.setTimeout(3 * longestRunMs);
  const { subjectId, sourceId, documentId, quizId, textNow } = await made(page);
  await page.goto(`/source/${sourceId}`);
  const heading = (count: number) =>
    page.getByRole("heading", { name: sources("corrections", { count }) });
  await expect(heading(2)).toBeVisible();
  const refuse = page.getByRole("button", { name: report("take.rejectOf", { name: "Queue" }) });
  await refuse.first().click();
  await expect(heading(1)).toBeVisible();
  expect(await textNow()).toBe(note);
  await page.getByRole("button", { name: new RegExp(`^${report("take.one")}`) }).click();
  await expect(heading(1)).toBeHidden();
  const corrected = await textNow();
  expect(corrected).toContain("added last is removed first");
  expect(corrected).toContain("creates an empty file");

  const study = new StudyPage(page, "ru");
  await page.goto(`/study/${documentId}`);
  const title = page.getByText(study.workspace("noteChanges.title", { count: 1 }));
  await title.click();
  const box = page.locator("details").filter({ has: title });
  await expect(box.getByRole("insertion")).toContainText("creates an empty");
  await box.getByRole("button", { name: study.workspace("noteChanges.take") }).click();
  await expect(study.document).toContainText("creates an empty file");
  await expect(study.document).toContainText("added last is removed first");

  for (const { id: questionId, type } of (await readQuiz(page, quizId)).questions) {
    const given = type === "free_recall" ? { answer: "", grade: "not" } : { answer: "?" };
    await post(page, `/api/quiz/${quizId}/answers`, { questionId, ...given });
  }
  await page.goto(`/quiz/${quizId}`);
  const results = translator("ru", "results");
  await page.getByRole("button", { name: results("documentOfMistakes") }).click();
  await expect(page).toHaveURL(/\/study\/thr_/, { timeout: longestRunMs });
  const listed = await page.request.get(`/api/subjects/${subjectId}/sources`);
  expect(sourceList.parse(await listed.json()).sources.length).toBeGreaterThan(1);
});

test("a guide with its picture becomes a note in Russian, and a quiz of it leads back to the step", async ({
  page,
}) => {
  test.setTimeout(4 * longestRunMs);
  const guide = translator("ru", "guide");
  const id = await guideAtFirstStep(page, { question: "How do I freeze a track?" });
  const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } });
  const buffer = await blank.png().toBuffer();
  const multipart = { file: { name: "screen.png", mimeType: "image/png", buffer } };
  const sent = await page.request.post(`/api/threads/${id}/screenshots`, { multipart });
  const { id: screenshotId } = screenshotView.parse(await sent.json());
  await expect
    .poll(async () => (await readGuide(page, id)).question?.kind, { timeout: longestRunMs })
    .toBe("guide_action");
  const box = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
  const drawn = await page.request.put(`/api/guide/${id}/steps/0/box`, {
    data: { screenshotId, box },
  });
  expect(drawn.status()).toBe(204);
  // As the browser of this student asks for it.
  const headers = { "accept-language": "ru-RU" };
  const kept = await page.request.post(`/api/guide/${id}/note`, { headers });
  const { id: sourceId } = sourceView.parse(await kept.json());
  await page.goto(`/source/${sourceId}`);
  await expect(
    page.getByRole("img", { name: guide("files.picture", { number: 1 }) }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: sources("guide.stepHere", { number: 1 }) }),
  ).toBeVisible();
  const quiz = threadView.parse(
    await post(page, "/api/threads", { kind: "quiz", sourceIds: [sourceId] }),
  );
  await expect
    .poll(async () => (await readQuiz(page, quiz.id)).status, { timeout: longestRunMs })
    .toMatch(/^ready/);
  await page.goto(`/guide/${id}#step-0`);
  const step = page.locator('[data-place="step-0"]').filter({ visible: true }).first();
  await expect(step.getByText(new RegExp(`^${guide("notes.title")}`))).toBeVisible();
});
