import { expect } from "@playwright/test";
import { translator } from "#lib/i18n/translator.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { expectNoViolation, expectNoViolationOnBoth } from "./expect-no-violation.ts";
import {
  GuidePage,
  longestRunMs,
  lookReply,
  makeGuide,
  readGuide,
  reply,
  samplePack,
  waitForGuide,
} from "./guide-page.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest as test } from "./product-test.ts";
import { drawProgram, liveScreen } from "./program-screen.ts";
import { makeQuiz, QuizPage } from "./quiz-page.ts";
import { setAside } from "./set-aside.ts";
import { makeStudy, StudyPage, waitForQuestion } from "./study-page.ts";

test("home, settings and the sheet", async ({ page, connectedProduct }) => {
  test.setTimeout(240_000);
  await setAside(connectedProduct);
  await makeQuiz(page, { ...madeUpNote("axe home"), wanted: 1 });
  await page.goto("/");
  await expectNoViolationOnBoth(page, "home with work");
  await page
    .getByRole("button", { name: /^Delete: / })
    .first()
    .click();
  await expectNoViolationOnBoth(page, "home, deleting");
  await page.goto("/settings");
  await expectNoViolationOnBoth(page, "settings");
  await page.getByRole("link", { name: translator("en", "api")("open") }).click();
  await page.getByText("POST/api/threads", { exact: true }).click();
  await expectNoViolationOnBoth(page, "description of the API");
  await page.goto("/quiz/new");
  await page.getByRole("button", { name: "Make the quiz" }).click();
  await expect(page.getByRole("alert").getByText("The note is empty")).toBeVisible();
  await expectNoViolationOnBoth(page, "sheet with an error");
});

test("a quiz from its making to its results", async ({ page, model }) => {
  // Five looks, a few seconds each on a busy machine.
  test.setTimeout(240_000);
  model.control({ mode: "hold", task: "write-questions" });
  const made = await page.request.post("/api/threads", {
    data: { kind: "quiz", text: sampleNote("en"), wanted: 3 },
  });
  const { id }: { id: string } = await made.json();
  await page.goto(`/quiz/${id}`);
  await expect(page.locator("[aria-current=step]")).toContainText("Writing the questions");
  await expectNoViolationOnBoth(page, "progress");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await expectNoViolationOnBoth(page, "stopped");
  model.reset();
  await page.getByRole("button", { name: "Continue" }).click();

  const quiz = new QuizPage(page);
  await page.getByText("2 corrections in your note").click();
  await expectNoViolationOnBoth(page, "question and report");
  const total = await page
    .getByRole("navigation", { name: "Questions" })
    .getByRole("button")
    .count();
  await quiz.answerByKeys();
  await expectNoViolationOnBoth(page, "answered question");
  await page.keyboard.press("Enter");
  await quiz.answerAllByKeys(2, total);
  await expectNoViolationOnBoth(page, "results");
});

test("a study document from its form to its answers", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/study/new");
  await page.getByText(translator("en", "studyNew")("more")).click();
  await expectNoViolationOnBoth(page, "form of a study document");
  const stages = { notes: "alone", edit: "ask", questions: "alone" };
  const id = await makeStudy(page, { topic: "Markov chains", settings: { stages } });
  await waitForQuestion(page, id, "study_edit");
  const patch = { old_text: "A frequent mistake", new_text: "A common mistake" };
  await page.request.post(`/api/edit/${id}/patch`, { data: patch });
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await expect(study.document).toContainText("A common mistake");
  await expectNoViolationOnBoth(page, "study document");
  await study.tool(study.workspace("history")).click();
  await expect(page.getByText(study.workspace("firstVersion"))).toBeVisible();
  await expectNoViolationOnBoth(page, "history of a document");
  await study.tool(study.workspace("source.open")).click();
  await expect(page.locator(".cm-content")).toBeVisible();
  await expectNoViolation(page, "source of a document");
});

test("the library, and a guide from its form to its end", async ({ page, model }) => {
  test.setTimeout(6 * longestRunMs);
  const library = translator("en", "library");
  const sample = await samplePack(page);
  await page.goto("/library");
  await expect(page.getByRole("article", { name: sample.title })).toBeVisible();
  await expectNoViolationOnBoth(page, "library");
  await page.getByRole("button", { name: library("add") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolationOnBoth(page, "import of a manual");
  await page.goto("/guide/new");
  await expectNoViolationOnBoth(page, "form of a guide");

  const guide = new GuidePage(page);
  const t = guide.guide;
  const id = await makeGuide(page, { question: "How do I use Max for Live?", edition: "Intro" });
  await waitForGuide(page, id, "guide_version");
  await page.goto(`/guide/${id}`);
  await expect(guide.button(t("warning.tryAnyway"))).toBeVisible();
  await expectNoViolationOnBoth(page, "warning of a guide");
  await reply(page, id, { type: "choice", choice: "try_anyway" });
  await waitForGuide(page, id, "guide_steps");
  await page.reload();
  await expect(guide.button(t("answer.enough"))).toBeVisible();
  await expectNoViolationOnBoth(page, "answer of a guide");
  await reply(page, id, { type: "choice", choice: "step_by_step" });
  await waitForGuide(page, id, "guide_action");
  await page.reload();
  await expectNoViolationOnBoth(page, "step of a guide");

  const box = { x: 0.5, y: 0.25, width: 0.25, height: 0.125 };
  model.script({ task: "look-at-screen", replies: [lookReply({ box })] });
  const { picture } = await drawProgram(page, liveScreen);
  await guide.choose(picture);
  await guide.cover.getByRole("button", { name: guide.screen("cover.add") }).click();
  await expectNoViolationOnBoth(page, "picture before it is sent");
  await guide.cover.getByRole("button", { name: guide.screen("cover.undo") }).click();
  await guide.send();
  await expect(guide.box).toBeVisible({ timeout: longestRunMs });
  await waitForGuide(page, id, "guide_action");
  await expectNoViolationOnBoth(page, "screen of a step");
  const { steps_total: total } = await readGuide(page, id);
  for (let number = 1; number <= total; number++) {
    await waitForGuide(page, id, "guide_action");
    await reply(page, id, { type: "choice", choice: "skip" });
    await expect
      .poll(async () => (await readGuide(page, id)).steps[number - 1]?.state, {
        timeout: longestRunMs,
      })
      .toBe("skipped");
  }
  await waitForGuide(page, id, "guide_confirm");
  await page.reload();
  await expect(page.getByRole("heading", { name: t("confirm.title") })).toBeVisible();
  await expectNoViolationOnBoth(page, "last question of a guide");
  await reply(page, id, { type: "choice", choice: "yes" });
  await waitForGuide(page, id, "guide_solved");
  await expect(
    page.getByRole("heading", { name: t("done.guide_solved.title"), exact: true }),
  ).toBeVisible({ timeout: longestRunMs });
  await expectNoViolationOnBoth(page, "end of a guide");
});

test.describe("an address of nothing", () => {
  test.use({ expected: [/404/] });
  test("says so to everyone", async ({ page }) => {
    await page.goto("/nothing");
    await expectNoViolationOnBoth(page, "not found");
  });
});

test("the whole page is reached by Tab, and the first stop skips to the content", async ({
  page,
}) => {
  await page.goto("/quiz/new");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
});
