import { readFileSync } from "node:fs";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { student } from "#agents/testing/student.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { newDataDir } from "#db/testing/new-data-dir.ts";
import { createOn } from "#db/testing/start-database.ts";
import { readEnv } from "#lib/env.ts";
import { localOwner } from "#lib/owner.ts";
import type { ThreadKind, ThreadView } from "#lib/schemas/thread.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { untilThread } from "./testing/until-thread.ts";

/**
 * A whole database as Lectern left it when its newest migration was 0014, by `pg_dump --inserts`: a pack of its own, a
 * quiz with an answer, a study document with two edits that waits for a request, a guide that waits, caps. Made without a
 * model. It stays as it is: what such a Lectern stored must be read for ever.
 */
const dump = new URL("../db/testing/data-of-0014.sql", import.meta.url);

const dataDir = newDataDir();
const closing: (() => Promise<unknown>)[] = [];
let runtime: Runtime;
let ids: Record<ThreadKind, string>;

beforeAll(async () => {
  const given = readEnv().DATABASE_URL;
  const database = given ? await createOn(given) : await startEmbeddedDatabase({ dataDir });
  closing.push(database.stop);
  const client = postgres(database.url, { max: 1, onnotice: () => {} });
  await client.unsafe(readFileSync(dump, "utf8"));
  await client.end();
  await migrate(database.url);
  const env = readEnv({ LOG_LEVEL: "silent" });
  runtime = await createRuntime({ databaseUrl: database.url, env, worker: true });
  closing.unshift(runtime.close);
  const threads = await runtime
    .for(student(localOwner))
    .threads.read.listThreads({ search: "", limit: 9, locale: "en" });
  expect(threads).toHaveLength(3);
  const idOf = (kind: ThreadKind) => threads.find((thread) => thread.kind === kind)?.id ?? "";
  ids = { study: idOf("study"), quiz: idOf("quiz"), guide: idOf("guide") };
});
afterAll(async () => {
  for (const close of closing) await close();
});

const until = (id: string, wanted: (thread: ThreadView) => boolean) =>
  untilThread(() => runtime.for(student(localOwner)).threads.read.getThread(id, "en"), wanted);

/** Answers the question that a thread asks, and waits for the next one. */
const reply = async (id: string, value: unknown): Promise<ThreadView> => {
  const { question } = await runtime.for(student(localOwner)).threads.read.getThread(id, "en");
  const interruptId = question?.interruptId ?? "";
  await runtime.for(student(localOwner)).threads.write.reply(id, { interruptId, value });
  return until(id, (now) => now.question !== null && now.question.interruptId !== interruptId);
};

