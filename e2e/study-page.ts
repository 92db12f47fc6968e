import { expect, type Locator, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { type StudyView, studyView } from "#lib/schemas/study.ts";
import { threadView } from "#lib/schemas/thread.ts";

/** Makes a study thread by the API. @returns its id */
export const makeStudy = async (
  page: Page,
  study: {
    topic: string;
    text?: string;
    subjectId?: string;
    settings?: Record<string, unknown>;
  },
): Promise<string> => {
  const made = await page.request.post("/api/threads", { data: { kind: "study", ...study } });
  expect(made.status()).toBe(202);
  return threadView.parse(await made.json()).id;
};

export const readStudy = async (page: Page, id: string): Promise<StudyView> =>
  studyView.parse(await (await page.request.get(`/api/study/${id}`)).json());

/** Waits until the thread asks this; what it works on first is its own business. */
export const waitForQuestion = async (page: Page, id: string, kind: string): Promise<StudyView> => {
  await expect
    .poll(async () => (await readStudy(page, id)).thread.question?.kind, { timeout: 90_000 })
    .toBe(kind);
  return readStudy(page, id);
};

export const documentText = async (page: Page, id: string): Promise<string> => {
  const answer: { document: string } = await (await page.request.get(`/api/document/${id}`)).json();
  return answer.document;
};

/** The page of a study document as a student sees it, in the language of the interface. */
export class StudyPage {
  readonly page: Page;
  readonly study;
  readonly workspace;

  constructor(page: Page, locale: Language = "en") {
    this.page = page;
    this.study = translator(locale, "study");
    this.workspace = translator(locale, "workspace");
  }

  get document(): Locator {
    // An earlier version that is looked at stands before it.
    return this.page.locator(".doc").last();
  }

  get conversation(): Locator {
    return this.page.getByRole("region", { name: this.study("conversation") });
  }

  get askField(): Locator {
    return this.page.getByRole("textbox", { name: this.study("ask.label") });
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** A button of the bar over the document. */
  tool(name: string): Locator {
    return this.page
      .getByRole("group", { name: this.workspace("tools") })
      .getByRole("button", { name, exact: true });
  }

  async ask(request: string): Promise<void> {
    await this.askField.fill(request);
    await this.button(this.study("ask.send")).click();
    await expect(this.askField).toHaveValue("");
  }
}
