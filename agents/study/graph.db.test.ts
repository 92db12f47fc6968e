import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { student } from "#agents/testing/student.ts";
import { testDatabaseUrl } from "#db/testing/test-database-url.ts";
import { markedPicture } from "#e2e/model-server/marked-picture.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { autonomousStages, guidedStages } from "#lib/schemas/stage-presets.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import {
  type HarnessThread,
  harnessNote,
  openStudyHarness,
  type StudyHarness,
} from "./testing/study-harness.ts";

let server: ModelServer;
let harness: StudyHarness;
beforeAll(async () => {
  server = await startModelServer();
  harness = await openStudyHarness({ databaseUrl: testDatabaseUrl(), modelUrl: server.url });
});
afterEach(() => server.reset());
afterAll(async () => {
  await harness.runtime.close();
  await server.close();
});

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

const edit = (oldText: string, newText: string, continueEditing = false) => ({
  action: {
    actionType: "edit",
    edits: [{ oldText, newText, before: null, after: null, reason: `Now: ${newText}` }],
    continueEditing,
  },
});
const message = (content: string) => ({ action: { actionType: "message", content } });
const complete = { action: { actionType: "complete", words: "" } };

const script = (...replies: unknown[]) => server.script({ task: "edit-step", replies });
const calls = (task: string) => server.log.filter((entry) => entry.task === task);

/** Kinds of what was said, in order. */
const said = async (thread: HarnessThread) =>
  (await thread.view()).messages.map(({ author, kind }) => `${author} ${kind}`);

const kinds = async (thread: HarnessThread) =>
  (await thread.view()).messages.map(({ kind }) => kind);

/** From the questions to the end, without a word. */
const finish = async (thread: HarnessThread) => {
  await thread.reply("study_questions", { type: "finalise" });
  return thread.asked("study_done");
};

describe("a model whose replies stay unusable", patient, () => {
  it.each([
    ["propose-questions", "wrong-schema"],
    ["write-material", "nul"],
    ["synthesise-material", "wrong-schema"],
  ] as const)(
    "is asked three times by %s, then the thread says so and can be tried again",
    async (task, mode) => {
      server.control({ task, mode });
      // What was answered for an equal request is not asked again.
      const thread = await harness.begin({ topic: `Heat, ${task}`, text: harnessNote });
      if (task === "propose-questions") await thread.reply("study_edit", { type: "accept" });
      const { error } = await harness.failed(thread.id);
      expect(error?.code).toBe("model_reply_invalid");
      expect(calls(task)).toHaveLength(3);
      server.reset();
      await harness.runtime.for(student(harness.ownerId)).threads.write.retryThread(thread.id);
      await thread.until(({ status }) => status === "waiting");
    },
  );
});

describe("every way through the graph passes the editing", () => {
  it("with notes", async () => {
    const thread = await harness.begin({ text: harnessNote });
    const question = await thread.asked("study_edit");
    expect(question).toMatchObject({ open: true, rests: false });
    expect(await thread.document()).toContain("Heat flows from hot to cold.");
    await thread.reply("study_edit", { type: "accept" });
    await finish(thread);
    expect(await kinds(thread)).toContain("completed");
    const { thread: done, document, questions } = await thread.view();
    expect(done).toMatchObject({ status: "done", title: "Thermodynamics" });
    expect(document).toMatchObject({ status: "completed" });
    expect(questions.length).toBeGreaterThan(2);
    expect(questions.every(({ status }) => status === "answered")).toBe(true);
    expect(calls("answer-review-question")).toHaveLength(questions.length);
  });

  it("with notes that were given when they were asked for", async () => {
    const thread = await harness.begin({});
    await thread.reply("study_notes", { type: "reviewed", pages: [] });
    const again = await thread.asked("study_notes");
    expect(again.text).toMatch(/does not answer/);
    await thread.reply("study_notes", { type: "notes", text: "" });
    await thread.reply("study_notes", harnessNote);
    await thread.reply("study_edit", "skip nothing");
    expect((await thread.view()).note).toContain("Entropy counts states.");
    expect(await thread.document()).toContain("Entropy counts states.");
  });

  it("without notes, when they are skipped", async () => {
    const thread = await harness.begin({});
    await thread.reply("study_notes", { type: "skip" });
    await thread.asked("study_edit");
    expect((await thread.view()).note).toBeNull();
    expect(calls("synthesise-material")).toEqual([]);
  });

  it("without notes, when nobody is to be asked for them", async () => {
    const stages = { ...guidedStages, notes: "alone" } as const;
    const thread = await harness.begin({ settings: { stages } });
    await thread.asked("study_edit");
    await thread.reply("study_edit", { type: "skip" });
    await finish(thread);
    expect(await kinds(thread)).toContain("completed");
  });

  it.each(["", harnessNote])("alone, without a question (notes: %j)", async (text) => {
    const thread = await harness.begin({ text, settings: { stages: autonomousStages } });
    const rest = await thread.asked("study_done");
    expect(rest).toMatchObject({ open: true, rests: true });
    expect(await kinds(thread)).toEqual(["completed"]);
    const { thread: done, document, questions } = await thread.view();
    expect(done.status).toBe("done");
    expect(document?.status).toBe("completed");
    expect(questions.every(({ status }) => status === "answered")).toBe(true);
  });
});

