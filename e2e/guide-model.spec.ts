import { expect } from "@playwright/test";
import { expectNoViolation } from "./expect-no-violation.ts";
import {
  GuidePage,
  guideAtFirstStep,
  longestRunMs,
  lookReply,
  makeGuide,
  readGuide,
  reply,
  samplePack,
  waitForGuide,
} from "./guide-page.ts";
import { connectedTest as test } from "./product-test.ts";
import { drawProgram } from "./program-screen.ts";

const question = "How do I use Max for Live?";

/** Answers of a model that sees the screen; a wrong one must lead to no wrong place. */
const replies = {
  "a number that no place has": { number: 99 },
  "a box outside of the picture": { box: { x: 1.2, y: 0.4, width: 0.2, height: 0.1 } },
  "a box of no size": { box: { x: 0.4, y: 0.4, width: 0, height: 0 } },
  "that it is not there": {},
} as const;

test.describe.configure({ timeout: 4 * longestRunMs });

for (const [what, located] of Object.entries(replies)) {
  test(`where nothing is written, ${what} is honestly nothing found`, async ({ page, model }) => {
    model.script({ task: "look-at-screen", replies: [lookReply(located)] });
    const id = await guideAtFirstStep(page, { question, edition: "Suite" });
    await page.goto(`/guide/${id}`);
    const guide = new GuidePage(page);
    const { picture } = await drawProgram(page, { middle: "Another program altogether" });
    await guide.upload(picture);
    await expect(guide.missing).toBeVisible({ timeout: longestRunMs });
    await expect(guide.box).toBeHidden();
    const [step] = (await readGuide(page, id)).steps;
    expect(step?.box).toMatchObject({ found: false, box: null });
  });
}

test("a box of the model's own is drawn where it says", async ({ page, model }) => {
  const box = { x: 0.5, y: 0.25, width: 0.25, height: 0.125 };
  model.script({ task: "look-at-screen", replies: [lookReply({ box })] });
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  const { picture } = await drawProgram(page, { middle: "An icon without a word" });
  await guide.upload(picture);
  await expect(guide.box).toBeVisible({ timeout: longestRunMs });
  const shown = await guide.boxFractions();
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(shown[side]).toBeCloseTo(box[side], 2);
  }
});

test("a model that sees the step undone stops it, and says what differs", async ({
  page,
  model,
}) => {
  const explanation = "The list at the left still shows Sounds.";
  model.script({
    task: "look-at-screen",
    replies: [lookReply({}), lookReply({ explanation })],
  });
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  const { picture } = await drawProgram(page, { middle: "Before" });
  await guide.upload(picture);
  await expect
    .poll(async () => (await readGuide(page, id)).steps[0]?.screenshot_id, {
      timeout: longestRunMs,
    })
    .not.toBeNull();
  await waitForGuide(page, id, "guide_action");
  const after = await drawProgram(page, { middle: "After" });
  await guide.upload(after.picture);
  await expect(page.getByText(explanation)).toBeVisible({ timeout: longestRunMs });
  await expect(guide.button(guide.guide("actions.next"))).toBeHidden();
  await guide.button(guide.guide("actions.force")).click();
  const { steps_total: total } = await readGuide(page, id);
  await expect(guide.step(2, total)).toBeVisible({ timeout: longestRunMs });
  expect((await readGuide(page, id)).steps[0]?.check?.basis).toBe("model");
});

test("Stop ends the work within a second, and it goes on where it was", async ({ page, model }) => {
  model.control({ mode: "hold", task: "answer-from-sections" });
  const guide = new GuidePage(page);
  const { id: packId } = await samplePack(page);
  await page.goto(`/guide/new?pack=${packId}`);
  await page.getByRole("textbox").first().fill("How do I freeze a track?");
  await page.getByRole("textbox").first().press("Control+Enter");
  await expect(page.getByRole("status").getByText("Writing the answer")).toBeVisible({
    timeout: longestRunMs,
  });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(guide.guide("halted.stopped"))).toBeVisible();
  model.reset();
  await guide.button(guide.guide("halted.goOn")).click();
  await expect(page.getByRole("button", { name: guide.guide("answer.stepByStep") })).toBeVisible({
    timeout: longestRunMs,
  });
});

test("what is stopped at a step shows nothing that does nothing, and a picture waits for it", async ({
  page,
  model,
}) => {
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  model.control({ mode: "hold", task: "help-with-step" });
  await guide.button(guide.guide("actions.help")).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(guide.guide("halted.stopped"))).toBeVisible();
  for (const action of ["next", "skip", "show", "help"] as const) {
    for (const button of await guide.button(guide.guide(`actions.${action}`)).all()) {
      await expect(button).toHaveAttribute("aria-disabled", "true");
    }
  }
  const { picture } = await drawProgram(page, { middle: "While it was stopped" });
  await guide.upload(picture);
  await expect(page.getByText(guide.guide("halted.picture"))).toBeVisible();
  expect((await readGuide(page, id)).status).toBe("stopped");
  model.reset();
  await guide.button(guide.guide("halted.goOn")).click();
  await expect
    .poll(async () => (await readGuide(page, id)).steps[0]?.screenshot_id, {
      timeout: longestRunMs,
    })
    .not.toBeNull();
  await expect(guide.button(guide.guide("actions.next"))).toHaveAttribute("aria-disabled", "false");
});

