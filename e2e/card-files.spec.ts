import { readFileSync } from "node:fs";
import { zstdCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { translator } from "#lib/i18n/translator.ts";
import { keptPictures } from "#lib/schemas/card.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { packageRows } from "./package-rows.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { pixelsTooWide } from "./quiz-page.ts";

const cards = [
  { front: "What is $a < b$?", back: "A relation:\n\n```js\nif (a<b) go();\n```" },
  { front: "Föhn", back: "a warm wind" },
];

/** A subject with cards by the API. @returns its id */
const newSubject = async (page: Page, name: string, sides: readonly object[] = []) => {
  const made = await page.request.post("/api/subjects", { data: { name } });
  const { id } = subjectView.parse(await made.json());
  if (sides.length > 0)
    await page.request.post("/api/cards", { data: { subjectId: id, cards: sides } });
  return id;
};

/** The fields of all notes in a package. */
const fieldsIn = (packed: Uint8Array): string[][] =>
  packageRows(packed, "select flds from notes order by id").map(({ flds }) =>
    String(flds).split("\u001f"),
  );

test("cards are printed, with their answers on a page of their own", async ({ page }) => {
  const gap = { front: "The {{c1::bora}} is cold.", back: "" };
  const subjectId = await newSubject(page, "Winds on paper", [...cards, gap]);
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Download or print" }).click();
  await page.getByRole("menuitem", { name: "Print with the answers" }).click();
  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { level: 1, name: "Winds on paper" })).toBeVisible();
  const answers = sheet.getByRole("listitem").filter({ hasText: "a warm wind" });
  await expect(answers).toBeVisible();
  await expect(sheet.getByText("The […] is cold.")).toBeVisible();
  await expect(sheet.getByText("bora")).toBeVisible();
  await expectNoViolation(page, "cards on paper");
  await page.getByRole("link", { name: "Without the answers" }).click();
  await expect(answers).toBeHidden();
  await expect(sheet.getByText("Föhn")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the cards" })).toHaveAttribute(
    "href",
    `/cards?subject=${subjectId}`,
  );
});

test("cards are taken away for Anki and brought into another subject, where they are once", async ({
  page,
}) => {
  const subjectId = await newSubject(page, "Air of Europe", cards);
  await page.goto(`/subject/${subjectId}`);
  await page.getByRole("button", { name: "Download or print" }).click();
  await expect(page.getByRole("menuitem", { name: "Table (CSV)" })).toBeVisible();
  await expectNoViolation(page, "the files of cards");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "For Anki, with their schedule" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Air of Europe.apkg");
  const buffer = readFileSync(await download.path());
  expect(fieldsIn(buffer)).toEqual([
    [
      "<p>What is \\(a &lt; b\\)?</p>",
      '<p>A relation:</p>\n<pre><code class="language-js">if (a&lt;b) go();\n</code></pre>',
    ],
    ["<p>Föhn</p>", "<p>a warm wind</p>"],
  ]);

  const other = await newSubject(page, "Brought in");
  await page.goto(`/cards?subject=${other}`);
  const bring = async () => {
    await page.getByRole("button", { name: "Import a file" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Choose a file" }).click(),
    ]);
    const mimeType = "application/octet-stream";
    await chooser.setFiles({ name: "Air of Europe.apkg", mimeType, buffer });
    await expect(page.getByText("This makes 2 cards:")).toBeVisible();
  };
  await bring();
  await expect(page.getByRole("cell", { name: "a warm wind" })).toBeVisible();
  await expect(page.getByText("They start as new cards")).toBeVisible();
  await expectNoViolation(page, "cards of a file before they are made");
  await page.getByRole("button", { name: "Add 2 cards" }).click();
  await expect(page.getByText("2 cards added.")).toBeVisible();
  await expect(page.locator("main .katex").first()).toBeVisible();
  await bring();
  await page.getByRole("button", { name: "Add 2 cards" }).click();
  await expect(page.getByText("This subject already had 2 of them.")).toBeVisible();
  await expect(page.getByText("2 cards", { exact: true })).toBeVisible();
});

test("pictures go to Anki as files, and come back with what they show", async ({ page }) => {
  const drawn = { create: { width: 300, height: 200, channels: 3, background: "#c63" } } as const;
  const buffer = await sharp(drawn).png().toBuffer();
  const file = { name: "a.png", mimeType: "image/png", buffer };
  const kept = await page.request.post("/api/card-pictures", { multipart: { pictures: file } });
  const [picture] = keptPictures.parse(await kept.json()).pictures;
  const front = `Which valley?\n\n![a wadi](picture:${picture?.sha256})`;
  const subjectId = await newSubject(page, "Valleys", [{ front, back: "a dry one" }]);
  const packed = await page.request.get(`/api/cards/export?format=apkg&subject=${subjectId}`);
  const bytes = await packed.body();
  const [[field = ""] = []] = fieldsIn(bytes);
  const name = /<img src="(lectern-[0-9a-f]{32}\.webp)" alt="a wadi">/.exec(field)?.[1];
  const { media, "0": entry } = unzipSync(bytes);
  expect(JSON.parse(Buffer.from(media ?? []).toString())).toEqual({ 0: name });
  expect(await sharp(entry).metadata()).toMatchObject({ format: "webp", width: 300 });

  const other = await newSubject(page, "Valleys brought in");
  await page.goto(`/cards?subject=${other}`);
  await page.getByRole("button", { name: "Import a file" }).click();
  const packageFile = { name: "v.apkg", mimeType: "application/zip", buffer: bytes };
  await page.locator('[data-cards="file"]').setInputFiles(packageFile);
  await expect(page.getByRole("cell", { name: "a wadi" })).toBeVisible();
  await expectNoViolation(page, "cards with pictures before they are made");
  await page.getByRole("button", { name: "Add 1 card" }).click();
  await expect(page.getByText("1 card added.")).toBeVisible();
  const shown = page.getByRole("listitem").filter({ hasText: "Which valley?" }).locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 300);
});

