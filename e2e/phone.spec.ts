import { expect, type Page } from "@playwright/test";
import { lighthouseNote } from "#lib/questions/testing/notes.ts";
import { selfGrade } from "#lib/schemas/quiz.ts";
import {
  GuidePage,
  guideAtFirstStep,
  longestRunMs,
  makeGuide,
  readGuide,
  samplePack,
  waitForGuide,
} from "./guide-page.ts";
import { madeUpNote } from "./made-up-note.ts";
import { phone, offlineTest as test } from "./product-test.ts";
import { drawProgram, liveScreen } from "./program-screen.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";
import { makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";
import { storeWideQuiz, walkWideQuiz } from "./wide-quiz.ts";

test.use(phone);

/** Nothing sticks out to the side, and every target is as large as a fingertip. */
const expectPhoneFit = async (page: Page) => {
  const misfits = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const small = [...document.querySelectorAll("button, summary, label:has(input), input, select")]
      .filter((element) => element.checkVisibility() && !element.matches(".sr-only"))
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.outerHTML.slice(0, 160));
    return { wide, small };
  });
  expect(misfits).toEqual({ wide: 0, small: [] });
};

const answerWithThumb = async (page: Page, quiz: QuizPage): Promise<void> => {
  const check = quiz.checkButton.or(quiz.uncoverButton);
  await expect(check).toBeInViewport();
  const isRecall = await quiz.uncoverButton.isVisible();
  await check.tap();
  if (!isRecall) return;
  await expect(quiz.passageHeading).toBeInViewport();
  await expectPhoneFit(page);
  for (const grade of selfGrade.options) await expect(quiz.gradeButton(grade)).toBeInViewport();
  await quiz.gradeButton("partly").tap();
};

test("a quiz is answered with the thumb", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("phone"));
  const total = (await readQuiz(page, id)).questions.length;
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  for (let number = 1; number <= total; number++) {
    await expect(quiz.position(number, total)).toBeVisible();
    await expectPhoneFit(page);
    await quiz.fillByThumb();
    await answerWithThumb(page, quiz);
    await expect(quiz.verdict).toBeVisible();
    await expect(quiz.goOnButton).toBeInViewport();
    await quiz.goOnButton.tap();
  }
  await expect(quiz.resultsHeading).toBeVisible();
  await expectPhoneFit(page);
});

