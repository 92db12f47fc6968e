import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { markedPicture } from "./model-server/marked-picture.ts";
import { notesPhoto, takenSideways } from "./notes-photo.ts";
import { connectedTest, longestStartMs, offlineTest, serve } from "./product-test.ts";
import {
  beginWithPhotos,
  chooseInput,
  openForm,
  pictureFile,
  ReviewWorkspacePage,
  shownPhotos,
} from "./review-workspace-page.ts";
import { makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const { errors, study: studyTexts, studyNew } = messagesIn("en");

/** The formula is no word, so that the reader is never sure of it. */
const acids = {
  title: "Acids and bases",
  lines: [
    "An acid gives a proton away, and a base takes it.",
    "The formula h2so4 stands for sulphuric acid.",
    "Water can be either of the two.",
  ],
};
const stack = {
  title: "Стек и очередь",
  lines: [
    "Стек отдаёт элементы в обратном порядке.",
    "Очередь хранит порядок, в котором они пришли.",
  ],
};

/** Reading takes seconds a page, and many more on a busy machine. */
const reading = { timeout: 120_000 };

offlineTest.describe("without a model", () => {
  offlineTest.skip(
    ({ languageFiles }) => languageFiles === null,
    "the language files of the text reader are not here and cannot be fetched",
  );
  offlineTest.setTimeout(300_000);

  offlineTest(
    "photos are read, corrected beside their picture, and become the notes",
    async ({ page, browser }) => {
      const photo = await notesPhoto(browser, acids);
      const sideways = await takenSideways(await notesPhoto(browser, stack));
      const id = await beginWithPhotos(page, "Acids and bases", [
        pictureFile("first.png", photo),
        pictureFile("second.jpg", sideways, "image/jpeg"),
      ]);
      const workspace = new ReviewWorkspacePage(page);
      await expect(workspace.text).toContainText(acids.lines[0] ?? "", reading);
      await expect(workspace.picture).toBeVisible();

      // The picture can be looked at closely, and as a whole again.
      await workspace.button("whole").click();
      const whole = await workspace.pictureWidth();
      await workspace.button("larger").click();
      await expect.poll(() => workspace.pictureWidth()).toBeGreaterThan(whole * 1.1);

      // The line that was hard to read is gone to, and typed anew.
      await expect(workspace.status).toContainText("1 line looks doubtful");
      await workspace.button("next").click();
      await expect(workspace.status).toContainText("Line 4: ");
      await page.keyboard.press("Home");
      await page.keyboard.press("Shift+End");
      await page.keyboard.type("The formula H2SO4 stands for sulphuric acid.");

      // Leaving and reloading in the middle loses nothing.
      await page.goto("/");
      await page.goto(`/study/${id}`);
      await expect(workspace.text).toContainText("The formula H2SO4 stands");
      await page.reload();
      await expect(workspace.text).toContainText("The formula H2SO4 stands");
      await workspace.button("acceptPage").click();

      // The photo that was taken sideways stands upright, and says nothing of its camera.
      await expect(workspace.text).toContainText(stack.lines[0] ?? "");
      await workspace.button("acceptLast").click();
      const { pages, note } = await waitForQuestion(page, id, "study_edit");
      expect(pages.map(({ basis, reviewed }) => [basis, reviewed])).toEqual([
        ["ocr", true],
        ["ocr", true],
      ]);
      const stored = await page.request.get(
        `/api/threads/${id}/uploads/${pages[1]?.uploadId ?? ""}`,
      );
      const about = await sharp(await stored.body()).metadata();
      expect(about.width).toBeGreaterThan(about.height);
      expect([about.exif, about.orientation]).toEqual([undefined, undefined]);

      expect(note).toContain("The formula H2SO4 stands for sulphuric acid.");
      expect(note).toContain(stack.lines[1]);
      await expect(new StudyPage(page).document).toContainText("The formula H2SO4 stands");
    },
  );
});

offlineTest(
  "where the text reader has no languages, its page says so and is typed in",
  async ({ page }) => {
    offlineTest.setTimeout(longestStartMs);
    const empty = await mkdtemp(join(tmpdir(), "lectern-no-languages-"));
    await serve({ modelUrl: null, settings: { TESSDATA_DIR: empty } }, async ({ address }) => {
      const made = await page.request.post(`${address}/api/threads`, {
        multipart: {
          kind: "study",
          topic: "Trees",
          photos: pictureFile("tree.png", await markedPicture("a tree has no cycle")),
        },
      });
      const { id }: { id: string } = await made.json();
      await page.goto(`${address}/study/${id}`);
      const workspace = new ReviewWorkspacePage(page);
      await expect(workspace.status).toContainText(errors.ocr_unavailable, reading);
      await workspace.text.pressSequentially("A tree is connected.");
      await workspace.button("acceptLast").click();
      await expect(new StudyPage(page).document).toContainText("A tree is connected.", reading);
      // An open page would ask a server that is gone.
      await page.goto("about:blank");
    });
    await rm(empty, { recursive: true, force: true });
  },
);

connectedTest(
  "pages are put in order, compared, settled and accepted one by one",
  async ({ page }) => {
    const id = await beginWithPhotos(page, "Graphs", [
      pictureFile("1.png", await markedPicture("not wanted")),
      pictureFile("2.png", await markedPicture("first page\nfig: a triangle")),
      pictureFile("3.png", await markedPicture("second page\n? an edge joins\nlast")),
    ]);
    const workspace = new ReviewWorkspacePage(page);
    await expect(workspace.text).toContainText("not wanted");
    await workspace.tab(2).click();
    await expect(workspace.text).toContainText("**Figure 1.** a triangle");
    await workspace.tab(3).click();
    await expect(workspace.status).toContainText("1 line looks doubtful");

    await workspace.button("next").click();
    await expect(workspace.status).toHaveText("Line 2: smudged");
    await workspace.button("right").click();
    await expect(workspace.status).toContainText("No line looks doubtful");
    await workspace.text.press("Control+End");
    await workspace.text.pressSequentially(" line");
    await workspace.text.press("Control+Enter");
    // The next page that is not accepted is the first.
    await expect(workspace.text).toContainText("not wanted");
    await workspace.text.press("Control+a");
    await workspace.text.pressSequentially("typed by hand");
    await workspace.button("acceptPage").click();
    await expect(workspace.text).toContainText("first page");
    await workspace.button("acceptLast").click();
    const { pages, note } = await waitForQuestion(page, id, "study_edit");
    expect(pages.map(({ text }) => text)).toEqual([
      "typed by hand",
      "first page\n\n**Figure 1.** a triangle\n\n```text\no--o\n```",
      "second page\nan edge joins\nlast line",
    ]);
    expect(note).toContain("second page\nan edge joins\nlast line");
    expect(JSON.stringify(await readStudy(page, id))).not.toContain("thought hard");
  },
);

connectedTest("a page that the model could not read is typed in", async ({ page, model }) => {
  model.control({ task: "recognise-page", mode: "401" });
  const id = await beginWithPhotos(page, "Trees", [
    pictureFile("tree.png", await markedPicture("a tree has no cycle")),
  ]);
  const workspace = new ReviewWorkspacePage(page);
  await expect(workspace.status).toContainText(errors.model_refused_key);
  await workspace.text.pressSequentially("a tree is connected");
  await workspace.button("acceptLast").click();
  const { pages } = await waitForQuestion(page, id, "study_edit");
  expect(pages).toMatchObject([{ basis: "failed", text: "a tree is connected" }]);
});

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n");

connectedTest.describe("a file that only says that it is a picture", () => {
  connectedTest.use({ expected: [/4\d\d/] });

  connectedTest("is named and refused with the form, and all of it stays", async ({ page }) => {
    await openForm(page);
    const topic = page.getByLabel(studyNew.topic);
    await topic.fill("Graphs");
    await page.getByLabel(studyNew.notes).fill("An edge joins two vertices.");
    await chooseInput(page).setInputFiles([
      pictureFile("page.png", await markedPicture("a graph")),
      pictureFile("paper.png", pdf),
    ]);
    await page.getByRole("button", { name: studyNew.submit }).click();
    const said = page.getByRole("alert").filter({ hasText: errors.photo_not_picture });
    await expect(said).toContainText("paper.png");
    await expect(topic).toHaveValue("Graphs");
    await expect(page.getByLabel(studyNew.notes)).toHaveValue("An edge joins two vertices.");
    await expect(shownPhotos(page)).toHaveCount(2);
    // Without it the rest goes on.
    await page.getByRole("button", { name: "Remove page 2, paper.png" }).click();
    await page.getByRole("button", { name: studyNew.submit }).click();
    await expect(new ReviewWorkspacePage(page).text).toContainText("a graph");
  });

  connectedTest("is refused where the document asks for notes, too", async ({ page }) => {
    const id = await makeStudy(page, { topic: "Sets" });
    await waitForQuestion(page, id, "study_notes");
    await page.goto(`/study/${id}`);
    const notes = page.getByRole("textbox", { name: studyTexts.notes.label });
    await notes.fill("A set has elements.");
    await chooseInput(page).setInputFiles([
      pictureFile("paper.png", pdf),
      pictureFile("page.png", await markedPicture("the empty set")),
    ]);
    const said = page.getByRole("alert").filter({ hasText: errors.photo_not_picture });
    await expect(said).toContainText("paper.png");
    await expect(shownPhotos(page)).toHaveCount(1);
    await expect(notes).toHaveValue("A set has elements.");
  });
});

/** Pastes a picture where the caret is. */
const paste = async (page: Page, picture: Buffer) =>
  page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
    document.querySelector("textarea")?.dispatchEvent(event);
  }, picture.toString("base64"));

