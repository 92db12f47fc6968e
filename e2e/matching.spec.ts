import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, QuizPage, readQuiz } from "./quiz-page.ts";

/** Each test has a note of its own: what was asked of one is not asked again. */
const pairsOf = (place: string): [string, string][] => [
  ["Magma", `Molten stone below ${place}`],
  ["Lava", `Melt that has come out at ${place}`],
  ["Pumice", `A light glass found on ${place}`],
  ["Basalt", `The dark and heavy floor around ${place}`],
];
const noteOf = (place: string): string =>
  `# Rocks of ${place}\n\n${pairsOf(place)
    .map(([term, meaning]) => `- **${term}**: ${meaning}`)
    .join("\n")}\n`;
const player = translator("en", "player");
const results = translator("en", "results");

const shown = (page: Page): Promise<string[]> => page.locator("[data-step]").allTextContents();

const opened = async (page: Page, place: string) => {
  // One question: of more, each pair would be asked alone, too.
  const id = await makeQuiz(page, { text: noteOf(place), wanted: 1 });
  const quiz = await readQuiz(page, id);
  expect(quiz.questions.map(({ type }) => type)).toEqual(["matching"]);
  await page.goto(`/quiz/${id}`);
  await expect(page.locator("[data-step]")).toHaveCount(4);
  return new QuizPage(page);
};

/** Brings each meaning to its term by what swaps two. */
const match = async (
  page: Page,
  place: string,
  swap: (from: number, to: number) => Promise<void>,
) => {
  const meanings = pairsOf(place).map(([, meaning]) => meaning);
  for (const [to, meaning] of meanings.entries()) {
    const from = (await shown(page)).indexOf(meaning);
    if (from === to) continue;
    await swap(from, to);
    await expect(page.locator("[data-step]").nth(to)).toHaveText(meaning);
  }
  expect(await shown(page)).toEqual(meanings);
};

test("pairs are matched by keys alone, and a reader hears term and meaning", async ({ page }) => {
  const quiz = await opened(page, "Etna");
  await expectNoViolation(page, "a matching");
  const [first = ""] = await shown(page);
  await expect(page.getByRole("button", { name: `Magma ${first}` })).toBeVisible();
  await match(page, "Etna", async (from, to) => {
    await page.keyboard.press(String(from + 1));
    await page.keyboard.press("Space");
    for (let at = from; at > to; at -= 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
  });
  await page.keyboard.press("Enter");
  await expect(quiz.verdict).toHaveText(player("right"));
  await expectNoViolation(page, "a matching that was answered");
});

test("a meaning is dragged by the mouse; what is partly right is worth its part and comes again", async ({
  page,
}) => {
  const quiz = await opened(page, "Hekla");
  const before = await shown(page);
  const right = pairsOf("Hekla").map(([, meaning]) => meaning);
  const from = before.indexOf(right[0] ?? "");
  const [own, other] = await Promise.all(
    [from, 0].map((at) => page.locator("[data-step]").nth(at).boundingBox()),
  );
  if (!own || !other) throw new Error("the pairs are not there");
  await page.mouse.move(own.x + 80, own.y + own.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + 80, other.y + other.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(await shown(page)).toEqual(before.with(0, right[0] ?? "").with(from, before[0] ?? ""));
  await expect(page.locator("[data-step][aria-pressed=true]")).toHaveCount(0);
  await quiz.checkButton.click();
  await expect(quiz.verdict).toHaveText(player("partly"));
  await quiz.goOnButton.click();
  await expect(page.getByText(`Magma — ${right[0]}`).first()).toBeVisible();
  await expectNoViolation(page, "the results of a matching");
  await page.getByRole("button", { name: results("retry", { count: 1 }) }).click();
  await expect(page.locator("[data-step]")).toHaveCount(4);
});

test.describe("on a phone", () => {
  test.use(phone);
  test("two meanings are swapped by two taps", async ({ page }) => {
    const quiz = await opened(page, "Katla");
    await match(page, "Katla", async (from, to) => {
      await page.locator("[data-step]").nth(from).tap();
      await expect(page.locator("[data-step]").nth(from)).toHaveAttribute("aria-pressed", "true");
      await page.locator("[data-step]").nth(to).tap();
    });
    expect(await pixelsTooWide(page)).toBe(0);
    await quiz.checkButton.tap();
    await expect(quiz.verdict).toHaveText(player("right"));
  });
});

test("what a list names is written down, item by item, and what is missing is shown", async ({
  page,
}) => {
  const id = await makeQuiz(page, {
    text: "# Tissues\n\n## Kinds of tissue\n\n- Muscle\n- Nerve\n- Epithelium\n",
  });
  await page.goto(`/quiz/${id}`);
  const quiz = new QuizPage(page);
  await page.getByLabel(player("naming")).fill("epithelum\nmuscle");
  await expectNoViolation(page, "a naming");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(quiz.verdict).toHaveText(player("partly"));
  const nerve = page.getByRole("listitem").filter({ hasText: "Nerve" });
  await expect(nerve.getByText(player("missing"))).toBeAttached();
  const muscle = page.getByRole("listitem").filter({ hasText: "Muscle" });
  await expect(muscle.getByText(player("named"))).toBeAttached();
  await expectNoViolation(page, "a naming that was answered");
});
