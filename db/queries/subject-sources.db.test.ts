import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId, sha256 } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import type { NoteMark } from "#lib/schemas/source.ts";
import type { CreateQuizRequest } from "#lib/schemas/thread-requests.ts";
import { placeAt } from "#lib/subjects/find-places.ts";
import { knownRevisions } from "#lib/subjects/source-history.ts";
import { quizzes } from "../schema/quiz.ts";
import { documents } from "../schema/study.ts";
import { subjectSources } from "../schema/subjects.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { testDatabase } from "../testing/test-database.ts";
import { toldDatabase } from "../testing/told-database.ts";
import { keepOldNotes } from "./keep-old-notes.ts";
import { insertQuiz, quizNote } from "./quizzes.ts";
import { quizzesOnSource } from "./resting-questions.ts";
import {
  insertThreadSources,
  notePlaces,
  sourceStore,
  withSourceTexts,
} from "./subject-sources.ts";
import { subjectForNew, subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const { db: watched, told } = toldDatabase();
const sources = sourceStore(db);
const threads = threadStore(db);

const asked = (part: Partial<CreateQuizRequest>): CreateQuizRequest => ({
  ...{ kind: "quiz", text: "", fileName: null, wanted: null, mix: defaultMix },
  ...part,
});

/** As a request makes a quiz: of a text, or of sources. */
const makeQuiz = (ownerId: string, part: Partial<CreateQuizRequest>, keeps = true) =>
  db.transaction(async (tx) => {
    const { request, chosen } = await withSourceTexts(tx, ownerId, asked(part));
    const title = request.title ?? "A quiz";
    const { threadId, subjectId } = await insertThread(tx, {
      ...{ ownerId, kind: "quiz", title, subjectId: request.subjectId },
    });
    const { text, fileName, wanted, mix } = request as CreateQuizRequest;
    const thread = { ownerId, threadId };
    await insertQuiz(tx, { ...thread, text, fileName, settings: { wanted, mix } });
    if (keeps)
      await insertThreadSources(tx, { ...thread, subjectId }, asked(request as never), chosen);
    return { ...thread, subjectId, title };
  });

const waves = "# Waves\n\nA wave has a length.";
const tones = "# Tones\n\nA tone has a pitch.";
const markOf = (text: string, page: number): NoteMark => ({
  ...{ file: "waves.pdf", unit: "page", title: "", page, length: text.length },
  opening: text.slice(0, 60),
});

describe("a note that something is made from", () => {
  it("becomes a source of the subject, and the same text does not become another", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: waves });
    await makeQuiz(owner, { text: waves, fileName: "waves.md" });
    await makeQuiz(owner, { text: tones });
    expect(await sources.list(owner, subjectId)).toMatchObject([
      { title: "Tones", fileName: null, words: 6, threads: 1 },
      { title: "Waves", fileName: "waves.md", words: 6, threads: 2 },
    ]);
    const other = await subjectStore(db).create(owner, "Physics");
    await makeQuiz(owner, { text: waves, subjectId: other });
    expect(await sources.list(owner, other)).toMatchObject([{ title: "Waves", threads: 1 }]);
  });

  it("is stored with what was made from it, or neither is", async () => {
    const owner = newId("own");
    const failing = db.transaction(async (tx) => {
      const { threadId, subjectId } = await insertThread(tx, {
        ...{ ownerId: owner, kind: "quiz", title: "A quiz" },
      });
      const thread = { ownerId: owner, threadId, subjectId };
      await insertThreadSources(tx, thread, { text: waves, fileName: null }, null);
      throw new Error("Killed here");
    });
    await expect(failing).rejects.toThrow("Killed here");
    expect(await sources.list(owner, await subjectForNew(db, owner))).toEqual([]);
  });

  it("keeps the pages of its files, also under the note of another thread", async () => {
    const owner = newId("own");
    const marks = [markOf("# Waves", 3), markOf("A wave has a length.", 4)];
    const { subjectId } = await makeQuiz(owner, { text: waves, marks });
    await makeQuiz(owner, { text: tones });
    const [second, first] = await sources.list(owner, subjectId);
    const both = await makeQuiz(owner, { sourceIds: [second?.id ?? "", first?.id ?? ""] });
    const { text } = await quizNote(db, both);
    expect(text).toBe(`${tones}\n\n${waves}`);
    const places = await notePlaces(db, both);
    expect(placeAt(places, text.indexOf("length"))).toMatchObject({ file: "waves.pdf", page: 4 });
    expect(placeAt(places, text.indexOf("pitch"))).toBeNull();
    const ofBoth = async () =>
      (await sources.ofThread(owner, both.threadId)).map(({ title }) => title);
    expect(await ofBoth()).toEqual(["Tones", "Waves"]);
    await sources.remove(owner, second?.id ?? "");
    expect(await ofBoth()).toEqual(["Waves"]);
  });
});