test("a guide that was ended says where, answers, and goes on from there", async ({ page }) => {
  const id = await guideAtFirstStep(page, { question, edition: "Suite" });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  const { steps_total: total } = await readGuide(page, id);
  await guide.button(guide.guide("actions.cancel")).click();
  const ended = page.getByRole("heading", {
    name: guide.guide("done.guide_left.title", { number: 1, total }),
  });
  await expect(ended).toBeVisible({ timeout: longestRunMs });
  expect((await readGuide(page, id)).status).toBe("done");
  await guide.ask("which devices are used like Live's own?");
  await expect(guide.conversation).toContainText("In short", { timeout: longestRunMs });
  await expect(ended).toBeVisible();
  await page.reload();
  await guide.button(guide.guide("done.guide_left.takeUp", { number: 1 })).click();
  await expect(guide.step(1, total)).toBeVisible({ timeout: longestRunMs });

  // From the list, too.
  await guide.button(guide.guide("actions.cancel")).click();
  await expect(ended).toBeVisible({ timeout: longestRunMs });
  await guide.tab(guide.guide("side.steps")).click();
  await guide.button(guide.guide("step.jump", { number: 2 })).click();
  await expect(guide.step(2, total)).toBeVisible({ timeout: longestRunMs });
});

test("that no other way is found is said in the middle, and the answer stays", async ({
  page,
  model,
}) => {
  const id = await guideAtFirstStep(page, { question: "How do I freeze a track?" });
  const { steps_total: total } = await readGuide(page, id);
  const all = async (kind: string, choice: string) => {
    for (let step = 0; step < total; step++) {
      await waitForGuide(page, id, kind);
      await reply(page, id, { type: "choice", choice });
    }
  };
  await all("guide_action", "next");
  await waitForGuide(page, id, "guide_confirm");
  await reply(page, id, { type: "choice", choice: "no" });
  await all("guide_review", "yes");
  await waitForGuide(page, id, "guide_again");
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  const none = { answered: false, answer: "", steps: [], sourceIds: [] };
  model.script({ task: "answer-from-sections", replies: [none] });
  await guide.button(guide.guide("again.yes")).click();
  await expect(
    page.getByRole("heading", { name: guide.guide("done.guide_no_other.title") }),
  ).toBeVisible({ timeout: longestRunMs });
  // Its links still lead to its sections.
  await page.locator("main a[href^='#chunk-']").first().click();
  await expect(page.getByRole("tabpanel")).toContainText("Freeze");
});

test("the step list leads back, and the step's section opens beside it", async ({ page }) => {
  const id = await guideAtFirstStep(page, {
    question: "How do I freeze a track?",
    edition: "Suite",
  });
  await page.goto(`/guide/${id}`);
  const guide = new GuidePage(page);
  const { steps_total: total } = await readGuide(page, id);
  await expect(guide.step(1, total)).toBeVisible();
  await page.keyboard.press("1");
  await expect(guide.step(2, total)).toBeVisible({ timeout: longestRunMs });
  await guide.tab(guide.guide("side.steps")).click();
  await guide.button(guide.guide("step.jump", { number: 1 })).click();
  await expect(guide.step(1, total)).toBeVisible({ timeout: longestRunMs });
  await page.getByTitle(guide.guide("section.open")).click();
  await expect(guide.tab(guide.guide("side.manual"))).toHaveAttribute("aria-selected", "true");
  const section = page.getByRole("tabpanel").locator("[data-section] .doc");
  await expect(section).toBeVisible();
  // The sentence on which the step rests is marked where it stands.
  const step = (await guide.sentence.textContent())?.trim() ?? "";
  await expect(section.locator("[data-cited]")).toHaveText(step);
  expect(
    await page.evaluate(() =>
      [...(CSS.highlights.get("cited-sentence") ?? [])].map((range) => range.toString()),
    ),
  ).toEqual([step]);
});

test("half an answer says over it which half it lacks", async ({ page, model }) => {
  const step = { text: "Open the **File** menu.", sourceId: "s1", requiresClick: true };
  const half = { answered: true, answer: "It is recorded.", steps: [step], sourceIds: ["s1"] };
  const missing = "how to send it to a friend";
  model.script({
    task: "answer-from-sections",
    replies: [
      { ...half, missing },
      { ...half, missing },
    ],
  });
  const id = await makeGuide(page, {
    question: "How do I record a microphone and send it to a friend?",
  });
  await page.goto(`/guide/${id}`);
  const note = page.getByRole("note").filter({ hasText: missing });
  await expect(note).toBeVisible({ timeout: longestRunMs });
  await expectNoViolation(page, "half an answer");
  expect(await readGuide(page, id)).toMatchObject({ answered: true, missing: `${missing}.` });
});
