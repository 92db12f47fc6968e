import { expect, type Page } from "@playwright/test";
import { subjectView } from "#lib/schemas/subject.ts";
import { threadView } from "#lib/schemas/thread.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";
import { StudyPage, waitForQuestion } from "./study-page.ts";

/** A subject with a quiz and a document, and its page. */
const subjectWithWork = async (page: Page, name: string) => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  const { id } = subjectView.parse(await made.json());
  const note = madeUpNote(name);
  await makeQuiz(page, { ...note, subjectId: id });
  const study = await page.request.post("/api/threads", {
    data: { kind: "study", topic: name, title: `About ${name}`, text: note.text, subjectId: id },
  });
  const { id: studyId } = threadView.parse(await study.json());
  await waitForQuestion(page, studyId, "study_edit");
  await page.goto(`/subject/${id}`);
  return { id, note };
};

const download = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download all (ZIP)" }).click(),
  ]);
  return file.path();
};

// Home lists all that other tests made, which is no part of this.
test.beforeEach(({ offlineProduct }) => setAside(offlineProduct));

test("a subject is downloaded whole and imported, and its work goes on", async ({ page }) => {
  const { id, note } = await subjectWithWork(page, "Volcanoes");
  await expectNoViolation(page, "subject");
  const path = await download(page);

  await page.goto("/");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a subject" }).click();
  expect((await chooser).isMultiple()).toBe(false);
  await (await chooser).setFiles(path);
  const told = page.getByRole("dialog", { name: "“Volcanoes” has been imported" });
  await expect(told).toContainText("1 document, 1 quiz, 1 source");
  await expectNoViolation(page, "subject imported");
  await told.getByRole("button", { name: "Open the subject" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Volcanoes" })).toBeVisible();
  expect(page.url()).not.toContain(id);
  const copy = page.url();

  await page.getByRole("link", { name: /About Volcanoes/ }).click();
  const study = new StudyPage(page);
  await expect(study.document).toBeVisible();
  await study.ask(`replace "every" with "molten" everywhere`);
  await expect(study.document).toContainText("molten");

  await page.goto(copy);
  await page.locator('a[href^="/quiz/"]').filter({ hasText: note.title }).first().click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();

  await page.goto("/");
  const input = page.locator('input[data-subject="file"]');
  await input.setInputFiles(path);
  const known = page.getByRole("dialog", { name: "“Volcanoes” is already here" });
  await expect(known).toContainText("Nothing has changed.");
  await known.getByRole("button", { name: "Open the subject" }).click();
  await expect(page).toHaveURL(copy);
});

test.describe("a file that is none", () => {
  test.use({ expected: [/status of 415/] });

  test("says so, and changes nothing", async ({ page }) => {
    await page.request.post("/api/subjects", { data: { name: "Glaciers" } });
    await page.goto("/");
    const input = page.locator('input[data-subject="file"]');
    await input.setInputFiles({
      ...{ name: "notes.zip", mimeType: "application/zip" },
      buffer: Buffer.from("Dear Lectern,"),
    });
    await expect(page.getByText("This is not a subject downloaded from Lectern.")).toBeVisible();
    await expectNoViolation(page, "file refused");
  });
});

test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru-RU" });

  test("a subject is imported", async ({ page }) => {
    const { id } = await subjectWithWork(page, "Вулканы");
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
    await expectNoViolation(page, "subject, phone");
    const archive = await page.request.get(`/api/subjects/${id}/archive`);
    await page.goto("/");
    await page.locator('input[data-subject="file"]').setInputFiles({
      ...{ name: "Вулканы.zip", mimeType: "application/zip" },
      buffer: await archive.body(),
    });
    const told = page.getByRole("dialog", { name: "Предмет «Вулканы» загружен" });
    await expect(told).toContainText(/1 документ, 1 тест, 1 источник/);
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0);
    await expectNoViolation(page, "subject imported, phone");
  });
});
