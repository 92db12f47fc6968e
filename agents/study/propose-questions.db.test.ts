import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { translator } from "#lib/i18n/translator.ts";
import { composeMaterial } from "#lib/rules/compose-material.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import type { StudyPorts } from "../ports.ts";
import type { StudyStateValue } from "./state.ts";
import {
  edit,
  locksDocument,
  propose,
  questionsOf,
  withDocument,
} from "./testing/question-fixture.ts";
import { studyPorts } from "./testing/study-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const textsOf = async (ports: StudyPorts, state: StudyStateValue) =>
  (await questionsOf(ports, state)).map(({ text }) => text);
const repliesOf = async (ports: StudyPorts, { ownerId, threadId }: StudyStateValue) =>
  (await ports.study.messages(ownerId, threadId, 10)).map(({ author, text }) => ({ author, text }));

describe("propose_questions", () => {
  test("asks about the document as it is now, not as it was written", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await withDocument(db, ports, locksDocument);
    await edit(ports, state, "**semaphore**", "**turnstile**");
    await propose(ports, state);
    const texts = (await textsOf(ports, state)).join("\n");
    expect(texts).toContain("turnstile");
    expect(texts).not.toContain("semaphore");
    const { questionsRevision } = await ports.study.get(state.ownerId, state.threadId);
    expect(questionsRevision).toBe(1);
  });

  test("writes in the thread's language, as many as the document's size asks for", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await withDocument(db, ports, locksDocument, { language: "ru" });
    await propose(ports, state);
    const texts = await textsOf(ports, state);
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text).toMatch(/^Что в документе/);
    const long = await withDocument(
      db,
      ports,
      `${locksDocument}\n${"Many **plain words** more. ".repeat(600)}`,
    );
    await propose(ports, long);
    expect(server.log.at(-1)?.body).toMatchObject({
      messages: [{ content: expect.stringContaining("about 10 questions") }, {}],
    });
  });

  test("refines the list as the student wishes, round after round", async () => {
    const { ports } = studyPorts(db, server.url);
    const first = await propose(ports, await withDocument(db, ports, locksDocument));
    expect(first).toMatchObject({ questionRound: 1, questionFeedback: null });
    const [one, two, three, four, five] = await textsOf(ports, first);
    const second = await propose(ports, first, "remove 2");
    expect(await textsOf(ports, second)).toEqual([one, three, four, five]);
    const third = await propose(ports, second, "fairness");
    expect(third.questionRound).toBe(3);
    const texts = await textsOf(ports, third);
    expect(texts.slice(0, 4)).toEqual([one, three, four, five]);
    expect(texts[4]).toContain("fairness");
    expect(texts).not.toContain(two);
  });

  test.each([
    ["a model", (): string | null => server.url],
    ["rules", (): string | null => null],
  ] as const)(
    "repeated after a crash it does not apply the feedback twice (%s)",
    async (_, url: () => string | null) => {
      const { ports } = studyPorts(db, url());
      const text = await composeMaterial({
        ...{ topic: "T", language: "en", notes: sampleNote("en") },
      });
      const first = await propose(ports, await withDocument(db, ports, text));
      const before = await questionsOf(ports, first);
      await propose(ports, first, "remove 2");
      const once = await questionsOf(ports, first);
      const again = await propose(ports, first, "remove 2");
      expect(await questionsOf(ports, first)).toEqual(once);
      expect(once).toHaveLength(before.length - 1);
      expect(again).toMatchObject({ questionRound: 2, questionFeedback: null });
    },
  );

  test.each(["en", "ru"] as const)(
    "without a model says what it cannot do, once (%s)",
    async (language) => {
      const { ports } = studyPorts(db, null);
      const text = await composeMaterial({
        ...{ topic: "T", language, notes: sampleNote(language) },
      });
      const first = await propose(ports, await withDocument(db, ports, text, { language }));
      const list = await textsOf(ports, first);
      expect(list.length).toBeGreaterThanOrEqual(5);
      expect(await repliesOf(ports, first)).toEqual([]);
      const wish = language === "ru" ? "сделай смешнее" : "make it funnier";
      const second = await propose(ports, first, wish);
      await propose(ports, first, wish);
      expect(await textsOf(ports, second)).toEqual(list);
      expect(await repliesOf(ports, second)).toEqual([
        { author: "program", text: translator(language, "questionList")("help") },
      ]);
      const third = await propose(ports, second, language === "ru" ? "убери 1" : "remove 1");
      expect(await textsOf(ports, third)).toEqual(list.slice(1));
    },
  );

  test("passes on what the model says of a wish that cannot be met", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await withDocument(db, ports, locksDocument);
    const reply = "The document says nothing of dragons.";
    server.script({ task: "propose-questions", replies: [{ questions: ["Why?"], reply }] });
    const after = await propose(ports, state);
    expect(await repliesOf(ports, after)).toEqual([{ author: "agent", text: reply }]);
  });

  test("a document without notes yields an empty list that says why", async () => {
    const { ports } = studyPorts(db, null);
    const text = await composeMaterial({ topic: "T", language: "en", notes: null });
    const state = await propose(ports, await withDocument(db, ports, text));
    expect(await textsOf(ports, state)).toEqual([]);
    expect(await repliesOf(ports, state)).toEqual([
      { author: "program", text: translator("en", "questionList")("nothingToAsk") },
    ]);
  });

  test.each([
    ["401", "model_refused_key"],
    ["empty", "model_reply_invalid"],
    ["length", "model_reply_invalid"],
  ] as const)("keeps the list before when the model fails with %s", async (mode, code) => {
    const { ports } = studyPorts(db, server.url);
    const first = await propose(ports, await withDocument(db, ports, locksDocument));
    const list = await questionsOf(ports, first);
    server.control({ mode });
    await expect(propose(ports, first, "harder")).rejects.toMatchObject({ code });
    expect(await questionsOf(ports, first)).toEqual(list);
  });
});
