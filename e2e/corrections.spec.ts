import { expect, type Page } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { sourceList } from "#lib/schemas/source.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { phone, connectedTest as test } from "./product-test.ts";
import { makeQuiz, pixelsTooWide, readQuiz } from "./quiz-page.ts";

/** Three faults, each in words that no other test has, and code that shows something else than is said. */
const note = (place: string) => `# Lanes of the ${place}

**Queue** is a lane of the ${place} in which the element added last is removed first.

A binary search of the ${place} halves an unsorted row at every step.

The command \`touch\` removes a file of the ${place} at once.

**Recursion** is a technique of the ${place} in which a function calls itself.

\`\`\`cpp
std::map<std::string, int> ${place} = {{"tea", 3}};
\`\`\`

**Deque** is a lane of the ${place} with two open ends.
`;

/** A quiz of the note in a subject of its own. */
const madeOf = async (page: Page, place: string) => {
  const made = await page.request.post("/api/subjects", { data: { name: `The ${place}` } });
  const { id: subjectId } = subjectView.parse(await made.json());
  const id = await makeQuiz(page, { text: note(place), subjectId });
  const listed = await page.request.get(`/api/subjects/${subjectId}/sources`);
  const [source] = sourceList.parse(await listed.json()).sources;
  const textNow = async (): Promise<string> =>
    (await (await page.request.get(`/api/sources/${source?.id}`)).json()).text;
  // What other tests make begins in the subject that was used last.
  const leave = () => page.request.delete(`/api/subjects/${subjectId}`);
  return { id, sourceId: source?.id ?? "", textNow, leave };
};

const words = (locale: Language) => ({
  report: translator(locale, "report"),
  sources: translator(locale, "sources"),
  unfit: translator(locale, "ownWordingUnfit"),
});

test.describe("in English", () => {
  test.use({ expected: [/422/] });
  test("a correction is put in one's own words by keys, said so, and put back", async ({
    page,
  }) => {
    const { report, unfit } = words("en");
    const place = "harbour";
    const { id, textNow, leave } = await madeOf(page, place);
    await page.goto(`/quiz/${id}`);
    await page.getByText(report("title", { count: 4 })).click();
    const card = page.locator("header article").filter({ hasText: "FIFO" });
    const change = card.getByRole("button", { name: report("take.change") });
    await expect(change).toHaveAccessibleName(
      new RegExp(`^${report("take.change")}: Queue is a lane`),
    );
    await change.focus();
    await page.keyboard.press("Enter");
    const field = card.getByRole("textbox", { name: report("take.ownField") });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/added first is removed first \(FIFO\)/);
    await expectNoViolation(page, "own words for a correction");
    // Unchanged, then empty: each is said, and what was written stays.
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(card.getByRole("alert")).toHaveText(unfit("proposed"));
    await field.fill("  ");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(card.getByRole("alert")).toHaveText(unfit("empty"));
    await page.keyboard.press("Escape");
    await expect(change).toBeFocused();

    await page.keyboard.press("Enter");
    const own = `**Queue** is a lane of the ${place} that lets the first one out first.`;
    await field.fill(own);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(card.getByText(report("take.own"))).toBeVisible();
    await expect(card.getByText("lets the first one out first")).toBeVisible();
    const back = card.getByRole("button", { name: report("take.back") });
    await expect(back).toBeFocused();
    expect(await textNow()).toContain(own);
    await expectNoViolation(page, "a correction in own words");
    await page.reload();
    await page.getByText(report("title", { count: 4 })).click();
    await expect(card.getByText(report("take.own"))).toBeVisible();
    await back.click();
    await expect(back).toBeHidden();
    expect(await textNow()).toBe(note(place));
    await leave();
  });
});

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });
  test("a note's page lists what is open, takes all but code at once, and brings its texts back", async ({
    page,
  }) => {
    const { report, sources } = words("ru");
    const place = "canal";
    const { sourceId, textNow, leave } = await madeOf(page, place);
    await page.goto(`/source/${sourceId}`);
    const heading = (count: number) =>
      page.getByRole("heading", { name: sources("corrections", { count }) });
    await expect(heading(4)).toBeVisible();
    await page
      .getByRole("link", { name: /^Queue is a lane/ })
      .first()
      .click();
    await expect(page.locator("mark[data-here]").first()).toBeInViewport();
    await expectNoViolation(page, "a note with open corrections");
    await page.getByRole("button", { name: report("take.all", { count: 3 }) }).click();
    await expect(heading(1)).toBeVisible();
    const now = await textNow();
    expect(now).toContain("creates an empty file");
    expect(now).toContain("a sorted row");

    // Code is taken out by itself; what was pressed goes, and the title takes its focus.
    await page.getByRole("button", { name: report("take.code.one") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator(".note-text pre")).toHaveCount(0);
    expect(await textNow()).not.toContain("std::map");

    const history = page.getByText(sources("history.title", { count: 2 }));
    await history.click();
    const versions = page.getByRole("listitem").filter({
      has: page.getByRole("button", { name: sources("history.restore") }),
    });
    await expect(versions).toHaveCount(2);
    await expect(page.getByRole("deletion").filter({ hasText: "last" }).first()).toBeVisible();
    await expect(page.getByRole("insertion").filter({ hasText: "FIFO" }).first()).toBeVisible();
    await expectNoViolation(page, "the history of a note");
    const first = versions.last();
    await expect(first).toContainText(sources("history.added"));
    await first.getByRole("link", { name: sources("history.show") }).click();
    await expect(page.getByText(sources("history.earlier"))).toBeVisible();
    await expect(page.locator(".note-text pre")).toContainText("std::map");
    await expectNoViolation(page, "an earlier text of a note");
    await page.getByRole("button", { name: sources("history.restore") }).press("Enter");
    await page.waitForURL(new RegExp(`/source/${sourceId}$`));
    await expect(heading(4)).toBeVisible();
    expect(await textNow()).toBe(note(place));
    await expect(page.getByText(sources("history.title", { count: 3 }))).toBeVisible();
    await leave();
  });
});

