import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { newPack } from "../../db/testing/new-pack.ts";
import { testDatabase } from "../../db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "../../e2e/model-server/start-model-server.ts";
import { newId } from "../../lib/ids.ts";
import { type GuideDesk, type GuideThread, openGuideDesk } from "./testing/guide-desk.ts";
import { mixerPack } from "./testing/mixer-pack.ts";

const { db } = testDatabase();
let server: ModelServer;
let desk: GuideDesk;
let packId: string;
beforeAll(async () => {
  server = await startModelServer();
  desk = await openGuideDesk({ databaseUrl: inject("databaseUrl"), modelUrl: server.url });
});
// A student's finished calls are not paid twice: what another test scripted would be answered again.
beforeEach(async () => {
  desk = desk.of(newId("own"));
  ({ packId } = await newPack(db, { ...mixerPack, ownerId: desk.ownerId }));
});
afterEach(() => server.reset());
afterAll(async () => {
  await desk.runtime.close();
  await server.close();
});

/** A busy machine takes its time. */
const patient = { timeout: 120_000 };

const calls = (task: string) => server.log.filter((entry) => entry.task === task);

const exportSong = "How do I export a song?";
const splitStems = "How do I split a song into stems?";

/** A guide at its first step. */
const atFirstStep = async (question = exportSong): Promise<GuideThread> => {
  const guide = await desk.begin({ packId, question });
  await guide.choose("guide_steps", "step_by_step");
  await guide.asked("guide_action");
  return guide;
};

/** A guide whose three steps were done without a picture. */
const atConfirmation = async (): Promise<GuideThread> => {
  const guide = await atFirstStep();
  for (let step = 0; step < 3; step += 1) await guide.choose("guide_action", "next");
  await guide.asked("guide_confirm");
  return guide;
};

const stepStates = async (guide: GuideThread) =>
  (await guide.view()).steps.map(({ state }) => state);

const closed = ["File | Edit | View", "Project one"];
const opened = ["File | Edit | View", "New Project", "Export Song", "Quit"];
const dialog = ["File | Edit | View", "Rate 48000", "Render | Cancel"];

describe("before the steps", patient, () => {
  it("a question about something else is answered politely and ends the thread", async () => {
    const guide = await desk.begin({ packId, question: "What is the weather tomorrow?" });
    const view = await guide.ended();
    expect(view).toMatchObject({ intent: "other", question: null, full_answer: null });
    expect(view.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining("Brightmix Studio"),
    ]);
  });

  it("an answer comes with its sections, and needs no steps", async () => {
    const guide = await desk.begin({ packId, question: exportSong });
    const question = await guide.asked("guide_steps");
    expect(question.choices.map(({ id }) => id)).toEqual(["step_by_step", "done"]);
    const view = await guide.view();
    expect(view).toMatchObject({
      ...{ intent: "product", allowed: true, answered: true, answer_basis: "model" },
      ...{ mode: "answer", steps_total: 3, current_step_index: null },
    });
    const source = view.steps[0]?.source;
    expect(source?.title).toBe("Exporting a song");
    expect(view.full_answer).toContain(`(#chunk-${source?.chunkId})`);
    await guide.choose("guide_steps", "done");
    expect(await guide.ended()).toMatchObject({ status: "done", question: null });
  });

  it("what the manual does not answer is said to be so, with the nearest sections", async () => {
    server.script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    const guide = await desk.begin({
      packId,
      question: "How do I export a hologram for Brightmix Studio?",
    });
    const view = await guide.ended();
    expect(view).toMatchObject({ answered: false, steps: [], question: null });
    expect(view.full_answer).toContain("does not answer");
    expect(view.full_answer).toContain("#chunk-");
  });

  it("an explanation without anything to do ends with the answer", async () => {
    const guide = await desk.begin({ packId, question: "What is the metronome?" });
    expect(await guide.ended()).toMatchObject({ answered: true, steps: [] });
  });
});

