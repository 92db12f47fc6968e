import { expect, type Locator, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { type GuideView, guideView } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import { libraryView, type PackView } from "#lib/schemas/library.ts";
import { threadView } from "#lib/schemas/thread.ts";

/** How long a run may take on a busy machine, in milliseconds; reading a picture is the longest part of it. */
export const longestRunMs = 90_000;

/** The pack that comes with the product, once it can be asked. */
export const samplePack = async (page: Page): Promise<PackView> => {
  let sample: PackView | undefined;
  await expect
    .poll(
      async () => {
        const { packs } = libraryView.parse(await (await page.request.get("/api/library")).json());
        sample = packs.find((pack) => pack.sample);
        return sample?.ready;
      },
      { timeout: longestRunMs },
    )
    .toBe(true);
  if (sample === undefined) throw new Error("The sample pack is not there.");
  return sample;
};

/** Makes a guide by the API, of the sample pack if no other is named. @returns its id */
export const makeGuide = async (
  page: Page,
  guide: { question: string; packId?: string; version?: string; edition?: string },
): Promise<string> => {
  const packId = guide.packId ?? (await samplePack(page)).id;
  const made = await page.request.post("/api/threads", {
    data: { kind: "guide", ...guide, packId },
  });
  expect(made.status()).toBe(202);
  return threadView.parse(await made.json()).id;
};

export const readGuide = async (page: Page, id: string): Promise<GuideView> =>
  guideView.parse(await (await page.request.get(`/api/guide/${id}`)).json());

/** Waits until the guide asks this; what it works on first is its own business. */
export const waitForGuide = async (page: Page, id: string, kind: string): Promise<GuideView> => {
  await expect
    .poll(async () => (await readGuide(page, id)).question?.kind, { timeout: longestRunMs })
    .toBe(kind);
  return readGuide(page, id);
};

/** Answers the present question by the API, as another client does. */
export const reply = async (page: Page, id: string, value: object): Promise<void> => {
  const { question } = await readGuide(page, id);
  expect(question).not.toBeNull();
  const sent = await page.request.post(`/api/threads/${id}/replies`, {
    data: { interruptId: question?.interruptId, value },
  });
  expect(sent.status()).toBe(202);
};

/** Makes a guide by the API and takes it to its first step. @returns its id */
export const guideAtFirstStep = async (
  page: Page,
  guide: Parameters<typeof makeGuide>[1],
): Promise<string> => {
  const id = await makeGuide(page, guide);
  await waitForGuide(page, id, "guide_steps");
  await reply(page, id, { type: "choice", choice: "step_by_step" });
  await waitForGuide(page, id, "guide_action");
  return id;
};

/** What a model says of a picture on which a step is not done, but for what a test has it say. */
export const lookReply = (said: object): object => ({
  ...{ state: "not_done", explanation: "It was not pressed yet.", for: "this" },
  ...{ number: null, box: null, label: null, ...said },
});

/** The page of a guide as a student sees it, in the language of the interface. */
export class GuidePage {
  readonly page: Page;
  readonly guide;
  readonly screen;

  constructor(page: Page, locale: Language = "en") {
    this.page = page;
    this.guide = translator(locale, "guide");
    this.screen = translator(locale, "guideScreen");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name });
  }

  /** The heading of a step; it has the focus when the step has just begun. */
  step(number: number, total: number): Locator {
    const name = this.guide("step.position", { number, total });
    return this.page.getByRole("heading", { name, exact: true });
  }

  /** The step itself, large. */
  get sentence(): Locator {
    return this.page.locator("header:has([role=progressbar]) .rich-text");
  }

  /** What is said when the place of a step is not on the picture, with what the manual says of it. */
  get missing(): Locator {
    return this.page.getByRole("status").filter({ hasText: this.screen("manualSays") });
  }

  /** The steps as the answer has them, before they are gone through. */
  get answerSteps(): Locator {
    return this.page
      .getByRole("region", { name: this.guide("answer.stepsTitle"), exact: true })
      .getByRole("listitem");
  }

  get conversation(): Locator {
    return this.page.getByRole("region", { name: this.guide("talk.label"), exact: true });
  }

  get askField(): Locator {
    return this.page.getByRole("textbox", { name: this.guide("talk.ask") });
  }

  get picture(): Locator {
    return this.page.getByRole("application", { name: this.screen("picture") });
  }

  /** The box on the picture, whatever it is around. */
  get box(): Locator {
    return this.page.locator(".shot-box");
  }

  /** Where the box is on the picture that is shown, as fractions of it. */
  async boxFractions(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.page.evaluate(() => {
      const box = document.querySelector(".shot-box")?.getBoundingClientRect();
      const picture = document.querySelector("img:has(~ .shot-box)")?.getBoundingClientRect();
      if (!box || !picture) throw new Error("There is no box to be seen.");
      return {
        x: (box.x - picture.x) / picture.width,
        y: (box.y - picture.y) / picture.height,
        width: box.width / picture.width,
        height: box.height / picture.height,
      };
    });
  }

  /** Gives the page a picture through its choice of files, and sends it as it is. */
  async upload(picture: Buffer, name = "screen.png"): Promise<void> {
    await this.choose(picture, name);
    await this.send();
  }

  /** Gives the page a file through its choice of files; a picture is shown before it is sent. */
  async choose(file: Buffer, name = "screen.png", mimeType = "image/png"): Promise<void> {
    await this.page
      .locator('input[data-screenshot="choose"]')
      .setInputFiles({ name, mimeType, buffer: file });
  }

  /** What shows a picture before it is sent. */
  get cover(): Locator {
    return this.page.getByRole("dialog", { name: this.screen("cover.title") });
  }

  /** The covered areas of the picture that is shown before it is sent. */
  get covers(): Locator {
    return this.cover.locator(".shot-cover");
  }

  /** Sends the picture that is shown before it is sent. */
  async send(): Promise<void> {
    await this.cover.getByRole("button", { name: this.screen("cover.send"), exact: true }).click();
    await expect(this.cover).toBeHidden();
  }

  async ask(words: string): Promise<void> {
    await this.askField.fill(words);
    await this.button(this.guide("talk.send")).click();
    await expect(this.askField).toHaveValue("");
  }
}
