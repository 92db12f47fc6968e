import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { guideNewEn } from "#lib/i18n/messages/guide.en.ts";
import { guideNewRu } from "#lib/i18n/messages/guide.ru.ts";
import { packDescription } from "#lib/schemas/library.ts";
import { type GuideHarness, openGuideHarness } from "./testing/guide-harness.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { readySample } from "./testing/ready-sample.ts";

let harness: GuideHarness;
let packId: string;
beforeAll(async () => {
  harness = await openGuideHarness({ databaseUrl: testDatabaseUrl(), modelUrl: null });
  packId = await readySample(harness);
}, 120_000);
afterAll(() => harness.runtime.close());

const patient = { timeout: 240_000 };

const browser = [
  "Live | File | Edit | Create | View",
  "Sounds | Drums",
  "Max for Live",
  "Plug-Ins",
];

/** What a student says, and what must come of it, in one language. */
const dialogues = {
  en: {
    question: "How do I use Max for Live?",
    reason: /Intro and Lite cannot run Max for Live/,
    source: /help\.ableton\.com/,
    tryAnyway: "OK, I'll try it anyway",
    stepByStep: "yes please, step by step",
    first: /click \*\*Max for Live\*\*/,
    differs: /Nothing changed/,
    force: "go on anyway",
    done: "done, next",
    notSolved: "no, it didn't work",
    yes: "yes, I did",
    no: "not yet",
    help: /Max for Live/,
  },
  ru: {
    question: "Как пользоваться Max for Live?",
    reason: /Intro.*Max for Live/,
    source: /Источник: .*help\.ableton\.com/,
    tryAnyway: "всё равно попробую",
    stepByStep: "да, давай по шагам",
    first: /щёлкните \*\*Max for Live\*\*/,
    differs: /ничего не изменилось/,
    force: "всё равно дальше",
    done: "готово, дальше",
    notSolved: "нет, не получилось",
    yes: "да, сделал",
    no: "ещё нет",
    help: /Max for Live/,
  },
} as const;

describe.each(Object.entries(dialogues))(
  "on the sample pack, without a model (%s)",
  (language, say) => {
    it(
      "warns, answers, marks, checks, is forced on, reviews and goes on where it must",
      patient,
      async () => {
        const asked = { question: say.question, version: "12", edition: "Intro" };
        const guide = await harness.begin({ packId, ...asked });
        const warning = await guide.asked("guide_version");
        expect(warning.text).toMatch(say.reason);
        expect(warning.text).toMatch(say.source);
        await guide.reply("guide_version", say.tryAnyway);

        await guide.asked("guide_steps");
        const answered = await guide.view();
        expect(answered).toMatchObject({ language, allowed: false, answered: true });
        expect(answered).toMatchObject({ answer_basis: "rules", offline: true });
        expect(answered.steps.length).toBe(5);
        expect(answered.steps[0]?.text).toMatch(say.first);
        expect(answered.steps[0]?.warning).toBe(answered.version_explanation);
        for (const { source } of answered.steps) expect(source?.title).toMatch(/Max for Live/);
        await guide.reply("guide_steps", say.stepByStep);

        await guide.asked("guide_action");
        await guide.show(browser);
        await guide.asked("guide_action");
        const marked = (await guide.view()).steps[0];
        expect(marked?.box).toMatchObject({ found: true, label: "Max for Live" });

        await guide.show(browser, 1);
        const stopped = await guide.asked("guide_action");
        expect(stopped.text).toMatch(say.differs);
        expect((await guide.view()).steps[0]?.check).toMatchObject({ done: "no", basis: "rules" });
        await guide.reply("guide_action", say.done);
        expect((await guide.asked("guide_action")).text).toMatch(say.differs);
        await guide.reply("guide_action", say.force);

        for (let step = 1; step < 5; step += 1) {
          await guide.asked("guide_action");
          expect(await guide.view()).toMatchObject({ current_step_index: step });
          await guide.reply("guide_action", say.done);
        }
        await guide.reply("guide_confirm", say.notSolved);
        await guide.reply("guide_review", say.yes);
        await guide.reply("guide_review", say.no);
        await guide.asked("guide_action");
        const resumed = await guide.view();
        expect(resumed).toMatchObject({ mode: "steps", current_step_index: 1 });
        expect(resumed.messages.at(-1)?.text).toMatch(say.help);
        await guide.reply("guide_action", say.done);
        await guide.asked("guide_action");
        expect(await guide.view()).toMatchObject({ current_step_index: 2 });
      },
    );
  },
);

