import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

const newSubject = async (page: Page, name: string, cards: readonly object[] = []) => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  const { id } = subjectView.parse(await made.json());
  if (cards.length > 0) await page.request.post("/api/cards", { data: { subjectId: id, cards } });
  return id;
};

const rowOf = (page: Page, front: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Edit card: ${front}` }) });

test("tags are typed and chosen by keys, a chip narrows the list, and its cards are reviewed", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Tagged", [
    { front: "aorta", back: "a vessel", tags: ["Medicine::heart", "exam <b>1</b>"] },
    { front: "femur", back: "a bone" },
  ]);
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Edit card: femur" }).click();
  const field = page.getByRole("combobox", { name: "Tags" });
  const dialog = page.getByRole("dialog");
  const chip = (tag: string) => dialog.getByRole("button", { name: `Remove tag “${tag}”` });
  await field.pressSequentially("hea");
  const offered = page.getByRole("listbox", { name: "Tags you have" });
  await expect(offered.getByRole("option")).toHaveText(/^Medicine::heart/);
  await expectNoViolation(page, "tags that are offered");
  await field.press("Escape");
  await expect(offered).toBeHidden();
  await expect(dialog).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(chip("Medicine::heart")).toBeVisible();
  await expect(field).toHaveValue("");
  await field.pressSequentially("bones,MEDICINE::HEART,legs");
  await field.press("Enter");
  await expect(chip("legs")).toBeVisible();
  await field.press("Backspace");
  await expect(chip("legs")).toBeHidden();
  await field.pressSequentially("to learn");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const femur = rowOf(page, "femur");
  await expect(femur.getByRole("link")).toHaveText(["Medicine::heart", "bones", "to learn"]);

  await femur.getByRole("link", { name: "bones" }).click();
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Tag", exact: true })).toHaveValue("bones");
  await expectNoViolation(page, "cards with a tag");
  await page.getByRole("link", { name: "bones" }).click();
  await expect(page.getByText("2 cards", { exact: true })).toBeVisible();
  await rowOf(page, "aorta").getByRole("link", { name: "exam <b>1</b>" }).click();
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Review 1 with this tag" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Review: Tagged · exam <b>1</b>",
  );
  await expect(page.locator("main").getByText("aorta")).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("4");
  await expect(page.getByText("Done for today")).toBeVisible();
  await page.getByRole("link", { name: "All cards" }).click();
  await expect(page.getByText("None with this tag is due today.")).toBeVisible();
});

test("tags go to Anki and come back, and a file brings its own to cards that are there", async ({
  page,
}) => {
  const front = "How is a matrix called that equals its transpose?";
  const subjectId = await newSubject(page, "Linear maths", [
    { front, back: "symmetric", tags: ["linear algebra", "ALG::matrices"] },
  ]);
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Download or print" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "For Anki", exact: true }).click(),
  ]);
  const apkg = readFileSync(await download.path());
  const bring = async (name: string, buffer: Buffer) => {
    await page.getByRole("button", { name: "Import a file" }).click();
    const file = { name, mimeType: "application/octet-stream", buffer };
    await page.locator('[data-cards="file"]').setInputFiles(file);
    await expect(page.getByText("This makes 1 card:")).toBeVisible();
  };
  const other = await newSubject(page, "Brought in");
  await page.goto(`/cards?subject=${other}`);
  await bring("m.apkg", apkg);
  await expect(page.getByRole("cell", { name: "linear_algebra, ALG::matrices" })).toBeVisible();
  await expectNoViolation(page, "tags of a file before they are taken");
  await page.getByRole("button", { name: "Add 1 card" }).click();
  await expect(page.getByText("1 card added.")).toBeVisible();
  const tags = rowOf(page, "How is a matrix").getByRole("link");
  await expect(tags).toHaveText(["linear algebra", "ALG::matrices"]);
  const table = `Question,Answer,Tags\n${front},symmetric,"exam, LINEAR ALGEBRA"\n`;
  for (const told of [
    "This subject already had 1 of them. Tags were added to 1 of them.",
    "This subject already had 1 of them.",
  ]) {
    await bring("m.csv", Buffer.from(table));
    await page.getByRole("button", { name: "Add 1 card" }).click();
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(tags).toHaveText(["linear algebra", "ALG::matrices", "exam"]);
  }
});

// In Russian, whose words are longer.
test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru", expected: [/status of 422/] });

  test("long tags fit, and what cannot be a tag is told", async ({ page }) => {
    const t = translator("ru", "cards");
    const long = "Электроэнцефалографическое-исследование-головного-мозга::1".padEnd(60, "x");
    const cards = [{ front: "ЭЭГ", back: "x", tags: [long, "\u05D0\u05D1", "коротко"] }];
    const subjectId = await newSubject(page, "Метки", cards);
    await page.goto(`/cards?subject=${subjectId}`);
    await expect(page.getByRole("link", { name: long })).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "tags on a phone");
    await page.getByRole("button", { name: `${t("list.edit")}: ЭЭГ` }).tap();
    await page.getByRole("combobox", { name: t("list.tags.label") }).fill("к");
    await page.getByRole("button", { name: t("list.tags.remove", { tag: "коротко" }) }).tap();
    await expect(
      page.getByRole("button", { name: t("list.tags.remove", { tag: "к" }) }),
    ).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "the form with tags on a phone");
    const refused = await page.evaluate(async (id) => {
      const body = JSON.stringify({
        subjectId: id,
        cards: [{ front: "a", back: "b", tags: ["a,b"] }],
      });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/cards", { method: "POST", body, headers })).json();
    }, subjectId);
    expect(refused.error.message).toBe(translator("ru", "errors")("card_tag_signs"));
  });
});
