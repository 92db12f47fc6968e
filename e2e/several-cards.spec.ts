import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

const fronts = ["aorta", "femur", "tibia", "ulna"];

const newSubject = async (page: Page, name: string, some: readonly string[] = []) => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  const { id } = subjectView.parse(await made.json());
  const cards = some.map((front) => ({ front, back: `what ${front} is`, tags: ["anatomy"] }));
  if (cards.length > 0) await page.request.post("/api/cards", { data: { subjectId: id, cards } });
  return id;
};

const rowOf = (page: Page, front: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `: ${front}` }) });

test("several cards are chosen by keys, tagged, suspended, moved and deleted", async ({ page }) => {
  const subjectId = await newSubject(page, "Bones", fronts);
  const other = await newSubject(page, "Vessels");
  await page.goto(`/cards?subject=${subjectId}`);
  const box = (front: string) => page.getByRole("checkbox", { name: `Select: ${front}` });
  const bar = page.getByRole("region", { name: "Selected cards" });
  await expect(bar).toBeHidden();

  await box("aorta").focus();
  await page.keyboard.press("Space");
  await expect(bar).toContainText("1 selected");
  await expectNoViolation(page, "a card is chosen");
  await box("tibia").focus();
  await page.keyboard.press("Shift+Space");
  await expect(bar).toContainText("3 selected");
  await expect(box("femur")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(box("tibia")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+a");
  await expect(bar).toContainText("4 selected");
  await box("aorta").click();

  await box("femur").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button", { name: "Tags" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText("Tags of 3 cards");
  await page.getByRole("combobox", { name: "Add tags" }).fill("bones");
  await dialog.getByText("anatomy").click();
  await expectNoViolation(page, "tags of several cards");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(bar).toContainText("3 cards changed.");
  await expect(bar).toBeFocused();
  await expect(rowOf(page, "femur").getByRole("link")).toHaveText(["bones"]);
  await expect(rowOf(page, "aorta").getByRole("link")).toHaveText(["anatomy"]);

  await bar.getByRole("button", { name: "Suspend" }).click();
  await expect(rowOf(page, "ulna")).toContainText("Suspended");
  await bar.getByRole("button", { name: "Resume" }).click();
  await expect(rowOf(page, "ulna")).not.toContainText("Suspended");

  await box("ulna").click();
  await bar.getByRole("button", { name: "Move" }).click();
  await dialog.getByRole("combobox").selectOption({ label: "Vessels" });
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(bar).toContainText("2 cards moved.");
  await expect(bar).toBeFocused();
  await expect(page.getByText("2 cards", { exact: true })).toBeVisible();

  await page.goto(`/cards?subject=${other}`);
  await box("femur").click();
  await bar.getByRole("button", { name: "Select all 2 shown" }).click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("heading")).toHaveText("Delete 2 cards?");
  await expectNoViolation(page, "several cards are to be deleted");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("No cards match.")).toBeVisible();
  await expect(bar).toContainText("2 cards deleted.");
});

test("where the last page loses all of its cards, the one before is shown", async ({ page }) => {
  const many = Array.from({ length: 101 }, (_, at) => `bone ${at}`);
  const subjectId = await newSubject(page, "Many bones", many);
  await page.goto(`/cards?subject=${subjectId}&page=2`);
  const boxes = page.getByRole("checkbox", { name: /^Select: bone/ });
  await expect(boxes).toHaveCount(1);
  await boxes.click();
  const bar = page.getByRole("region", { name: "Selected cards" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
  await expect(bar).toContainText("1 card deleted.");
  await expect(boxes).toHaveCount(100);
});

// In Russian, whose words are longer.
test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru" });

  test("cards are chosen by thumb, and what is done with them fits", async ({ page }) => {
    const t = translator("ru", "cards");
    const subjectId = await newSubject(page, "Кости", fronts);
    await page.goto(`/cards?subject=${subjectId}`);
    const box = (name: string) =>
      page.getByRole("checkbox", { name: t("list.some.select", { name }) });
    await box("femur").tap();
    await page.getByRole("button", { name: t("list.some.all", { count: 4 }) }).tap();
    await expect(box("ulna")).toBeChecked();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "several cards on a phone");
    await page.getByRole("button", { name: t("list.tags.label"), exact: true }).tap();
    expect(await pixelsTooWide(page)).toBe(0);
    await page.keyboard.press("Escape");
    const bar = page.getByRole("region", { name: t("list.some.title") });
    await bar.getByRole("button", { name: t("list.suspend") }).tap();
    await expect(bar).toContainText(t("list.some.changed", { count: 4 }));
  });
});
