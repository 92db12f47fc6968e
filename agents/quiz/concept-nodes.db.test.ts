import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { quizzes, verifiedNotes } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import type { Mode } from "#e2e/model-server/behaviour.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import type { Ask } from "#lib/ai/task.ts";
import { sentenceKeys } from "#lib/concepts/sentence-verdicts.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { QuizPorts } from "../ports.ts";
import { analyseContent, checkFacts, checkingMeans } from "./nodes/check-note.ts";
import { readMaterial } from "./nodes/quiz-material.ts";
import type { QuizStateValue } from "./state.ts";
import { extractConcepts } from "./tasks/extract-concepts.ts";
import { conceptPorts, newQuiz, runToQuestions } from "./testing/concept-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

/** The first reading comes to nothing, so that each half is asked for alone, and the check goes this way. */
const failCheck = (mode: Mode) => {
  server.control({ task: "read-window", mode: "prose" });
  server.control({ task: "check-facts", mode });
};
const asked = (task: string) => server.log.filter((entry) => entry.task === task);
const quizOf = async (threadId: string) => {
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.threadId, threadId));
  return quiz;
};
const cached = (ownerId: string) =>
  db.select().from(verifiedNotes).where(eq(verifiedNotes.ownerId, ownerId));
/** Two windows long, of sentences that follow each other. */
const longNote = Array.from(
  { length: 120 },
  (_, index) =>
    `**Term ${index}** is a thing with the number ${index}. It is told here at some length, so that there is enough of it. It ends.`,
).join("\n\n");
const chatBody = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  response_format: z.unknown(),
});
const promptOf = (entry: { body: unknown } | undefined, role: "system" | "user"): string => {
  const { messages } = chatBody.parse(entry?.body);
  const content = messages.find((message) => message.role === role)?.content;
  return typeof content === "string" ? content : JSON.stringify(content);
};
const full = ["analyse_content", "look_up_cache", "fact_check", "store", "find_evidence"];
const checkOf = (ports: QuizPorts, { ownerId, threadId }: QuizStateValue) =>
  ports.concepts.noteCheck(ownerId, threadId);
const nothing = { patches: [], unchecked: [], doubts: [] };

describe.each(["en", "ru"] as const)("the sample note in %s", (language) => {
  const note = sampleNote(language);

  test("yields one corrected definition and one removed snippet", async () => {
    const { ports } = conceptPorts(db, server.url);
    const { state, way } = await runToQuestions(ports, await newQuiz(db, note));
    expect(way).toEqual(full);
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    expect(concepts).toHaveLength(13);
    expect(concepts.every(({ status }) => status === "verified")).toBe(true);
    for (const { original, span, codeSpan, code } of concepts) {
      expect(note.slice(span.start, span.end)).toBe(original);
      if (codeSpan && code) expect(note.slice(codeSpan.start, codeSpan.end)).toBe(code);
    }
    const report = await ports.concepts.corrections(state.ownerId, state.threadId);
    expect(report.map(({ type }) => type)).toEqual(["definition_fix", "code_mismatch"]);
    const [fix, mismatch] = report;
    expect(note).toContain(fix?.original);
    expect(fix?.fixed).toMatch(/FIFO/);
    expect(fix?.message).toMatch(language === "ru" ? /[а-я]{4}/ : /[a-z]{4}/);
    expect(mismatch?.removedCode).toContain("std::map<std::string, int> stock = {{");
    expect(note).toContain(mismatch?.removedCode ?? "—");
    const stripped = concepts.find(({ id }) => id === mismatch?.conceptId);
    expect(stripped).toMatchObject({ code: null, definition: stripped?.original });
    expect(await checkOf(ports, state)).toEqual({ ...nothing, patches: [fix?.patch] });
    expect(fix?.patch && note.startsWith(fix.patch.removed, fix.patch.start)).toBe(true);
    expect(await quizOf(state.threadId)).toMatchObject({
      factCheck: "checked",
      fromCache: false,
      contentType: "code",
      strategy: "code_practice",
      language,
    });
  });

  test("comes from the cache the second time, with its report and without asking", async () => {
    const { ports } = conceptPorts(db, server.url);
    const first = await runToQuestions(ports, await newQuiz(db, note));
    server.reset();
    const again = await runToQuestions(ports, await newQuiz(db, note, first.state.ownerId));
    expect(again.way).toEqual(["analyse_content", "look_up_cache", "find_evidence"]);
    expect(await checkOf(ports, again.state)).toEqual(await checkOf(ports, first.state));
    expect(await ports.concepts.corrections(again.state.ownerId, again.state.threadId)).toEqual(
      await ports.concepts.corrections(first.state.ownerId, first.state.threadId),
    );
    expect(await ports.concepts.concepts(again.state.ownerId, again.state.threadId)).toEqual(
      await ports.concepts.concepts(first.state.ownerId, first.state.threadId),
    );
    expect(await quizOf(again.state.threadId)).toMatchObject({
      factCheck: "checked",
      fromCache: true,
    });
    expect(server.log).toEqual([]);
  });

  test("is taken apart by rules without a model, and nothing is called checked", async () => {
    const { ports } = conceptPorts(db, null);
    const { state, way } = await runToQuestions(ports, await newQuiz(db, note));
    expect(way).toEqual(full);
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    expect(concepts).toHaveLength(13);
    expect(concepts.every(({ status }) => status === "unchecked")).toBe(true);
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toEqual([]);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "offline" });
    expect(await checkOf(ports, state)).toBeNull();
    expect(await cached(state.ownerId)).toEqual([]);
  });
});