connectedTest(
  "photos are chosen, sorted out, moved, removed and pasted before they are sent",
  async ({ page }) => {
    await page.goto("/study/new");
    await chooseInput(page).setInputFiles([
      pictureFile("one.png", await markedPicture("1")),
      pictureFile("two.png", await markedPicture("2")),
      pictureFile("notes.heic", Buffer.from("?"), "image/heic"),
    ]);
    const shown = shownPhotos(page);
    await expect(page.getByRole("alert").filter({ hasText: "notes.heic" })).toBeVisible();
    await page.getByRole("button", { name: "Move page 2 earlier" }).click();
    await expect(shown.first()).toHaveAccessibleName("Page 1: two.png");
    const grip = page.getByRole("button", { name: /^Drag page 1 / });
    const [from, to] = [await grip.boundingBox(), await shown.nth(1).boundingBox()];
    if (!from || !to) throw new Error("the photos are not there");
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(shown.first()).toHaveAccessibleName("Page 1: one.png");
    await grip.focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expect(shown.first()).toHaveAccessibleName("Page 1: two.png");
    await expect(page.getByRole("button", { name: /^Drag page 2 / })).toBeFocused();
    await page.getByRole("button", { name: "Remove page 2, one.png" }).click();
    await expect(shown).toHaveCount(1);
    await paste(page, await markedPicture("3"));
    await expect(shown.nth(1)).toHaveAccessibleName("Page 2: pasted.png");
  },
);

