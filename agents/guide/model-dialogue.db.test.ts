import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { type GuideHarness, openGuideHarness } from "./testing/guide-harness.ts";
import { readySample } from "./testing/ready-sample.ts";

let server: ModelServer;
let harness: GuideHarness;
let packId: string;
beforeAll(async () => {
  server = await startModelServer();
  harness = await openGuideHarness({ databaseUrl: testDatabaseUrl(), modelUrl: server.url });
  packId = await readySample(harness);
}, 120_000);
afterEach(() => server.reset());
afterAll(async () => {
  await harness.runtime.close();
  await server.close();
});

const browser = [
  "Live | File | Edit | Create | View",
  "Sounds | Drums",
  "Max for Live",
  "Plug-Ins",
];
const devices = [...browser, "Max Instrument", "Max Audio Effect"];

const dialogues = {
  en: {
    question: "How do I use Max for Live?",
    source: /Source: .*help\.ableton\.com/,
    tryAnyway: "let's try anyway",
    stepByStep: "yes, step by step",
    first: "In the browser's sidebar, click **Max for Live**.",
    missing: /not found/,
    undone: "“Max for Live” was not used, the list still shows Sounds.",
    differs: /was not used/,
    next: "next",
    force: "go on anyway",
    notSolved: "it doesn't work",
    done: "I did",
    notDone: "I didn't",
    help: /In detail/,
  },
  ru: {
    question: "Как пользоваться Max for Live?",
    source: /Источник: .*help\.ableton\.com/,
    tryAnyway: "да, рискну",
    stepByStep: "давай по шагам",
    first: "На боковой панели браузера щёлкните **Max for Live**.",
    missing: /не найдено/,
    undone: "«Max for Live» не нажато, в списке по-прежнему видно Sounds.",
    differs: /не нажато/,
    next: "дальше",
    force: "всё равно дальше",
    notSolved: "не помогло",
    done: "сделал",
    notDone: "ещё не сделал",
    help: /Подробнее/,
  },
} as const;

/** Replies of a model that sees the screen, none of which is to be believed. */
const wrong = {
  number: { number: 99, box: null, label: null },
  outside: { number: null, box: { x: 1.4, y: 0.2, width: 0.3, height: 0.1 }, label: null },
  nowhere: { number: null, box: null, label: null },
} as const;
const lookOf = (place: object, explanation: string) => ({
  ...{ state: "not_done", for: "this", explanation },
  ...place,
});

describe.each(Object.entries(dialogues))("with a model that sees (%s)", (language, say) => {
  it("goes from the warning to the step that was not done, whatever it sees", {
    timeout: 240_000,
  }, async () => {
    const guide = await harness.begin({
      ...{ packId, question: say.question, version: "12", edition: "Intro" },
    });
    expect((await guide.asked("guide_version")).text).toMatch(say.source);
    await guide.reply("guide_version", say.tryAnyway);
    await guide.asked("guide_steps");
    const answered = await guide.view();
    expect(answered).toMatchObject({ language, allowed: false, answer_basis: "model" });
    expect(answered.steps[0]).toMatchObject({
      ...{ text: say.first, warning: answered.version_explanation },
      source: { title: expect.stringContaining("Max for Live") },
    });
    const total = answered.steps_total;
    await guide.reply("guide_steps", say.stepByStep);
    await guide.asked("guide_action");

    // Where the words of the screen name the control, a number or a box that cannot be does not move it.
    server.script({
      task: "look-at-screen",
      replies: Object.values(wrong).map((place) => lookOf(place, say.undone)),
    });
    await guide.show(browser);
    await guide.asked("guide_action");
    const byText = (await guide.view()).steps[0]?.box;
    expect(byText).toMatchObject({ found: true, label: "Max for Live" });
    await guide.show(browser, 1);
    expect((await guide.asked("guide_action")).text).toMatch(say.differs);
    expect((await guide.view()).steps[0]).toMatchObject({
      check: { done: "no", basis: "model" },
      box: { found: true, box: byText?.box },
    });
    await guide.show(browser, 2);
    await guide.asked("guide_action");
    expect((await guide.view()).steps[0]?.box).toMatchObject({ found: false, box: null });

    await guide.reply("guide_action", say.next);
    expect((await guide.asked("guide_action")).text).toMatch(say.differs);
    await guide.reply("guide_action", say.force);
    // Nothing on this screen is what the second step names, until its devices are shown.
    expect((await guide.asked("guide_action")).text).toMatch(say.missing);
    expect(await guide.view()).toMatchObject({ current_step_index: 1 });
    await guide.show(devices);
    await guide.asked("guide_action");
    expect((await guide.view()).steps[1]).toMatchObject({
      ...{ state: "open", check: { done: "pending" } },
      box: { found: true },
    });
    await guide.reply("guide_action", say.next);
    for (let step = 2; step < total; step += 1) {
      await guide.asked("guide_action");
      expect(await guide.view()).toMatchObject({ current_step_index: step });
      await guide.reply("guide_action", say.force);
    }
    await guide.reply("guide_confirm", say.notSolved);
    await guide.reply("guide_review", say.done);
    await guide.reply("guide_review", say.done);
    await guide.reply("guide_review", say.notDone);
    await guide.asked("guide_action");
    const resumed = await guide.view();
    expect(resumed).toMatchObject({ mode: "steps", current_step_index: 2 });
    expect(resumed.messages.at(-1)?.text).toMatch(say.help);
  });
});