test("a wrong sentence that no concept carries is corrected, and nothing beside it", async () => {
  const wrong = "We saw that binary search halves an unsorted range at every step.";
  const note = `${sampleNote("en")}\n${wrong}\n`;
  const { ports } = conceptPorts(db, server.url);
  const { state } = await runToQuestions(ports, await newQuiz(db, note));
  const report = await ports.concepts.corrections(state.ownerId, state.threadId);
  expect(report.find(({ original }) => original === wrong)).toMatchObject({
    ...{ conceptId: null, term: "Trees and recursion", basis: "model" },
    fixed: wrong.replace("an unsorted", "a sorted"),
    span: { start: note.indexOf(wrong), end: note.indexOf(wrong) + wrong.length },
    patch: { start: note.indexOf("an unsorted"), removed: "an unsorted", inserted: "a sorted" },
  });
  const { read } = await readMaterial(ports, state);
  expect(read.sentences.at(-1)?.text).toBe(wrong.replace("an unsorted", "a sorted"));
});

describe("the cache", () => {
  test("belongs to one owner, one text and one model", async () => {
    const ownerId = newId("own");
    const { ports } = conceptPorts(db, server.url);
    await runToQuestions(ports, await newQuiz(db, sampleNote("en"), ownerId));
    const stranger = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    expect(stranger.way).toEqual(full);
    const changed = await runToQuestions(ports, await newQuiz(db, `${sampleNote("en")} `, ownerId));
    expect(changed.way).toEqual(full);
    const other = conceptPorts(db, server.url, "another").ports;
    const otherModel = await runToQuestions(other, await newQuiz(db, sampleNote("en"), ownerId));
    expect(otherModel.way).toEqual(full);
  });

  test("refuses a note with an unchecked concept, whoever asks", async () => {
    const { ports } = conceptPorts(db, null);
    const { state } = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    await expect(
      ports.concepts.saveVerifiedNote(state.ownerId, "key", {
        concepts,
        corrections: [],
        check: { patches: [], unchecked: [], doubts: [] },
      }),
    ).rejects.toThrow(/verified/);
    expect(await cached(state.ownerId)).toEqual([]);
  });
});