connectedTest("photos are added when the document asks for notes", async ({ page }) => {
  const id = await makeStudy(page, { topic: "Sets" });
  await waitForQuestion(page, id, "study_notes");
  await page.goto(`/study/${id}`);
  await chooseInput(page).setInputFiles([
    pictureFile("a.png", await markedPicture("a set has elements")),
    pictureFile("b.png", await markedPicture("b is empty")),
  ]);
  await page.getByRole("button", { name: "Move page 2 earlier" }).click();
  await expect(page.getByRole("img", { name: "Page 1: b.png" })).toBeVisible();
  await page.getByRole("button", { name: studyTexts.notes.go }).click();
  const workspace = new ReviewWorkspacePage(page);
  await expect(workspace.text).toContainText("b is empty");
  await workspace.button("acceptAll").click();
  const { note } = await waitForQuestion(page, id, "study_edit");
  expect(note).toBe("b is empty\n\na set has elements");
});

const isOnTop = (button: Element): boolean => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

connectedTest.describe("on a phone", () => {
  connectedTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  connectedTest("the picture lies above the text and stays in sight", async ({ page }) => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`).join("\n");
    await beginWithPhotos(page, "Lines", [
      pictureFile("lines.png", await markedPicture(`${lines}\n? the last one`)),
    ]);
    const workspace = new ReviewWorkspacePage(page);
    // The editor holds in the page only the lines that are in sight.
    await expect(workspace.text).toContainText("line 0");
    await workspace.button("next").click();
    await expect(workspace.status).toContainText("Line 61");
    await expect(page.getByRole("application")).toBeInViewport();
    await expect(page.getByText("the last one")).toBeInViewport();
    // Nothing lies over the button that goes on, wherever the page stands.
    for (const top of [0, 200]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      expect(await workspace.button("acceptLast").evaluate(isOnTop)).toBe(true);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
