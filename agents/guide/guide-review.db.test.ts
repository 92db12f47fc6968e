import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { closed, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

describe("after the steps", patient, () => {
  it("a task that is solved ends the guide", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "yes");
    expect(await guide.ended()).toMatchObject({ status: "done" });
  });

  it("the review goes on at the step that it names, not at the first one", async () => {
    const guide = await guides.atConfirmation();
    await guide.reply("guide_confirm", "no, it doesn't work");
    expect((await guide.asked("guide_review")).text).toContain("Open the **File** menu.");
    expect(await guide.view()).toMatchObject({ mode: "review", current_step_index: 0 });
    await guide.choose("guide_review", "yes");
    await guide.asked("guide_review");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
    await guide.reply("guide_review", "ещё не сделал");
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view).toMatchObject({ mode: "steps", current_step_index: 1 });
    expect(view.steps.map(({ state }) => state)).toEqual(["done", "open", "done"]);
    expect(view.messages.at(-1)?.text).toContain("In detail");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 2 });
  });

  it("help in the review that is broken off is given with what was seen of the step", async () => {
    const guide = await guides.atFirstStep();
    for (const noise of [0, 1]) {
      await guide.show(closed, noise);
      await guide.asked("guide_action");
    }
    await guide.choose("guide_action", "force");
    for (let step = 0; step < 2; step += 1) await guide.choose("guide_action", "next");
    await guide.choose("guide_confirm", "no");
    guides.server().control({ task: "seen-help", mode: "hang" });
    await guide.choose("guide_review", "no");
    await guide.until(() => guides.calls("seen-help").length > 0);
    const { runtime, ownerId } = guides.harness();
    await runtime.for(student(ownerId)).threads.write.stopThread(guide.id);
    await guide.until(({ status }) => status === "stopped");
    guides.server().reset();
    await runtime.for(student(ownerId)).threads.write.retryThread(guide.id);
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)?.text).toContain("“File” was not used");
  });

  it("in the review a question is answered, and the review stays", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    await guide.reply("guide_review", "is silence cut off?");
    expect((await guide.asked("guide_review")).text).toContain("Step 1 of 3");
    expect((await guide.view()).messages.at(-1)?.text).toContain("Silence");
  });

  it("when every step was done, another answer is offered and may be declined", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "no");
    expect(await guide.ended()).toMatchObject({ steps_total: 3 });
  });

  it("another answer is made of other sections", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    guides.server().script({
      task: "answer-from-sections",
      replies: [
        {
          ...{ answered: true, answer: "Another way.", sourceIds: ["s1"] },
          steps: [{ text: "Do it otherwise.", sourceId: "s1", requiresClick: false }],
        },
      ],
    });
    await guide.choose("guide_again", "yes");
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view.steps.map(({ text, state }) => [text, state])).toEqual([
      ["Do it otherwise.", "open"],
    ]);
    expect(view.sections.map(({ title }) => title)).not.toContain("Exporting a song");
  });

  it("what was said on the way is told to who looks for another answer", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "Is the metronome ever in the exported song?");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_action", "next");
    await guide.reply("guide_confirm", "no, it doesn't work");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "yes");
    await guide.until(({ status }) => status !== "running");
    const prompts = guides.calls("answer-from-sections").map(({ body }) => JSON.stringify(body));
    expect(prompts).toHaveLength(2);
    expect(prompts[0]).not.toContain("ever in the exported song");
    expect(prompts[1]).toContain("ever in the exported song");
    expect(prompts[1]).not.toContain("it doesn't work");
  });

  it("when there is no other answer, the one before stays", async () => {
    const guide = await guides.atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    const before = await guide.view();
    await guide.choose("guide_again", "yes");
    const view = await guide.ended();
    expect(view).toMatchObject({ answered: true, steps_total: 3 });
    // What it rests on stays with it, so that its links lead somewhere.
    expect(view.sections).toEqual(before.sections);
    expect(view.full_answer).toBe(before.full_answer);
    expect(view.messages.at(-1)?.text).toContain("The manual has no other answer");
  });
});