describe("a note that was edited since it was checked", () => {
  const text = sampleNote("en");
  const edited = `${text}\n\nThe canteen opens at noon.\n`;

  test("is asked about in what is new, and keeps what was found in the rest", async () => {
    const { ports } = conceptPorts(db, server.url);
    const first = await runToQuestions(ports, await newQuiz(db, text));
    const found = await ports.concepts.corrections(first.state.ownerId, first.state.threadId);
    server.reset();
    const quiz = await newQuiz(db, edited, first.state.ownerId);
    const { state, way } = await runToQuestions(ports, quiz);
    expect(way).toEqual(full);
    expect(asked("read-window")).toEqual([]);
    const [prompt, ...more] = asked("check-facts").map((entry) => promptOf(entry, "user"));
    expect(more).toEqual([]);
    const { sentences } = readNote(edited);
    expect(prompt).toContain(
      `Judge only the sentences ${sentences.length - 1}, ${sentences.length};`,
    );
    expect(prompt?.length).toBeLessThan(text.length / 2);
    expect(await checkOf(ports, state)).toMatchObject({ unchecked: [], doubts: [] });
    const again = await ports.concepts.corrections(state.ownerId, state.threadId);
    expect(found.length).toBeGreaterThan(0);
    expect(again.map(({ fixed, message }) => [fixed, message])).toEqual(
      found.map(({ fixed, message }) => [fixed, message]),
    );
  });

  test("costs two calls and 8,000 characters where one sentence of 9 kB is another, and no more the next time", async () => {
    const sections = Array.from(
      { length: 50 },
      (_, about) =>
        `## Part ${about}\n\n**Term ${about}** is a thing of the subject with the number ${about}. It keeps its own order, which matters in chapter ${about}. Where it is left out, the result depends on chance.`,
    );
    const whole = sections.join("\n\n");
    expect(whole.length).toBeGreaterThan(7_500);
    expect(whole.length).toBeLessThan(9_500);
    const { ports } = conceptPorts(db, server.url);
    const first = await runToQuestions(ports, await newQuiz(db, whole));
    const { ownerId } = first.state;
    const conceptsIn = async ({ threadId }: QuizStateValue) =>
      (await ports.concepts.concepts(ownerId, threadId)).map(({ term, original }) => [
        term,
        original,
      ]);
    const before = await conceptsIn(first.state);
    expect(before.length).toBeGreaterThan(20);
    let text = whole;
    for (const [old, now] of [
      ["which matters in chapter 20", "which counts in chapter 20"],
      ["the number 7.", "the number seven."],
    ] as const) {
      text = text.replace(old, now);
      server.reset();
      const { state } = await runToQuestions(ports, await newQuiz(db, text, ownerId));
      const sent = server.log.map(
        (entry) => `${promptOf(entry, "system")}${promptOf(entry, "user")}`,
      );
      expect(sent.length).toBeLessThanOrEqual(2);
      expect(sent.join("").length).toBeLessThanOrEqual(8_000);
      expect(await checkOf(ports, state)).toMatchObject({ unchecked: [], doubts: [] });
      // All that was found before, in the words of now.
      expect((await conceptsIn(state)).map(([term]) => term)).toEqual(before.map(([term]) => term));
      expect(JSON.stringify(await conceptsIn(state))).not.toContain(old);
    }
  });

  test("has no correction that was refuted before", async () => {
    const { ports } = conceptPorts(db, server.url);
    const { ownerId, threadId } = (await runToQuestions(ports, await newQuiz(db, text))).state;
    const found = await ports.concepts.corrections(ownerId, threadId);
    const refuted = found.find(({ patch }) => patch !== null);
    if (!refuted?.span) throw new Error("the sample has a correction of words");
    const { span, original: quote } = refuted;
    const number = readNote(text).sentences.find(({ start }) => start === span.start)?.number ?? 0;
    const key = sentenceKeys(readNote(text), checkingMeans(ports.modelIds))[number - 1] ?? "";
    const doubt = { reason: "It is right.", by: "disputed" as const };
    await ports.questions.settleProofs(ownerId, threadId, [], {
      doubts: [{ span, quote, reason: doubt.reason, by: "solver" }],
      check: { patches: [], unchecked: [], doubts: [] },
      cacheKey: "none",
      sentences: [{ key, verdict: { faults: [], doubt } }],
    });
    const { state } = await runToQuestions(ports, await newQuiz(db, edited, ownerId));
    const again = await ports.concepts.corrections(state.ownerId, state.threadId);
    expect(again.map(({ original }) => original)).not.toContain(quote);
    expect(await checkOf(ports, state)).toMatchObject({ doubts: [{ ...doubt, quote }] });
  });
});

