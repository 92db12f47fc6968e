import { expect, type Locator, type Page } from "@playwright/test";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { makeGuide, waitForGuide } from "./guide-page.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage } from "./quiz-page.ts";
import { makeStudy, waitForQuestion } from "./study-page.ts";

const { create, guide, guideNew, study, studyNew } = messagesIn("en");

/** The page as a slow connection brings it: to be read and typed into, while its code is still on the way. */
const openWithoutCode = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const scripts = "**/_next/static/**/*.js*";
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await page.waitForLoadState();
    await page.unroute(scripts);
  };
};

/** Types before the code is there, lets it come, and looks whether the text is on the page and outlives a reload. */
const typeEarly = async (page: Page, path: string, field: Locator) => {
  const text = "typed before the code was there";
  const bringCode = await openWithoutCode(page, path);
  await field.fill(text);
  await bringCode();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(text);
  await expect(field).toHaveValue(text);
  await page.reload();
  await expect(field).toHaveValue(text);
};

for (const [path, label] of [
  ["/study/new", studyNew.topic],
  ["/study/new", studyNew.notes],
  ["/quiz/new", create.note],
  ["/guide/new", guideNew.question],
] as const) {
  test(`what is typed early stays: ${label} on ${path}`, async ({ page }) => {
    await typeEarly(page, path, page.getByLabel(label));
  });
}

test("a form waits for the code that sends it: the browser alone would lose what was typed", async ({
  page,
}) => {
  const bringCode = await openWithoutCode(page, "/quiz/new");
  const note = page.getByLabel(create.note);
  await note.fill(madeUpNote("early").text);
  const submit = page.getByRole("button", { name: create.submit });
  await expect(submit).toBeDisabled();
  await expect(page.getByRole("radio").first()).toBeDisabled();
  await bringCode();
  await expect(page.getByRole("radio").first()).toBeEnabled();
  await submit.click();
  await page.waitForURL("**/quiz/thr_*");
});

test("what is pressed early is pressed when the code is there, in its order and once", async ({
  page,
}) => {
  const bringCode = await openWithoutCode(page, "/quiz/new");
  await page.getByLabel(create.note).fill(madeUpNote("pressed early").text);
  // As a finger does: Playwright itself waits until what it presses is enabled.
  for (const pressed of [
    page.locator("label", { hasText: /^5$/ }),
    page.getByRole("button", { name: create.submit }),
    page.getByRole("button", { name: create.submit }),
  ]) {
    await pressed.scrollIntoViewIfNeeded();
    const box = await pressed.boundingBox();
    if (!box) throw new Error("nothing to press");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  const made: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") made.push(request.postDataJSON());
  });
  await bringCode();
  await page.waitForURL("**/quiz/thr_*");
  expect(made).toMatchObject([{ wanted: 5 }]);
});

test("a button that is pressed early does what it says", async ({ page }) => {
  const id = await makeStudy(page, { topic: "Sets", text: madeUpNote("an early button").text });
  await waitForQuestion(page, id, "study_edit");
  const bringCode = await openWithoutCode(page, `/study/${id}`);
  await page.getByRole("button", { name: study.accept }).click();
  await bringCode();
  await waitForQuestion(page, id, "study_questions");
});

test("an answer chosen or written early can be checked", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("an early answer"));
  const bringCode = await openWithoutCode(page, `/quiz/${id}`);
  const quiz = new QuizPage(page);
  const choice = page.locator("label:has(input[type=radio])").first();
  const field = page.locator("main").getByRole("textbox");
  await expect(choice.or(field)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  else await field.fill("written early");
  await expect(quiz.checkButton).toBeDisabled();
  await bringCode();
  await quiz.checkButton.click();
  await expect(quiz.verdict).toBeVisible();
});

test("a search typed early is made", async ({ page }) => {
  const title = "Sets for a search";
  await makeStudy(page, { topic: title });
  const bringCode = await openWithoutCode(page, "/");
  await page.getByRole("searchbox").fill("xylographer");
  // In the list, and where it waits for an answer as soon as it does.
  const links = page.getByRole("link", { name: new RegExp(title) });
  await expect(links.last()).toBeVisible();
  await bringCode();
  await expect(links).toHaveCount(0);
});

test("notes typed early stay where the document asks for them", async ({ page }) => {
  const id = await makeStudy(page, { topic: "Sets" });
  await waitForQuestion(page, id, "study_notes");
  await typeEarly(page, `/study/${id}`, page.getByRole("textbox", { name: study.notes.label }));
  await expect(page.getByRole("button", { name: study.notes.go })).toBeEnabled();
});

test("what is said in a guide stays when it is typed early", async ({ page }) => {
  const id = await makeGuide(page, { question: "How do I use Max for Live?", edition: "Intro" });
  await waitForGuide(page, id, "guide_version");
  await typeEarly(page, `/guide/${id}`, page.getByLabel(guide.talk.ask));
});