describe("when every step was done and it is not solved", patient, () => {
  const begin = async (question: string, aside: string | null = null) => {
    const guide = await harness.begin({ packId, question, version: "12", edition: "Suite" });
    await guide.choose("guide_steps", "step_by_step");
    if (aside !== null) await guide.reply("guide_action", aside);
    await guide.asked("guide_action");
    const total = (await guide.view()).steps_total;
    for (let step = 0; step < total; step += 1) await guide.choose("guide_action", "next");
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < total; step += 1) await guide.choose("guide_review", "yes");
    return guide;
  };

  it("the same steps in the manual's other language are no other answer", async () => {
    const guide = await begin("How do I use Max for Live?");
    await guide.choose("guide_again", "yes");
    const view = await guide.ended();
    expect(view.messages.at(-1)?.text).toMatch(/The manual has no other answer/);
    expect(view.steps[0]?.text).toMatch(dialogues.en.first);
  });

  it("neither is an answer to what was asked in passing", async () => {
    const guide = await begin("How do I use Max for Live?", "And how do I freeze a track?");
    await guide.choose("guide_again", "yes");
    const view = await guide.ended();
    expect(view.messages.at(-1)?.text).toMatch(/The manual has no other answer/);
    expect(view.steps[0]?.text).toMatch(dialogues.en.first);
  });

  it("after a chosen section that did not help the others are shown again", async () => {
    const guide = await harness.begin({ packId, question: "How do I record a vocal track?" });
    await guide.asked("guide_perhaps");
    const [first] = (await guide.view()).sections;
    await guide.reply("guide_perhaps", { type: "section", chunkId: first?.chunkId });
    await guide.choose("guide_steps", "step_by_step");
    await guide.asked("guide_action");
    const total = (await guide.view()).steps_total;
    for (let step = 0; step < total; step += 1) await guide.choose("guide_action", "next");
    await guide.choose("guide_confirm", "no");
    for (let step = 0; step < total; step += 1) await guide.choose("guide_review", "yes");
    await guide.choose("guide_again", "yes");
    await guide.asked("guide_perhaps");
    const others = (await guide.view()).sections.map(({ chunkId }) => chunkId);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(first?.chunkId);
  });

  it("what stands near is another answer", async () => {
    const guide = await begin("How do I freeze a track?");
    await guide.choose("guide_again", "yes");
    await guide.asked("guide_steps");
    const titles = (await guide.view()).steps.map(({ source }) => source?.title);
    expect(new Set(titles)).toEqual(new Set(["Replace a track by its audio"]));
  });
});

