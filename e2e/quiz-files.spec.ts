import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, readQuiz } from "./quiz-page.ts";

test("a quiz is taken away as a file and printed, with its answers on a page of their own", async ({
  page,
}) => {
  const note = madeUpNote("taken away");
  const id = await makeQuiz(page, note);
  const { questions } = await readQuiz(page, id);
  await page.goto(`/quiz/${id}`);
  const menu = page.getByRole("button", { name: "Download or print" });
  await menu.click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "For Moodle, with the answers (GIFT)" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.gift\.txt$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(/^::\d+::/gm)).toHaveLength(questions.length);

  await menu.click();
  const [forAnki] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "For Anki, with the answers (APKG)" }).click(),
  ]);
  expect(forAnki.suggestedFilename()).toMatch(/\.apkg$/);

  await menu.click();
  await page.getByRole("menuitem", { name: "Print the questions" }).click();
  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { level: 1, name: note.title })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: "Answers" })).toBeHidden();
  await expectNoViolation(page, "a quiz on paper");
  await page.getByRole("link", { name: "Add the answers" }).click();
  await expect(sheet.getByRole("heading", { name: "Answers" })).toBeVisible();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("link", { name: "Back to the quiz" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  const ink = await sheet.evaluate((one) => getComputedStyle(one).color);
  expect(ink).toBe("rgb(0, 0, 0)");
});

test.describe("on a phone", () => {
  test.use(phone);
  test("the sheet fits", async ({ page }) => {
    const id = await makeQuiz(page, madeUpNote("paper on a phone"));
    await page.goto(`/quiz/${id}/print?answers=1`);
    await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a quiz on paper, on a phone");
  });
});
