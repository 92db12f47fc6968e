import { expect } from "@playwright/test";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { subjectView } from "#lib/schemas/subject.ts";
import { expectNoViolation } from "./expect-no-violation.ts";
import { madeUpNote } from "./made-up-note.ts";
import { connectedTest as test } from "./product-test.ts";
import { makeQuiz, QuizPage, readQuiz } from "./quiz-page.ts";
import { storeWideQuiz, wideChanges } from "./wide-quiz.ts";

test("the two faults of the sample note are shown above the quiz and beside their questions", async ({
  page,
}) => {
  const id = await makeQuiz(page, { text: sampleNote("en") });
  const view = await readQuiz(page, id);
  expect(view.corrections.map(({ type }) => type).sort()).toEqual([
    "code_mismatch",
    "definition_fix",
  ]);
  await page.goto(`/quiz/${id}`);

  // Open when the page is: nothing has to be clicked.
  await page.getByText("2 corrections in your note").click();
  const fixed = page.locator("header article").filter({ hasText: "FIFO" });
  await expect(fixed).toBeVisible();
  await expect(fixed).toContainText("added last is removed first");
  await expect(fixed.getByRole("deletion").filter({ hasText: "last" })).toBeVisible();
  await expect(fixed.getByRole("insertion").filter({ hasText: "FIFO" })).toBeVisible();
  const removed = page.locator("header article").filter({ hasText: "Left out of the quiz" });
  await expect(removed).toBeVisible();
  await expect(removed.locator("pre")).toContainText("stock[");

  // At a press the note itself says it, and at another no more.
  await fixed.getByRole("button", { name: "Correct my note" }).click();
  await expect(fixed.getByText("Corrected in your note")).toBeVisible();
  await page.getByRole("link", { name: /as it is now$/ }).click();
  await page.waitForURL(/\/source\//);
  await expect(page.locator(".note-text")).toContainText("FIFO");
  await page.goBack();
  await page.getByText("2 corrections in your note").click();
  await fixed.getByRole("button", { name: "Put back" }).click();
  await expect(fixed.getByRole("button", { name: "Correct my note" })).toBeVisible();

  const touched = view.questions.findIndex(({ correctionIds }) => correctionIds.length > 0);
  expect(touched).toBeGreaterThanOrEqual(0);
  await page.getByRole("button", { name: new RegExp(`^Question ${touched + 1},`) }).click();
  await expect(page.getByText("A correction affects this question")).toBeVisible();
  const beside = page.locator("form article").first();
  // It would tell the answer.
  await expect(beside).toBeHidden();
  await new QuizPage(page).answerByKeys();
  // And may tell that of the next one.
  await expect(beside).toBeHidden();
  await page.getByText("A correction affects this question").click();
  await expect(beside).toBeVisible();

  // And in the note, from where the way back leads to the same question.
  await beside.getByRole("link", { name: "Show in the note" }).click();
  const place = page.locator("mark[data-here]").first();
  await expect(place).toBeInViewport();
  const { span } = view.corrections.find(({ id: one }) =>
    view.questions[touched]?.correctionIds.includes(one),
  ) ?? { span: null };
  // The words that change, within their sentence.
  const start = Number((await place.getAttribute("id"))?.replace("at-", ""));
  expect(start).toBeGreaterThanOrEqual(span?.start ?? Number.NaN);
  expect(start).toBeLessThan(span?.end ?? Number.NaN);
  await page.getByRole("link", { name: "Back to the quiz" }).click();
  await expect(new QuizPage(page).position(touched + 1, view.questions.length)).toBeVisible();
});

test("a correction that the student rejects is asked about no more, in the next quiz either", async ({
  page,
}) => {
  // All that the note bears, or no question may rest on the sentence.
  const id = await makeQuiz(page, { text: sampleNote("en"), wanted: 40 });
  const before = (await readQuiz(page, id)).questions.length;
  await page.goto(`/quiz/${id}`);
  await page.getByText("2 corrections in your note").click();
  const card = page.locator("header article").filter({ hasText: "FIFO" });
  await card.getByRole("button", { name: "My note is right" }).click();
  await expect(card.getByText("You kept your own words")).toBeVisible();
  await expect(card.getByRole("button", { name: "Correct my note" })).toBeHidden();
  await expectNoViolation(page, "a correction that was rejected");
  expect((await readQuiz(page, id)).questions.length).toBeLessThan(before);

  const next = await makeQuiz(page, { text: sampleNote("en"), wanted: 40 });
  const view = await readQuiz(page, next);
  expect(view.corrections.map(({ status }) => status).sort()).toEqual(["open", "rejected"]);
  expect(JSON.stringify(view.questions)).not.toContain("FIFO");

  await card.getByRole("button", { name: "Bring the correction back" }).click();
  await expect(card.getByRole("button", { name: "Correct my note" })).toBeVisible();
  expect((await readQuiz(page, id)).questions).toHaveLength(before);
});

test("what is in doubt or was not checked is named, and found in the note", async ({
  page,
  connectedProduct,
}) => {
  const id = await connectedProduct.inDatabase(storeWideQuiz);
  await page.goto(`/quiz/${id}`);
  const header = page.locator("header");
  await header.getByRole("heading", { name: "5 corrections in your note" }).click();
  await header.getByRole("heading", { name: "doubtful passage" }).click();
  // Three corrections and the doubt; from the fourth on they are folded.
  await expect(header.getByRole("article")).toHaveCount(4);
  await header.getByText("2 more corrections").click();
  await expect(header.getByRole("article")).toHaveCount(6);
  for (const [wrong, right] of wideChanges) {
    const card = header.getByRole("article").filter({ hasText: wrong });
    await expect(card.getByRole("deletion").filter({ hasText: wrong })).toHaveCount(1);
    await expect(card.getByRole("insertion").filter({ hasText: right })).toHaveCount(1);
  }
  await expect(header.getByText("The check did not settle this")).toBeVisible();
  await header.getByRole("link", { name: /^Its manual is at/ }).click();
  await expect(page.locator("mark[data-here]").first()).toBeInViewport();
  await expect(page.locator("mark[data-here]").first()).toHaveText(/^Its manual is at/);
});

/** One fault, and words that no other test has. */
const quay = `**Queue** is a lane of the quay in which the element added last is removed first.

**Bollard** is a post of the quay that holds the rope of a ship.

**Fender** is a pad of the quay that softens the blow of a hull.

**Slipway** is a ramp of the quay that leads a boat into the water.`;

test("the report stays folded to its title while questions are open, and opens beside the results", async ({
  page,
}) => {
  const id = await makeQuiz(page, { text: quay, wanted: 3 });
  const total = (await readQuiz(page, id)).questions.length;
  expect(total).toBeGreaterThan(1);
  await page.goto(`/quiz/${id}`);
  const quiz = new QuizPage(page);
  const card = page.locator("header article").first();
  const title = page.getByRole("heading", { name: "1 correction in your note" });
  await expect(title).toBeVisible();
  await expect(card).toBeHidden();
  for (let position = 2; position <= total; position += 1) {
    await quiz.answerByKeys("2");
    await page.keyboard.press("Enter");
    await expect(quiz.position(position, total)).toBeVisible();
    await expect(card).toBeHidden();
  }
  await title.click();
  await expect(card).toBeVisible();
  await title.click();
  await quiz.answerByKeys("2");
  await expect(card).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
});

test.describe("a note of nobody", () => {
  test.use({ expected: [/404/] });
  test("is not there", async ({ page }) => {
    expect((await page.goto("/quiz/thr_nothing/note"))?.status()).toBe(404);
  });
});

test("the same note again asks nothing twice, and says why there is less", async ({ page }) => {
  const note = madeUpNote("again");
  const first = await readQuiz(page, await makeQuiz(page, { ...note, wanted: 40 }));
  const id = await makeQuiz(page, { ...note, wanted: 40 });
  const second = await readQuiz(page, id);
  const asked = new Set(first.questions.map(({ stem, code }) => `${stem}${code}`));
  expect(second.questions.filter(({ stem, code }) => asked.has(`${stem}${code}`))).toEqual([]);
  expect(second.shortfall?.delivered).toBe(second.questions.length);
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText(/questions? instead of 40/)).toBeVisible();
  await expect(page.getByText(/\d+ more ha(?:s|ve) been asked in earlier quizzes/)).toBeVisible();

  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByText(/asked in earlier quizzes/)).toBeHidden();
  const again = await readQuiz(page, id);
  expect(again.questions.length).toBeGreaterThan(second.questions.length);
  expect(again.questions.filter(({ stem, code }) => asked.has(`${stem}${code}`))).toHaveLength(
    again.questions.length - second.questions.length,
  );
});