/** A photo on which the test server reads this text. */
const photoOf = async (text: string): Promise<NewUpload> => {
  const bytes = await markedPicture(text);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const shape = { mediaType: "image/png", width: 1_024, height: 256, fileName: null } as const;
  return { ...shape, bytes, sha256, sourceSha256: sha256, size: bytes.length };
};

describe("notes by photo", () => {
  it("are reviewed, and come after what was pasted", async () => {
    const photos = [await photoOf("Heat is no stuff."), await photoOf("? Cold is less heat.")];
    const thread = await harness.begin({ text: harnessNote, photos });
    await thread.asked("study_review");
    const { pages } = await thread.view();
    expect(pages.map(({ text }) => text)).toEqual(["Heat is no stuff.", "Cold is less heat."]);
    await thread.reply("study_review", { type: "request", text: "Shorter" });
    const second = pages[1]?.id ?? "";
    const corrected = { id: second, text: "Cold is the lack of heat." };
    await thread.reply("study_review", { type: "reviewed", pages: [corrected] });
    await thread.asked("study_edit");
    const view = await thread.view();
    expect(view.note).toBe(
      `${harnessNote.trim()}\n\nHeat is no stuff.\n\nCold is the lack of heat.`,
    );
    expect(view.pages.every(({ reviewed }) => reviewed)).toBe(true);
    expect(await thread.document()).toContain("Cold is the lack of heat.");
  });

  it("count as they were read when nobody is to be asked", async () => {
    const photos = [await photoOf("Ice is solid water.")];
    const thread = await harness.begin({ photos, settings: { stages: autonomousStages } });
    await thread.asked("study_done");
    expect((await thread.view()).note).toBe("Ice is solid water.");
    expect(await thread.document()).toContain("Ice is solid water.");
  });

  it.each([
    ["replaced by pasted text", { type: "notes", text: "Steam is a gas." }, "Steam is a gas."],
    ["left out", { type: "skip" }, null],
  ])("may be %s", async (_, reply, note) => {
    const thread = await harness.begin({ photos: [await photoOf("Smoke is a gas.")] });
    await thread.reply("study_review", reply);
    await thread.asked("study_edit");
    expect((await thread.view()).note).toBe(note);
    expect(await thread.document()).not.toContain("Smoke is a gas.");
  });

  it("may be added when they are asked for", async () => {
    const thread = await harness.begin({});
    await thread.asked("study_notes");
    const photo = await photoOf("Fog is water.");
    await harness.runtime.for(student(harness.ownerId)).study.write.addUpload(thread.id, photo);
    await thread.reply("study_notes", { type: "notes", text: "" });
    await thread.reply("study_review", { type: "accept" });
    await thread.asked("study_edit");
    expect((await thread.view()).note).toBe("Fog is water.");
  });
});

describe("side by side", () => {
  it("photos are read while the material is written", async () => {
    server.control({ mode: "hold", task: "write-material" });
    const photos = [await photoOf("Dew is water.")];
    const thread = await harness.begin({ topic: "How dew forms at night", photos });
    const page = async () => (await thread.view()).pages[0]?.text;
    await expect.poll(page, patient).toBe("Dew is water.");
    // The page is stored a moment before the stage that is left is told.
    const now = async () => (await thread.view()).thread;
    await expect.poll(now, patient).toMatchObject({
      status: "running",
      stage: "generate_material",
    });
    server.release();
    await thread.reply("study_review", { type: "accept" });
    await thread.asked("study_edit");
    expect(calls("recognise-page")).toHaveLength(1);
    expect(await thread.document()).toContain("Dew is water.");
  });

  it("a page says that both are done, and then what is left", async () => {
    server.control({ mode: "hold", task: "recognise-page" });
    const photos = [await photoOf("Hail is ice.")];
    const thread = await harness.begin({ topic: "How hail forms in clouds", photos });
    await vi.waitFor(() => expect(calls("recognise-page")).toHaveLength(1), patient);
    const stage = async () => (await thread.view()).thread.stage;
    await expect.poll(stage, patient).toBe("recognise_notes");
    expect((await thread.view()).draft).not.toBeNull();
    server.release();
    await thread.asked("study_review");
  });

  it("no one waits for a name, and a model that gives none fails nothing", async () => {
    server.control({ mode: "hold", task: "name-thread" });
    const thread = await harness.begin({ text: harnessNote, topic: "Why ice swims on water" });
    await vi.waitFor(() => expect(calls("write-material")).toHaveLength(1), patient);
    server.release();
    await thread.asked("study_edit");
    server.control({ mode: "400", task: "name-thread" });
    const other = await harness.begin({ text: harnessNote, topic: "Why salt melts the ice" });
    await other.asked("study_edit");
    expect((await other.view()).thread.title).toBe("Why salt melts the ice");
  });
});