test("a package that Anki wrote in its new form comes in with its picture", async ({ page }) => {
  const folder = new URL("../lib/library/cards/testing/anki-new-form/", import.meta.url);
  const file = (name: string) => readFileSync(new URL(name, folder));
  const drawn = { create: { width: 320, height: 200, channels: 3, background: "#369" } } as const;
  const picture = zstdCompressSync(await sharp(drawn).jpeg().toBuffer());
  const packed = zipSync({
    "collection.anki21b": file("collection.anki21b"),
    ...{ media: file("media"), "0": picture },
  });
  const subjectId = await newSubject(page, "As Anki wrote it");
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Import a file" }).click();
  const buffer = Buffer.from(packed);
  const given = { name: "new.apkg", mimeType: "application/zip", buffer };
  await page.locator('[data-cards="file"]').setInputFiles(given);
  await expect(page.getByRole("cell", { name: "back extra" })).toBeVisible();
  const t = translator("en", "cards");
  await expect(page.getByText(t("import.pictures", { count: 1 }), { exact: false })).toBeVisible();
  await expectNoViolation(page, "a package in the new form before its cards are made");
  await page.getByRole("button", { name: "Add 6 cards" }).click();
  await expect(page.getByText("6 cards added.")).toBeVisible();
  const shown = page.getByRole("listitem").filter({ hasText: "Back for Car" }).locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 320);
});

test("notes that Anki wrote with a picture and formulas are shown with both", async ({ page }) => {
  const folder = new URL("../lib/library/cards/testing/anki-2.1.15/", import.meta.url);
  const buffer = readFileSync(new URL("pictures-and-formulas.apkg", folder));
  const subjectId = await newSubject(page, "Levers of Anki");
  await page.goto(`/cards?subject=${subjectId}`);
  await page.getByRole("button", { name: "Import a file" }).click();
  const given = { name: "levers.apkg", mimeType: "application/zip", buffer };
  await page.locator('[data-cards="file"]').setInputFiles(given);
  const t = translator("en", "cards");
  await page.getByRole("button", { name: "Add 3 cards" }).click();
  await expect(page.getByText("3 cards added.")).toBeVisible();

  const main = page.locator("main");
  const shown = (formulas: readonly string[]) => async () => {
    await expect(main.locator("img")).toHaveJSProperty("naturalWidth", 320);
    const set = main.locator(".katex annotation");
    await expect(set).toHaveText([...formulas]);
    await expect(main.locator(".katex-error")).toHaveCount(0);
  };
  await page.goto(`/review?subject=${subjectId}`);
  const torque = String.raw`\tau = r F \sin\alpha`;
  const whole = String.raw`\tau = \int_0^{r} f(x)\,x\,dx`;
  const sides = [
    [["r"], ["r", torque, whole]],
    [["F_1 r_1 = […]"], ["F_1 r_1 = […]", "F_2 r_2"]],
  ] as const;
  for (const [front, both] of sides) {
    await shown(front)();
    await page.keyboard.press("Space");
    await shown(both)();
    await expectNoViolation(page, "a card of Anki with a picture and formulas");
    await page.keyboard.press("4");
    await expect(page.getByRole("button", { name: t("turn") })).toBeVisible();
  }
  await expect(main.getByText("about its […]")).toBeVisible();
});

// In Russian, whose words are longer.
test.describe("on a phone, in Russian", () => {
  test.use({ ...phone, locale: "ru", expected: [/status of 422/] });

  test("a table is looked at and taken, and what holds no cards is told", async ({ page }) => {
    const t = translator("ru", "cards");
    const name = "Терминология и определения, файл";
    const subjectId = await newSubject(page, name);
    await page.goto(`/cards?subject=${subjectId}`);
    await page.getByRole("button", { name: t("import.open") }).tap();
    const choose = async (fileName: string, text: string, button: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: button }).tap(),
      ]);
      const buffer = Buffer.from(text);
      await chooser.setFiles({ name: fileName, mimeType: "text/plain", buffer });
    };
    await page.getByRole("button", { name: t("list.addMany", { count: 0 }) }).tap();
    await expect(page.getByText(t("import.none"))).toBeVisible();
    await choose("words.txt", "Words without a second side.", t("import.choose"));
    const errors = translator("ru", "errors");
    await expect(page.getByText(errors("card_file_none"))).toBeVisible();
    const table =
      "Term;Definition;Page\nmitosis;division;12\nосмос;течение сквозь мембрану\nalone;\n";
    await choose("terms.csv", table, t("import.choose"));
    await expect(page.getByText(t("list.look", { count: 2 }))).toBeVisible();
    await expect(page.getByText(t("import.left", { count: 1 }), { exact: false })).toBeVisible();
    await expect(page.getByText(t("import.columns", { count: 1 }), { exact: false })).toBeVisible();
    await expect(page.getByText(errors("card_file_none"))).toBeHidden();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a table on a phone");
    await page.getByRole("button", { name: t("list.addMany", { count: 2 }) }).tap();
    await expect(page.getByText(t("list.made", { count: 2 }))).toBeVisible();
    await expect(page.getByText("течение сквозь мембрану")).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    const files = translator("ru", "cardFiles");
    await page.getByRole("button", { name: files("label"), exact: true }).tap();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: files("files.csv") }).tap(),
    ]);
    const csv = readFileSync(await download.path(), "utf8");
    expect(csv).toContain(`${files("columns.question")},${files("columns.answer")}`);
    expect(csv).toContain("mitosis,division");
  });
});
