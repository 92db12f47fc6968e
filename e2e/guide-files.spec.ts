import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { guideAtFirstStep, longestRunMs, readGuide } from "./guide-page.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

const t = translator("en", "guide");
const question = "How do I freeze a track?";

test("a guide is taken away as a file and printed, and “?” shows its keys", async ({ page }) => {
  test.setTimeout(3 * longestRunMs);
  const id = await guideAtFirstStep(page, { question });
  const { steps } = await readGuide(page, id);
  expect(steps.length).toBeGreaterThan(1);
  await page.goto(`/guide/${id}`);

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: translator("en", "keys")("title") });
  await expect(keys).toBeVisible();
  await expectNoViolation(page, "keys of a guide");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();

  const menu = page.getByRole("button", { name: t("files.label") });
  await menu.click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: t("files.zip") }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  const markdown = Object.keys(files).find((name) => name.endsWith(".md")) ?? "";
  const text = strFromU8(files[markdown] ?? new Uint8Array());
  expect(text).toContain(question);
  for (const [place, step] of steps.entries())
    expect(text).toContain(`${place + 1}. ${step.text.split("\n")[0]}`);
  expect(text).not.toContain("#chunk-");

  await menu.click();
  await page.getByRole("menuitem", { name: t("files.print") }).click();
  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { level: 1, name: question })).toBeVisible();
  await expect(sheet.getByRole("listitem").nth(steps.length - 1)).toBeVisible();
  await expectNoViolation(page, "a guide on paper");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("link", { name: t("files.back") })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  expect(await sheet.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(0, 0, 0)");

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(phone.viewport);
  expect(await pixelsTooWide(page)).toBe(0);
  await expectNoViolation(page, "a guide on paper, on a phone");
});
