import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";

/** Each test has a note of its own: what was asked of one is not asked again. */
const stepsOf = (bread: string): string[] =>
  ["Weigh the flour", "Mix it with water", "Knead the dough", "Bake it"].map(
    (step) => `${step} for ${bread}`,
  );
const noteOf = (bread: string): string =>
  `# ${bread}\n\n## Steps of baking ${bread}\n\n${stepsOf(bread)
    .map((step, at) => `${at + 1}. ${step}`)
    .join("\n")}\n`;
const player = translator("en", "player");

const shown = async (page: Page): Promise<string[]> => {
  const texts = await page.locator("[data-step]").allTextContents();
  return texts.map((line) => line.replace(/^\d+/, ""));
};

const opened = async (page: Page, bread: string) => {
  const id = await makeQuiz(page, { text: noteOf(bread) });
  const quiz = await readQuiz(page, id);
  expect(quiz.questions[0]?.type).toBe("ordering");
  await page.goto(`/quiz/${id}`);
  await expect(page.locator("[data-step]")).toHaveCount(4);
  expect(await shown(page)).not.toEqual(stepsOf(bread));
  return new QuizPage(page);
};

/** Takes each step to its place by what moves one by one place. */
const arrange = async (page: Page, bread: string, up: (at: number) => Promise<void>) => {
  for (const [place, step] of stepsOf(bread).entries()) {
    for (let at = (await shown(page)).indexOf(step); at > place; at -= 1) {
      await up(at);
      await expect(page.locator("[data-step]").nth(at - 1)).toContainText(step);
    }
  }
  expect(await shown(page)).toEqual(stepsOf(bread));
};

test("steps are put into their order by keys alone", async ({ page }) => {
  const quiz = await opened(page, "rye");
  await expectNoViolation(page, "an ordering");
  await arrange(page, "rye", async (at) => {
    await page.locator("[data-step]").nth(at).focus();
    await page.keyboard.press("Alt+ArrowUp");
  });
  await page.keyboard.press("Enter");
  await expect(quiz.verdict).toHaveText(player("right"));
  await expectNoViolation(page, "an ordering that was answered");
});

test("a step is dragged by the mouse, and what is partly right says so", async ({ page }) => {
  const quiz = await opened(page, "wheat");
  const first = page.locator("[data-step]").first();
  const before = await shown(page);
  const [from, to] = await Promise.all([
    first.boundingBox(),
    page.locator("[data-step]").last().boundingBox(),
  ]);
  if (!from || !to) throw new Error("the steps are not there");
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, to.y + to.height - 4, { steps: 12 });
  await page.mouse.up();
  expect(await shown(page)).toEqual([...before.slice(1), ...before.slice(0, 1)]);
  await page.getByRole("button", { name: player("check") }).click();
  await expect(quiz.verdict).toBeVisible();
  await expect(page.getByRole("heading", { name: player("steps.own") })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);
  test("steps are moved by the thumb", async ({ page }) => {
    const quiz = await opened(page, "oats");
    await arrange(page, "oats", (at) => page.locator("[data-move=up]").nth(at).click());
    await page.getByRole("button", { name: player("check") }).click();
    await expect(quiz.verdict).toHaveText(player("right"));
  });
});