describe("what is made from sources", () => {
  it("is named by them, and counted where there was one before", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: waves });
    const [source] = await sources.list(owner, subjectId);
    const sourceIds = [source?.id ?? ""];
    expect((await makeQuiz(owner, { sourceIds })).title).toBe("Waves · 2");
    expect((await makeQuiz(owner, { sourceIds, title: "Mine" })).title).toBe("Mine");
    expect((await makeQuiz(owner, { sourceIds })).title).toBe("Waves · 4");
    expect((await sources.list(owner, subjectId)).map((one) => one.threads)).toEqual([4]);
  });

  it("is refused when they are too long together, gone or another's", async () => {
    const owner = newId("own");
    const long = (name: string) => `# ${name}\n\n${"A wave has a length. ".repeat(30_000)}`;
    const { subjectId } = await makeQuiz(owner, { text: long("One") });
    await makeQuiz(owner, { text: long("Two") });
    const ids = (await sources.list(owner, subjectId)).map(({ id }) => id);
    await expect(makeQuiz(owner, { sourceIds: ids })).rejects.toMatchObject({
      code: "note_too_large",
    });
    await expect(makeQuiz(newId("own"), { sourceIds: ids })).rejects.toMatchObject({
      code: "not_found",
    });
    await sources.remove(owner, ids[0] ?? "");
    await expect(makeQuiz(owner, { sourceIds: ids })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a source that is deleted", () => {
  it("leaves the text and the pages to what was made from it, and nothing else", async () => {
    const owner = newId("own");
    const marks = [markOf(waves, 7)];
    const quiz = await makeQuiz(owner, { text: waves, marks, fileName: "waves.pdf" });
    const [source] = await sources.list(owner, quiz.subjectId);
    await sources.remove(owner, source?.id ?? "");
    expect(await sources.list(owner, quiz.subjectId)).toEqual([]);
    await expect(sources.get(owner, source?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    await expect(sources.remove(owner, source?.id ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await quizNote(db, quiz)).text).toBe(waves);
    expect(await notePlaces(db, quiz)).toMatchObject([{ page: 7 }]);
    const rows = () => db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
    expect(await rows()).toMatchObject([{ text: "", title: "", sha256: "" }]);
    await threads.remove(owner, quiz.threadId, async () => {});
    expect(await rows()).toEqual([]);
  });

  it("comes back as a new one with the same text", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: waves });
    const [source] = await sources.list(owner, subjectId);
    await sources.remove(owner, source?.id ?? "");
    await makeQuiz(owner, { text: waves });
    expect(await sources.list(owner, subjectId)).toMatchObject([{ title: "Waves", threads: 1 }]);
  });

  it("outlives the thread that it came with", async () => {
    const owner = newId("own");
    const { subjectId, threadId } = await makeQuiz(owner, { text: waves });
    await threads.remove(owner, threadId, async () => {});
    const [source] = await sources.list(owner, subjectId);
    expect(source).toMatchObject({ title: "Waves", threads: 0 });
    await sources.remove(owner, source?.id ?? "");
    const left = await db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
    expect(left).toEqual([]);
  });
});