test("who writes in place of one sentence is left alone while others are settled", async ({
  page,
}) => {
  const { report, sources } = words("en");
  const { id, sourceId, leave } = await madeOf(page, "dock");
  await page.goto(`/quiz/${id}`);
  const title = page.locator("summary").filter({ hasText: report("title", { count: 4 }) });
  await title.click();
  const cardOf = (said: string) => page.locator("article").filter({ hasText: said });
  const [queue, touch] = [cardOf("FIFO"), cardOf("empty file")];
  const address = `**/api/quiz/${id}/corrections`;
  const arrived = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await queue.getByRole("button", { name: report("take.one") }).click();
  await touch.getByRole("button", { name: report("take.change") }).click();
  const field = touch.getByRole("textbox");
  await expect(field).toBeFocused();
  arrived.resolve();
  await expect(queue.getByText(report("take.done"))).toBeVisible();
  await expect(field).toBeFocused();
  await page.unroute(address);
  await field.press("Escape");

  // What is settled together leaves the focus with its title, and with none of the sentences.
  await page.getByRole("button", { name: report("take.all", { count: 2 }) }).click();
  await expect(touch.getByText(report("take.done"))).toBeVisible();
  await expect(title).toBeFocused();
  for (const card of [queue, touch])
    await card.getByRole("button", { name: report("take.back") }).click();

  // On the note's page, too, nothing that is half written is lost, whatever becomes of the text around it.
  await page.goto(`/source/${sourceId}`);
  const heading = (count: number) =>
    page.getByRole("heading", { name: sources("corrections", { count }) });
  await expect(heading(3)).toBeVisible();
  await touch.getByRole("button", { name: report("take.change") }).click();
  await field.fill("Half of a word");
  await queue.getByRole("button", { name: report("take.one") }).click();
  await expect(heading(2)).toBeVisible();
  await expect(field).toHaveValue("Half of a word");
  await page.getByRole("button", { name: report("take.code.one") }).click();
  await expect(heading(1)).toBeVisible();
  await expect(field).toHaveValue("Half of a word");
  await leave();
});

test("passages lead to their questions and cards, and those back", async ({ page }) => {
  const sources = translator("en", "sources");
  const questions = translator("en", "questions");
  const cards = translator("en", "cards");
  const { id, sourceId, leave } = await madeOf(page, "quay");
  const quiz = await readQuiz(page, id);
  const asked = quiz.questions.find(({ options }) => options !== null);
  await page.request.post(`/api/quiz/${id}/answers`, {
    data: { questionId: asked?.id, answer: asked?.options?.[0] },
  });
  await page.goto(`/source/${sourceId}`);
  const folds = page.locator(".note-text details").filter({ hasText: /on this passage/ });
  await expect(folds.first()).toBeVisible();
  for (const fold of await folds.all()) await fold.locator("summary").click();
  // The passage would give away what was not answered yet: it is counted alone.
  await expect(folds.getByRole("link", { name: sources("resting.card") })).toHaveCount(1);
  await expect(folds.locator("a[href*='#question-']")).toHaveCount(1);
  await expect(folds.getByText("once you have answered").first()).toBeVisible();
  await expectNoViolation(page, "questions beside their passages");
  await page
    .locator(".note-text")
    .getByRole("link", { name: sources("resting.card") })
    .click();
  await page.waitForURL(/\/cards\?card=/);
  await expect(page.getByText(cards("list.count", { count: 1 }), { exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: cards("list.question"), exact: false })
    .first()
    .click();
  await page.waitForURL(/\/questions#question-/);
  const row = page.locator(`#question-${asked?.id}`);
  await expect(row).toBeInViewport();
  await expect(row.getByRole("link", { name: questions("card") })).toBeVisible();
  await expectNoViolation(page, "questions with the way to their cards");
  await row.getByRole("link", { name: questions("passage") }).click();
  await page.waitForURL(/\/note#at-\d+$/);
  await expect(page.locator("[data-here]").first()).toBeInViewport();
  await leave();
});

test.describe("on a phone", () => {
  test.use(phone);
  test("nothing of it is wider than the screen", async ({ page }) => {
    const { report, sources } = words("en");
    const { id, sourceId, leave } = await madeOf(page, "pier");
    await page.goto(`/quiz/${id}`);
    await page.getByText(report("title", { count: 4 })).click();
    const card = page.locator("header article").filter({ hasText: "FIFO" });
    await card.getByRole("button", { name: report("take.change") }).tap();
    await card.getByRole("textbox").fill("A word thatisverylong".padEnd(200, "o"));
    expect(await pixelsTooWide(page)).toBe(0);
    await card.getByRole("button", { name: report("take.save") }).tap();
    await expect(card.getByText(report("take.own"))).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await page.goto(`/source/${sourceId}`);
    await page.getByText(sources("history.title", { count: 1 })).tap();
    await expect(page.getByRole("insertion").first()).toBeVisible();
    expect(await pixelsTooWide(page)).toBe(0);
    await expectNoViolation(page, "a note on a phone");
    await leave();
  });
});
