import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import type { GuideThread } from "./testing/guide-harness.ts";
import { patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

/** A guide that ended at its second step of three. */
const leftAtSecondStep = async (): Promise<GuideThread> => {
  const guide = await guides.atFirstStep();
  await guide.choose("guide_action", "next");
  await guide.choose("guide_action", "cancel");
  return guide;
};

const solved = async (): Promise<GuideThread> => {
  const guide = await guides.atConfirmation();
  await guide.choose("guide_confirm", "yes");
  return guide;
};

describe("a guide that has ended", patient, () => {
  it("is done, and says how it ended", async () => {
    const guide = await leftAtSecondStep();
    const { text, choices, rests, open } = await guide.asked("guide_left");
    expect(await guide.view()).toMatchObject({ status: "done", current_step_index: 1 });
    expect(text).toContain("step 2 of 3");
    expect(choices.map(({ id }) => id)).toEqual(["step_by_step"]);
    expect({ rests, open }).toEqual({ rests: true, open: false });
  });

  it("goes on at the step where it was left, and from any other step", async () => {
    const guide = await leftAtSecondStep();
    await guide.choose("guide_left", "step_by_step");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ status: "waiting", current_step_index: 1 });
    await guide.choose("guide_action", "cancel");
    await guide.reply("guide_left", { type: "jump", step: 0 });
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ status: "waiting", current_step_index: 0 });
  });

  it("answers a question and stays ended; what is no answer changes nothing", async () => {
    const guide = await leftAtSecondStep();
    await guide.reply("guide_left", "is silence cut off?");
    await guide.asked("guide_left");
    const answered = await guide.view();
    expect(answered.messages.at(-1)?.text).toContain("Silence");
    for (const value of [
      { type: "jump", step: 3 },
      { type: "choice", choice: "yes" },
      { type: "screenshot", screenshotId: "shot" },
    ]) {
      await guide.reply("guide_left", value);
      expect((await guide.asked("guide_left")).text).toContain("step 2 of 3");
    }
    expect((await guide.view()).messages).toEqual(answered.messages);
    await guide.reply("guide_left", "step by step");
    await guide.asked("guide_action");
  });

  it("by one press too early can be taken to be unsolved after all", async () => {
    const guide = await solved();
    await guide.asked("guide_solved");
    expect((await guide.view()).status).toBe("done");
    await guide.choose("guide_solved", "no");
    await guide.asked("guide_review");
    expect(await guide.view()).toMatchObject({ mode: "review", current_step_index: 0 });
  });

  it("as solved leads back to any step", async () => {
    const guide = await solved();
    await guide.reply("guide_solved", { type: "jump", step: 2 });
    await guide.asked("guide_action");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_confirm");
  });

  it("with its answer alone can be taken step by step after all", async () => {
    const guide = await guides.begin({ question: "How do I export a song?" });
    await guide.choose("guide_steps", "done");
    await guide.choose("guide_enough", "step_by_step");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 0, mode: "steps" });
  });

  it("at the warning can be tried anyway after all", async () => {
    const question = "How do I split a song into stems?";
    const guide = await guides.begin({ question, version: "3.2", edition: "Home" });
    await guide.choose("guide_version", "new_task");
    await guide.reply("guide_declined", "Which edition does Stem Splitter belong to?");
    await guide.asked("guide_declined");
    expect((await guide.view()).messages.at(-1)?.text).toContain("Studio edition");
    await guide.choose("guide_declined", "try_anyway");
    await guide.asked("guide_steps");
    expect((await guide.view()).steps.length).toBeGreaterThan(1);
  });

  it("unsolved can be looked for another answer, and after none was found the steps are still there", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "no");
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    await guide.choose("guide_unsolved", "yes");
    expect((await guide.asked("guide_no_other")).text).toContain("The manual has no other answer");
    await guide.reply("guide_no_other", { type: "jump", step: 1 });
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ steps_total: 3, current_step_index: 1 });
  });

  it("says of a question that could not be answered why, and stays ended", async () => {
    const guide = await leftAtSecondStep();
    guides.server().control({ task: "answer-step-question", mode: "400" });
    await guide.reply("guide_left", "is silence cut off?");
    await guide.asked("guide_left");
    const { status, messages } = await guide.view();
    expect(status).toBe("done");
    expect(messages.map(({ text }) => text).slice(-2)).toEqual([
      "is silence cut off?",
      expect.stringMatching(/^Your question could not be answered.*refused the request/),
    ]);
  });

  it("cannot be looked for another answer when its pack was deleted, and is not ruined by the wish", async () => {
    const { remove } = guides.pack();
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "no");
    await guide.asked("guide_unsolved");
    await remove();
    await guide.choose("guide_unsolved", "yes");
    expect((await guide.asked("guide_unsolved")).choices).toEqual([]);
    const { status, messages } = await guide.view();
    expect(status).toBe("done");
    expect(messages.at(-1)?.text).toContain("deleted from the library");
    await guide.reply("guide_unsolved", { type: "jump", step: 0 });
    await guide.asked("guide_action");
  });

  it("in the review, too, is not ruined by that wish", async () => {
    const { remove } = guides.pack();
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.asked("guide_again");
    await remove();
    await guide.choose("guide_again", "yes");
    await guide.asked("guide_unsolved");
    const { status, messages } = await guide.view();
    expect(status).toBe("done");
    expect(messages.at(-1)?.text).toContain("deleted from the library");
  });

  it("says how it ended while it answers a question, too, and after that was stopped", async () => {
    const guide = await leftAtSecondStep();
    await guide.reply("guide_left", { type: "jump", step: 0 });
    await guide.choose("guide_action", "cancel");
    guides.server().control({ task: "answer-step-question", mode: "hang" });
    await guide.reply("guide_left", "is silence cut off?");
    await guide.until(() => guides.calls("answer-step-question").length > 0);
    expect(await guide.view()).toMatchObject({ status: "running", stage: "guide_left" });
    const { runtime, ownerId } = guides.harness();
    await runtime.for(student(ownerId)).threads.write.stopThread(guide.id);
    expect(await guide.view()).toMatchObject({ status: "stopped", stage: "guide_left" });
  });

  it("keeps thanks and agreement, and looks nothing up for them", async () => {
    const guide = await solved();
    await guide.asked("guide_solved");
    const before = (await guide.view()).messages.length;
    for (const said of ["Thank you!", "ok", "yes, it is solved"]) {
      await guide.reply("guide_solved", said);
      await guide.asked("guide_solved");
      expect((await guide.view()).messages.at(-1)).toMatchObject({ author: "student", text: said });
    }
    expect((await guide.view()).messages.length).toBe(before + 3);
    expect(guides.calls("answer-step-question")).toEqual([]);
    await guide.reply("guide_solved", "It isn’t solved after all");
    await guide.asked("guide_review");
  });
});