describe("a source whose text is changed", () => {
  it("is made from anew, while what was made before keeps its text, its pages and its source", async () => {
    const owner = newId("own");
    const text = `${waves}\n\n${tones}`;
    const marks = [markOf(waves, 7), markOf(tones, 8)];
    const first = await makeQuiz(owner, { text, marks });
    const [{ id = "" } = {}] = await sources.list(owner, first.subjectId);
    const edited = `${waves} It has a crest.\n\n${tones}`;
    await sources.edit(owner, id, edited);
    await sources.edit(owner, id, edited);
    const second = await makeQuiz(owner, { sourceIds: [id] });
    expect((await quizNote(db, first)).text).toBe(text);
    expect((await quizNote(db, second)).text).toBe(edited);
    for (const [quiz, note] of [
      [first, text],
      [second, edited],
    ] as const) {
      const places = await notePlaces(db, quiz);
      expect(placeAt(places, note.indexOf("pitch"))).toMatchObject({ page: 8 });
      expect(await sources.ofThread(owner, quiz.threadId)).toMatchObject([{ id }]);
    }
    expect(await sources.list(owner, first.subjectId)).toMatchObject([
      { id, title: "Waves", revision: 1, threads: 2, words: 16 },
    ]);
    await threads.remove(owner, first.threadId, async () => {});
    const rows = await db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it("leaves nothing behind where nothing rests on it, and does not become a twin", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: tones });
    const note = { text: waves, fileName: null, marks: [] };
    const id = await sources.add(owner, subjectId, note);
    await expect(sources.edit(owner, id, tones)).rejects.toMatchObject({ code: "source_known" });
    await expect(sources.edit(owner, id, "\n")).rejects.toMatchObject({ code: "note_empty" });
    await sources.edit(owner, id, "# Waves\n\nOther words.");
    const rows = await db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
    expect(rows).toHaveLength(2);
    expect((await sources.get(owner, id)).text).toBe("# Waves\n\nOther words.");
  });
});

