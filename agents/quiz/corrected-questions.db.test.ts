import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerStore } from "#db/queries/questions.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { questions } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { slotsIn } from "#e2e/model-server/quiz-material.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { parseFences } from "#lib/ai/fence.ts";
import type { Correction, NotePatch } from "#lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import { conceptCacheKey, lookUpCache } from "./nodes/check-note.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import type { QuizStateValue } from "./state.ts";
import { solveQuestion } from "./tasks/solve-question.ts";
import {
  checkedNote,
  inputOf,
  makeQuestions,
  outputOf,
  questionPorts,
} from "./testing/question-fixture.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const text = `# Threads

A **thread** is a unit of execution inside one program. Its siblings share the memory of the whole program with it.

A **mutex** is a lock that only the owner which acquired it may release.

A **semaphore** is a counter with two atomic operations, wait and signal.

Starvation is impossible once every waiting thread holds an equal priority.

A **deadlock** is a state in which several parties wait for each other's resources forever.

The call \`wait\` lets a thread wait for long.
`;

const correctionOf = (
  wrong: string,
  right: string,
  original: string,
  conceptId: string | null,
): Correction & { patch: NotePatch } => {
  const start = text.indexOf(original);
  return {
    ...{ id: `cor_${wrong}`, conceptId, term: "", type: "definition_fix", message: "It is not." },
    ...{ original, fixed: original.replace(wrong, right) },
    span: { start, end: start + original.length },
    patch: { start: start + original.indexOf(wrong), removed: wrong, inserted: right },
    ...{ removedCode: null, basis: "model", evidence: null, status: "open", own: null },
  };
};
const starved = "Starvation is impossible once every waiting thread holds an equal priority.";
const stateWith =
  "A **deadlock** is a state in which several parties wait for each other's resources forever.";
const corrections = [
  correctionOf("impossible", "avoidable", starved, null),
  correctionOf("forever", "endlessly", stateWith, "c4"),
];

/** The note with what the check put right, as the questions' part of the graph finds it. */
const corrected = async (wanted: number, also: readonly Correction[] = []) => {
  const state = await checkedNote(db, { text, wanted });
  const store = conceptStore(db);
  const concepts = await store.concepts(state.ownerId, state.threadId);
  await store.saveVerdict(state.ownerId, state.threadId, {
    concepts: concepts.map((concept) => ({
      ...concept,
      definition: concept.definition.replace("forever", "endlessly"),
    })),
    corrections: [...corrections, ...also],
    check: { patches: corrections.map(({ patch }) => patch), unchecked: [], doubts: [] },
    factCheck: "checked",
    fromCache: false,
  });
  return state;
};
const rowsOf = async ({ threadId }: QuizStateValue) =>
  (await db.select().from(questions).where(eq(questions.threadId, threadId))).sort(
    (left, right) => left.ordinal - right.ordinal,
  );
/** The solver of these ports answers the first question about something with a verdict of the test's. */
const judging = (
  ports: QuizPorts,
  about: RegExp,
  verdict: { verdict: string; reasoning: string },
): QuizPorts => ({
  ...ports,
  ask: async (task, input, context) => {
    const answer = await ports.ask(task, input, context);
    if (task.name !== "solve-question") return answer;
    const { questions: shown } = inputOf(solveQuestion, input);
    const { solutions } = outputOf(solveQuestion, answer);
    const judged = shown.find(({ stem }) => about.test(stem))?.number;
    for (const one of solutions) if (one.number === judged) Object.assign(one, verdict);
    return answer;
  },
});
const contentOf = (entry: { body: unknown }): string => {
  const { messages } = entry.body as { messages: { role: string; content: unknown }[] };
  return String(messages.find(({ role }) => role === "user")?.content);
};
const promptsOf = (task: string): string[] =>
  server.log.filter((entry) => entry.task === task).map(contentOf);
const slotsOf = (prompt: string | undefined) => slotsIn({ fences: parseFences(prompt ?? "") });
const blockIn = (prompt: string | undefined, label: string): string =>
  parseFences(prompt ?? "").find((fence) => fence.label === label)?.text ?? "";