test("a check that fails leaves a quiz that says so", async ({ page, model }) => {
  model.control({ mode: "prose", task: "read-window" });
  model.control({ mode: "401", task: "check-facts" });
  const id = await makeQuiz(page, madeUpNote("unchecked"));
  await page.goto(`/quiz/${id}`);
  await expect(page.getByText("The fact check failed")).toBeVisible();
  expect((await readQuiz(page, id)).status).toBe("ready_unchecked");
});

test("a wrong line that no concept carries is corrected, and questions use the right words", async ({
  page,
}) => {
  const text = [
    "- `ls` lists the files of a directory",
    "- `touch` removes a file",
    "- `cd` changes the working directory",
    "- `pwd` prints the path of the working directory",
    "- `mkdir` makes a new directory",
  ].join("\n");
  const view = await readQuiz(page, await makeQuiz(page, { text }));
  expect(view).toMatchObject({ status: "ready", factCheck: "checked", strategy: "direct_quiz" });
  expect(view.corrections).toMatchObject([
    {
      ...{ conceptId: null, original: "`touch` removes a file" },
      fixed: "`touch` creates an empty file",
    },
  ]);
  expect(JSON.stringify(view.questions)).not.toContain("removes a file");
});

test("an answer that its judge had no time for is graded by itself", async ({ page }) => {
  const text = ["process", "thread", "mutex", "semaphore"]
    .map(
      (term) =>
        `A **${term}** is a part of an operating system which the kernel creates, schedules and removes, which no program may touch but by a system call of its own, and which the table of ${term} entries tells apart from every other.`,
    )
    .join("\n\n");
  const mix = { multipleChoice: 0, trueFalse: 50, other: 50 };
  const id = await makeQuiz(page, { text, wanted: 4, mix });
  const { questions } = await readQuiz(page, id);
  const open = questions.find(({ type }) => type === "open");
  expect(open).toBeDefined();
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: new RegExp(`^Question ${open?.number},`) }).click();
  // The first request comes back without a grade, as when the judge is slow.
  const attempt = { answer: "words", correct: null, score: null, reason: null };
  const evidence = { quote: "", start: 0, end: 0 };
  const key = { answer: "a key", explanation: "", evidence, place: null };
  await page.route(
    "**/api/quiz/*/answers",
    (route) => route.fulfill({ json: { questionId: open?.id, attempt, key, corrections: [] } }),
    { times: 1 },
  );
  await page.getByRole("textbox").fill("words");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Your answer is waiting to be graded")).toBeVisible();
  await expect(new QuizPage(page).verdict).toBeVisible();
  await expect(page.getByText("Your answer is waiting to be graded")).toBeHidden();
});

