import { expect } from "@playwright/test";
import { connectedTest as test } from "./product-test.ts";
import { documentText, makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const topic = "Markov chains";

const edit = (oldText: string, newText: string, continueEditing: boolean) => ({
  action: {
    actionType: "edit",
    edits: [{ oldText, newText, before: null, after: null, reason: "As it was asked for." }],
    continueEditing,
  },
});
const message = (content: string) => ({ action: { actionType: "message", content } });

test("without notes: skip, two edits in a row and a report, then on to the questions", async ({
  page,
  model,
}) => {
  const id = await makeStudy(page, { topic });
  await waitForQuestion(page, id, "study_notes");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await study.button(study.study("notes.skip")).click();
  await expect(study.document).toContainText("The usual value of the constant is 10.");
  await waitForQuestion(page, id, "study_edit");

  model.script({
    task: "edit-step",
    replies: [
      edit("The usual value of the constant is 10.", "The constant is usually 10.", true),
      edit("A frequent mistake is to forget", "A common mistake is to forget", false),
    ],
  });
  await study.ask("Say it in simpler words");
  await expect(study.document).toContainText("The constant is usually 10.");
  await expect(study.document).toContainText("A common mistake is to forget");
  const { edits } = await waitForQuestion(page, id, "study_edit");
  expect(edits.map(({ number, author }) => [number, author])).toEqual([
    [1, "agent"],
    [2, "agent"],
  ]);

  model.script({
    task: "edit-step",
    replies: [{ action: { actionType: "complete", words: "Everything is fine" } }],
  });
  await study.ask("Everything is fine");
  await study.button(study.study("questions.finalise")).click();
  await waitForQuestion(page, id, "study_done");
  await expect(study.button(study.study("questions.showAll"))).toBeVisible();
});

test("a quote that is not there leads to a question, and the answer to an edit", async ({
  page,
  model,
}) => {
  const id = await makeStudy(page, { topic, settings: { stages: asked } });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  model.script({
    task: "edit-step",
    replies: [
      edit("The formula of Euler: phi(N) = (p-1)(q-1)", "Euler's function", false),
      message("I cannot find a formula of Euler. Where does it stand?"),
    ],
  });
  await study.ask("Mend the slip in the formula of Euler");
  await expect(study.conversation).toContainText("I cannot find a formula of Euler.");
  expect((await readStudy(page, id)).editCount).toBe(0);
  model.script({
    task: "edit-step",
    replies: [edit("after two steps", "after the second step", false)],
  });
  await study.ask("I meant the words after two steps");
  await expect(study.document).toContainText("after the second step");
});

const asked = { notes: "alone", edit: "ask", questions: "ask" };

test("a quote that stands in several places ends in the student's choice", async ({
  page,
  model,
}) => {
  const id = await makeStudy(page, { topic, settings: { stages: asked } });
  await waitForQuestion(page, id, "study_edit");
  const sentence = "The usual value of the constant is 10.";
  const twice = { old_text: sentence, new_text: `${sentence}\n\n${sentence}` };
  expect((await page.request.post(`/api/edit/${id}/patch`, { data: twice })).status()).toBe(200);
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  const ambiguous = edit(sentence, "Other words stand here.", false);
  model.script({ task: "edit-step", replies: [ambiguous, ambiguous] });
  await study.ask("Change the sentence on the usual value");
  const { thread } = await waitForQuestion(page, id, "study_choice");
  const first = thread.question?.choices.find(({ id }) => id === "1");
  expect(first).toBeDefined();
  // The passage is marked where the label has it in brackets.
  const label = (first?.label ?? "").replace(/[[\]]/g, "");
  await study.button(label).click();
  await expect(study.document).toContainText("Other words stand here.");
  // The sentence stood there twice, and once it still does.
  expect((await documentText(page, id)).split(sentence)).toHaveLength(2);
});

test("a request during the work waits its turn, and Stop ends the work", async ({
  page,
  model,
}) => {
  const id = await makeStudy(page, { topic, settings: { stages: asked } });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  model.control({ mode: "hold", task: "edit-step" });
  await study.ask("Make the theory shorter");
  await expect(study.button(study.study("stop"))).toBeVisible();
  await study.ask("And then the examples");
  await expect(study.conversation).toContainText(study.study("queued"));
  await study.button(study.study("stop")).click();
  await expect(study.conversation).toContainText(study.study("halted.stopped"));
  model.reset();
  await study.button(study.study("halted.goOn")).click();
  await waitForQuestion(page, id, "study_edit");
  expect((await readStudy(page, id)).queued).toEqual([]);
});

test("on its own it goes from the topic to the answers", async ({ page }) => {
  const stages = { notes: "alone", edit: "alone", questions: "alone" };
  const id = await makeStudy(page, { topic, settings: { stages } });
  const { thread, questions, document } = await waitForQuestion(page, id, "study_done");
  expect(thread.status).toBe("done");
  expect(document?.status).toBe("completed");
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.every(({ status }) => status === "answered")).toBe(true);
});
