import { expect, type Locator, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import {
  type QuestionMix,
  type QuizView,
  quizView,
  type SelfGrade,
  selfGrade,
} from "#lib/schemas/quiz.ts";
import { threadView } from "#lib/schemas/thread.ts";

/** Makes a quiz by the API and waits until it is ready. @returns its id */
export const makeQuiz = async (
  page: Page,
  note: { text: string; wanted?: number; mix?: QuestionMix; subjectId?: string | undefined },
): Promise<string> => {
  const made = await page.request.post("/api/threads", { data: { kind: "quiz", ...note } });
  const { id } = threadView.parse(await made.json());
  await waitForQuiz(page, id);
  return id;
};

/** Waits until a quiz that was begun is ready. */
export const waitForQuiz = async (page: Page, id: string): Promise<void> => {
  // A database that runs a note's queries begins within seconds, on a busy machine within most of a minute.
  const patience = { timeout: 90_000 };
  await expect.poll(async () => (await readQuiz(page, id)).status, patience).not.toBeNull();
};

export const readQuiz = async (page: Page, id: string): Promise<QuizView> =>
  quizView.parse(await (await page.request.get(`/api/quiz/${id}`)).json());

/** Pixels by which the page is wider than its window. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The player as a student sees it, in the language of the interface. */
export class QuizPage {
  readonly page: Page;
  readonly #player;
  readonly #results;
  readonly #recall;

  constructor(page: Page, locale: Language = "en") {
    this.page = page;
    this.#player = translator(locale, "player");
    this.#results = translator(locale, "results");
    this.#recall = translator(locale, "recall");
  }

  position(number: number, total: number): Locator {
    const words = this.#player("position", { number, total });
    return this.page.getByText(new RegExp(`^${words}( ·|$)`)).first();
  }

  get checkButton(): Locator {
    return this.page.getByRole("button", { name: this.#player("check"), exact: true });
  }

  /** What checks an answer that the student grades. */
  get uncoverButton(): Locator {
    return this.page.getByRole("button", { name: this.#recall("uncover"), exact: true });
  }

  /** The passage that was uncovered, under its heading. */
  get passageHeading(): Locator {
    return this.page.getByRole("heading", { name: this.#player("passage") });
  }

  gradeButton(grade: SelfGrade): Locator {
    return this.page.getByRole("button", { name: this.#recall(`grades.${grade}`), exact: true });
  }

  get goOnButton(): Locator {
    const names = [this.#player("next"), this.#player("results")].join("|");
    return this.page.getByRole("button", { name: new RegExp(`^(${names})$`) });
  }

  get verdict(): Locator {
    const words = (["right", "wrong", "partly"] as const)
      .flatMap((state) => [this.#player(state), this.#recall(state)])
      .join("|");
    return this.page.getByRole("status").getByText(new RegExp(`^(${words})$`));
  }

  get resultsHeading(): Locator {
    return this.page.getByRole("heading", { name: this.#results("title") });
  }

  retryButton(count: number): Locator {
    return this.page.getByRole("button", { name: this.#results("retry", { count }), exact: true });
  }

  get field(): Locator {
    return this.page.locator("main").getByRole("textbox");
  }

  /** Steps to be put into their order, or meanings to be put to their terms. */
  get movable(): Locator {
    return this.page.locator("main [data-step]");
  }

  /** Gives an answer with the keys alone, whatever the question asks for. @returns whether it was right */
  async answerByKeys(key = "1"): Promise<boolean> {
    if (await this.uncoverButton.isVisible()) return this.recallByKeys("qqq", "not");
    // Enter begins another line where several are written.
    const isOfLines = await this.page.locator("main textarea").isVisible();
    if (await this.field.isVisible()) {
      await this.page.keyboard.type("qqq");
      await expect(this.field).toHaveValue("qqq");
    } else {
      await this.page.keyboard.press(key);
      if (await this.movable.first().isVisible()) await this.#changePlacesByKeys(Number(key) - 1);
    }
    await expect(this.checkButton).toBeEnabled();
    await this.page.keyboard.press(isOfLines ? "ControlOrMeta+Enter" : "Enter");
    await expect(this.goOnButton).toBeFocused();
    return (await this.verdict.textContent()) === this.#player("right");
  }

  /** A step goes below the next one; two meanings change their places. */
  async #changePlacesByKeys(at: number): Promise<void> {
    await expect(this.movable.nth(at)).toBeFocused();
    for (const key of ["Space", "ArrowDown", "Space"]) await this.page.keyboard.press(key);
  }

  /** Chooses, writes or moves something with the finger; what is recalled is recalled in the head. */
  async fillByThumb(): Promise<void> {
    if (await this.field.isVisible()) return this.field.fill("qqq");
    if (!(await this.movable.first().isVisible()))
      return this.page.locator("label:has(input[type=radio])").first().tap();
    const down = this.page.locator("main [data-move=down]").first();
    if (await down.isVisible()) return down.tap();
    await this.movable.nth(0).tap();
    await this.movable.nth(1).tap();
  }

  /** Writes what is remembered, compares it with the note and grades it. @returns whether it was known */
  async recallByKeys(answer: string, grade: SelfGrade): Promise<boolean> {
    if (answer !== "") {
      await this.page.keyboard.type(answer);
      await expect(this.page.locator("main").getByRole("textbox")).toHaveValue(answer);
    }
    await this.page.keyboard.press(answer === "" ? "Enter" : "ControlOrMeta+Enter");
    await expect(this.passageHeading).toBeFocused();
    await this.page.keyboard.press(String(selfGrade.options.indexOf(grade) + 1));
    await expect(this.goOnButton).toBeFocused();
    return (await this.verdict.textContent()) === this.#recall("right");
  }

  /** Answers everything that is left with the keys, up to the results. @returns how many were right */
  async answerAllByKeys(from: number, total: number): Promise<number> {
    let right = 0;
    for (let number = from; number <= total; number++) {
      await expect(this.position(number, total)).toBeVisible();
      if (await this.answerByKeys()) right += 1;
      await this.page.keyboard.press("Enter");
    }
    await expect(this.resultsHeading).toBeVisible();
    return right;
  }
}
