import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { translator } from "#lib/i18n/translator.ts";
import {
  wordFile,
  wordParagraph,
  wordPicture,
  wordRun,
} from "#lib/library/testing/office-files.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide, QuizPage } from "./quiz-page.ts";

const t = translator("en", "sources");
const files = translator("en", "noteFiles");

/** A drawing that is wider than a phone. */
const drawing = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="420"><rect width="900" height="420" fill="#fff"/><circle cx="220" cy="210" r="130" fill="#e7ecf7" stroke="#28409f" stroke-width="6"/><circle cx="220" cy="210" r="40" fill="#28409f"/><rect x="520" y="80" width="260" height="260" fill="#f7efe2" stroke="#8a3b12" stroke-width="6"/></svg>',
    ),
  )
    .png()
    .toBuffer();

const word = async () => {
  const lines = [
    "A nucleus is the part of a cell that holds its chromosomes.",
    "A vacuole is a space in a cell that is filled with sap.",
    "A plastid is a part of a plant cell that makes its food.",
    "A ribosome is a body in a cell that builds proteins.",
  ];
  const body = lines
    .map((line) => wordParagraph(wordRun(line)) + wordParagraph(wordPicture("rId7", "Two cells")))
    .join("");
  const buffer = Buffer.from(
    wordFile(wordParagraph(wordRun("Cells"), "Heading1") + body, "", { rId7: await drawing() }),
  );
  return { name: "lecture.docx", mimeType: "application/octet-stream", buffer };
};

/** The first picture of the page, once it is there. */
const firstPicture = async (page: Page) => {
  const picture = page.getByRole("img", { name: "Two cells" }).first();
  // The page may be drawn anew while it is scrolled.
  await expect(() => picture.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await expect(picture).toHaveJSProperty("naturalWidth", 900);
  return picture;
};

test("pictures of a Word file are seen in its note, in passages of its quiz and in a document", async ({
  page,
}) => {
  const made = await page.request.post("/api/subjects", { data: { name: "Biology" } });
  const { id } = subjectView.parse(await made.json());
  await page.goto(`/quiz/new?subject=${id}`);
  const field = page.getByRole("textbox", { name: "Your note" });
  await field.waitFor();
  await page.locator('input[type="file"]').setInputFiles(await word());
  await expect(field).toHaveValue(/!\[Two cells\]\(picture:[0-9a-f]{64}\)/);
  await expect(page.getByText(files("shown", { name: "lecture.docx", count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  await new QuizPage(page).answerByKeys();
  await firstPicture(page);
  await expectNoViolation(page, "passage with its picture");

  await page.getByRole("link", { name: "Biology", exact: true }).click();
  const source = page.getByRole("listitem").filter({ hasText: "lecture.docx" });
  await source.getByRole("link").first().click();
  const picture = await firstPicture(page);
  await expect(page.locator(".picture-caption").first()).toHaveText("Two cells");
  await expectNoViolation(page, "note with pictures");
  // It opens large by itself.
  const [large] = await Promise.all([page.waitForEvent("popup"), picture.click()]);
  expect(large.url()).toMatch(/\/api\/card-pictures\/[0-9a-f]{64}$/);
  await large.close();
  await page.setViewportSize(phone.viewport);
  expect(await pixelsTooWide(page)).toBe(0);

  await page.getByRole("button", { name: t("makeDocument") }).click();
  await expect(page.getByRole("heading", { name: "Cells" }).first()).toBeVisible();
  await firstPicture(page);
  expect(await pixelsTooWide(page)).toBe(0);
  await expectNoViolation(page, "document with pictures");
});