test("what leads on stays under the thumb while the explanation comes", async ({ page }) => {
  const id = await makeQuiz(page, madeUpNote("under the thumb"));
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  let bringExplanation = () => {};
  const held = new Promise<void>((resolve) => {
    bringExplanation = resolve;
  });
  await page.route(`**/quiz/${id}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await quiz.fillByThumb();
  await quiz.checkButton.tap();
  await expect(quiz.verdict).toBeVisible();
  await expect(quiz.goOnButton).toBeFocused();
  const before = await quiz.goOnButton.boundingBox();
  bringExplanation();
  await expect(page.getByRole("figure").first()).toBeVisible();
  expect(await quiz.goOnButton.boundingBox()).toEqual(before);
});

test("what a note says is recalled and graded with the thumb", async ({ page }) => {
  const id = await makeQuiz(page, { text: lighthouseNote });
  const quiz = new QuizPage(page);
  await page.goto(`/quiz/${id}`);
  for (let number = 1; number <= 3; number++) {
    await expect(quiz.position(number, 3)).toBeVisible();
    if (number > 1) await page.locator("main").getByRole("textbox").fill("Something of it.");
    await expectPhoneFit(page);
    await answerWithThumb(page, quiz);
    await expect(quiz.goOnButton).toBeInViewport();
    await quiz.goOnButton.tap();
  }
  await expect(quiz.resultsHeading).toBeVisible();
  await expectPhoneFit(page);
});

test("a quiz with wide content fits, too", async ({ page, offlineProduct }) => {
  const id = await offlineProduct.inDatabase(storeWideQuiz);
  await walkWideQuiz(page, id, {
    look: () => expectPhoneFit(page),
    goOn: ({ goOnButton }) => goOnButton.tap(),
  });
  await page.goto(`/quiz/${id}/note`);
  await expect(page.getByRole("heading", { name: "Wide things" })).toBeVisible();
  await expectPhoneFit(page);
});

test("a guide is followed with the thumb, beside the program on a computer", async ({ page }) => {
  test.setTimeout(4 * longestRunMs);
  const guide = new GuidePage(page);
  const t = guide.guide;
  const id = await makeGuide(page, { question: "How do I use Max for Live?", edition: "Intro" });
  await waitForGuide(page, id, "guide_version");
  await page.goto(`/guide/${id}`);
  await expectPhoneFit(page);
  await guide.button(t("warning.tryAnyway")).tap();
  const stepByStep = page.getByRole("button", { name: t("answer.stepByStep") });
  await expect(stepByStep).toBeInViewport({ timeout: longestRunMs });
  await expectPhoneFit(page);
  await expect(guide.answerSteps.first()).toBeVisible();
  await stepByStep.tap();
  const { steps_total: total } = await waitForGuide(page, id, "guide_action");
  await expect(guide.step(1, total)).toBeVisible();
  await expect(guide.button(t("actions.next"))).toBeInViewport();
  await expectPhoneFit(page);

  // The conversation is one tap away, the step another.
  await guide.button(t("views.side")).tap();
  await expect(guide.askField).toBeInViewport();
  await guide.tab(t("side.steps")).tap();
  await expect(page.getByRole("list", { name: t("step.list") }).getByRole("listitem")).toHaveCount(
    total,
  );
  await expectPhoneFit(page);
  await guide.button(t("views.step")).tap();

  // A picture has come, so that the step is looked at: its buttons are where they were.
  const { picture } = await drawProgram(page, liveScreen);
  await guide.choose(picture);
  await guide.cover.getByRole("button", { name: guide.screen("cover.add") }).tap();
  await expect(guide.covers).toHaveCount(1);
  await expect(guide.cover.getByText(guide.screen("cover.send"), { exact: true })).toBeInViewport();
  await expectPhoneFit(page);
  await guide.send();
  await expect
    .poll(async () => (await readGuide(page, id)).screenshots.length, { timeout: longestRunMs })
    .toBe(1);
  await waitForGuide(page, id, "guide_action");
  await expect(guide.picture).toBeVisible();
  await expectPhoneFit(page);
  await guide.button(t("actions.skip")).tap();
  await expect(guide.step(2, total)).toBeVisible({ timeout: longestRunMs });
  await expect(guide.button(t("actions.next"))).toBeInViewport();
});

test.describe("in Russian, whose words are longer", () => {
  test.use({ locale: "ru-RU" });
  test("the buttons of a step keep their words off their edges", async ({ page }) => {
    test.setTimeout(2 * longestRunMs);
    const id = await guideAtFirstStep(page, {
      question: "Как пользоваться Max for Live?",
      edition: "Suite",
    });
    await page.goto(`/guide/${id}`);
    const guide = new GuidePage(page, "ru");
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(guide.button(guide.guide("actions.help"))).toBeInViewport();
      await expectPhoneFit(page);
      const nearest = await page.evaluate(() =>
        [...document.querySelectorAll("[role=group] > [data-choice]")]
          .filter((button) => button.checkVisibility())
          .flatMap((button) => {
            const edge = button.getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(button);
            return [...words.getClientRects()].map(({ left, right }) =>
              Math.min(left - edge.left, edge.right - right),
            );
          }),
      );
      expect(Math.min(...nearest)).toBeGreaterThanOrEqual(4);
    }
  });
});

test("the conversation of a document opens at its newest word", async ({ page }) => {
  const text = "# Waves\n\nA **wave** carries energy.\n\nA wave has a length.";
  const id = await makeStudy(page, { topic: "Waves", text });
  await waitForQuestion(page, id, "study_edit");
  for (const request of ["one", "two", "three"]) {
    const before = (await readStudy(page, id)).messages.length;
    const sent = await page.request.post(`/api/edit/${id}`, { data: { request } });
    expect(sent.status()).toBe(202);
    await expect
      .poll(async () => (await readStudy(page, id)).messages.length, { timeout: longestRunMs })
      .toBeGreaterThan(before + 1);
    await waitForQuestion(page, id, "study_edit");
  }
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await page.getByRole("navigation").getByRole("button").last().tap();
  await expect(study.conversation.getByRole("listitem").last()).toBeInViewport();
});

test("every page fits a phone", async ({ page }) => {
  await makeQuiz(page, madeUpNote("a long title for a phone"));
  await samplePack(page);
  for (const path of ["/", "/quiz/new", "/guide/new", "/library", "/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectPhoneFit(page);
  }
  const logo = page.locator("header svg").first();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await logo.boundingBox()).toMatchObject({ width: 28, height: 28 });
    await expectPhoneFit(page);
  }
});
