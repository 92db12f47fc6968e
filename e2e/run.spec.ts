import { expect, type Page } from "@playwright/test";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage } from "./quiz-page.ts";

const start = async (page: Page, seed: string): Promise<{ id: string; title: string }> => {
  const note = madeUpNote(seed);
  const made = await page.request.post("/api/threads", { data: { kind: "quiz", text: note.text } });
  const { id }: { id: string } = await made.json();
  await page.goto(`/quiz/${id}`);
  return { id, title: note.title };
};

const presentStep = (page: Page) => page.locator("[aria-current=step]");

test("the work is shown in the student's words, with time and cost, and ends in the quiz", async ({
  page,
  model,
}) => {
  model.control({ mode: "hold", task: "read-window" });
  await start(page, "progress");
  await expect(presentStep(page)).toContainText("Checking the facts");
  await expect(page.getByRole("status").getByText("Checking the facts")).toBeVisible();
  await expect(page.getByText("Time", { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ seconds?$/)).toBeVisible();
  // What the first answer took is known when it is there.
  model.control({ mode: "good", task: "read-window" });
  model.control({ mode: "hold", task: "write-questions" });
  model.release();
  await expect(page.getByText(/^[\d,]+ tokens$|^\$\d/)).toBeVisible();
  model.control({ mode: "good", task: "write-questions" });
  model.release();
  await expect(page.getByText(/^Question 1 of/).first()).toBeVisible();
});

// That it takes no longer than a second is held where the worker is tested, without a browser in between.
test("Stop ends the work, and what was stopped goes on", async ({ page, model }) => {
  model.control({ mode: "hold", task: "write-questions" });
  await start(page, "stopped");
  await expect(presentStep(page)).toContainText("Writing the questions");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await expect(page.getByText("You can continue from here")).toBeVisible();
  model.reset();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/^Question 1 of/).first()).toBeVisible();
});

test("a refused key is told with what helps, nothing is lost, and it can be tried again", async ({
  page,
  model,
}) => {
  model.control({ mode: "401" });
  const { title } = await start(page, "refused");
  await expect(page.getByRole("heading", { name: "The quiz could not be made" })).toBeVisible();
  await expect(page.getByText("refused the key")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open settings" })).toBeVisible();
  await page.goto("/");
  await expect(
    page.getByRole("link", { name: new RegExp(`${title}.*Failed`) }).first(),
  ).toBeVisible();
  await page.goBack();
  model.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Question 1 of/).first()).toBeVisible();
});

test("a note without sense is refused with the one button that helps", async ({ page }) => {
  const made = await page.request.post("/api/threads", {
    data: { kind: "quiz", text: "zzz qqq ... 123 !!! ".repeat(20) },
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/quiz/${id}`);
  await expect(page.getByRole("heading", { name: "The quiz could not be made" })).toBeVisible();
  await page.getByRole("link", { name: "Try another note" }).click();
  await expect(page).toHaveURL(/\/quiz\/new$/);
});

test("a hidden page asks nothing, and catches up when it is shown", async ({ page, model }) => {
  model.control({ mode: "hold", task: "write-questions" });
  await page.clock.install();
  const { id } = await start(page, "hidden");
  let polls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/threads/${id}`)) polls += 1;
  });
  const poll = page.waitForRequest(`**/api/threads/${id}`);
  await page.clock.runFor(1_500);
  await poll;

  await setHidden(page, true);
  await page.clock.runFor(1_500);
  polls = 0;
  await page.clock.runFor(120_000);
  expect(polls).toBe(0);

  model.reset();
  const shown = page.waitForRequest(`**/api/threads/${id}`);
  await setHidden(page, false);
  await page.clock.runFor(100);
  await shown;
});

test("an unchanged thread costs a 304 without a body", async ({ page, model }) => {
  model.control({ mode: "hold", task: "write-questions" });
  const { id } = await start(page, "unchanged");
  await expect(presentStep(page)).toContainText("Writing the questions");
  const unchanged = await page.waitForResponse(
    (response) => response.url().endsWith(`/api/threads/${id}`) && response.status() === 304,
  );
  expect(unchanged.request().headers()["if-none-match"]).toBeTruthy();
});

test("a finished quiz is not asked about any more", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("finished"));
  await page.clock.install();
  await page.goto(`/quiz/${id}`);
  await expect(new QuizPage(page).checkButton).toBeVisible();
  let polls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/")) polls += 1;
  });
  await page.clock.runFor(120_000);
  expect(polls).toBe(0);
});

const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
