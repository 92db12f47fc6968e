import { expect, type Locator, type Page } from "@playwright/test";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { translator } from "#lib/i18n/translator.ts";

const photos = translator("en", "photos");

/** What a file input, a drop or a telephone brings. */
export const pictureFile = (name: string, buffer: Buffer, mimeType = "image/png") => ({
  ...{ name, buffer, mimeType },
});

export const chooseInput = (page: Page): Locator => page.locator('[data-photos="choose"]');

/** The photos that were chosen or sent, in their order. */
export const shownPhotos = (page: Page): Locator => page.getByRole("img", { name: /^Page \d+: / });

/** The workspace on which what was read from photos is compared with them, as a student sees it. */
export class ReviewWorkspacePage {
  readonly page: Page;
  readonly text: Locator;
  readonly status: Locator;
  readonly picture: Locator;

  constructor(page: Page) {
    this.page = page;
    const workspace = page.getByRole("region", { name: photos("review.title") });
    this.text = workspace.getByRole("textbox");
    this.status = workspace.getByRole("status");
    this.picture = workspace.getByRole("img");
  }

  button(
    key: "next" | "right" | "acceptPage" | "acceptLast" | "acceptAll" | "larger" | "whole",
  ): Locator {
    return this.page.getByRole("button", { name: photos(`review.${key}`), exact: true });
  }

  tab(number: number): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Page ${number}\\b`) });
  }

  /** How wide the picture is on the page, in pixels. */
  async pictureWidth(): Promise<number> {
    return (await this.picture.boundingBox())?.width ?? 0;
  }
}

/** The form of a new document, which remembers the settings of the last one: it is to ask at every stage. */
export const openForm = async (page: Page): Promise<void> => {
  const { more, stage } = messagesIn("en").studyNew;
  await page.goto("/study/new");
  await page.getByText(more, { exact: true }).click();
  for (const name of Object.values(stage)) await page.getByRole("checkbox", { name }).check();
};

/** Begins a document with these photos, as a student does. @returns the thread's id */
export const beginWithPhotos = async (
  page: Page,
  topic: string,
  files: readonly ReturnType<typeof pictureFile>[],
): Promise<string> => {
  await openForm(page);
  await page.getByLabel(messagesIn("en").studyNew.topic).fill(topic);
  await chooseInput(page).setInputFiles([...files]);
  await expect(shownPhotos(page)).toHaveCount(files.length);
  await page.getByRole("button", { name: messagesIn("en").studyNew.submit }).click();
  await page.waitForURL(/\/study\/thr_/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
};