describe("an answer", () => {
  const switchedOff = async (thread: HarnessThread) => {
    const { settings } = await thread.view();
    const alone = { ...settings, stages: autonomousStages };
    await harness.runtime
      .for(student(harness.ownerId))
      .study.write.changeStudySettings(thread.id, alone);
  };

  it("counts though the stage was switched to run alone while it was written", async () => {
    const thread = await harness.begin({ photos: [await photoOf("Ash is burnt wood.")] });
    await thread.asked("study_review");
    const [page] = (await thread.view()).pages;
    await switchedOff(thread);
    const pages = [{ id: page?.id ?? "", text: "Ash is what is left of wood." }];
    await thread.reply("study_review", { type: "reviewed", pages });
    await thread.asked("study_done");
    expect((await thread.view()).note).toBe("Ash is what is left of wood.");
  });

  it("to the first question about the document counts, too", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.asked("study_edit");
    await switchedOff(thread);
    script(edit("Work can become heat.", "Work may become heat."), complete);
    await thread.reply("study_edit", "May, not can");
    await thread.asked("study_edit");
    expect(await thread.document()).toContain("Work may become heat.");
  });

  it("to the questions counts, too", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.reply("study_edit", { type: "accept" });
    await thread.asked("study_questions");
    await switchedOff(thread);
    await thread.reply("study_questions", "only 1");
    await thread.asked("study_done");
    expect((await thread.view()).questions).toHaveLength(1);
  });
});

describe("the name of a thread", () => {
  it("is made of its topic, unless the student gave one", async () => {
    const named = await harness.begin({ text: harnessNote, title: "Mine" });
    const other = await harness.begin({
      text: harnessNote,
      topic: "Why heat flows to cold bodies",
    });
    await named.asked("study_edit");
    await other.asked("study_edit");
    expect((await named.view()).thread.title).toBe("Mine");
    expect((await other.view()).thread.title).toBe("Why heat flows to");
  });

  it("is not asked for when nothing can be written about the topic", async () => {
    const thread = await harness.begin({ topic: "zxqv ".repeat(40) });
    const failed = await harness.failed(thread.id);
    expect(failed.error?.code).toBe("topic_garbage");
    expect(server.log).toEqual([]);
    await expect(
      harness.runtime.for(student(harness.ownerId)).threads.write.retryThread(thread.id),
    ).rejects.toMatchObject({
      code: "thread_not_retryable",
    });
  });
});

describe("a dialogue about the document", () => {
  it("message, reply, edit", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.asked("study_edit");
    script(message("Which law?"), edit("Entropy counts states.", "Entropy counts microstates."));
    await thread.reply("study_edit", "Explain the law");
    const question = await thread.asked("study_edit");
    expect(question.text).toBe("Which law?");
    await thread.reply("study_edit", { type: "request", text: "The one of entropy" });
    await thread.asked("study_edit");
    expect(await thread.document()).toContain("Entropy counts microstates.");
    expect((await thread.view()).editCount).toBe(1);
    expect(calls("edit-step")).toHaveLength(2);
    expect(await said(thread)).toEqual(
      expect.arrayContaining(["student request", "agent question", "agent edits"]),
    );
  });

  it("edit, continue, edit, complete", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.asked("study_edit");
    script(
      edit("Entropy counts states.", "Entropy counts microstates.", true),
      edit("Work can become heat.", "Work can become heat, not back.", true),
      complete,
    );
    await thread.reply("study_edit", "Make it more exact");
    await thread.asked("study_questions");
    const view = await thread.view();
    expect(view.editCount).toBe(2);
    expect(view.questionsRevision).toBe(2);
    expect(await thread.document()).toContain("not back");
    expect(await kinds(thread)).toContain("completed");
  });

  it("leads back from the questions, which are then made anew", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.reply("study_edit", { type: "accept" });
    await thread.reply("study_questions", "only 2");
    await expect.poll(async () => (await thread.view()).questions.length, patient).toBe(2);
    script(edit("Work can become heat.", "Work may become heat."), {
      action: { actionType: "complete", words: "That is all" },
    });
    await thread.reply("study_questions", { type: "request", text: "May, not can" });
    await thread.asked("study_edit");
    expect((await thread.view()).document?.status).toBe("editing");
    await thread.reply("study_edit", "That is all");
    await thread.asked("study_questions");
    expect((await thread.view()).questionsRevision).toBe(1);
    expect(await thread.document()).toContain("Work may become heat.");
  });
});