describe("a fact-check that fails", () => {
  test.each(["wrong-schema", "empty", "prose", "length", "401", "400"] as const)(
    "with %s leaves every sentence as the note has it, unchecked",
    async (mode) => {
      failCheck(mode);
      const { ports } = conceptPorts(db, server.url);
      const { state } = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
      const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
      expect(concepts).toHaveLength(13);
      for (const concept of concepts) {
        expect(concept).toMatchObject({ status: "unchecked", definition: concept.original });
      }
      expect(concepts.filter(({ code }) => code !== null)).toHaveLength(4);
      expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toEqual([]);
      const { sentences } = readNote(sampleNote("en"));
      const unchecked = sentences.map(({ number }) => number);
      expect(await checkOf(ports, state)).toEqual({ ...nothing, unchecked });
      expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "failed" });
      expect(await cached(state.ownerId)).toEqual([]);
    },
  );

  test("with numbers of no sentence puts in doubt where its words stand, and checks no other", async () => {
    failCheck("wrong-ids");
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toEqual([]);
    const { sentences } = readNote(sampleNote("en"));
    const check = await checkOf(ports, state);
    expect(check?.doubts).toHaveLength(2);
    expect(check?.unchecked).toHaveLength(sentences.length - 2);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "partly" });
    expect(await cached(state.ownerId)).toEqual([]);
  });

  test("on the wire is tried again by the queue, and given up on its last try", async () => {
    const { ports } = conceptPorts(db, server.url);
    server.control({ task: "read-window", mode: "503" });
    server.control({ task: "check-facts", mode: "503" });
    const start = await newQuiz(db, sampleNote("en"));
    await expect(runToQuestions(ports, start)).rejects.toMatchObject({ code: "model_unavailable" });
    expect(await cached(start.ownerId)).toEqual([]);
    const { state } = await runToQuestions(ports, start, { configurable: { lastTry: true } });
    expect(await ports.concepts.concepts(state.ownerId, state.threadId)).toHaveLength(13);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "failed" });
  });

  test("in one window leaves its own sentences unchecked, and caches nothing", async () => {
    const { ports } = conceptPorts(db, server.url);
    const failing: Ask = async (task, input, context) => {
      if (task.name !== extractConcepts.name && JSON.stringify(input).includes('"number":1,')) {
        throw new AppError("model_reply_invalid", "scripted");
      }
      return ports.ask(task, input, context);
    };
    const { state } = await runToQuestions({ ...ports, ask: failing }, await newQuiz(db, longNote));
    const { sentences } = readNote(longNote);
    const check = await checkOf(ports, state);
    const last = check?.unchecked.at(-1) ?? 0;
    expect(check?.unchecked).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect([last > 20, last < sentences.length - 20]).toEqual([true, true]);
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    const border = sentences[last - 1]?.end ?? 0;
    expect(concepts.map(({ status }) => status)).toEqual(
      concepts.map(({ span }) => (span.start < border ? "unchecked" : "verified")),
    );
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "partly" });
    expect(await cached(state.ownerId)).toEqual([]);
  });

  test("for want of context is done in halves, and every sentence is checked", async () => {
    const { ports } = conceptPorts(db, server.url);
    const asked: string[] = [];
    const narrow: Ask = async (task, input, context) => {
      const { content } = task.prompt(input);
      if (content.length > 1_000) throw new AppError("model_context_exceeded", "scripted");
      asked.push(task.name);
      return ports.ask(task, input, context);
    };
    const { state } = await runToQuestions(
      { ...ports, ask: narrow },
      await newQuiz(db, sampleNote("en")),
    );
    expect(new Set(asked)).toEqual(new Set(["read-window"]));
    expect(asked.length).toBeGreaterThan(2);
    expect((await checkOf(ports, state))?.unchecked).toEqual([]);
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toHaveLength(2);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "checked" });
  });

  test("for want of context for one sentence leaves that one unchecked", async () => {
    const { ports } = conceptPorts(db, server.url);
    const narrow: Ask = async (task, input, context) => {
      if (task.name !== extractConcepts.name && task.prompt(input).content.includes("canteen")) {
        throw new AppError("model_context_exceeded", "scripted");
      }
      return ports.ask(task, input, context);
    };
    const quiz = await newQuiz(db, sampleNote("en"));
    const { state } = await runToQuestions({ ...ports, ask: narrow }, quiz);
    const canteen = readNote(sampleNote("en")).sentences.find(({ text }) => /canteen/.test(text));
    expect((await checkOf(ports, state))?.unchecked).toEqual([canteen?.number]);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "partly" });
  });

  test("is not done in windows longer than wanted", async () => {
    const { ports } = conceptPorts(db, server.url);
    const quiz = await newQuiz(db, sampleNote("en"));
    const { state } = await runToQuestions({ ...ports, windowLength: 1_000 }, quiz);
    expect(asked("read-window").length).toBeGreaterThan(2);
    expect(await checkOf(ports, state)).toMatchObject({ unchecked: [], doubts: [] });
  });

  test("is mended by a second answer", async () => {
    server.control({ task: "read-window", mode: "prose" });
    server.control({ task: "check-facts", mode: "wrong-ids", times: 1 });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "checked" });
    expect(await cached(state.ownerId)).toHaveLength(1);
  });
});