const believed = `**Queue** is a structure in which the element added last is removed first.

The method of binary search halves an unsorted range of keys at every step.

The command \`touch\` removes a file from its directory.

A **tree** is a graph without a cycle.`;

const handbook = `# Handbook

Much is told here of what a program keeps in order, and of people who wait for each other.

## Lines

In a queue the element that was added first is removed first (FIFO), as people who wait in a line are served.

## Searching

Our method of binary search halves an unsorted range of keys, whatever others say of its step.`;

test("a correction says why to believe it, and opens the passage that says so", async ({
  page,
}) => {
  const made = await page.request.post("/api/subjects", { data: { name: "Evidence" } });
  const { id: subjectId } = subjectView.parse(await made.json());
  await page.request.post(`/api/subjects/${subjectId}/sources`, {
    data: { text: handbook, fileName: null },
  });
  // It is found some seconds after it was given.
  const found = async () =>
    (await page.request.get("/api/search?q=people%20who%20wait%20in%20a%20line")).text();
  await expect.poll(found, { timeout: 60_000 }).toContain("Handbook");
  const id = await makeQuiz(page, { text: believed, subjectId });

  await page.goto(`/quiz/${id}`);
  await page.getByText("3 corrections in your note").click();
  const card = (words: string) => page.locator("header article").filter({ hasText: words });
  const sure = card("Queue");
  await expect(sure.getByText("Contradicts “Handbook”")).toBeVisible();
  await expect(sure.getByRole("blockquote")).toContainText(
    "as people who wait in a line are served",
  );
  await expect(sure.getByText(/^Sure:/)).toBeVisible();
  const disputed = card("binary search");
  await expect(disputed.getByText(/^Disputed: “Handbook” says the same/)).toBeVisible();
  await expect(disputed.getByRole("blockquote")).toContainText("whatever others say of its step");
  await expect(card("touch").getByText("From the model’s own knowledge")).toBeVisible();
  await expect(card("touch").getByText(/^Likely:/)).toBeVisible();
  await expectNoViolation(page, "corrections with their evidence");
  // All at once leaves out what is disputed, by name.
  const report = page.locator("header details");
  await expect(
    report.getByText(/^Not included because disputed: “The method of binary/),
  ).toBeVisible();
  await report.getByRole("button", { name: "Correct all 2 places in my note" }).click();
  await expect(sure.getByText("Corrected in your note")).toBeVisible();
  await expect(disputed.getByRole("button", { name: "Correct my note" })).toBeVisible();
  await sure.getByRole("button", { name: "Put back" }).click();
  await expect(sure.getByRole("button", { name: "Correct my note" })).toBeVisible();
  const { questions } = await readQuiz(page, id);
  expect(JSON.stringify(questions)).not.toContain("binary search");

  await page.goto(`/quiz/${id}/note`);
  const beside = page.locator(".note-text article").first();
  await expect(beside.getByText("Contradicts “Handbook”")).toBeVisible();
  await beside.getByRole("link", { name: "Open the passage" }).click();
  await page.waitForURL(/\/source\/.*#at-\d+$/);
  const here = page.locator("[data-here]");
  await expect(here).toBeInViewport();
  await expect(here).toContainText("In a queue the element that was added first");
  // What other tests make begins in the subject that was used last.
  await page.request.delete(`/api/subjects/${subjectId}`);
});