describe("on the sample pack", patient, () => {
  it.each([
    "What is the weather in Berlin?",
    "Где они живут?",
    "Tell me a joke about Live",
    "How do I warp a sample?",
    "How do I record vocals?",
    "What is Operator?",
  ])("%s is not called a question about something else, by words alone", async (question) => {
    const guide = await harness.begin({ packId, question });
    const view = await guide.ended();
    expect(view).toMatchObject({ intent: "product", answered: false, question: { rests: true } });
    expect(view.full_answer).toMatch(
      /Nothing was found in the manual about|ничего не нашлось|may answer it/,
    );
  });

  it.each([
    [
      "How do I print sheet music in Ableton Live?",
      /Nothing was found in the manual about “print sheet music/,
    ],
    [
      "How do I change the tempo over a century?",
      /Nothing was found in the manual about “change the tempo/,
    ],
    ["Как напечатать ноты в Ableton Live?", /Возможно, об этом здесь/],
    ["Как напечатать ноты?", /ничего не нашлось по запросу «напечатать ноты»/],
  ])("%s is not answered, and the nearest sections are named", async (question, said) => {
    const guide = await harness.begin({ packId, question, version: "12", edition: "Suite" });
    const view = await guide.ended();
    expect(view).toMatchObject({ intent: "product", answered: false, steps: [], status: "done" });
    expect(view.question).toMatchObject({ rests: true, choices: [] });
    expect(view.full_answer).toMatch(said);
    const [nearest] = view.sections;
    expect(view.full_answer).toContain(` › ${nearest?.title}](#chunk-${nearest?.chunkId})`);
  });

  it("where words cannot tell, the nearest sections are shown as what may say it; other words find the answer", async () => {
    const guide = await harness.begin({ packId, question: "How do I record a vocal track?" });
    expect((await guide.asked("guide_perhaps")).text).toContain("may answer it");
    const view = await guide.view();
    expect(view).toMatchObject({ answered: false, steps: [], status: "done" });
    expect(view.full_answer).toContain("These sections may answer it: [");
    await guide.reply("guide_perhaps", "How do I export the song?");
    await guide.asked("guide_steps");
    const found = await guide.view();
    expect(found.steps[0]?.source?.title).toBe("Export the song");
    // The guide is about these words now, and is called so; the first ones are not lost.
    const words = "How do I export the song?";
    expect(found).toMatchObject({ task: words, thread: { title: words } });
    expect(found.messages.map(({ text }) => text)).toEqual([
      ...["How do I record a vocal track?", words],
    ]);
    expect(found.full_answer).toMatch(/\*\*[^*]+ › Export the song\*\*/u);
  });

  it("of the sections that may answer it the student chooses one, and the steps come from that alone", async () => {
    const guide = await harness.begin({ packId, question: "How do I record a vocal track?" });
    const { sections } = await guide.asked("guide_perhaps").then(() => guide.view());
    const wanted = sections.find(({ title }) => answers.record.test(title));
    await guide.reply("guide_perhaps", { type: "section", chunkId: "chk_of_another_guide" });
    await guide.asked("guide_perhaps");
    await guide.reply("guide_perhaps", { type: "section", chunkId: wanted?.chunkId });
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view).toMatchObject({ answered: true, answer_basis: "rules", messages: [] });
    expect(view.sections.map(({ chunkId }) => chunkId)).toEqual([wanted?.chunkId]);
    expect(view.steps.length).toBeGreaterThan(2);
    for (const { source } of view.steps) expect(source?.chunkId).toBe(wanted?.chunkId);
  });

  it("other words are checked against the version, too, and a title of the student's own stays", async () => {
    const guide = await harness.begin({
      ...{ packId, question: "How do I print sheet music?", version: "12.4", edition: "Intro" },
    });
    await guide.asked("guide_nothing");
    await harness.runtime
      .for(student(harness.ownerId))
      .threads.write.changeThread(guide.id, { title: "My own title" });
    await guide.reply("guide_nothing", "How do I separate stems?");
    expect((await guide.asked("guide_version")).text).toMatch(/Suite/);
    const view = await guide.view();
    expect(view).toMatchObject({
      ...{ allowed: false, task: "How do I separate stems?", thread: { title: "My own title" } },
    });
    await guide.choose("guide_version", "try_anyway");
    await guide.until(({ status }) => status !== "running");
    expect((await guide.view()).full_answer).toContain("Suite");
  });

  it.each([
    ["How do I export the song?", "Export the song", 3],
    ["Как экспортировать песню?", "Экспортировать песню", 3],
    [
      "How do I record a microphone into the arrangement?",
      "Record a microphone into the Arrangement",
      5,
    ],
    ["Как записать микрофон в аранжировку?", "Записать микрофон в аранжировку", 5],
  ])("%s is answered by the section on it, word for word", async (question, title, steps) => {
    const guide = await harness.begin({ packId, question, version: "12.4", edition: "Suite" });
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view.steps.map(({ source }) => source?.title)).toEqual(
      Array.from({ length: steps }, () => title),
    );
    const section = view.sections.find((one) => one.title === title);
    for (const { text } of view.steps) expect(section?.text).toContain(text.split("\n")[0]);
  });

  it.each([
    ["How do I bounce a clip to a new track?", "12.1", "Suite", /12\.2/],
    ["How do I separate stems?", "12.4", "Intro", /Suite/],
    ["How do I split a recording into stems?", "12.4", "Standard", /Suite/],
    ["Как разделить запись на стемы?", "12.4", "Standard", /Suite/],
    ["How do I add 30 audio tracks?", "12", "Intro", /sixteen/],
    ["How do I use EQ Eight?", "12", "Lite", /EQ Eight/],
  ])("%s in %s %s is warned of", async (question, version, edition, reason) => {
    const guide = await harness.begin({ packId, question, version, edition });
    expect((await guide.asked("guide_version")).text).toMatch(reason);
  });

  it.each([
    ["How do I freeze a track?", "12", "Lite"],
    ["Как заморозить дорожку?", "12", "Lite"],
    ["How do I use comping?", "12", "Lite"],
    ["How do I bounce a clip to a new track?", "12.2", "Lite"],
    ["How do I export the song?", "11", "Intro"],
    ["How do I use a sustain pedal?", "12", "Standard"],
  ])("%s in %s %s is not", async (question, version, edition) => {
    const guide = await harness.begin({ packId, question, version, edition });
    await guide.until(({ status }) => status !== "running");
    expect((await guide.view()).allowed).toBe(true);
  });
});