describe("a first reading of which a half cannot be used", () => {
  const note = `${sampleNote("en")}\n\nA list is a row of things in some order.\n`;
  const { length: last } = readNote(note).sentences;
  const fault = {
    ...{ sentence: last, kind: "fact", wrong: "a row", right: "a line", why: "No." },
    ...{ changeType: "major", basis: null, code: null },
  };
  const concept = { term: "List", sentences: [last], code: null };
  const faults = [fault];
  const concepts = [concept];
  test.each([
    ["concepts left out", { faults }, ["extract-concepts"]],
    [
      "concepts of other sentences",
      { faults, concepts: [{ ...concept, sentences: [999] }] },
      ["extract-concepts"],
    ],
    ["concepts that are none", { faults, concepts: "List" }, ["extract-concepts"]],
    ["faults left out", { concepts }, ["check-facts"]],
    [
      "a fault of no sentence",
      { faults: [{ ...fault, sentence: undefined }], concepts },
      ["check-facts"],
    ],
    [
      "a fault of nobody knows which sentence",
      { faults: [{ ...fault, sentence: 999, wrong: "a heap" }], concepts },
      ["check-facts"],
    ],
    ["neither", {}, ["check-facts", "extract-concepts"]],
  ])("%s: the other stays, and only that half is asked for", async (_how, reply, more) => {
    server.script({ task: "read-window", replies: [reply] });
    server.script({ task: "check-facts", replies: [{ faults }] });
    server.script({ task: "extract-concepts", replies: [{ concepts }] });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    expect(server.log.map(({ task }) => task).sort()).toEqual([...more, "read-window"]);
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toMatchObject([
      { fixed: "A list is a line of things in some order." },
    ]);
    expect(await ports.concepts.concepts(state.ownerId, state.threadId)).toMatchObject([
      { term: "List", status: "verified" },
    ]);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "checked" });
  });
});