describe("what an older Lectern stored", () => {
  it("belongs to the one subject that everything starts in", async () => {
    const { subjects, threads } = runtime.for(student(localOwner));
    const [general, ...more] = await subjects.read.listSubjects("en");
    expect(general).toMatchObject({ name: "General", isDefault: true, threads: 3 });
    expect(more).toEqual([]);
    for (const id of Object.values(ids)) {
      const { subject } = await threads.read.getThread(id, "ru");
      expect(subject).toEqual({ id: general?.id, name: "Общее" });
    }
  });

  it("is made from notes that become sources, equal ones one", async () => {
    const { subjects } = runtime.for(student(localOwner));
    const [general] = await subjects.read.listSubjects("en");
    await expect
      .poll(() => subjects.read.listSources(general?.id ?? ""))
      .toMatchObject([{ title: "Cells", fileName: "cells.md", threads: 2 }]);
    const { threads } = runtime.for(student(localOwner));
    const foundIn = async (query: string) => {
      const notes = (await threads.read.searchTexts(query)).groups.find(
        ({ kind }) => kind === "notes",
      );
      return new Set(notes?.passages.map(({ kind }) => kind));
    };
    await expect.poll(() => foundIn("cell"), { timeout: 20_000 }).toEqual(new Set(["source"]));
  });

  it("is a study document that can be read, undone and finished", async () => {
    const { study } = ids;
    const before = await runtime.for(student(localOwner)).study.read.getDocument(study);
    expect(before).toMatchObject({ revision: 2, status: "editing" });
    expect(before.text).toContain("<!-- seen -->\n");
    expect(before.text).toContain("smallest living unit");
    const view = await runtime.for(student(localOwner)).study.read.getStudy(study, "en");
    expect(view).toMatchObject({ editCount: 2, document: { revision: 2, canUndo: true } });
    expect(view.note).toContain("# Cells");
    await runtime.for(student(localOwner)).study.write.undoEdit(study, { key: "old", edit: null });
    await runtime
      .for(student(localOwner))
      .study.write.undoEdit(study, { key: "older", edit: null });
    const after = await runtime.for(student(localOwner)).study.read.getDocument(study);
    expect(after.text).not.toContain("living");
    expect(after.text).toBe(await runtime.for(student(localOwner)).study.read.documentAt(study, 0));
    const { cards } = runtime.for(student(localOwner));
    const whole = { revision: 2, start: 0, end: before.text.length };
    const asked = { selection: whole, begins: null, ends: null };
    const card = { front: "What is alive?", back: "A cell" };
    const { made } = await cards.write.makePassageCards(study, { ...asked, card });
    expect(await cards.read.passageCards(study)).toMatchObject({ cards: [{ id: made[0] }] });
    await cards.write.undoPassageCards(study, { made, linked: [] });
    expect(await reply(study, { type: "accept" })).toMatchObject({
      question: { kind: "study_questions" },
    });
  });

  it("is a quiz with its answer that takes another one", async () => {
    const { quiz } = ids;
    const { questions, status } = await runtime
      .for(student(localOwner))
      .quiz.read.getQuiz(quiz, "en");
    expect(status).toBe("ready_unchecked");
    expect((await runtime.for(student(localOwner)).quiz.read.quizNote(quiz)).text).toContain(
      "# Cells",
    );
    const answered = questions.filter(({ attempt }) => attempt !== null);
    expect(answered).toHaveLength(1);
    // What was answered then comes back for review now.
    const { cards } = runtime.for(student(localOwner));
    expect((await cards.read.cardsWaiting("UTC")).total).toBe(1);
    const all = { search: "", limit: 9, offset: 0 };
    expect((await cards.read.listCards("UTC", all)).cards).toMatchObject([
      { document: null, passages: [] },
    ]);
    const open = questions.find(({ attempt }) => attempt === null);
    const answer = { questionId: open?.id ?? "", answer: open?.options?.[0] ?? "cell" };
    await runtime.for(student(localOwner)).quiz.write.answerQuestion(quiz, answer);
    const { questions: now } = await runtime.for(student(localOwner)).quiz.read.getQuiz(quiz, "en");
    expect(now.filter(({ attempt }) => attempt !== null)).toHaveLength(2);
  });

  it("is a guide that goes on, and a pack with its sections", async () => {
    const { guide } = ids;
    const view = await runtime.for(student(localOwner)).guide.read.getGuide(guide, "en");
    expect(view.steps.map(({ text }) => text)).toEqual([
      expect.stringContaining("Drag over the part"),
      expect.stringContaining("Edit > Cut"),
      expect.stringContaining("Play"),
    ]);
    const chunkId = view.steps[0]?.source?.chunkId ?? "";
    const { packId } = (await runtime.for(student(localOwner)).guide.read.lastGuideSettings()) ?? {
      packId: "",
    };
    const pack = await runtime.for(student(localOwner)).library.read.getPack(packId, "en");
    expect(pack).toMatchObject({ product: "Sound editor", ready: true });
    const section = await runtime.for(student(localOwner)).library.read.getSection(packId, chunkId);
    expect(section.title).toBe("Cut a part out");
    const { question } = await reply(guide, { type: "choice", choice: "step_by_step" });
    expect(question?.kind).toBe("guide_action");
  });

  it("are the caps", async () => {
    expect(await runtime.for(student(localOwner)).settings.read.modelSettings()).toMatchObject({
      caps: { threadUsd: 1.5, monthUsd: 20 },
    });
  });
});
