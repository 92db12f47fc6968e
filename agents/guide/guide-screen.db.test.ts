import { describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import type { GuideThread } from "./testing/guide-harness.ts";
import { closed, dialog, opened, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();

/** What a model says that sees nothing done, and the place where it is to be done. */
const notDone = (place: object) => ({
  ...{ state: "not_done", explanation: "“File” was not used.", for: "this" },
  ...{ number: null, box: null, label: null, ...place },
});

const stepStates = async (guide: GuideThread) =>
  (await guide.view()).steps.map(({ state }) => state);

describe("with pictures of the screen", patient, () => {
  it("the place is asked for, found and kept with the frame's size", async () => {
    const guide = await guides.atFirstStep();
    expect((await guide.asked("guide_action")).text).toContain("Add a screenshot");
    await guide.choose("guide_action", "show");
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)?.text).toContain("Add one");
    const shown = await guide.show(closed);
    await guide.asked("guide_action");
    const [step] = (await guide.view()).steps;
    expect(step).toMatchObject({ screenshot_id: shown, drawn: false, check: { done: "pending" } });
    expect(step?.box).toMatchObject({
      found: true,
      label: "File",
      frame: { width: 1024, height: 1000, devicePixelRatio: 2 },
    });
    const { x = 1, width = 0 } = step?.box?.box ?? {};
    const middleOfFile = 44 / 1024;
    expect(x < middleOfFile && middleOfFile < x + width).toBe(true);
  });

  it("a check that fails stops, says what differs, and is forced on only in so many words", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(closed, 1);
    const stopped = await guide.asked("guide_action");
    expect(stopped.text).toContain("“File” was not used");
    expect(stopped.choices.map(({ id }) => id)).toEqual([
      "force",
      "skip",
      "show",
      "help",
      "cancel",
    ]);
    const [step] = (await guide.view()).steps;
    expect(step).toMatchObject({ state: "open", check: { done: "no", basis: "model" } });
    await guide.reply("guide_action", "дальше");
    expect((await guide.asked("guide_action")).text).toContain("“File” was not used");
    expect(await guide.view()).toMatchObject({ current_step_index: 0 });
    await guide.reply("guide_action", "go on anyway");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
    expect((await stepStates(guide))[0]).toBe("done");
  });

  it("a check that is passed goes on by itself", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(opened);
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[0]).toMatchObject({ state: "done", check: { done: "yes" } });
    // The next step's place is looked for on the same picture.
    expect(view.steps[1]?.box).toMatchObject({ found: true, label: "Export Song" });
  });

  it("after a failed check a better picture goes on", async () => {
    const guide = await guides.atFirstStep();
    for (const [screen, noise] of [
      [closed, 0],
      [closed, 1],
      [opened, 0],
    ] as const) {
      await guide.asked("guide_action");
      await guide.show(screen, noise);
    }
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
  });

  it("what cannot be told is for the student to decide", async () => {
    const guide = await guides.atFirstStep();
    guides.server().script({
      task: "look-at-screen",
      replies: [
        notDone({}),
        { ...notDone({}), state: "unknown", explanation: "The menu is hidden." },
      ],
    });
    await guide.show(closed);
    await guide.asked("guide_action");
    await guide.show(opened);
    const question = await guide.asked("guide_action");
    expect(question.text).toContain("The menu is hidden.");
    expect(question.choices[0]?.id).toBe("next");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
  });

  it.each([
    ["a number that is not there", { number: 99 }],
    ["a box outside the frame", { box: { x: 2, y: 2, width: 1, height: 1 } }],
    ["a box without size", { box: { x: 0.5, y: 0.5, width: 0, height: 0 } }],
  ])("%s is not believed: the text of the screen is left", async (_, reply) => {
    guides.server().script({ task: "look-at-screen", replies: [notDone(reply)] });
    const guide = await guides.atFirstStep();
    await guide.show(["Nothing here"]);
    const question = await guide.asked("guide_action");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: false, box: null });
    expect(question.text).toContain("not found");
  });

  it("a box of the model's own is kept where no text is", async () => {
    const box = { x: 0.1, y: 0.2, width: 0.05, height: 0.05 };
    guides.server().script({ task: "look-at-screen", replies: [notDone({ box })] });
    const guide = await guides.atFirstStep();
    await guide.show(["Nothing here"]);
    await guide.asked("guide_action");
    const located = (await guide.view()).steps[0]?.box;
    expect(located).toMatchObject({ found: true });
    expect(located?.box?.x).toBeCloseTo(box.x);
  });

  it("a model that only chats about a picture is left after two tries, and the words are read", async () => {
    guides.server().control({ task: "look-at-screen", mode: "prose" });
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.steps[0]?.box).toMatchObject({ found: true, label: "File" });
    expect(view.messages.map(({ text }) => text).join("\n")).toContain("about this screenshot");
    expect(guides.calls("look-at-screen")).toHaveLength(2);
    await guide.show(closed, 1);
    await guide.asked("guide_action");
    expect((await guide.view()).steps[0]?.check).toMatchObject({ done: "no", basis: "rules" });
    expect(guides.calls("look-at-screen")).toHaveLength(4);
  });

  it("a place that is not there is said to be so", async () => {
    guides.server().script({ task: "look-at-screen", replies: [notDone({})] });
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    expect((await guide.asked("guide_action")).text).toContain("not found");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: false, box: null });
  });

  it("the same picture again says nothing new", async () => {
    const guide = await guides.atFirstStep();
    const first = await guide.show(closed);
    await guide.asked("guide_action");
    const again = await guides
      .harness()
      .runtime.for(student(guides.harness().ownerId))
      .guide.read.getGuide(guide.id, "en");
    expect(again.screenshots).toHaveLength(1);
    expect(await guide.show(closed)).toBe(first);
    expect((await guide.view()).screenshots).toHaveLength(1);
  });

  it("a control that comes into view is marked, and nobody is asked whether it was used", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    await guide.show(opened);
    expect((await guide.asked("guide_action")).text).toContain("shows where to click");
    const view = await guide.view();
    expect(view.current_step_index).toBe(1);
    expect(view.steps[1]).toMatchObject({
      ...{ state: "open", check: { done: "pending" }, box: { found: true, label: "Export Song" } },
    });
  });

  it("where it is not found twice, what is there instead is said, until it is found", async () => {
    const guide = await guides.atFirstStep();
    await guide.show(closed);
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    const explanation = "The Edit menu is open. Export Song is in File.";
    guides.server().script({ task: "look-at-screen", replies: [{ ...notDone({}), explanation }] });
    await guide.show(["File | Edit | View", "Undo", "Redo"]);
    expect((await guide.asked("guide_action")).text).toContain(explanation);
    expect((await guide.view()).steps[1]).toMatchObject({
      ...{ state: "open", check: { done: "no" }, box: { found: false } },
    });
    await guide.show(opened);
    expect((await guide.asked("guide_action")).text).toContain("shows where to click");
    expect((await guide.view()).steps[1]).toMatchObject({
      ...{ state: "open", check: { done: "pending" }, box: { found: true, label: "Export Song" } },
    });
  });

  it("a picture for a step without a click is checked, and no place is looked for", async () => {
    const question = "How do I split a song into stems?";
    const guide = await guides.begin({ question, version: "3.2", edition: "Studio" });
    await guide.choose("guide_steps", "step_by_step");
    await guide.reply("guide_action", { type: "jump", step: 2 });
    await guide.asked("guide_action");
    await guide.show(closed);
    expect((await guide.asked("guide_action")).text).toContain("You decide");
    expect((await guide.view()).steps[2]).toMatchObject({
      ...{ requires_click: false, check: { done: "unknown" }, box: null, screenshot_id: null },
    });
    await guide.show(opened);
    await guide.asked("guide_confirm");
    expect((await guide.view()).steps[2]).toMatchObject({ state: "done", check: { done: "yes" } });
  });

  it("on the last step a button that was shown and used ends the steps", async () => {
    const guide = await guides.atFirstStep();
    await guide.choose("guide_action", "next");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    await guide.show(opened);
    await guide.asked("guide_action");
    await guide.show(dialog);
    await guide.asked("guide_action");
    const shown = (await guide.view()).steps[2];
    expect(shown).toMatchObject({
      state: "open",
      check: { done: "pending" },
      box: { label: "Render" },
    });
    await guide.show(["File | Edit | View", "Rendering 12 percent"]);
    await guide.asked("guide_confirm");
    expect(await stepStates(guide)).toEqual(["done", "done", "done"]);
  });
});