describe("answers that contradict each other", () => {
  const note = `${sampleNote("en")}\n\nA list is a row of things in some order.\n`;
  const said = (wrong: string, right: string) => ({
    ...{ sentence: readNote(note).sentences.length, kind: "fact", wrong, right, why: "No." },
    ...{ changeType: "major", basis: null, code: null },
  });
  const faults = [said("a row of things", "a ring"), said("row", "line")];

  test("are settled by one more request for all of them", async () => {
    server.script({ task: "read-window", replies: [{ faults, concepts: [] }] });
    server.script({ task: "check-facts", replies: [{ faults: [said("row", "line")] }] });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    const [first, second, ...more] = server.log.map((entry) => promptOf(entry, "user"));
    expect(more).toEqual([]);
    expect(first).not.toContain("Judge only");
    expect(second).toContain(`Judge only the sentences ${faults[0]?.sentence};`);
    expect(second?.length).toBeLessThan((first?.length ?? 0) / 2);
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toMatchObject([
      { fixed: "A list is a line of things in some order." },
    ]);
    expect(await cached(state.ownerId)).toHaveLength(1);
  });

  test.each([
    ["is cached when the second answer contradicts itself again", [{ faults }], 1],
    ["is not when it cannot be had", [{}, {}, {}], 0],
  ])("leave a doubt that %s", async (_how, replies, times) => {
    server.script({ task: "read-window", replies: [{ faults, concepts: [] }] });
    server.script({ task: "check-facts", replies });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    expect(await checkOf(ports, state)).toMatchObject({
      ...{ patches: [], unchecked: [] },
      doubts: [{ quote: "A list is a row of things in some order.", by: "checker" }],
    });
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "checked" });
    expect(await cached(state.ownerId)).toHaveLength(times);
  });
});

describe("a fault that cannot be placed", () => {
  const first = "The element of a queue that was added last leaves first.";
  const third = "A tree has a root.";
  const note = `${sampleNote("en")}\n\n${first} A list is a row. ${third}\n`;
  const { length: last } = readNote(note).sentences;
  const said = (sentence: number, wrong: string, right: string) => ({
    ...{ sentence, kind: "fact", wrong, right, why: "No.", changeType: "major" },
    ...{ basis: null, code: null },
  });
  const good = said(last - 2, "last", "first");

  test.each([
    [
      "settled",
      [said(last, "a root", "one root")],
      [first.replace("last", "first"), third.replace("a root", "one root")],
      [],
    ],
    ["a doubt", [said(last, "two roots", "one root")], [first.replace("last", "first")], [third]],
  ])("is asked about alone, and then %s; the others stay", async (_how, again, fixed, doubts) => {
    const faults = [good, said(last, "two roots", "one root")];
    server.script({ task: "read-window", replies: [{ faults, concepts: [] }] });
    server.script({ task: "check-facts", replies: [{ faults: again }] });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    expect(server.log).toHaveLength(2);
    const second = promptOf(asked("check-facts")[0], "user");
    expect(second).toContain(`Judge only the sentences ${last};`);
    expect(second).toContain(`${last}: the words "two roots" do not stand in it`);
    const report = await ports.concepts.corrections(state.ownerId, state.threadId);
    expect(report.map((one) => one.fixed)).toEqual(fixed);
    const check = await checkOf(ports, state);
    expect(check?.doubts.map(({ quote }) => quote)).toEqual(doubts);
    expect(check?.unchecked).toEqual([]);
  });

  test("is placed without asking where it is one line off", async () => {
    const off = said(last - 1, "a tree has a root", "a tree has one root");
    server.script({ task: "read-window", replies: [{ faults: [good, off], concepts: [] }] });
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    expect(server.log).toHaveLength(1);
    const report = await ports.concepts.corrections(state.ownerId, state.threadId);
    expect(report.map((one) => one.fixed)).toEqual([
      first.replace("last", "first"),
      "A tree has one root.",
    ]);
  });
});

describe("a repeated step", () => {
  test("writes the same again and pays nothing", async () => {
    const { ports, journal } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    const report = await ports.concepts.corrections(state.ownerId, state.threadId);
    const paid = journal.calls.length;
    await checkFacts(ports)(state, {});
    expect(await ports.concepts.concepts(state.ownerId, state.threadId)).toEqual(concepts);
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toEqual(report);
    expect(journal.calls).toHaveLength(paid);
  });

  test("after a failure asks only what was not answered", async () => {
    const { ports } = conceptPorts(db, server.url);
    server.control({ task: "read-window", mode: "prose" });
    server.control({ task: "check-facts", mode: "503", times: 3 });
    const start = await newQuiz(db, sampleNote("en"));
    await expect(runToQuestions(ports, start)).rejects.toMatchObject({ code: "model_unavailable" });
    await runToQuestions(ports, start);
    expect(asked("extract-concepts")).toHaveLength(1);
    expect(asked("check-facts").filter(({ mode }) => mode === "good")).toHaveLength(1);
  });
});