describe("in a version or edition that lacks it", patient, () => {
  const asked = { question: splitStems, version: "3.2", edition: "Home" };

  it("the reason is told with its source and its doubt, and something else may be asked", async () => {
    const guide = await desk.begin({ packId, ...asked });
    const question = await guide.asked("guide_version");
    expect(question.choices.map(({ id }) => id)).toEqual(["try_anyway", "new_task"]);
    const view = await guide.view();
    expect(view).toMatchObject({ allowed: false, version_source: { kind: "difference" } });
    expect(view.version_explanation).toContain("Home");
    expect(view.version_explanation).toContain("Brightmix edition table");
    expect(view.version_explanation).toContain("a review of 2024");
    await guide.choose("guide_version", "new_task");
    expect(await guide.ended()).toMatchObject({ full_answer: null, steps: [] });
  });

  it("who tries anyway is warned at each step that it affects", async () => {
    const guide = await desk.begin({ packId, ...asked });
    await guide.reply("guide_version", "OK, I'll try it anyway");
    await guide.asked("guide_steps");
    const { steps, version_explanation, full_answer } = await guide.view();
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ warning }) => warning)).toEqual(steps.map(() => version_explanation));
    // It stands in the answer as a quotation.
    expect(full_answer?.replaceAll(/^> /gm, "")).toContain(version_explanation);
  });

  it("a reply that is no choice puts the question again", async () => {
    const guide = await desk.begin({ packId, ...asked });
    await guide.reply("guide_version", "I know");
    const again = await guide.asked("guide_version");
    expect(again.text).toMatch(/does not answer/);
    await guide.reply("guide_version", { type: "choice", choice: "yes" });
    await guide.reply("guide_version", "нет, спрошу о другом");
    await guide.ended();
  });

  it("nothing is asked of a model when the fields forbid nothing", async () => {
    const guide = await desk.begin({
      packId,
      question: splitStems,
      version: "3.2",
      edition: "Studio",
    });
    await guide.asked("guide_steps");
    expect((await guide.view()).allowed).toBe(true);
    expect(calls("check-version-fit")).toHaveLength(0);
  });

  it("a difference about something else warns nobody", async () => {
    server.script({
      task: "check-version-fit",
      replies: [{ differenceId: null, because: "" }],
    });
    const guide = await desk.begin({ packId, ...asked });
    await guide.until(({ status }) => status !== "running");
    expect(await guide.view()).toMatchObject({ allowed: true, version_explanation: null });
  });

  it("sections of other editions are not searched, and are for who tries anyway", async () => {
    const question = "Where are the Stem Splitter settings, the stem quality?";
    const titles = async (edition: string) => {
      const guide = await desk.begin({ packId, question, edition });
      await guide.until(({ status }) => status !== "running");
      return (await guide.view()).sections.map(({ title }) => title);
    };
    expect(await titles("Studio")).toContain("Stem Splitter settings");
    server.script({ task: "check-version-fit", replies: [{ differenceId: null, because: "" }] });
    expect(await titles("Lite")).not.toContain("Stem Splitter settings");
  });

  it("who names no version or edition is told where they differ", async () => {
    const guide = await desk.begin({ packId, question: splitStems });
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view.allowed).toBe(true);
    expect(view.full_answer).toMatch(/Stem Splitter belongs to the Studio edition/);
    const from = await desk.begin({
      packId,
      question: splitStems,
      version: "3",
      edition: "Studio",
    });
    await from.asked("guide_steps");
    expect((await from.view()).full_answer).toContain("from version 3.1 on");
  });
});