describe("the history of a source", () => {
  const edited = `${waves} It has a crest.`;

  it("tells which change made each of its texts, and brings one of them back as a new one", async () => {
    const owner = newId("own");
    const quiz = await makeQuiz(owner, { text: waves });
    const [{ id = "" } = {}] = await sources.list(owner, quiz.subjectId);
    await sources.edit(owner, id, edited);
    const again = `${edited} And a trough.`;
    await sources.rewrite(owner, quiz.threadId, () => again, "own");
    await sources.restore(owner, id, 0);
    const { edits, titles, ...now } = await sources.history(owner, id);
    expect(now).toMatchObject({ text: waves, revision: 3 });
    expect(edits.map(({ revision, cause }) => [revision, cause])).toEqual([
      [1, { by: "hand" }],
      [2, { by: "correction", quizId: quiz.threadId, wording: "own" }],
      [3, { by: "restored", revision: 0 }],
    ]);
    expect([...titles]).toEqual([[quiz.threadId, "A quiz"]]);
    expect([...knownRevisions({ ...now, edits })]).toEqual([
      ...[[3, waves] as const, [2, again] as const],
      ...[[1, edited] as const, [0, waves] as const],
    ]);
    const gone = { code: "not_found" };
    await expect(sources.restore(owner, id, 9)).rejects.toMatchObject(gone);
    await expect(sources.restore(newId("own"), id, 1)).rejects.toMatchObject(gone);
  });

  it("is not left behind in what stands for a former text, nor when it is deleted", async () => {
    const owner = newId("own");
    const quiz = await makeQuiz(owner, { text: waves });
    const [{ id = "" } = {}] = await sources.list(owner, quiz.subjectId);
    await sources.edit(owner, id, edited);
    await sources.edit(owner, id, tones);
    await sources.remove(owner, id);
    const rows = await db.select().from(subjectSources).where(eq(subjectSources.ownerId, owner));
    expect(rows.map((row) => row.edits)).toEqual(rows.map(() => []));
    await expect(sources.history(owner, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes along to another subject", async () => {
    const owner = newId("own");
    const first = await makeQuiz(owner, { text: waves });
    const [{ id = "" } = {}] = await sources.list(owner, first.subjectId);
    await sources.edit(owner, id, edited);
    const quiz = await makeQuiz(owner, { sourceIds: [id] });
    const to = await subjectStore(db).create(owner, "Physics");
    await threads.change(owner, quiz.threadId, { subjectId: to });
    const [moved] = await sources.list(owner, to);
    const { edits } = await sources.history(owner, moved?.id ?? "");
    expect(edits.map(({ revision }) => revision)).toEqual([1]);
  });
});

describe("a thread that moves to another subject", () => {
  it("takes along what nothing else rests on, and shares what something does", async () => {
    const owner = newId("own");
    const marks = [markOf(waves, 7)];
    const alone = await makeQuiz(owner, { text: waves, marks });
    const first = await makeQuiz(owner, { text: tones });
    await makeQuiz(owner, { text: tones });
    const from = alone.subjectId;
    const to = await subjectStore(db).create(owner, "Physics");
    const titles = async (subject: string) =>
      (await sources.list(owner, subject)).map(({ title, threads: count }) => [title, count]);
    await threads.change(owner, alone.threadId, { subjectId: to });
    expect(await titles(from)).toEqual([["Tones", 2]]);
    expect(await titles(to)).toEqual([["Waves", 1]]);
    expect(await notePlaces(db, alone)).toMatchObject([{ page: 7 }]);
    await threads.change(owner, first.threadId, { subjectId: to });
    expect(await titles(from)).toEqual([["Tones", 1]]);
    expect((await titles(to)).sort()).toEqual([
      ["Tones", 1],
      ["Waves", 1],
    ]);
  });
});

describe("notes of before there were sources", () => {
  const forever = new AbortController().signal;

  it("become sources once, equal texts one, however often it is begun and by how many", async () => {
    const owner = newId("own");
    const made = [];
    for (const text of [waves, waves, tones]) made.push(await makeQuiz(owner, { text }, false));
    const subjectId = made[0]?.subjectId ?? "";
    expect(await sources.list(owner, subjectId)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => keepOldNotes(db, owner, forever)));
    await keepOldNotes(db, owner, forever);
    const kept = await sources.list(owner, subjectId);
    expect(kept.map(({ title, threads: count }) => [title, count]).sort()).toEqual([
      ["Tones", 1],
      ["Waves", 2],
    ]);
  });

  it("go on where they were broken off", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: waves }, false);
    await makeQuiz(owner, { text: tones }, false);
    const stopping = new AbortController();
    let stored = 0;
    const counting = new Proxy(db, {
      get: (given, name) => {
        if (name !== "transaction") return Reflect.get(given, name, given);
        return async (work: never) => {
          stored += 1;
          stopping.abort();
          return given.transaction(work);
        };
      },
    });
    await keepOldNotes(counting, owner, stopping.signal);
    expect(stored).toBe(1);
    expect(await sources.list(owner, subjectId)).toHaveLength(1);
    await keepOldNotes(db, owner, forever);
    expect(await sources.list(owner, subjectId)).toHaveLength(2);
  });

  it("do not come again when their source was deleted", async () => {
    const owner = newId("own");
    const { subjectId } = await makeQuiz(owner, { text: waves }, false);
    await keepOldNotes(db, owner, forever);
    const [source] = await sources.list(owner, subjectId);
    await sources.remove(owner, source?.id ?? "");
    await keepOldNotes(db, owner, forever);
    expect(await sources.list(owner, subjectId)).toEqual([]);
  });

  it("are passed over when they hold nothing", async () => {
    const owner = newId("own");
    const { threadId, subjectId } = await insertThread(db, {
      ...{ ownerId: owner, kind: "study", title: "Blank" },
    });
    await db.insert(documents).values({
      ...{ id: newId("doc"), ownerId: owner, threadId, role: "note", text: " \n" },
      sha256: sha256(" \n"),
    });
    await keepOldNotes(db, owner, forever);
    expect(await sources.list(owner, subjectId)).toEqual([]);
    expect(await db.select().from(threadSources).where(eq(threadSources.ownerId, owner))).toEqual(
      [],
    );
  });
});

describe("quizzes of chapters of one book", () => {
  it("read it once, and say what their chapters say now", async () => {
    const owner = newId("own");
    const subjectId = await subjectForNew(db, owner);
    const id = await sources.add(owner, subjectId, {
      ...{ text: `${waves}\n\n${tones}`, fileName: null, marks: [] },
    });
    const starts = [0, waves.length + 2];
    for (const start of starts) {
      const sourceParts = [{ sourceId: id, revision: 0, starts: [start] }];
      await makeQuiz(owner, { subjectId, sourceIds: [id], sourceParts });
    }
    await db.update(quizzes).set({ status: "ready" }).where(eq(quizzes.ownerId, owner));
    await sources.edit(owner, id, `${waves} And a crest.\n\n${tones}`);
    told.length = 0;
    const made = await quizzesOnSource(watched, owner, id);
    expect(made.map(({ present }) => present?.text).toSorted()).toEqual([
      ...[tones, `${waves} And a crest.`],
    ]);
    const reading = told.filter(({ query }) => query.includes('"edits"'));
    expect(reading).toHaveLength(1);
    expect(reading[0]?.query).not.toContain("join");
    expect(await quizzesOnSource(db, newId("own"), id)).toEqual([]);
  });
});