describe("the analysis", () => {
  test.each([
    ["empty", " \n\t"],
    ["random_letters", "qwzx vbnk trpq lkjhg zxcvb mnbvq wrtpl kjhgf dszxc vbnmq pwrtz"],
    ["repeated", "а".repeat(5_000)],
    ["binary", "\u0001\u0002\u0003PK\u0004\u0005".repeat(50)],
    ["too_little_text", "42 + 1"],
  ])("refuses garbage (%s) before a model is asked", async (reason, text) => {
    const { ports } = conceptPorts(db, server.url);
    await expect(analyseContent(ports)(await newQuiz(db, text), {})).rejects.toMatchObject({
      code: "note_garbage",
      details: { reason },
    });
    expect(server.log).toEqual([]);
  });

  test("asks no model, of the longest note neither", async () => {
    const { ports } = conceptPorts(db, server.url);
    const filler = "Просто рассказ без определений о том, как прошёл день студента.\n\n";
    const quiz = await newQuiz(db, `${filler.repeat(1_000)}## Хвост\n\n$$a = b$$\n`);
    const ask: Ask = async () => {
      throw new Error("A model was asked");
    };
    expect(await analyseContent({ ...ports, ask })(quiz, {})).toMatchObject({
      contentType: "theory",
    });
  });
});

describe("a note without concepts", () => {
  const commands = [
    "- `ls` lists the files of a directory",
    "- `touch` removes a file",
    "- `cd` changes the directory",
  ].join("\n");
  const short = "The mitochondrion makes ATP. It has two membranes.";
  const story = "Вчера шёл снег, и мы долго гуляли по городу вместе с друзьями. ".repeat(12);

  test.each([
    ["a list of commands", commands, "direct_quiz"],
    ["a short one", short, "direct_quiz"],
    ["one that defines nothing", story, "standard"],
  ])("is checked all the same: %s", async (_what, note, strategy) => {
    const { ports } = conceptPorts(db, server.url);
    const { way, state } = await runToQuestions(ports, await newQuiz(db, note));
    expect(way).toEqual(full);
    expect(state.strategy).toBe(strategy);
    expect(await ports.concepts.concepts(state.ownerId, state.threadId)).toEqual([]);
    expect((await checkOf(ports, state))?.unchecked).toEqual([]);
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "checked" });
    expect(server.log.map(({ task }) => task)).toEqual([
      strategy === "direct_quiz" ? "check-facts" : "read-window",
    ]);
    const again = await runToQuestions(ports, await newQuiz(db, note, state.ownerId));
    expect(again.way).toEqual(["analyse_content", "look_up_cache", "find_evidence"]);
  });

  test("has its wrong line corrected, and questions are made of the right one", async () => {
    const { ports } = conceptPorts(db, server.url);
    const { state } = await runToQuestions(ports, await newQuiz(db, commands));
    expect(await ports.concepts.corrections(state.ownerId, state.threadId)).toMatchObject([
      {
        ...{ conceptId: null, original: "`touch` removes a file" },
        fixed: "`touch` creates an empty file",
      },
    ]);
    const { read, concepts } = await readMaterial(ports, state);
    expect(concepts).toEqual([]);
    expect(read.sentences.map(({ text }) => text)).toContain("`touch` creates an empty file");
  });

  test("is made without a model as well, and called unchecked", async () => {
    const { ports } = conceptPorts(db, null);
    const { state } = await runToQuestions(ports, await newQuiz(db, commands));
    expect(await checkOf(ports, state)).toBeNull();
    expect(await quizOf(state.threadId)).toMatchObject({ factCheck: "offline" });
  });
});