describe("at a step", patient, () => {
  it("goes on without a picture, to the end", async () => {
    const guide = await atFirstStep();
    expect(await guide.view()).toMatchObject({ mode: "steps", current_step_index: 0 });
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
    await guide.reply("guide_action", "готово, дальше");
    await guide.reply("guide_action", { type: "choice", choice: "skip" });
    await guide.reply("guide_confirm", "yes, it works now");
    const view = await guide.ended();
    expect(view.steps.map(({ state }) => state)).toEqual(["done", "done", "skipped"]);
    expect(calls("check-step")).toHaveLength(0);
  });

  it("the student may stop", async () => {
    const guide = await atFirstStep();
    await guide.reply("guide_action", "no, stop");
    expect(await guide.ended()).toMatchObject({ status: "done", question: null });
  });

  it("a question is answered from the manual, and the guide stays where it is", async () => {
    const guide = await atFirstStep();
    await guide.reply("guide_action", "Why is the silence at the end cut off? I know it is there");
    await guide.asked("guide_action");
    const view = await guide.view();
    expect(view.current_step_index).toBe(0);
    expect(view.messages.map(({ author }) => author)).toEqual(["student", "agent"]);
    expect(view.messages[1]?.text).toContain("Silence at the end is cut off.");
    expect(view.messages[1]?.text).toContain("#chunk-");
  });

  it("what the manual does not say is not made up", async () => {
    const guide = await atFirstStep();
    await guide.reply("guide_action", "Does it cost money?");
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)).toMatchObject({ author: "program" });
  });

  it("help says something else each time", async () => {
    const guide = await atFirstStep();
    await guide.reply("guide_action", "I don't know");
    await guide.reply("guide_action", "no, it didn't work");
    await guide.asked("guide_action");
    const told = (await guide.view()).messages.filter(({ author }) => author === "agent");
    expect(new Set(told.map(({ text }) => text)).size).toBe(2);
    expect((await guide.view()).current_step_index).toBe(0);
  });

  it("jumps back and on, and steps keep what became of them", async () => {
    const guide = await atFirstStep();
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

describe("with pictures of the screen", patient, () => {
  it("the place is asked for, found and kept with the frame's size", async () => {
    const guide = await atFirstStep();
    expect((await guide.asked("guide_action")).text).toContain("Add a picture");
    await guide.choose("guide_action", "show");
    await guide.asked("guide_action");
    expect((await guide.view()).messages.at(-1)?.text).toContain("Add one");
    const shown = await guide.show(closed);
    await guide.asked("guide_action");
    const [step] = (await guide.view()).steps;
    expect(step).toMatchObject({ screenshot_id: shown, drawn: false, check: null });
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
    const guide = await atFirstStep();
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
    const guide = await atFirstStep();
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
    const guide = await atFirstStep();
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
    const guide = await atFirstStep();
    server.script({
      task: "check-step",
      replies: [{ done: "unknown", explanation: "The menu is hidden." }],
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
    ["a number that is not there", { found: true, number: 99, box: null }],
    [
      "a box outside the frame",
      { found: true, number: null, box: { x: 2, y: 2, width: 1, height: 1 } },
    ],
    [
      "a box without size",
      { found: true, number: null, box: { x: 0.5, y: 0.5, width: 0, height: 0 } },
    ],
  ])("%s is not believed: the text of the screen is left", async (_, reply) => {
    server.script({ task: "find-control", replies: [reply] });
    const guide = await atFirstStep();
    await guide.show(["Nothing here"]);
    const question = await guide.asked("guide_action");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: false, box: null });
    expect(question.text).toContain("not found");
  });

  it("a box of the model's own is kept where no text is", async () => {
    const box = { x: 0.1, y: 0.2, width: 0.05, height: 0.05 };
    server.script({ task: "find-control", replies: [{ found: true, number: null, box }] });
    const guide = await atFirstStep();
    await guide.show(["Nothing here"]);
    await guide.asked("guide_action");
    const located = (await guide.view()).steps[0]?.box;
    expect(located).toMatchObject({ found: true });
    expect(located?.box?.x).toBeCloseTo(box.x);
  });

  it("a place that is not there is said to be so", async () => {
    server.script({ task: "find-control", replies: [{ found: false, number: null, box: null }] });
    const guide = await atFirstStep();
    await guide.show(closed);
    expect((await guide.asked("guide_action")).text).toContain("not found");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: false, box: null });
  });

  it("the same picture again says nothing new", async () => {
    const guide = await atFirstStep();
    const first = await guide.show(closed);
    await guide.asked("guide_action");
    const again = await desk.runtime.getGuide(desk.ownerId, guide.id, "en");
    expect(again.screenshots).toHaveLength(1);
    expect(await guide.show(closed)).toBe(first);
    expect((await guide.view()).screenshots).toHaveLength(1);
  });

  it("on the last step a dialog that came ends the steps", async () => {
    const guide = await atFirstStep();
    await guide.choose("guide_action", "next");
    await guide.choose("guide_action", "next");
    await guide.asked("guide_action");
    await guide.show(opened);
    await guide.asked("guide_action");
    await guide.show(dialog);
    await guide.asked("guide_confirm");
    expect(await stepStates(guide)).toEqual(["done", "done", "done"]);
  });
});

describe("after the steps", patient, () => {
  it("a task that is solved ends the guide", async () => {
    const guide = await atConfirmation();
    await guide.choose("guide_confirm", "yes");
    expect(await guide.ended()).toMatchObject({ status: "done" });
  });

  it("the review goes on at the step that it names, not at the first one", async () => {
    const guide = await atConfirmation();
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

  it("in the review a question is answered, and the review stays", async () => {
    const guide = await atConfirmation();
    await guide.choose("guide_confirm", "no");
    await guide.reply("guide_review", "is silence cut off?");
    expect((await guide.asked("guide_review")).text).toContain("Step 1 of 3");
    expect((await guide.view()).messages.at(-1)?.text).toContain("Silence");
  });

  it("when every step was done, another answer is offered and may be declined", async () => {
    const guide = await atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "no");
    expect(await guide.ended()).toMatchObject({ steps_total: 3 });
  });

  it("another answer is made of other sections", async () => {
    const guide = await atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    server.script({
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

  it("when there is no other answer, the one before stays", async () => {
    const guide = await atConfirmation();
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < 3; step += 1) await guide.choose("guide_review", "yes");
    server.script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    await guide.choose("guide_again", "yes");
    const view = await guide.ended();
    expect(view).toMatchObject({ answered: true, steps_total: 3 });
    expect(view.messages.at(-1)?.text).toContain("No other way");
  });
});
