import { describe, expect, it } from "vitest";
import { guideStore } from "#db/queries/guides.ts";
import { newPack } from "#db/testing/new-pack.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { mixerPack } from "./testing/mixer-pack.ts";
import { promptsSent } from "./testing/prompts-sent.ts";
import { exportSong, patient, serveGuides } from "./testing/serve-guides.ts";

const guides = serveGuides();
const { db } = testDatabase();

describe("before the steps", patient, () => {
  it("a question about something else is answered politely and ends the thread", async () => {
    const guide = await guides.begin({ question: "What is the weather tomorrow?" });
    const view = await guide.ended();
    expect(view).toMatchObject({ intent: "other", question: null, full_answer: null });
    expect(view.messages.map(({ text }) => text)).toEqual([
      expect.stringContaining("Brightmix Studio"),
    ]);
  });

  it("an answer comes with its sections, and needs no steps", async () => {
    const guide = await guides.begin({ question: exportSong });
    const question = await guide.asked("guide_steps");
    expect(question.choices.map(({ id }) => id)).toEqual(["step_by_step", "done"]);
    const view = await guide.view();
    expect(view).toMatchObject({
      ...{ intent: "product", allowed: true, answered: true, answer_basis: "model" },
      ...{ mode: "answer", steps_total: 3, current_step_index: null },
    });
    const source = view.steps[0]?.source;
    expect(source?.title).toBe("Exporting a song");
    // What it was looked for in besides is beside the point.
    expect(view.sections.map(({ title }) => title)).toEqual(["Exporting a song"]);
    expect(view.full_answer).toContain(`(#chunk-${source?.chunkId})`);
    await guide.choose("guide_steps", "done");
    expect(await guide.ended()).toMatchObject({ status: "done", question: { rests: true } });
  });

  it("what the manual does not answer is said to be so, with the nearest sections", async () => {
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    const guide = await guides.begin({
      question: "How do I export a hologram for Brightmix Studio?",
    });
    const question = await guide.asked("guide_nothing");
    expect(question).toMatchObject({ rests: true, choices: [] });
    expect(question.text).toContain("Nothing was found in the manual about “export a hologram");
    const view = await guide.view();
    expect(view).toMatchObject({ status: "done", answered: false, steps: [] });
    expect(view.full_answer).toContain("Nothing was found in the manual about");
    expect(view.full_answer).toContain("#chunk-");
  });

  it("what the manual may call it is searched for, too, where a model says so", async () => {
    const question = "How do I bring my tune out of Brightmix Studio?";
    guides.server().script({
      task: "detect-intent",
      replies: [{ intent: "product", queries: ["metronome click", "export song"] }],
    });
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    const guide = await guides.begin({ question });
    await guide.asked("guide_nothing");
    const titles = (await guide.view()).sections.map(({ title }) => title);
    expect(titles).toContain("Exporting a song");
    expect(titles.some((title) => /metronome/iu.test(title))).toBe(true);
  });

  it("before nothing is said to be found, the manual is searched once more by other phrases", async () => {
    guides.server().script({
      task: "detect-intent",
      replies: [{ intent: "product", queries: ["microphone"] }],
    });
    const nothing = { answered: false, answer: "", steps: [], sourceIds: [] };
    const found = { answered: true, answer: "It clicks.", steps: [], sourceIds: ["s1"] };
    guides.server().script({ task: "answer-from-sections", replies: [nothing, found] });
    guides.server().script({ task: "other-phrases", replies: [{ queries: ["metronome click"] }] });
    const guide = await guides.begin({ question: "How do I keep time in Brightmix Studio?" });
    expect(await guide.ended()).toMatchObject({ answered: true });
    const asked = guides.server().log.findIndex(({ task }) => task === "other-phrases");
    expect(promptsSent(guides.server())[asked]).toContain("microphone");
    expect((await guide.view()).sections.map(({ title }) => title)).toContain("The metronome");
    expect(guides.calls("answer-from-sections")).toHaveLength(2);
  });

  it("half an answer is said to be half, after the rest was searched for", async () => {
    const step = { text: "Open **File**", sourceId: "s1", requiresClick: true };
    const half = { answered: true, answer: "Exported.", steps: [step], sourceIds: ["s1"] };
    const missing = "how to export it as a hologram";
    guides.server().script({
      task: "answer-from-sections",
      replies: [
        { ...half, missing },
        { ...half, missing },
      ],
    });
    guides.server().script({ task: "other-phrases", replies: [{ queries: ["stem quality"] }] });
    const guide = await guides.begin({ question: `${exportSong} And as a hologram?` });
    await guide.asked("guide_steps");
    expect(await guide.view()).toMatchObject({ answered: true, missing: `${missing}.` });
    const asked = guides.server().log.findLastIndex(({ task }) => task === "other-phrases");
    expect(promptsSent(guides.server())[asked]).toContain(missing);
    // What the half rests on stays.
    const again = promptsSent(guides.server()).at(-1) ?? "";
    expect(again).toContain("Exporting a song");
    expect(again).toContain("Stem Splitter settings");
  });

  it("an answer to all of the question misses nothing", async () => {
    const guide = await guides.begin({ question: exportSong });
    await guide.asked("guide_steps");
    expect(await guide.view()).toMatchObject({ answered: true, missing: null });
  });

  it("what a chapter says at its beginning comes with its sections", async () => {
    const hidden =
      "The board's set-up is opened with the gear above the drawing, in whatever mode.";
    const { packId } = await newPack(db, {
      ...{ ownerId: guides.harness().ownerId, pack: mixerPack.pack, differences: [] },
      sections: [
        { title: "Set-up", text: hidden },
        {
          title: "Holes",
          path: ["Set-up"],
          text: "A new hole has the drill given under **Drill**.",
        },
        ...Array.from({ length: 12 }, (_, at) => ({
          ...{ title: `Drill ${at}`, path: ["Machines"], text: `Drill ${at} makes a hole.` },
        })),
      ],
    });
    const harness = guides.harness();
    const guide = await harness.begin({
      packId,
      question: "How do I change the drill of new holes?",
    });
    await guide.until(({ status }) => status !== "running");
    const asked = guides.server().log.findLastIndex(({ task }) => task === "answer-from-sections");
    expect(promptsSent(guides.server())[asked]).toContain(hidden);
  });

  it("a second search that finds nothing new asks nobody again, and none follows it", async () => {
    const nothing = { answered: false, answer: "", steps: [], sourceIds: [] };
    guides.server().script({ task: "answer-from-sections", replies: [nothing, nothing, nothing] });
    guides.server().script({
      task: "other-phrases",
      replies: [{ queries: [] }, { queries: ["metronome click"] }],
    });
    const guide = await guides.begin({ question: "How do I weave a carpet in Brightmix Studio?" });
    await guide.asked("guide_nothing");
    expect(guides.calls("other-phrases")).toHaveLength(1);
    expect(guides.calls("answer-from-sections")).toHaveLength(1);
    await guide.reply("guide_nothing", "How do I knot a carpet in Brightmix Studio?");
    await guide.asked("guide_nothing");
    expect(guides.calls("other-phrases")).toHaveLength(2);
  });

  it("other words are tried in place, and are what the guide is about from then on", async () => {
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: false, answer: "", steps: [], sourceIds: [] }],
    });
    const question = "How do I export a hologram for Brightmix Studio?";
    const guide = await guides.begin({ question });
    await guide.reply("guide_nothing", exportSong);
    await guide.asked("guide_steps");
    const view = await guide.view();
    expect(view).toMatchObject({ task: exportSong, answered: true });
    expect(view.messages.map(({ text }) => text)).toEqual([question, exportSong]);
    expect(view.steps[0]?.source?.title).toBe("Exporting a song");
  });

  it("a question about the answer goes with the answer, its steps and the sections that it rests on", async () => {
    const step = { text: "Set its volume in the mixer", sourceId: "s3", requiresClick: false };
    guides.server().script({
      task: "answer-from-sections",
      replies: [{ answered: true, answer: "It clicks", steps: [step], sourceIds: ["s3", "s1"] }],
    });
    const nothing = { answered: false, answer: "", sourceIds: [] };
    guides.server().script({ task: "answer-step-question", replies: [nothing] });
    const guide = await guides.begin({ question: exportSong });
    await guide.reply("guide_steps", "And does it cost money?");
    await guide.asked("guide_steps");
    const { sections, messages, full_answer } = await guide.view();
    const prompt = promptsSent(guides.server()).at(-1) ?? "";
    expect(prompt).toContain("It clicks.\n\n1. Set its volume in the mixer.");
    // In the answer's own order, the main one first.
    for (const [at, { title }] of sections.entries()) {
      expect(prompt).toMatch(new RegExp(`"id":"s${at + 1}","place":"[^"]*${title}"`));
    }
    expect(sections.map(({ chunkId }) => chunkId)).toEqual(
      (full_answer?.match(/#chunk-[\w-]+/g) ?? []).map((link) => link.slice("#chunk-".length)),
    );
    expect(messages.at(-1)?.text).toBe(
      "The manual’s sections on this question say nothing about that.",
    );
  });

  it("sentences that a model did not end have their full stop, what the manual lists has its own", async () => {
    const reply = (steps: readonly string[]) => ({
      ...{ answered: true, answer: "It is **exported**", sourceIds: ["s1"] },
      steps: steps.map((text) => ({ text, sourceId: "s1", requiresClick: true })),
    });
    guides.server().script({
      task: "answer-from-sections",
      replies: [reply(["Open **File**", "Choose **Export Song...**"])],
    });
    const guide = await guides.begin({ question: exportSong });
    await guide.asked("guide_steps");
    const { steps, full_answer } = await guide.view();
    expect(steps.map(({ text }) => text)).toEqual(["Open **File**.", "Choose **Export Song...**"]);
    expect(full_answer).toContain("It is **exported**.\n");
  });

  it("of other words, too, a model says what the manual may call it", async () => {
    const nothing = { answered: false, answer: "", steps: [], sourceIds: [] };
    guides.server().script({ task: "answer-from-sections", replies: [nothing, nothing] });
    guides.server().script({
      task: "detect-intent",
      replies: [
        { intent: "product", queries: ["microphone"] },
        { intent: "other", queries: ["metronome click"] },
      ],
    });
    const guide = await guides.begin({ question: "How do I bring my tune out?" });
    await guide.reply("guide_nothing", "как услышать ритм");
    await guide.asked("guide_nothing");
    const view = await guide.view();
    expect(view).toMatchObject({ task: "как услышать ритм", intent: "product" });
    expect(view.sections.map(({ title }) => title)).toContain("The metronome");
    expect(guides.calls("detect-intent")).toHaveLength(2);
  });

  it("an explanation without anything to do ends with the answer", async () => {
    const guide = await guides.begin({ question: "What is the metronome?" });
    expect(await guide.ended()).toMatchObject({ answered: true, steps: [] });
  });

  it("is made of three to ten sections, however many speak of it", async () => {
    const { packId } = await newPack(db, {
      ...{ ownerId: guides.harness().ownerId, pack: mixerPack.pack, differences: [] },
      sections: Array.from({ length: 30 }, (_, index) => ({
        title: `Exporting a song, part ${index + 1}`,
        text: `1. Open the **File** menu.\n2. Choose **Export ${index + 1}**.`,
      })),
    });
    const guide = await guides.harness().begin({ packId, question: exportSong });
    await guide.asked("guide_steps");
    const { length } = (await guideStore(db).get(guides.harness().ownerId, guide.id)).chunkIds;
    expect(length >= 3 && length <= 10).toBe(true);
  });
});