describe("parsing", () => {
  test("of 200 kB in Russian finds every definition, in several windows, with progress", async () => {
    const { ports, said } = conceptPorts(db, server.url);
    const section = (index: number) =>
      `## Раздел ${index}\n\n**Понятие ${index}** — это вещь под номером ${index}, о которой рассказано здесь.\n\n` +
      `\`\`\`cpp\nint a${index} = {{${index}}}; // "\\\\"\n\`\`\`\n\n${"Пояснение без терминов занимает место. ".repeat(10)}\n\n`;
    let note = "";
    let count = 0;
    while (Buffer.byteLength(note) < 200_000) {
      count += 1;
      note += section(count);
    }
    const { state } = await runToQuestions(ports, await newQuiz(db, note));
    const concepts = await ports.concepts.concepts(state.ownerId, state.threadId);
    expect(concepts.map(({ term }) => term)).toEqual(
      Array.from({ length: count }, (_, index) => `Понятие ${index + 1}`),
    );
    concepts.forEach(({ code }, index) => {
      expect(code).toBe(`int a${index + 1} = {{${index + 1}}}; // "\\\\"`);
    });
    const windows = asked("read-window").length;
    expect(windows).toBeGreaterThan(5);
    expect(server.log).toHaveLength(windows);
    expect(said.steps).toContain(`${windows}/${windows}`);
    expect(await checkOf(ports, state)).toEqual(nothing);
  });

  test.each(["wrong-ids", "wrong-schema", "401"] as const)(
    "fails cleanly on %s and stores nothing",
    async (mode) => {
      server.control({ task: "read-window", mode: "prose" });
      server.control({ task: "extract-concepts", mode });
      const { ports } = conceptPorts(db, server.url);
      const start = await newQuiz(db, sampleNote("en"));
      await expect(runToQuestions(ports, start)).rejects.toBeInstanceOf(AppError);
      expect(await ports.concepts.concepts(start.ownerId, start.threadId)).toEqual([]);
    },
  );
});

describe("prompts", () => {
  test("show the checker the code, never ask it back, and keep outside text out of the orders", async () => {
    const { ports } = conceptPorts(db, server.url);
    await runToQuestions(ports, await newQuiz(db, sampleNote("en")));
    const checks = asked("read-window");
    const shown = checks.map((entry) => promptOf(entry, "user")).join("\n");
    expect(shown).toContain('std::map<std::string, int> stock = {{"tea", 3}, {"milk", 1}};');
    const answerShape = JSON.stringify(chatBody.parse(checks[0]?.body).response_format);
    expect(answerShape).toContain("wrong");
    expect(answerShape).toMatch(/"code":\{"anyOf":\[\{"type":"integer"/);
    for (const entry of server.log) {
      expect(promptOf(entry, "system")).not.toContain("canteen");
    }
  });

  test("stop within the call when the student stops", async () => {
    server.control({ task: "read-window", mode: "hang" });
    const { ports } = conceptPorts(db, server.url);
    const start = await newQuiz(db, sampleNote("en"));
    const stop = new AbortController();
    const run = runToQuestions(ports, start, { signal: stop.signal });
    const hangs = () => asked("read-window").length > 0;
    while (!hangs()) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await expect(run).rejects.toMatchObject({ code: "stopped" });
    expect(await ports.concepts.concepts(start.ownerId, start.threadId)).toEqual([]);
  });
});

test("minor changes are made, logged and not reported", async () => {
  const note = `${sampleNote("en")}\n**Compiler** is a program that tranlates source code into machine code.\n`;
  const { ports, said } = conceptPorts(db, server.url);
  const { state } = await runToQuestions(ports, await newQuiz(db, note));
  const compiler = (await ports.concepts.concepts(state.ownerId, state.threadId)).find(
    ({ term }) => term === "Compiler",
  );
  expect(compiler).toMatchObject({ changeType: "minor", status: "verified" });
  expect(compiler?.definition).toContain("translates");
  expect(compiler?.original).toContain("tranlates");
  const report = await ports.concepts.corrections(state.ownerId, state.threadId);
  expect(report.map(({ conceptId }) => conceptId)).not.toContain(compiler?.id);
  expect(JSON.stringify(said.info)).toContain("tranlates");
});
