import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { slidesFile, wordFile, wordParagraph, wordRun } from "#lib/library/testing/office-files.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { offlineTest as test } from "./product-test.ts";

const t = translator("en", "noteFiles");
const create = translator("en", "create");

const sheet = (page: Page) => page.getByRole("textbox", { name: create("note") });
const input = (page: Page) => page.locator('input[type="file"]');

const file = (name: string, bytes: Uint8Array) => ({
  ...{ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) },
});

const definitions = [
  "A stack is a list in which the last element that was put in is taken out first.",
  "A queue is a list in which the first element that was put in is taken out first.",
  "A heap is a tree in which no parent is smaller than its children.",
  "A graph is a set of vertices that are joined by edges.",
];

const chapter = (title: string, sentences: readonly string[]): string =>
  wordParagraph(wordRun(title), "Heading1") +
  sentences.map((sentence) => wordParagraph(wordRun(sentence))).join("");

/** Long enough to be asked about. */
const filler = Array.from(
  { length: 180 },
  (_none, at) => `Line ${at} tells of the weather that day.`,
);

const book = file(
  "course.docx",
  wordFile(chapter("Structures", definitions) + chapter("Weather", filler)),
);

test.describe("of several files at once", () => {
  test.use({ expected: [/415/] });
  test("those that can be read become the note, and one that cannot is named", async ({ page }) => {
    await page.goto("/quiz/new");
    await sheet(page).waitFor();
    await input(page).setInputFiles([
      file("notes.docx", wordFile(chapter("Structures", definitions))),
      file("old.doc", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
      file(
        "talk.pptx",
        slidesFile([
          {
            title: "Lists",
            lines: [
              [0, "stack"],
              [0, "queue"],
            ],
          },
        ]),
      ),
    ]);
    const dialog = page.getByRole("dialog", { name: t("choose.title") });
    await dialog.getByRole("button", { name: t("choose.use") }).click();
    await expect(sheet(page)).toHaveValue(
      /^# Structures\n\nA stack is[\s\S]*# Lists\n\n- stack\n- queue$/u,
    );
    const reason = translator("en", "errors")("source_office_file");
    await expect(
      page.getByRole("alert").getByText(t("problem", { name: "old.doc", reason })),
    ).toBeVisible();
    await page.getByRole("button", { name: create("submit") }).click();
    await expect(page.getByText(/Question 1 of/).first()).toBeVisible();
  });
});

const notesOf = (...names: readonly string[]) =>
  names.map((name) => file(`${name}.md`, new TextEncoder().encode(`# ${name}\n\nOf ${name}.`)));
const order = translator("en", "shell");

/** Several files are chosen; the list of them in the dialog that asks for their order. */
const chooseSeveral = async (page: Page) => {
  await page.goto("/quiz/new");
  await sheet(page).waitFor();
  await input(page).setInputFiles(notesOf("One", "Two", "Three"));
  const dialog = page.getByRole("dialog", { name: t("choose.title") });
  await expect(dialog.locator("[data-step]")).toHaveText([/One\.md/, /Two\.md/, /Three\.md/]);
  return dialog;
};

test("several files are put in order by dragging and by keys", async ({ page }) => {
  const dialog = await chooseSeveral(page);
  await expectNoViolation(page, "the order of files");
  const rows = dialog.locator("[data-step]");
  const [from, to] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  if (!from || !to) throw new Error("the files are not there");
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, to.y + to.height - 4, { steps: 12 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Two\.md/, /Three\.md/, /One\.md/]);
  await rows.nth(1).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows).toHaveText([/Three\.md/, /Two\.md/, /One\.md/]);
  await expect(rows.first()).toBeFocused();
  await dialog.getByRole("checkbox", { name: /Two/ }).uncheck();
  await dialog.getByRole("button", { name: t("choose.use") }).click();
  await expect(sheet(page)).toHaveValue("# Three\n\nOf Three.\n\n# One\n\nOf One.");
});

const chooseChapter = async (page: Page) => {
  await page.goto("/quiz/new");
  await sheet(page).waitFor();
  await input(page).setInputFiles(book);
  const dialog = page.getByRole("dialog", { name: t("choose.title") });
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  await dialog.getByRole("button", { name: t("choose.show", { title: "Structures" }) }).click();
  await expect(dialog.getByText("A heap is a tree")).toBeVisible();
  await expectNoViolation(page, "the choice of chapters");
  await dialog.getByRole("checkbox", { name: /Weather/u }).uncheck();
  await dialog.getByRole("button", { name: t("choose.use") }).click();
  await expect(sheet(page)).toHaveValue(`# Structures\n\n${definitions.join("\n\n")}`);
};

test("of a long file chapters are looked at and chosen", async ({ page }) => {
  await chooseChapter(page);
  await expect(sheet(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("chapters are chosen as well", async ({ page }) => {
    await chooseChapter(page);
  });
  test("several files are put in order by the thumb", async ({ page }) => {
    const dialog = await chooseSeveral(page);
    await dialog.getByRole("button", { name: order("order.up", { name: "Three.md" }) }).tap();
    await dialog.getByRole("button", { name: order("order.up", { name: "Three.md" }) }).tap();
    await dialog.getByRole("button", { name: t("choose.use") }).tap();
    await expect(sheet(page)).toHaveValue(/^# Three[\s\S]*# One[\s\S]*# Two/u);
  });
});

test("a study document is made of slides", async ({ page }) => {
  await page.goto("/study/new");
  const words = translator("en", "studyNew");
  const notes = page.getByRole("textbox", { name: words("notes") });
  await notes.waitFor();
  await input(page)
    .first()
    .setInputFiles(file("talk.pptx", slidesFile([{ title: "Lists", lines: [[0, "One line."]] }])));
  await expect(notes).toHaveValue("# Lists\n\nOne line.");
});
