import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerStore, questionStore } from "#db/queries/questions.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { hashEmbedder } from "#lib/ai/hash-words.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { lighthouseNote, processesNote } from "#lib/questions/testing/notes.ts";
import { createRunCode } from "#lib/running/run-code.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import type { SolveQuestionInput } from "./tasks/solve-question.ts";
import { checkedNote, makeQuestions, questionPorts } from "./testing/question-fixture.ts";

// Programs are run in a process of their own; a database in it takes seconds to begin.
vi.setConfig({ testTimeout: 300_000 });

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const limits = { programMs: 20_000, startMs: 240_000, inAllMs: 280_000, memoryBytes: 2 ** 28 };
const runCode = createRunCode(limits);

const codeNote = `# Closures

A closure is a function together with the variables of the place where it was made.

\`\`\`js
const add = (a) => (b) => a + b;
console.log(add(2)(3)); // prints 5
\`\`\`

# Staff

\`\`\`sql
CREATE TABLE staff (name TEXT, room INTEGER);
INSERT INTO staff VALUES ('Ann', 1), ('Bob', 2), ('Eve', 2);
\`\`\`

Who shares a room?

\`\`\`sql
SELECT name FROM staff WHERE room = 2;
\`\`\`
`;

const rowsOf = (threadId: string) =>
  db.select().from(questions).where(eq(questions.threadId, threadId));

test("without a model a note's own code is asked about, and its certificate says what it did", async () => {
  const state = await checkedNote(db, { text: codeNote });
  await makeQuestions({ ...questionPorts(db, null), runCode }, state);
  const kept = (await rowsOf(state.threadId)).filter((row) => row.state === "kept");
  expect(kept.filter(({ code }) => code !== null)).toEqual([
    expect.objectContaining({
      ...{ type: "fill_in", answer: "5" },
      code: "const add = (a) => (b) => a + b;\nconsole.log(add(2)(3));",
      proof: { by: "run", engine: "javascript", did: "prints", output: "5" },
    }),
    expect.objectContaining({
      ...{ type: "naming", answer: "Bob\nEve" },
      code: expect.stringMatching(/^CREATE TABLE staff[\s\S]*INSERT[\s\S]*SELECT name/),
      proof: { by: "run", engine: "postgresql", did: "returns", output: "Bob\nEve" },
    }),
  ]);
  const [question] = (await answerStore(db).snapshot(state.ownerId, state.threadId)).questions;
  expect(question?.proof).toMatchObject({ by: expect.any(String) });
});

test("another quiz of the note does not ask the same of its code", async () => {
  const first = await checkedNote(db, { text: codeNote });
  const ports = { ...questionPorts(db, null), runCode };
  await makeQuestions(ports, first);
  const second = await checkedNote(db, { text: codeNote, ownerId: first.ownerId });
  await makeQuestions(ports, second);
  const kept = (await rowsOf(second.threadId)).filter((row) => row.state === "kept");
  expect(kept.filter(({ code }) => code !== null)).toEqual([]);
});

test("what rules made of structure stands in the note; what is recalled has no certificate", async () => {
  const state = await checkedNote(db, {
    text: `${processesNote}\n\n${lighthouseNote}`,
    wanted: 60,
  });
  await makeQuestions(questionPorts(db, null), state);
  const kept = (await rowsOf(state.threadId)).filter((row) => row.state === "kept");
  expect(
    new Set(kept.map(({ type, proof }) => [type === "free_recall", proof?.by].join())),
  ).toEqual(new Set(["false,note", "true,"]));
});

const [sentence] = readNote(processesNote).sentences;
if (!sentence) throw new Error("the note says nothing");
const { text: quote, start, end } = sentence;

/** A choice about code, with whatever is different in it. */
const choice = (id: string, more: Partial<Question>): Question => ({
  ...{ id, type: "multiple_choice", stem: `What does this code print? (${id})`, accepted: [] },
  ...{ options: ["5", "23", "NaN", "undefined"], answer: "5", explanation: "It adds." },
  ...{ conceptId: null, code: "console.log(2 + 3)", codeLanguage: "js", difficulty: "easy" },
  evidence: { quote, start, end },
  ...more,
});

/** What became of questions that a model has written. */
const proved = async (written: readonly Question[]) => {
  const state = { ...(await checkedNote(db, { text: processesNote })), round: 0 };
  const candidates = written.map((question, ordinal) => ({
    question: { ...question, id: `${state.threadId} ${question.id}` },
    ...{ ordinal, round: 0 },
  }));
  await questionStore(db).saveCandidates(state.ownerId, state.threadId, candidates);
  const usual = questionPorts(db, server.url);
  const solved: string[] = [];
  const ports: QuizPorts = {
    ...usual,
    embedders: [hashEmbedder],
    runCode,
    ask: (task, input, context) => {
      if (task.name === "solve-question")
        solved.push(...(input as SolveQuestionInput).questions.map(({ stem }) => stem));
      return usual.ask(task, input, context);
    },
  };
  await proveAnswers(ports)(state, {});
  const all = await rowsOf(state.threadId);
  return {
    solved,
    of: (id: string) => all.find((row) => row.id === `${state.threadId} ${id}`),
  };
};

test("a model's key is what the run gives: proved, mended or refuted, and nobody solves it again", async () => {
  const { solved, of } = await proved([
    choice("right", {}),
    choice("wrong", { answer: "23" }),
    choice("lost", { options: ["6", "23", "NaN", "undefined"], answer: "6" }),
    choice("typed", {
      ...{ type: "fill_in", stem: "What does this print? ____", options: null, answer: "6" },
    }),
  ]);
  const proof = { by: "run", engine: "javascript", did: "prints", output: "5" };
  expect(of("right")).toMatchObject({
    state: "proved",
    answer: "5",
    explanation: "It adds.",
    proof,
  });
  // What was said for another key is said no more.
  expect(of("wrong")).toMatchObject({ state: "proved", answer: "5", explanation: "", proof });
  expect(of("typed")).toMatchObject({ state: "proved", answer: "5", explanation: "", proof });
  expect(of("lost")).toMatchObject({ state: "unproved", stateReason: "5", proof: null });
  expect(solved).toEqual([]);
});

test("what a run does not tell is solved", async () => {
  const python = choice("python", { codeLanguage: "python", code: "print(2 + 3)" });
  const chance = choice("chance", { code: "console.log(Math.random())" });
  const reason = choice("reason", { stem: "Why is this fast? (reason)" });
  const { solved, of } = await proved([python, chance, reason]);
  expect(solved.toSorted()).toEqual([chance.stem, python.stem, reason.stem].toSorted());
  for (const id of ["python", "chance", "reason"]) {
    const row = of(id);
    expect(row?.proof).toEqual(row?.state === "proved" ? { by: "solver" } : null);
  }
});

test("a solver's agreement is a certificate, too", async () => {
  const state = await checkedNote(db, { text: processesNote, wanted: 6 });
  await makeQuestions({ ...questionPorts(db, server.url), runCode }, state);
  const kept = (await rowsOf(state.threadId)).filter((row) => row.state === "kept");
  expect(kept.map(({ proof }) => proof)).toEqual(kept.map(() => ({ by: "solver" })));
});