describe("a request", () => {
  it("is refused before there is a document", async () => {
    server.control({ mode: "hold" });
    const thread = await harness.begin({ text: harnessNote });
    await expect(thread.request("Shorter")).rejects.toMatchObject({ code: "document_not_ready" });
  });

  it("that comes while the agent works is done after it, in order", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.asked("study_edit");
    server.control({ mode: "hold" });
    script(
      edit("Entropy counts states.", "Entropy counts microstates."),
      edit("microstates.", "microstates of a body."),
      edit("of a body.", "of a whole body."),
    );
    await thread.reply("study_edit", "First");
    await vi.waitFor(() => expect(calls("edit-step")).toHaveLength(1), patient);
    await thread.request("Second");
    await thread.request("Third");
    expect((await thread.view()).queued).toEqual(["Second", "Third"]);
    server.control({ mode: "good" });
    server.release();
    await thread.until(({ status }) => status === "waiting");
    expect(await thread.document()).toContain("Entropy counts microstates of a whole body.");
    const { messages, queued, editCount } = await thread.view();
    expect(queued).toEqual([]);
    expect(editCount).toBe(3);
    const asked = messages.filter(({ author }) => author === "student").map(({ text }) => text);
    expect(asked).toEqual(["First", "Second", "Third"]);
  });

  it("to a thread that was stopped takes the place of what it was at", async () => {
    const thread = await harness.begin({ text: harnessNote });
    await thread.asked("study_edit");
    server.control({ mode: "hold" });
    await thread.reply("study_edit", "Never mind this");
    await vi.waitFor(() => expect(calls("edit-step")).toHaveLength(1), patient);
    await harness.runtime.for(student(harness.ownerId)).threads.write.stopThread(thread.id);
    await vi.waitFor(() => expect(calls("edit-step")[0]?.state).toBe("broken"), patient);
    server.reset();
    script(edit("Work can become heat.", "Work may become heat."));
    await thread.request("May, not can");
    await thread.until(({ status }) => status === "waiting");
    expect(await thread.document()).toContain("Work may become heat.");
    expect(calls("edit-step")).toHaveLength(1);
  });

  it("reopens a finished thread, and the questions stay until they are asked anew", async () => {
    const thread = await harness.begin({
      text: harnessNote,
      settings: { stages: autonomousStages },
    });
    await thread.asked("study_done");
    const before = (await thread.view()).questions;
    script(edit("Work can become heat.", "Work may become heat.", true), complete);
    await thread.request("May, not can");
    await expect.poll(thread.document, patient).toContain("Work may become heat.");
    await thread.until(({ status }) => status === "done");
    const reopened = await thread.view();
    expect(reopened.document?.status).toBe("completed");
    expect(reopened.questions.map(({ id, answer }) => ({ id, answer }))).toEqual(
      before.map(({ id, answer }) => ({ id, answer })),
    );
    expect(reopened.questionsRevision).toBe(0);
    const proposals = calls("propose-questions").length;
    await thread.reply("study_done", { type: "questions_again" });
    await thread.asked("study_done");
    expect(calls("propose-questions")).toHaveLength(proposals + 1);
    const anew = await thread.view();
    expect(anew.questionsRevision).toBe(1);
    expect(anew.questions.every(({ status }) => status === "answered")).toBe(true);
  });
});

describe("answers", () => {
  it("one that fails takes nothing from the others, and is tried again", async () => {
    // Another document than in other tests, whose answers the journal knows.
    const thread = await harness.begin({ text: `${harnessNote}\nA failed answer is no answer.\n` });
    await thread.reply("study_edit", { type: "accept" });
    await thread.asked("study_questions");
    const unusable = { answerable: false, answer: "", quotes: [] };
    server.script({ task: "answer-review-question", replies: [unusable] });
    await finish(thread);
    const { questions, thread: done } = await thread.view();
    const failed = questions.filter(({ status }) => status === "failed");
    expect(done.status).toBe("done");
    expect(failed).toHaveLength(1);
    expect(failed[0]?.error).not.toBeNull();
    expect(questions.filter(({ status }) => status === "answered")).toHaveLength(
      questions.length - 1,
    );
    const questionIds = failed.map(({ id }) => id);
    await thread.reply("study_done", { type: "answer_again", questionIds: ["unknown"] });
    await thread.reply("study_done", { type: "answer_again", questionIds });
    await thread.asked("study_done");
    const after = (await thread.view()).questions;
    expect(after.every(({ status }) => status === "answered")).toBe(true);
  });
});