const sample = new URL("../../lib/samples/ableton-live-12/pack.json", import.meta.url);
const { versions, editions } = packDescription.parse(JSON.parse(readFileSync(sample, "utf8")));

/** The titles of the section that answers each example of the form, in both languages of the manual. */
const answers: Readonly<Record<keyof typeof guideNewEn.samples, RegExp>> = {
  maxForLive: /^(?:Use Max for Live|Пользоваться Max for Live)$/u,
  record: /^(?:Record a microphone into the Arrangement|Записать микрофон в аранжировку)$/u,
  stems: /^(?:Split a recording into stems|Разделить запись на стемы)$/u,
};

const foundIn = async (question: string, version: string | null, edition: string | null) => {
  const { db, close } = makeDatabase(testDatabaseUrl());
  onTestFinished(close);
  const query = { packId, question, version, edition, kind: "manual", filter: true } as const;
  const context = { ownerId: harness.ownerId, threadId: null };
  const { chunks, certainty } = await manualSearch(db).search({ ...query, limit: 8 }, context);
  return { titles: chunks.map(({ title }) => title), certainty };
};

describe.each([guideNewEn, guideNewRu])(
  "of the form's examples, in one language",
  ({ samples }) => {
    it.each(["maxForLive", "record", "stems"] as const)(
      "%s is answered by its own section in every version and edition",
      patient,
      async (name) => {
        expect(Object.keys(samples)).toEqual(Object.keys(answers));
        for (const version of [null, ...versions]) {
          for (const edition of [null, ...editions]) {
            const { titles, certainty } = await foundIn(samples[name], version, edition);
            expect([version, edition, certainty]).toEqual([version, edition, "sure"]);
            expect(titles[0]).toMatch(answers[name]);
          }
        }
      },
    );
  },
);

it.each([guideNewEn, guideNewRu])("$placeholder finds its section", async ({ placeholder }) => {
  const { titles, certainty } = await foundIn(placeholder.replace(/^.*?: /u, ""), null, null);
  expect([titles[0], certainty]).toEqual([
    expect.stringMatching(/^(?:Export the song|Экспортировать песню)$/u),
    "sure",
  ]);
});

it.each(["How do I record a vocal track?", "How do I record my singing?", "Как записать вокал?"])(
  "%s, which the manual says in other words, is not answered by recording something else",
  async (question) => {
    const { titles, certainty } = await foundIn(question, "12.4", "Suite");
    expect(certainty).not.toBe("sure");
    // It stands among the sections that are shown instead.
    expect(titles.some((title) => answers.record.test(title))).toBe(true);
  },
);

it.each(["How do I record audio into a track?", "Как записать звук на дорожку?"])(
  "%s, which two sections answer alike, is a choice between them",
  async (question) => {
    const { titles, certainty } = await foundIn(question, "12.4", "Suite");
    expect(certainty).toBe("maybe");
    expect(titles.some((title) => answers.record.test(title))).toBe(true);
  },
);

it.each([
  {
    question: "What is a layer?",
    steps: "1. Open the **Layer** menu.\n2. Choose **New layer**.\n3. Name the layer.",
    definition: "A layer is a transparent sheet that holds a part of the song.",
    title: "Layer menu",
  },
  {
    question: "Что такое слой?",
    steps: "1. Откройте меню **Слой**.\n2. Выберите **Новый слой**.\n3. Назовите слой.",
    definition: "Слой — это прозрачный лист, на котором лежит часть песни.",
    title: "Меню слоя",
  },
])(
  "$question is answered with the definition, not with the first procedure",
  patient,
  async ({ question, steps, definition, title }) => {
    const { db, close } = makeDatabase(testDatabaseUrl());
    onTestFinished(close);
    const { packId: manual } = await newPack(db, {
      ...{ ownerId: harness.ownerId, pack: mixerPack.pack, differences: [] },
      sections: [
        { title, text: steps },
        { title: "Sheets", text: `Songs have parts. ${definition} It can be hidden.` },
      ],
    });
    const guide = await harness.begin({ packId: manual, question });
    const view = await guide.ended();
    expect(view).toMatchObject({ answered: true, answer_basis: "rules", steps: [] });
    expect(view.full_answer).toContain(definition);
    expect(view.full_answer).not.toContain("1.");
  },
);
