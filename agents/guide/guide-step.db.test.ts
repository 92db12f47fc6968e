import { describe, expect, it } from "vitest";
import type { GuideThread } from "./testing/guide-harness.ts";
import { patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

const stepStates = async (guide: GuideThread) =>
  (await guide.view()).steps.map(({ state }) => state);

describe("at a step", patient, () => {
  it("goes on without a picture, to the end", async () => {
    const guide = await guides.atFirstStep();
    expect(await guide.view()).toMatchObject({ mode: "steps", current_step_index: 0 });
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
    await guide.reply("guide_action", "готово, дальше");
    await guide.reply("guide_action", { type: "choice", choice: "skip" });
    await guide.reply("guide_confirm", "yes, it works now");
    const view = await guide.ended();
    expect(view.steps.map(({ state }) => state)).toEqual(["done", "done", "skipped"]);
    expect(guides.calls("look-at-screen")).toHaveLength(0);
  });

  it("without a click asks for no picture, and is done when the student says so", async () => {
    const question = "How do I split a song into stems?";
    const guide = await guides.begin({ question, version: "3.2", edition: "Studio" });
    await guide.choose("guide_steps", "step_by_step");
    await guide.choose("guide_action", "next");
    await guide.choose("guide_action", "next");
    expect((await guide.asked("guide_action")).text).not.toMatch(/picture/i);
    expect((await guide.view()).steps[2]).toMatchObject({ requires_click: false, box: null });
    await guide.choose("guide_action", "next");
    await guide.asked("guide_confirm");
    expect(guides.calls("look-at-screen")).toHaveLength(0);
  });

  it("the student may stop", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "no, stop");
    expect(await guide.ended()).toMatchObject({ status: "done", question: { rests: true } });
  });

  it("a question is answered from the manual, and the guide stays where it is", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "Why is the silence at the end cut off? I know it is there");
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.current_step_index).toBe(0);
    expect(view.messages.map(({ author }) => author)).toEqual(["student", "agent"]);
    expect(view.messages[1]?.text).toContain("Silence at the end is cut off.");
    expect(view.messages[1]?.text).toContain("#chunk-");
  });

  it("a section that only the conversation names can be opened as well", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "How do I record a voice with a microphone?");
    await guide.asked("guide_action");
    const voice = guides.pack().chunkId("Recording a voice");
    const view = await guide.view();
    expect(view.messages[1]?.text).toContain(`#chunk-${voice}`);
    expect(view.sections.map(({ chunkId }) => chunkId)).not.toContain(voice);
    expect(view.cited).toMatchObject([
      {
        chunkId: voice,
        title: "Recording a voice",
        headingPath: ["Brightmix Studio", "Recording"],
      },
    ]);
  });

  it("what the manual does not say is not made up", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "Does it cost money?");
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)).toMatchObject({ author: "program" });
  });

  it("help says something else each time", async () => {
    const guide = await guides.atFirstStep();
    await guide.reply("guide_action", "I don't know");
    await guide.reply("guide_action", "no, it didn't work");
    await guide.asked("guide_action");
    const told = (await guide.view()).messages.filter(({ author }) => author === "agent");
    expect(new Set(told.map(({ text }) => text)).size).toBe(2);
    expect((await guide.view()).current_step_index).toBe(0);
  });

  it("jumps back and on, and steps keep what became of them", async () => {
    const guide = await guides.atFirstStep();
    await guide.choose("guide_action", "next");
    await guide.choose("guide_action", "skip");
    await guide.reply("guide_action", { type: "jump", step: 0 });
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 0 });
    expect(await stepStates(guide)).toEqual(["done", "skipped", "open"]);
    await guide.reply("guide_action", { type: "jump", step: 2 });
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 2 });
    await guide.reply("guide_action", { type: "jump", step: 3 });
    const again = await guide.asked("guide_action");
    expect(again.text).toMatch(/does not answer/);
    await guide.choose("guide_action", "next");
    await guide.reply("guide_confirm", { type: "jump", step: 1 });
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ mode: "steps", current_step_index: 1 });
  });
});