describe("a corrected note", () => {
  test("each corrected sentence is asked about first, also one that no concept carries", async () => {
    const state = await corrected(6);
    await generateQuestions(questionPorts(db, server.url))(state, {});
    const rows = await rowsOf(state);
    expect(rows.slice(0, 2).map(({ conceptId }) => conceptId)).toEqual([null, "c4"]);
    expect(
      rows.slice(0, 2).map(({ evidence }) => text.slice(evidence.start, evidence.end)),
    ).toEqual([starved, stateWith]);
    expect(JSON.stringify(rows.slice(2))).not.toMatch(/avoidable|endlessly/);
  });

  test("the writer is told what was wrong there, which makes the best wrong option", async () => {
    const semaphore = "A **semaphore** is a counter with two atomic operations, wait and signal.";
    const waits = correctionOf(
      "wait",
      "sleep",
      "The call `wait` lets a thread wait for long.",
      null,
    );
    const state = await corrected(6, [
      correctionOf("two", "three", semaphore, "c3"),
      correctionOf("wait", "hold", semaphore, "c3"),
      correctionOf("", "never ", "A **mutex** is a lock", "c2"),
      { ...waits, id: "cor_code", patch: { ...waits.patch, start: text.lastIndexOf("wait") } },
    ]);
    await generateQuestions(questionPorts(db, server.url))(state, {});
    const was = slotsOf(promptsOf("write-questions")[0]).flatMap((slot) => slot.was ?? []);
    // The words alone; where words were only put in, the sentence without them.
    expect(was.toSorted()).toEqual([
      "A **mutex** is a lock",
      "forever",
      "impossible",
      "two … wait",
      // The word that was wrong, and not its like in the code.
      "wait",
    ]);
  });

  test("a sentence that is only worded otherwise takes no question of its own", async () => {
    const other = correctionOf(
      "operations",
      "actions",
      "A **semaphore** is a counter with two atomic operations, wait and signal.",
      "c3",
    );
    const state = await corrected(6, [{ ...other, type: "wording" }]);
    await generateQuestions(questionPorts(db, server.url))(state, {});
    const [first] = promptsOf("write-questions");
    const slots = slotsOf(first);
    expect(slots.filter(({ was }) => was !== undefined)).toHaveLength(2);
    const named = slots.flatMap(({ sentences }) => sentences);
    const shown = blockIn(first, "sentences").split("\n");
    const numberOf = (quote: string) => shown.find((line) => line.includes(quote))?.split(":")[0];
    expect(named.map(String)).not.toContain(numberOf("two atomic operations"));
  });

  test("writer, solver and passages have the right words; the passage's place is the note's", async () => {
    const state = await corrected(6);
    await makeQuestions(questionPorts(db, server.url), state);
    for (const task of ["write-questions", "solve-question"]) {
      const prompts = promptsOf(task);
      expect(prompts.length).toBeGreaterThan(0);
      for (const prompt of prompts) {
        expect(prompt.replaceAll(/was "[^"]*"/g, "")).not.toMatch(/impossible|forever/);
      }
      expect(prompts.join("\n")).toMatch(/avoidable[\s\S]*endlessly/);
    }
    const rows = await rowsOf(state);
    const asked = rows.filter(({ evidence }) => evidence.quote.includes("avoidable"));
    expect(asked.length).toBeGreaterThan(0);
    for (const { evidence } of asked) {
      expect(evidence.quote).toBe(starved.replace("impossible", "avoidable"));
      expect(text.slice(evidence.start, evidence.end)).toBe(starved);
    }
    expect(JSON.stringify(rows)).not.toMatch(/impossible|forever/);
  });

  test("a corrected sentence whose question was dropped is asked about again, a kept one is not", async () => {
    const state = await corrected(4);
    const real = questionPorts(db, server.url);
    const ports = judging(real, /tarvation/, { verdict: "not_in_material", reasoning: "No." });
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const { update } = await removeRepeats(ports)(generated, {});
    await generateQuestions(ports)({ ...generated, ...update }, {});
    const asked = promptsOf("write-questions").map((prompt) =>
      slotsOf(prompt).flatMap(({ sentences }) => sentences),
    );
    const kept = (await rowsOf(state)).filter((row) => row.state === "kept");
    const isKept = kept.some(({ evidence }) => evidence.quote.includes("endlessly"));
    expect(asked).toEqual([[5, 6], isKept ? [5] : [5, 6]]);
  });
});

describe("a solver who calls the material wrong", () => {
  const doubting = (about: RegExp): QuizPorts =>
    judging(questionPorts(db, server.url), about, {
      verdict: "material_wrong",
      reasoning: "Equal priorities do not help.",
    });
  const checkOf = ({ ownerId, threadId }: QuizStateValue) =>
    conceptStore(db).noteCheck(ownerId, threadId);
  const snapshotOf = ({ ownerId, threadId }: QuizStateValue) =>
    answerStore(db).snapshot(ownerId, threadId);
  const correctionsIn = ({ ownerId, threadId }: QuizStateValue) =>
    conceptStore(db).corrections(ownerId, threadId);

  test("has the question left out, the doubt noted once, and no question rest on the passage", async () => {
    const state = await corrected(6);
    const ports = doubting(/tarvation|avoidable|priority/);
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const doubts = [
      {
        span: { start: text.indexOf(starved), end: text.indexOf(starved) + starved.length },
        quote: starved,
        reason: "Equal priorities do not help.",
        by: "disputed",
        withdrawn: [expect.objectContaining({ id: corrections[0]?.id, original: starved })],
      },
    ];
    expect(await checkOf(state)).toMatchObject({ doubts, patches: [corrections[1]?.patch] });
    expect(await correctionsIn(state)).toEqual([corrections[1]]);
    const resting = (await rowsOf(state)).filter(({ evidence }) =>
      evidence.quote.includes("avoidable"),
    );
    expect(resting.length).toBeGreaterThan(0);
    for (const row of resting)
      expect(row).toMatchObject({ state: "unproved", stateReason: "material_wrong" });
    await makeQuestions(ports, { ...generated, missing: resting.length });
    const kept = (await rowsOf(state)).filter((row) => row.state === "kept");
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain("avoidable");
    const shown = blockIn(promptsOf("write-questions").at(-1), "sentences");
    expect(shown).toContain("semaphore");
    expect(shown).not.toContain("avoidable");
    expect((await checkOf(state))?.doubts).toEqual(doubts);
  });

  test("has a correction withdrawn that was kept for the next quiz, too, and nothing planned on it", async () => {
    const state = await corrected(6);
    const { ownerId, threadId } = state;
    const store = conceptStore(db);
    const key = conceptCacheKey(text, questionPorts(db, server.url).modelIds);
    await store.saveVerifiedNote(ownerId, key, {
      concepts: await store.concepts(ownerId, threadId),
      corrections: await store.corrections(ownerId, threadId),
      check: { patches: corrections.map(({ patch }) => patch), unchecked: [], doubts: [] },
    });
    await makeQuestions(doubting(/tarvation|avoidable|priority/), state);
    const kept = await store.findVerifiedNote(ownerId, key);
    expect(kept?.corrections).toEqual([corrections[1]]);
    expect(kept?.check).toMatchObject({ doubts: [{ by: "disputed", quote: starved }] });

    const ports = questionPorts(db, server.url);
    const second = await checkedNote(db, { ownerId, text, wanted: 3 });
    expect(await lookUpCache(ports)(second, {})).toMatchObject({ goto: ["find_evidence"] });
    server.reset();
    await generateQuestions(ports)(second, {});
    expect(await correctionsIn(second)).toEqual([corrections[1]]);
    expect(promptsOf("write-questions").join()).not.toMatch(/avoidable|impossible/);
  });

  test("has it withdrawn in an earlier quiz of the note, too, with the question that rests on it", async () => {
    const first = await corrected(6);
    const ports = questionPorts(db, server.url);
    await makeQuestions(ports, first);
    const { ownerId, threadId } = first;
    await ports.questions.finishQuiz(ownerId, threadId, { status: "ready", shortfall: null });
    await db.update(threads).set({ status: "done" }).where(eq(threads.id, threadId));
    const kept = (await rowsOf(first)).filter(({ state }) => state === "kept");
    const resting = kept.filter(({ evidence }) => evidence.quote.includes("avoidable"));
    expect(resting.length).toBeGreaterThan(0);
    const before = await snapshotOf(first);
    await answerStore(db).recordAttempt(ownerId, threadId, {
      ...{ questionId: resting[0]?.id ?? "", round: 1, answer: "avoidable" },
      ...{ correct: true, score: 1, reason: null },
    });

    const second = await checkedNote(db, { ownerId, text, wanted: 6 });
    const span = { start: text.indexOf(starved), end: text.indexOf(starved) + starved.length };
    const verdict = {
      doubts: [{ span, quote: starved, reason: "No.", by: "solver" as const }],
      check: { patches: [], unchecked: [], doubts: [] },
      cacheKey: "k",
    };
    await ports.questions.settleProofs(ownerId, second.threadId, [], verdict);
    expect(await correctionsIn(first)).toEqual([corrections[1]]);
    expect(await checkOf(first)).toMatchObject({
      patches: [corrections[1]?.patch],
      doubts: [{ by: "disputed", quote: starved }],
    });
    const after = await snapshotOf(first);
    const delivered = kept.length - resting.length;
    expect(after.questions).toHaveLength(delivered);
    expect(after.questions.map(({ id }) => id)).not.toContain(resting[0]?.id);
    expect(after.thread.revision).toBeGreaterThan(before.thread.revision);
    const shortfall = { wanted: kept.length, delivered, unproved: resting.length };
    expect(after.quiz).toMatchObject({ status: "ready", shortfall });

    await ports.questions.settleProofs(ownerId, second.threadId, [], verdict);
    expect((await snapshotOf(first)).quiz).toEqual(after.quiz);
  });

  const semaphore = text.indexOf("A **semaphore**");
  test.each([
    [
      "the one false sentence of several that an answer rests on",
      "avoidable",
      text.indexOf(starved),
    ],
    ["a sentence on which it does not rest, and is taken at its question", "mutex", semaphore],
  ])("names %s", async (_, named, starts) => {
    const state = await corrected(6);
    const ports = questionPorts(db, server.url);
    const naming: QuizPorts = {
      ...ports,
      ask: async (task, input, context) => {
        const answer = await ports.ask(task, input, context);
        if (task.name !== "solve-question") return answer;
        const { sentences, questions: shown } = inputOf(solveQuestion, input);
        const falseSentence = sentences.find((one) => one.text.includes(named))?.number;
        const wrong = { verdict: "material_wrong", reasoning: "No.", falseSentence };
        const about = shown.find(({ stem }) => /tarvation|avoidable|priority/.test(stem))?.number;
        const { solutions } = outputOf(solveQuestion, answer);
        Object.assign(solutions.find(({ number }) => number === about) ?? {}, wrong);
        return answer;
      },
    };
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    const both = { start: text.indexOf("A **semaphore**"), end: text.indexOf("A **deadlock**") };
    const resting = (await rowsOf(state)).find(({ evidence }) =>
      evidence.quote.includes("avoidable"),
    );
    const evidence = { ...both, quote: text.slice(both.start, both.end) };
    await db
      .update(questions)
      .set({ evidence })
      .where(eq(questions.id, resting?.id ?? ""));
    await proveAnswers(naming)(generated, {});
    expect((await checkOf(state))?.doubts.map(({ span }) => span.start)).toEqual([starts]);
  });

  test("takes back what an earlier round kept on that passage", async () => {
    const state = await corrected(6);
    const ports = questionPorts(db, server.url);
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    await removeRepeats(ports)(generated, {});
    const span = { start: text.indexOf(starved), end: text.indexOf(starved) + starved.length };
    const isKept = async () =>
      (await rowsOf(state)).some(
        (row) => row.state === "kept" && row.evidence.start === span.start,
      );
    expect(await isKept()).toBe(true);
    const check = await checkOf(state);
    await ports.questions.settleProofs(state.ownerId, state.threadId, [], {
      doubts: [{ span, quote: starved, reason: "No.", by: "solver" }],
      check: check ?? { patches: [], unchecked: [], doubts: [] },
      cacheKey: "k",
    });
    expect(await isKept()).toBe(false);
  });

  test("of a note of whose sentences nothing was stored, none counts as checked thereby", async () => {
    const state = await checkedNote(db, { text, wanted: 4 });
    const { ownerId, threadId } = state;
    const store = conceptStore(db);
    await store.saveVerdict(ownerId, threadId, {
      concepts: await store.concepts(ownerId, threadId),
      ...{ corrections: [], check: null, factCheck: "checked", fromCache: false },
    });
    const ports = doubting(/./);
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const check = await checkOf(state);
    expect(check?.doubts).toHaveLength(1);
    expect(check?.unchecked.length).toBeGreaterThan(4);
  });
});
