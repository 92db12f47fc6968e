import { expect } from "@playwright/test";
import { connectedTest as test } from "./product-test.ts";
import { documentText, makeStudy, readStudy, StudyPage, waitForQuestion } from "./study-page.ts";

const stages = { notes: "alone", edit: "ask", questions: "ask" };

test("where notes and material disagreed the student takes either, and may change their mind", async ({
  page,
}) => {
  const note = "The usual value of the constant is 12.";
  const material = "The usual value of the constant is 10.";
  const id = await makeStudy(page, { topic: "Constants of nature", text: note });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  await expect(study.document).toContainText(note);
  const conflicts = study.conversation.locator("details", {
    hasText: study.study("conflicts.left", { count: 1 }),
  });
  await conflicts.locator("summary").click();
  await study.button(study.study("conflicts.take")).click();
  await expect(study.document).toContainText(material);
  await expect(study.document).not.toContainText(note);
  await study.button(study.study("conflicts.back")).click();
  await expect(study.document).toContainText(note);
  await expect(study.conversation).toContainText(study.study("conflicts.settled.note"));
  expect((await readStudy(page, id)).conflicts).toMatchObject([{ settled: "note" }]);
});

test("doubled marks of earlier edits are repaired at a press, which can be undone", async ({
  page,
  model,
}) => {
  // As long as a model's material is at least.
  const more = `\n${"A set holds its elements in no order. ".repeat(40).trim()}\n`;
  const clean = `# Sets\n\nA group is a collection.\n${more}`;
  const garbled = `# Sets\n\nA ****set**** is a collection..\n${more}`;
  model.script({ task: "write-material", replies: [{ markdown: clean }] });
  const id = await makeStudy(page, { topic: "Sets and their elements", settings: { stages } });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  const oldText = "A group is a collection.";
  const newText = "A ****set**** is a collection..";
  const edit = { oldText, newText, before: null, after: null, reason: "It is clearer." };
  const action = { actionType: "edit", edits: [edit], continueEditing: false };
  model.script({ task: "edit-step", replies: [{ action }] });
  await study.ask("Call it a set");
  await expect.poll(() => documentText(page, id)).toBe(garbled);
  await page.reload();
  await study.button(study.workspace("garbled.repair")).click();
  await expect(study.button(study.workspace("garbled.repair"))).toBeHidden();
  await expect
    .poll(() => documentText(page, id))
    .toBe(`# Sets\n\nA **set** is a collection.\n${more}`);
  await study.tool(study.workspace("undo")).click();
  await expect.poll(() => documentText(page, id)).toBe(garbled);
});

test("what would take most of the document away is asked about first", async ({ page, model }) => {
  const long = `# Waves\n\nA wave moves.\n\n## Sound\n\n${"Sound is a wave in air. ".repeat(80).trim()}\n`;
  model.script({ task: "write-material", replies: [{ markdown: long }] });
  const id = await makeStudy(page, { topic: "Waves in the air", settings: { stages } });
  await waitForQuestion(page, id, "study_edit");
  await page.goto(`/study/${id}`);
  const study = new StudyPage(page);
  const action = {
    ...{ actionType: "section", heading: "Sound", change: "delete", before: null },
    ...{ reason: "It is shorter.", continueEditing: false },
  };
  model.script({ task: "edit-step", replies: [{ action }] });
  await study.ask("Make it much shorter");
  await study.button("No, keep it").click();
  await waitForQuestion(page, id, "study_edit");
  expect(await documentText(page, id)).toBe(long);
});

test("a new document begins with what is liked, and with nothing hidden from the last topic", async ({
  page,
}) => {
  const last = { level: "school", language: "en", subject: "Physics", instructions: "Be brief" };
  const id = await makeStudy(page, { topic: "Light", settings: { ...last, stages } });
  await waitForQuestion(page, id, "study_edit");
  await page.goto("/study/new");
  await expect(page.getByRole("radio", { name: "School", exact: true })).toBeChecked();
  const words = page.locator("summary", { hasText: "More settings" });
  await expect(words).toContainText("just for me · checks with you at some stages");
  await expect(words).not.toContainText("Physics");
  await page.getByRole("textbox", { name: "Topic or exam question" }).fill("Законы Ньютона");
  await expect(
    page.getByRole("radio", { name: "Same as the topic: Russian", exact: true }),
  ).toBeChecked();
});
