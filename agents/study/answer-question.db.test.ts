import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { composeMaterial } from "#lib/rules/compose-material.ts";
import { sampleNote } from "#lib/samples/sample-note.ts";
import { answerQuestion } from "./nodes/propose-questions.ts";
import {
  answerAll,
  edit,
  locksDocument,
  propose,
  questionsOf,
  withDocument,
} from "./testing/question-fixture.ts";
import { studyPorts } from "./testing/study-fixture.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

describe("answer_question", () => {
  test("answers each from the document as it is now, with a passage that stands in it", async () => {
    const { ports, said } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    await edit(ports, state, "one thread holds at a time", "nobody holds twice");
    await answerAll(ports, state);
    const { text } = await ports.edits.document(state.ownerId, state.threadId);
    const answers = await questionsOf(ports, state);
    expect(answers).toHaveLength(5);
    for (const { status, basis, answer, quotes, errorCode } of answers) {
      expect({ status, basis, errorCode }).toEqual({
        status: "answered",
        basis: "model",
        errorCode: null,
      });
      expect(quotes).toHaveLength(1);
      expect(text).toContain(quotes[0]);
      expect(answer).toContain(quotes[0]);
    }
    expect(answers[0]?.quotes[0]).toContain("nobody holds twice");
    expect(said.steps.at(-1)).toBe("5/5");
  });

  test("one that fails takes nothing from the others and can be asked again", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.control({ task: "answer-review-question", mode: "401", times: 1 });
    await answerAll(ports, state);
    const failed = (await questionsOf(ports, state)).filter(({ status }) => status !== "answered");
    expect(failed).toMatchObject([
      { status: "failed", answer: null, quotes: [], errorCode: "model_refused_key" },
    ]);
    const before = server.log.length;
    await answerAll(ports, state);
    expect(server.log.length).toBe(before + 1);
    const answers = await questionsOf(ports, state);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill("answered"));
    expect(answers.every(({ errorCode }) => errorCode === null)).toBe(true);
  });

  const invented = {
    answerable: true,
    answer: "It is green.",
    quotes: ["A mutex is painted in green by the operating system of the day."],
  };

  test("an answer that quotes what the document does not say is asked for again", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.script({ task: "answer-review-question", replies: [invented, invented] });
    const [first] = await questionsOf(ports, state);
    await answerQuestion(ports)({ ...state, questionIds: [first?.id ?? ""] }, {});
    const [answered] = await questionsOf(ports, state);
    expect(answered?.status).toBe("answered");
    expect(answered?.answer).not.toContain("green");
    const asked = server.log.filter(({ task }) => task === "answer-review-question");
    expect(asked).toHaveLength(3);
    expect(JSON.stringify(asked[1]?.body)).toContain("do not stand in the document");
  });

  const beside = {
    answerable: true,
    answer: "A deadlock needs a cycle of waiting threads.",
    quotes: ["A deadlock needs a cycle of waiting threads."],
  };

  test("an answer to another question is asked for once more", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.script({ task: "answer-review-question", replies: [beside] });
    const [first] = await questionsOf(ports, state);
    await answerQuestion(ports)({ ...state, questionIds: [first?.id ?? ""] }, {});
    const [answered] = await questionsOf(ports, state);
    expect(answered?.status).toBe("answered");
    expect(answered?.answer).not.toContain("deadlock");
    const asked = server.log.filter(({ task }) => task === "answer-review-question");
    expect(asked).toHaveLength(2);
    expect(JSON.stringify(asked[1]?.body)).toContain("hardly speak of what the question asks");
  });

  test("an answer that stays beside its question is none", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.script({ task: "answer-review-question", replies: [beside, beside] });
    const [first] = await questionsOf(ports, state);
    await answerQuestion(ports)({ ...state, questionIds: [first?.id ?? ""] }, {});
    expect((await questionsOf(ports, state))[0]).toMatchObject({
      status: "failed",
      answer: null,
      errorCode: "answer_beside_question",
    });
  });

  test("an answer that never proves itself is none", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.script({ task: "answer-review-question", replies: [invented, invented, invented] });
    const [first] = await questionsOf(ports, state);
    await answerQuestion(ports)({ ...state, questionIds: [first?.id ?? ""] }, {});
    expect((await questionsOf(ports, state))[0]).toMatchObject({
      status: "failed",
      answer: null,
      errorCode: "answer_unproved",
    });
  });

  test.each([
    ["a model", (): string | null => server.url],
    ["rules", (): string | null => null],
  ] as const)(
    "what the document does not hold is not answered (%s)",
    async (_, url: () => string | null) => {
      const { ports } = studyPorts(db, url());
      const state = await withDocument(db, ports, locksDocument);
      await ports.study.proposeQuestions(state.ownerId, state.threadId, {
        ...{ key: "own", documentRevision: 0 },
        texts: ["How do martians cook pizza?"],
      });
      await answerAll(ports, state);
      expect(await questionsOf(ports, state)).toMatchObject([
        { status: "failed", errorCode: "answer_not_in_document" },
      ]);
    },
  );

  test("a stop ends it and marks nothing as failed", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    server.control({ mode: "hold" });
    const stop = new AbortController();
    const run = answerAll(ports, state, stop.signal);
    const isAsked = ({ task }: { task: string | null }) => task === "answer-review-question";
    await vi.waitFor(() => expect(server.log.filter(isAsked)).toHaveLength(5), patient);
    stop.abort();
    await expect(run).rejects.toMatchObject({ code: "stopped" });
    await vi.waitFor(async () => {
      const statuses = (await questionsOf(ports, state)).map(({ status }) => status);
      expect(statuses).toEqual(Array(5).fill("answering"));
    }, patient);
    server.reset();
    await answerAll(ports, state);
    const statuses = (await questionsOf(ports, state)).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill("answered"));
  });

  test.each(["500", "cut-clean", "html", "wrong-schema", "nul", "filtered", "context"] as const)(
    "never fails the run, whatever the model does: %s",
    async (mode) => {
      const { ports } = studyPorts(db, server.url);
      const state = await propose(ports, await withDocument(db, ports, locksDocument));
      server.control({ mode });
      await answerAll(ports, state);
      const answers = await questionsOf(ports, state);
      expect(answers.every(({ status }) => status === "failed")).toBe(true);
      for (const { errorCode } of answers) expect(errorCode).toMatch(/^model_/);
    },
  );

  test("once the thread was finished, an answered one is answered anew", async () => {
    const { ports } = studyPorts(db, server.url);
    const state = await propose(ports, await withDocument(db, ports, locksDocument));
    await answerAll(ports, state);
    const [first] = await questionsOf(ports, state);
    await edit(ports, state, "one thread holds at a time", "is painted red");
    const one = { ...state, questionIds: [first?.id ?? ""] };
    await answerQuestion(ports)(one, {});
    expect((await questionsOf(ports, state))[0]?.answer).toBe(first?.answer);
    await answerQuestion(ports)({ ...one, finished: true }, {});
    expect((await questionsOf(ports, state))[0]?.answer).toContain("is painted red");
  });

  test.each(["en", "ru"] as const)(
    "by rules an answer is the document's own passages (%s)",
    async (language) => {
      const { ports } = studyPorts(db, null);
      const text = await composeMaterial({
        ...{ topic: "T", language, notes: sampleNote(language) },
      });
      const state = await propose(ports, await withDocument(db, ports, text, { language }));
      await answerAll(ports, state);
      const answers = await questionsOf(ports, state);
      expect(answers.length).toBeGreaterThanOrEqual(5);
      for (const { status, basis, answer, quotes } of answers) {
        expect({ status, basis }).toEqual({ status: "answered", basis: "rules" });
        for (const quote of quotes) expect(text).toContain(quote);
        expect(answer).toBe(quotes.join("\n\n"));
      }
    },
  );
});
