import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { modelJournal } from "#db/queries/model-settings.ts";
import { answerStore } from "#db/queries/questions.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { threads } from "#db/schema/threads.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { conceptsIn, questionsIn, slotsIn } from "#e2e/model-server/quiz-material.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import { createAsk } from "#lib/ai/ask.ts";
import { parseFences } from "#lib/ai/fence.ts";
import { hashWords } from "#lib/ai/hash-words.ts";
import { readModelConfig } from "#lib/ai/model-config.ts";
import { createModels } from "#lib/ai/models.ts";
import type { Ask } from "#lib/ai/task.ts";
import { systemClock } from "#lib/clock.ts";
import { readEnv } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { cosine, questionVectorText } from "#lib/questions/near-questions.ts";
import { findQuestionFault } from "#lib/questions/question-from-reply.ts";
import { cellNote, lighthouseNote, processesNote } from "#lib/questions/testing/notes.ts";
import type { QuizPorts } from "../ports.ts";
import { generateQuestions } from "./nodes/generate-questions.ts";
import { proveAnswers } from "./nodes/prove-answers.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import { solveQuestion } from "./tasks/solve-question.ts";
import { type WrittenQuestions, writeQuestions } from "./tasks/write-questions.ts";
import {
  checkedNote,
  inputOf,
  makeQuestions,
  outputOf,
  questionPorts,
} from "./testing/question-fixture.ts";

const configOf = (settings: Record<string, string>) => readModelConfig(readEnv(settings));

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const rowsOf = (threadId: string) =>
  db.select().from(questions).where(eq(questions.threadId, threadId));
const keptOf = async (threadId: string) =>
  (await rowsOf(threadId)).filter(({ state }) => state === "kept");
const quizOf = async (threadId: string) => {
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.threadId, threadId));
  return quiz;
};
const vectorsOf = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map((row) => hashWords(questionVectorText(row)));
const nearest = (left: number[][], right: number[][]) =>
  Math.max(0, ...left.flatMap((one) => right.map((other) => cosine(one, other))));
const withAsk = (ports: QuizPorts, ask: (ask: Ask) => Ask): QuizPorts => ({
  ...ports,
  ask: ask(ports.ask),
});
const requests = (task: string) => server.log.filter((entry) => entry.task === task);
const contentOf = (entry: { body: unknown }): string => {
  const { messages } = entry.body as { messages: { role: string; content: unknown }[] };
  const content = messages.find(({ role }) => role === "user")?.content;
  return typeof content === "string" ? content : JSON.stringify(content);
};

describe.each([
  ["English", processesNote],
  ["Russian", cellNote],
])("a checked note in %s", (_, text) => {
  test("becomes as many proved questions as wanted", async () => {
    const state = await checkedNote(db, { text, wanted: 12 });
    await makeQuestions(questionPorts(db, server.url), state);
    const kept = await keptOf(state.threadId);
    expect(kept).toHaveLength(12);
    expect(kept.map(({ ordinal }) => ordinal).sort((a, b) => a - b)).toEqual([...kept.keys()]);
    expect(kept.filter((question) => findQuestionFault(question) !== null)).toEqual([]);
    expect(
      kept.every(({ evidence }) => text.slice(evidence.start, evidence.end) === evidence.quote),
    ).toBe(true);
    expect(await quizOf(state.threadId)).toMatchObject({ status: "ready", shortfall: null });
  });
});

describe("the proof", () => {
  test("a wrong key is found; the question is dropped as it is and replaced by another", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 8 });
    await makeQuestions(questionPorts(db, server.url), state);
    const rows = await rowsOf(state.threadId);
    const dropped = rows.filter((row) => row.state === "unproved");
    const kept = rows.filter((row) => row.state === "kept");
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped.every((row) => row.round === 0 && row.stateReason !== row.answer)).toBe(true);
    expect(kept).toHaveLength(8);
    expect(kept.filter((row) => row.round > 0)).toHaveLength(dropped.length);
    expect(kept.some((row) => dropped.some((other) => other.stem === row.stem))).toBe(false);
  });

  test("the solver is shown neither key nor explanation nor evidence", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 10 });
    await makeQuestions(questionPorts(db, server.url), state);
    const shown = requests("solve-question").flatMap((entry) => parseFences(contentOf(entry)));
    const labels = new Set(shown.map(({ label }) => label));
    // What is kept already is shown with its key, to be compared with, and not to be solved.
    expect([...labels].sort()).toEqual(["earlier", "questions", "sentences"]);
    for (const entry of requests("solve-question")) {
      const stems = questionsIn(fencesIn(entry)).map(({ stem }) => stem);
      const earlier = linesIn(entry, "earlier") as { question: string }[];
      expect(earlier.filter(({ question }) => stems.includes(question))).toEqual([]);
    }
    const names = new Set(
      requests("solve-question").flatMap((entry) =>
        questionsIn(fencesIn(entry)).flatMap((question) => Object.keys(question)),
      ),
    );
    expect([...names].sort()).toEqual(["lettered", "near", "number", "stem", "type"]);
  });

  test("the order of the options tells the solver nothing", async () => {
    const state = await checkedNote(db, {
      text: processesNote,
      wanted: 20,
      mix: { multipleChoice: 100, trueFalse: 0, other: 0 },
    });
    await makeQuestions(questionPorts(db, server.url), state);
    const rows = await rowsOf(state.threadId);
    const asked = requests("solve-question").flatMap((entry) => questionsIn(fencesIn(entry)));
    const places = rows.flatMap((row) => {
      const { lettered: options } = asked.find(({ stem }) => stem === row.stem) ?? {};
      return options
        ? [
            {
              asked: Object.values(options).indexOf(row.answer),
              stored: row.options?.indexOf(row.answer),
            },
          ]
        : [];
    });
    expect(places.length).toBeGreaterThan(10);
    expect(new Set(places.map(({ asked }) => asked)).size).toBeGreaterThan(2);
    expect(new Set(places.map(({ stored }) => stored)).size).toBeGreaterThan(2);
    expect(places.some(({ asked, stored }) => asked !== stored)).toBe(true);
  });

  test("a solution that is missing counts as disagreement", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 3 });
    const ports = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      const answer = await ask(task, input, context);
      if (task.name === "solve-question") Object.assign(answer.output as object, { solutions: [] });
      return answer;
    });
    await expect(makeQuestions(ports, state)).rejects.toMatchObject({ code: "no_questions" });
    expect(await keptOf(state.threadId)).toEqual([]);
    expect(await quizOf(state.threadId)).toMatchObject({ status: "failed" });
  });
});

describe("a question that a rule refuses", () => {
  /** Takes an option from the first choice of replies, as long as `spoils` says so. */
  const spoiling = (spoils: (input: unknown) => boolean) => {
    const stems: string[] = [];
    const ports = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      const answer = await ask(task, input, context);
      if (task.name === "write-questions" && spoils(input)) {
        const { questions: written } = outputOf(writeQuestions, answer);
        const victim = written.find(({ wrong }) => wrong.length > 0);
        if (victim) {
          stems.push(victim.stem);
          victim.wrong = victim.wrong.slice(1);
        }
      }
      return answer;
    });
    return { ports, stems };
  };
  const isFirst = (input: unknown) => (input as { refused: unknown[] }).refused.length === 0;

  test("is asked for once more with the reason, alone; the others stay", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 8 });
    const { ports, stems } = spoiling(isFirst);
    await generateQuestions(ports)(state, {});
    const [first, again, ...more] = requests("write-questions");
    expect(more).toEqual([]);
    expect(first && slotsIn(fencesIn(first))).toHaveLength(8);
    expect(again && slotsIn(fencesIn(again))).toHaveLength(1);
    expect(again && linesIn(again, "refused")).toEqual([
      { slot: expect.any(Number), stem: stems[0], reason: expect.stringContaining("four options") },
    ]);
    const rows = await rowsOf(state.threadId);
    expect(rows).toHaveLength(8);
    expect(rows.every(({ options }) => options === null || options.length === 4)).toBe(true);
  });

  test("is left out when it is refused again, and replaced in the next round", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 8 });
    const { ports } = spoiling((input) => (input as { round: number }).round === 0);
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    expect(await rowsOf(state.threadId)).toHaveLength(7);
    expect(requests("write-questions")).toHaveLength(2);
    await proveAnswers(ports)(generated, {});
    const { update, goto } = await removeRepeats(ports)(generated, {});
    expect(goto).toEqual(["generate_questions"]);
    await makeQuestions(ports, { ...generated, ...update });
    expect(await keptOf(state.threadId)).toHaveLength(8);
  });

  test("does not cost the others when it cannot be written anew", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 8 });
    const { ports } = spoiling(isFirst);
    const failing = withAsk(ports, (ask) => (task, input, context) => {
      if (task.name === "write-questions" && !isFirst(input))
        throw new AppError("model_reply_invalid", "no JSON");
      return ask(task, input, context);
    });
    await generateQuestions(failing)(state, {});
    expect(await rowsOf(state.threadId)).toHaveLength(7);
  });
});

describe("a round of replacements", () => {
  test("is never answered from the journal with the answer of another round", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 4 });
    const asked: { round: number; paid: boolean }[] = [];
    const models = createModels(
      configOf({ MODEL: "compatible:test", COMPATIBLE_BASE_URL: server.url }),
    );
    const ask = createAsk({
      ...{ models, journal: modelJournal(db), clock: systemClock, prices: {}, silenceMs: 10_000 },
    });
    // A writer that has nothing to say is asked the same in both rounds.
    const ports = withAsk({ ...questionPorts(db, server.url), ask }, (real) => async (...call) => {
      const before = server.log.length;
      const answer = await real(...call);
      const [task, input] = call;
      if (task.name === "write-questions") {
        asked.push({
          round: (input as { round: number }).round,
          paid: server.log.length > before,
        });
        Object.assign(answer.output as object, { questions: [] });
      }
      return answer;
    });
    await expect(makeQuestions(ports, state)).rejects.toMatchObject({ code: "no_questions" });
    expect(asked).toEqual([0, 1, 2].map((round) => ({ round, paid: true })));
  });
});

describe("the history", () => {
  test("a second quiz of the same note shows its writer every question of the first", async () => {
    const first = await checkedNote(db, { text: processesNote, wanted: 12 });
    await makeQuestions(questionPorts(db, server.url), first);
    server.reset();
    const second = await checkedNote(db, {
      ownerId: first.ownerId,
      text: processesNote,
      wanted: 5,
    });
    await generateQuestions(questionPorts(db, server.url))(second, {});
    const asked = (await keptOf(first.threadId)).map(({ stem, answer }) => ({ stem, answer }));
    expect(asked).toHaveLength(12);
    const prompts = requests("write-questions").map(historyIn);
    expect(prompts.length).toBeGreaterThan(0);
    for (const shown of prompts) expect(shown).toEqual(expect.arrayContaining(asked));
  });

  test("what nobody saw is not shown as asked: the questions of a stopped quiz", async () => {
    const first = await checkedNote(db, { text: processesNote, wanted: 8 });
    await makeQuestions(questionPorts(db, server.url), first);
    await db.update(quizzes).set({ status: null }).where(eq(quizzes.threadId, first.threadId));
    await db.update(threads).set({ status: "stopped" }).where(eq(threads.id, first.threadId));
    server.reset();
    const { ownerId } = first;
    const second = await checkedNote(db, { ownerId, text: processesNote, wanted: 8 });
    await generateQuestions(questionPorts(db, server.url))(second, {});
    expect(requests("write-questions").flatMap(historyIn)).toEqual([]);
  });

  test("a replacement's writer is shown what this quiz has kept and what it dropped", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 10 });
    await makeQuestions(questionPorts(db, server.url), state);
    const rows = await rowsOf(state.threadId);
    const written = rows.filter(({ round }) => round === 0);
    expect(written.some((row) => row.state === "unproved")).toBe(true);
    const replacing = requests("write-questions").map(historyIn).at(-1);
    expect(replacing).toEqual(
      expect.arrayContaining(written.map(({ stem, answer }) => ({ stem, answer }))),
    );
  });

  test("a second quiz of the same note repeats nothing and says what is missing", async () => {
    const first = await checkedNote(db, { text: processesNote, wanted: 20 });
    await makeQuestions(questionPorts(db, server.url), first);
    const second = await checkedNote(db, {
      ownerId: first.ownerId,
      text: processesNote,
      wanted: 60,
    });
    await makeQuestions(questionPorts(db, server.url), second);
    const [before, after] = [await keptOf(first.threadId), await keptOf(second.threadId)];
    expect(after.length).toBeGreaterThan(0);
    expect(nearest(vectorsOf(before), vectorsOf(after))).toBeLessThan(0.9);
    expect((await quizOf(second.threadId))?.shortfall).toMatchObject({
      wanted: 60,
      delivered: after.length,
    });
  });

  test("a second quiz of the same note asks first about what the first left out", async () => {
    const first = await checkedNote(db, { text: processesNote, wanted: 3 });
    await makeQuestions(questionPorts(db, server.url), first);
    const { ownerId } = first;
    const second = await checkedNote(db, { ownerId, text: processesNote, wanted: 3 });
    await generateQuestions(questionPorts(db, server.url))(second, {});
    const asked = new Set((await keptOf(first.threadId)).map(({ conceptId }) => conceptId));
    const planned = (await rowsOf(second.threadId)).map(({ conceptId }) => conceptId);
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.filter((id) => asked.has(id))).toEqual([]);
  });

  test("a direct quiz offers first what no earlier one asked about", async () => {
    const quiz = { text: lighthouseNote, wanted: 3, strategy: "direct_quiz" } as const;
    const first = await checkedNote(db, quiz);
    await makeQuestions(questionPorts(db, server.url), first);
    const asked = (await keptOf(first.threadId)).map(({ evidence }) => evidence.quote);
    expect(asked.length).toBeGreaterThan(0);
    server.reset();
    const second = await checkedNote(db, { ...quiz, ownerId: first.ownerId });
    await generateQuestions(questionPorts(db, server.url))(second, {});
    const [prompt] = requests("write-questions").map(contentOf);
    const offered = parseFences(prompt ?? "").find(({ label }) => label === "sentences");
    expect(offered?.text).toMatch(/\d: /);
    for (const quote of asked) expect(offered?.text).not.toContain(quote.replace(/\s+/g, " "));
  });

  test("what the writer leaves out is not asked for again", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 6 });
    const silent = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      const answer = await ask(task, input, context);
      if (task.name === "write-questions") {
        outputOf(writeQuestions, answer).questions.splice(2);
      }
      return answer;
    });
    const ended = await makeQuestions(silent, state);
    const asked = requests("write-questions").map((entry) =>
      slotsIn(fencesIn(entry)).map(({ conceptId }) => conceptId),
    );
    expect(ended.leftOut?.length).toBeGreaterThan(3);
    const [first = [], ...others] = asked;
    const written = (await rowsOf(state.threadId)).filter(({ round }) => round === 0);
    const left = first.filter((id) => !written.some(({ conceptId }) => conceptId === id));
    expect(left.length).toBeGreaterThan(0);
    for (const later of others) expect(later.filter((id) => left.includes(id))).toEqual([]);
  });

  describe("to a student who knows the whole note", () => {
    const secondOf = async (wanted: number, known: number) => {
      const first = await checkedNote(db, { text: processesNote, wanted: known });
      await makeQuestions(questionPorts(db, server.url), first);
      const { ownerId } = first;
      const second = await checkedNote(db, { ownerId, text: processesNote, wanted });
      const mute = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
        const answer = await ask(task, input, context);
        if (task.name === "write-questions") outputOf(writeQuestions, answer).questions.splice(3);
        return answer;
      });
      return { first, second, mute };
    };

    /** A writer that leaves everything out. */
    const silentPorts = () =>
      withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
        const answer = await ask(task, input, context);
        if (task.name === "write-questions") outputOf(writeQuestions, answer).questions.splice(0);
        return answer;
      });

    test("the page says that it was asked, and the earlier questions can be had again, once", async () => {
      const { first, second, mute } = await secondOf(8, 8);
      await makeQuestions(mute, second);
      const kept = await keptOf(second.threadId);
      const { shortfall } = (await quizOf(second.threadId)) ?? {};
      expect(shortfall).toMatchObject({ delivered: kept.length, unwritten: 0 });
      const { ownerId, threadId } = second;
      await db.update(threads).set({ status: "done" }).where(eq(threads.id, threadId));
      await answerStore(db).askAgain(ownerId, threadId);
      await answerStore(db).askAgain(ownerId, threadId);
      const all = await keptOf(threadId);
      expect(all).toHaveLength(kept.length + (shortfall?.repeats ?? 0));
      const stems = (await keptOf(first.threadId)).map(({ stem }) => stem);
      const again = all.filter(({ id }) => !kept.some((one) => one.id === id));
      expect(again.every(({ stem }) => stems.includes(stem))).toBe(true);
      expect(new Set(all.map(({ ordinal }) => ordinal)).size).toBe(all.length);
    });

    test("what was left out and never asked is not said to have been asked", async () => {
      const { second, mute } = await secondOf(12, 2);
      const { exhausted, leftOut = [] } = await makeQuestions(mute, second);
      expect(exhausted).toBeLessThan(leftOut.length);
      const { shortfall } = (await quizOf(second.threadId)) ?? {};
      expect(shortfall?.unwritten).toBeGreaterThan(0);
    });

    test("nor when nothing at all was written", async () => {
      const { second } = await secondOf(12, 8);
      await expect(makeQuestions(silentPorts(), second)).rejects.toMatchObject({
        code: "nothing_written",
      });
      const { shortfall } = (await quizOf(second.threadId)) ?? {};
      expect(shortfall?.repeats).toBeGreaterThan(0);
    });

    test("nor is what was left out though its concept has more to ask about", async () => {
      const passages = [
        "A **relay** is a switch that a current moves. Its contacts wear out after a million moves.",
        "A **diode** is a part that conducts in one direction. It needs 0.7 volts before it conducts.",
      ];
      const quiz = { text: `# Parts\n\n${passages.join("\n\n")}\n`, wanted: 2 };
      const first = await checkedNote(db, quiz);
      await makeQuestions(questionPorts(db, server.url), first);
      expect(await keptOf(first.threadId)).toHaveLength(2);
      const { ownerId } = first;
      const silent = silentPorts();
      const exhaustedBy = async (definitionOf: (passage: string) => string) => {
        const { threadId, ...second } = await checkedNote(db, { ...quiz, ownerId });
        const store = conceptStore(db);
        const concepts = (await store.concepts(ownerId, threadId)).map((concept, at) => {
          const definition = definitionOf(passages[at] ?? "");
          const start = quiz.text.indexOf(definition);
          const span = { start, end: start + definition.length };
          return { ...concept, definition, original: definition, span };
        });
        await store.saveVerdict(ownerId, threadId, {
          ...{ concepts, corrections: [], factCheck: "checked", fromCache: false },
          check: { patches: [], unchecked: [], doubts: [] },
        });
        const { exhausted } = await generateQuestions(silent)({ ...second, threadId }, {});
        return exhausted;
      };
      expect(await exhaustedBy((passage) => passage)).toBe(0);
      expect(await exhaustedBy((passage) => passage.slice(0, passage.indexOf(" It")))).toBe(2);
    });

    test("a quiz that has nothing new becomes one of the earlier questions", async () => {
      const { first, second } = await secondOf(5, 5);
      const { ownerId, threadId } = second;
      const silent = silentPorts();
      await expect(makeQuestions(silent, second)).rejects.toMatchObject({ code: "note_exhausted" });
      const failed = { status: "failed", errorCode: "note_exhausted" } as const;
      await db.update(threads).set(failed).where(eq(threads.id, threadId));
      await answerStore(db).askAgain(ownerId, threadId);
      expect(await keptOf(threadId)).toHaveLength((await keptOf(first.threadId)).length);
      expect(await quizOf(threadId)).toMatchObject({ status: "ready", shortfall: null });
      const [thread] = await db.select().from(threads).where(eq(threads.id, threadId));
      expect(thread).toMatchObject({ status: "done", errorCode: null });
      await expect(answerStore(db).askAgain(newId("own"), threadId)).rejects.toMatchObject({
        code: "not_found",
      });
    });
  });

  test("a repeat that a writer wrote all the same is replaced before delivery", async () => {
    const forgetful = new Set<string | null>();
    const ports = withAsk(questionPorts(db, server.url), (ask) => (task, input, context) => {
      if (task.name !== "write-questions" || forgetful.has(context.threadId)) {
        return ask(task, input, context);
      }
      forgetful.add(context.threadId);
      return ask(task, { ...input, history: [] }, context);
    });
    const first = await checkedNote(db, { text: processesNote, wanted: 8 });
    await makeQuestions(ports, first);
    const second = await checkedNote(db, {
      ownerId: first.ownerId,
      text: processesNote,
      wanted: 8,
    });
    await makeQuestions(ports, second);
    const rows = await rowsOf(second.threadId);
    const repeats = rows.filter((row) => row.state === "repeat");
    const earlier = await keptOf(first.threadId);
    expect(repeats.length).toBeGreaterThan(0);
    expect(repeats.every(({ stateReason }) => earlier.some(({ id }) => id === stateReason))).toBe(
      true,
    );
    const kept = rows.filter((row) => row.state === "kept");
    expect(kept.some(({ round }) => round > 0)).toBe(true);
    expect(nearest(vectorsOf(earlier), vectorsOf(kept))).toBeLessThan(0.9);
  });

  test("another owner's questions do not count", async () => {
    const first = await checkedNote(db, { text: processesNote, wanted: 8 });
    const second = await checkedNote(db, { text: processesNote, wanted: 8 });
    await makeQuestions(questionPorts(db, server.url), first);
    await makeQuestions(questionPorts(db, server.url), second);
    expect(await keptOf(second.threadId)).toHaveLength(8);
    expect((await rowsOf(second.threadId)).filter(({ state }) => state === "repeat")).toEqual([]);
  });

  test("two quizzes made at once never deliver the same question", async () => {
    const ownerId = newId("own");
    const ports = questionPorts(db, server.url);
    const states = await Promise.all(
      [1, 2].map(() => checkedNote(db, { ownerId, text: processesNote, wanted: 10 })),
    );
    await Promise.all(states.map((state) => makeQuestions(ports, state)));
    const [left = [], right = []] = await Promise.all(
      states.map(({ threadId }) => keptOf(threadId)),
    );
    expect(left.length + right.length).toBeGreaterThan(10);
    expect(nearest(vectorsOf(left), vectorsOf(right))).toBeLessThan(0.9);
  });

  test("inside a quiz no question comes twice either, and none is said to be asked earlier", async () => {
    const state = await checkedNote(db, { text: cellNote, wanted: 30 });
    await makeQuestions(questionPorts(db, server.url), state);
    const written = await rowsOf(state.threadId);
    expect(written.map((row) => row.state)).toContain("repeat");
    expect((await quizOf(state.threadId))?.shortfall?.repeats ?? 0).toBe(0);
    const vectors = vectorsOf(await keptOf(state.threadId));
    vectors.forEach((vector, index) => {
      expect(nearest([vector], vectors.slice(index + 1))).toBeLessThan(0.9);
    });
  });
});

describe("a step that runs again", () => {
  test("writes no row twice and asks the model nothing again", async () => {
    const ports = questionPorts(db, server.url);
    const state = await checkedNote(db, { text: processesNote, wanted: 30 });
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    const before = await rowsOf(state.threadId);
    const fresh = questionPorts(db, server.url);
    await generateQuestions(fresh)(state, {});
    expect(requests("write-questions")).toHaveLength(2);
    expect(await rowsOf(state.threadId)).toEqual(before);
    await proveAnswers(fresh)(generated, {});
    const proofs = requests("solve-question").length;
    await proveAnswers(questionPorts(db, server.url))(generated, {});
    expect(requests("solve-question")).toHaveLength(proofs);
    const removed = await removeRepeats(fresh)(generated, {});
    expect(await removeRepeats(fresh)(generated, {})).toEqual(removed);
  });

  test("after a failure asks only for the batches that are missing", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 40 });
    const flaky = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      if (task.name === "write-questions" && hasSlot(input, 19))
        throw new Error("the process died");
      return ask(task, input, context);
    });
    await expect(generateQuestions(flaky)(state, {})).rejects.toThrow("the process died");
    const paid = requests("write-questions").length;
    await generateQuestions(questionPorts(db, server.url))(state, {});
    const rows = await rowsOf(state.threadId);
    expect(new Set(rows.map(({ ordinal }) => ordinal)).size).toBe(rows.length);
    expect(requests("write-questions").length).toBeLessThanOrEqual(2 + (1 - Math.min(1, paid)));
  });
});

describe("a batch whose replies stay malformed", () => {
  const broken = (slot: number) =>
    withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      if (task.name === "write-questions" && hasSlot(input, slot)) {
        throw new AppError("model_reply_invalid", "no JSON");
      }
      return ask(task, input, context);
    });
  const lastTry = { configurable: { lastTry: true } };

  test("fails the node as long as the queue tries again", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 32 });
    const node = generateQuestions(broken(8));
    await expect(node(state, {})).rejects.toMatchObject({ code: "model_reply_invalid" });
  });

  test("is left out on the last try, and the others are a quiz", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 32 });
    await generateQuestions(broken(8))(state, lastTry);
    const rows = await rowsOf(state.threadId);
    const [written, ...more] = requests("write-questions").map((entry) =>
      slotsIn(fencesIn(entry)).map(({ slot }) => slot),
    );
    expect(more).toEqual([]);
    expect(written).toHaveLength(16);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ ordinal }) => written?.includes(ordinal) && ordinal !== 8)).toBe(true);
  });

  test("is the run's error when there is no other", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 4 });
    const node = generateQuestions(broken(0));
    await expect(node(state, lastTry)).rejects.toMatchObject({ code: "model_reply_invalid" });
  });
});

describe("a proof whose replies stay malformed", () => {
  const lastTry = { configurable: { lastTry: true } };

  test("costs its questions; the quiz never holds more than wanted, nor two in one place", async () => {
    const state = await checkedNote(db, { text: processesNote, wanted: 32 });
    let refused = false;
    const ports = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      if (task.name === "solve-question" && !refused) {
        refused = true;
        throw new AppError("model_reply_invalid", "no JSON");
      }
      return ask(task, input, context);
    });
    await makeQuestions(ports, state, lastTry);
    expect(refused).toBe(true);
    const rows = await rowsOf(state.threadId);
    expect(rows.filter((row) => row.state === "candidate")).toEqual([]);
    expect(rows.filter((row) => row.stateReason === "not solved").length).toBeGreaterThan(8);
    const kept = await keptOf(state.threadId);
    expect(kept.length).toBeLessThanOrEqual(32);
    expect(new Set(kept.map(({ ordinal }) => ordinal)).size).toBe(kept.length);
  });
});

/** A note of concepts that bear open questions, of which the quiz has one. */
const askedOpenly = () =>
  checkedNote(db, {
    text: ["process", "thread", "mutex", "semaphore"]
      .map(
        (term) =>
          `A **${term}** is a part of an operating system which the kernel creates, schedules and removes, which no program may touch but by a system call of its own, and which the table of ${term} entries tells apart from every other.`,
      )
      .join("\n\n"),
    ...{ wanted: 4, mix: { multipleChoice: 0, trueFalse: 50, other: 50 } },
  });
type Written = WrittenQuestions["questions"][number];
/** What is written is changed before the program reads it; of false statements there are three where there are some. */
const withWritten = (ports: QuizPorts, change: (question: Written) => Written): QuizPorts =>
  withAsk(ports, (ask) => async (task, input, context) => {
    const answer = await ask(task, input, context);
    if (task.name !== writeQuestions.name) return answer;
    const { questions } = outputOf(writeQuestions, answer);
    return { ...answer, output: task.schema.parse({ questions: questions.map(change) }) };
  });
const isOpen = ({ wrong, answer }: Written) => wrong.length > 0 && answer.length > 40;
const openRows = async (threadId: string) =>
  (await rowsOf(threadId)).filter(({ type }) => type === "open");

describe("an open question", () => {
  test("is proved in the request that solves the others, by the points of its key", async () => {
    const state = await askedOpenly();
    await makeQuestions(questionPorts(db, server.url), state);
    const [row] = await openRows(state.threadId);
    expect(row).toMatchObject({ state: "kept", stateReason: null });
    expect(row?.falsePoints).toHaveLength(3);
    expect(requests("grade-open-answer")).toEqual([]);
    const [solved] = requests("solve-question").map((entry) => questionsIn(fencesIn(entry)));
    const open = solved?.find(({ type }) => type === "open");
    expect(Object.values(open?.lettered ?? {}).toSorted()).toEqual(
      [row?.answer, ...(row?.falsePoints ?? []), row?.besidePoint].toSorted(),
    );
  });

  test("is dropped for one false point of its key, however many are right", async () => {
    const state = await askedOpenly();
    const ports = withWritten(questionPorts(db, server.url), (question) => {
      const [lie = "", ...wrong] = question.wrong;
      return isOpen(question)
        ? { ...question, answer: `${question.answer} ${lie}`, wrong }
        : question;
    });
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const [row] = await openRows(state.threadId);
    expect(row?.state).toBe("unproved");
    expect(row?.answer).toContain(row?.stateReason);
    expect(requests("grade-open-answer")).toEqual([]);
  });

  test.each([
    ["is dropped where what is called false is true, and too little is false without it", 2, false],
    ["stays where what is called false is true, and enough is false without it", 1, true],
  ])("%s", async (_, left, proved) => {
    const state = await askedOpenly();
    const truthIn = (answer: string) => answer.split(" ").slice(0, 10).join(" ");
    const ports = withWritten(questionPorts(db, server.url), (question) =>
      isOpen(question)
        ? { ...question, wrong: [truthIn(question.answer), ...question.wrong.slice(left)] }
        : question,
    );
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const [row] = await openRows(state.threadId);
    const stateReason = proved ? null : truthIn(row?.answer ?? "");
    expect(row).toMatchObject({ state: proved ? "proved" : "unproved", stateReason });
  });

  test("is dropped where its solver names all that is true, whether it answers or not", async () => {
    const state = await askedOpenly();
    const truthIn = (answer: string) => answer.split(" ").slice(0, 10).join(" ");
    const ports = withWritten(questionPorts(db, server.url), (question) =>
      isOpen(question) ? { ...question, beside: truthIn(question.answer) } : question,
    );
    const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
    await proveAnswers(ports)(generated, {});
    const [row] = await openRows(state.threadId);
    expect(row).toMatchObject({ state: "unproved", stateReason: row?.besidePoint });
  });

  test("without a true statement beside its key is answered in words", async () => {
    const state = await askedOpenly();
    const ports = withWritten(questionPorts(db, server.url), (question) => ({
      ...question,
      beside: "",
    }));
    await makeQuestions(ports, state);
    const [row] = await openRows(state.threadId);
    expect(row).toMatchObject({ state: "kept", besidePoint: null });
    expect(requests("grade-open-answer")).not.toEqual([]);
  });

  test("without false statements is answered in words, which are graded", async () => {
    const state = await askedOpenly();
    const ports = withWritten(questionPorts(db, server.url), (question) => ({
      ...question,
      wrong: [],
    }));
    await makeQuestions(ports, state);
    const [row] = await openRows(state.threadId);
    expect(row).toMatchObject({ state: "kept", falsePoints: null });
    expect(requests("grade-open-answer")).not.toEqual([]);
  });

  test("is graded by its words, too, where they come in place of letters", async () => {
    const state = await askedOpenly();
    const ports = withAsk(questionPorts(db, server.url), (ask) => async (task, input, context) => {
      const answer = await ask(task, input, context);
      if (task.name !== solveQuestion.name) return answer;
      const [row] = await openRows(state.threadId);
      const number = inputOf(solveQuestion, input).questions.find(
        ({ type }) => type === "open",
      )?.number;
      const solutions = outputOf(solveQuestion, answer).solutions.map((one) =>
        one.number === number ? { ...one, answer: row?.answer } : one,
      );
      return { ...answer, output: task.schema.parse({ solutions }) };
    });
    await makeQuestions(ports, state);
    const [row] = await openRows(state.threadId);
    expect(row?.state).toBe("kept");
    expect(requests("grade-open-answer")).not.toEqual([]);
  });
});

test("a grading whose replies stay malformed costs the open questions, on the last try alone", async () => {
  const state = await askedOpenly();
  const inWords = withWritten(questionPorts(db, server.url), (question) => ({
    ...question,
    wrong: [],
  }));
  const ports = withAsk(inWords, (ask) => (task, input, context) => {
    if (task.name === "grade-open-answer") throw new AppError("model_reply_invalid", "no JSON");
    return ask(task, input, context);
  });
  const generated = { ...state, ...(await generateQuestions(ports)(state, {})) };
  const node = proveAnswers(ports);
  await expect(node(generated, {})).rejects.toMatchObject({ code: "model_reply_invalid" });
  const written = await rowsOf(state.threadId);
  expect(written.map((row) => row.state)).toEqual(written.map(() => "candidate"));
  await node(generated, { configurable: { lastTry: true } });
  const rows = await rowsOf(state.threadId);
  const open = rows.filter(({ type }) => type === "open");
  expect(open.length).toBeGreaterThan(0);
  for (const row of open)
    expect(row).toMatchObject({ state: "unproved", stateReason: "not graded" });
  expect(rows.some((row) => row.state === "proved")).toBe(true);
  expect(requests("solve-question")).toHaveLength(1);
});

describe("without a model", () => {
  test("rules write the quiz, and nothing is called checked", async () => {
    const state = await checkedNote(db, { text: cellNote, wanted: 20, status: "unchecked" });
    await makeQuestions(questionPorts(db, null), state);
    const kept = await keptOf(state.threadId);
    const certain = kept.filter(({ type }) => type !== "free_recall");
    expect(certain.length).toBeGreaterThanOrEqual(7);
    // Each fact once, whatever was replaced.
    const concepts = certain.flatMap(({ conceptId }) => conceptId ?? []);
    expect(new Set(concepts).size).toBe(concepts.length);
    expect(await quizOf(state.threadId)).toMatchObject({ status: "ready_unchecked" });
    expect(server.log).toEqual([]);
  });

  test("note after note of the same questions ends in passages to recall, never in a repeat of what has a key", async () => {
    const ownerId = newId("own");
    const ports = questionPorts(db, null);
    const all: Awaited<ReturnType<typeof rowsOf>> = [];
    const order = { ownerId, text: cellNote, wanted: 20, status: "unchecked" } as const;
    let kept: typeof all = [];
    for (let session = 0; session < 12; session += 1) {
      const state = await checkedNote(db, order);
      await makeQuestions(ports, state);
      kept = await keptOf(state.threadId);
      expect(kept.length).toBeGreaterThan(0);
      const keyed = kept.filter(({ type }) => type !== "free_recall");
      expect(nearest(vectorsOf(all), vectorsOf(keyed))).toBeLessThan(0.9);
      all.push(...keyed);
    }
    expect(new Set(kept.map(({ type }) => type))).toEqual(new Set(["free_recall"]));
    expect(all.length).toBeGreaterThan(15);
  });

  test("another note that says the same is exhausted but for what it lets recall", async () => {
    const ownerId = newId("own");
    const ports = questionPorts(db, null);
    const quizOfNote = async (text: string) => {
      const state = await checkedNote(db, { ownerId, text, status: "unchecked" });
      await makeQuestions(ports, state);
      return keptOf(state.threadId);
    };
    const list = "- An item is an entry that stands in a list.\n".repeat(6);
    await quizOfNote(list);
    const nested = await quizOfNote(`- first\n${list.replaceAll(/^/gm, "  ")}`);
    expect(nested.map(({ type }) => type)).toEqual(["free_recall"]);
  });

  test("a note of prose alone becomes a quiz again and again, and nothing of it is missing or proved", async () => {
    const ownerId = newId("own");
    for (let session = 0; session < 2; session += 1) {
      const state = await checkedNote(db, { ownerId, text: lighthouseNote, status: "unchecked" });
      await makeQuestions(questionPorts(db, null), state);
      const kept = await keptOf(state.threadId);
      expect(kept.map(({ type, stateReason }) => [type, stateReason])).toEqual(
        Array(3).fill(["free_recall", "self_graded"]),
      );
      expect(await quizOf(state.threadId)).toMatchObject({
        ...{ status: "ready_unchecked", shortfall: null },
      });
    }
  });

  test("more questions than the note bears are counted as missing where they were asked for", async () => {
    const order = { text: lighthouseNote, wanted: 5, status: "unchecked" } as const;
    const state = await checkedNote(db, order);
    await makeQuestions(questionPorts(db, null), state);
    expect((await quizOf(state.threadId))?.shortfall).toMatchObject({ wanted: 5, delivered: 3 });
  });

  test("a direct quiz asks about definitions, too", async () => {
    const text =
      "Photosynthesis is a process that turns light into sugar.\n\nOsmosis is a process that moves water through a membrane.\n\nMitosis is a process that divides a nucleus into two.";
    const quiz = { text, strategy: "direct_quiz", status: "unchecked" } as const;
    const state = await checkedNote(db, quiz);
    await makeQuestions(questionPorts(db, null), state);
    const kept = await keptOf(state.threadId);
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept.every(({ conceptId }) => conceptId === null)).toBe(true);
    expect(await quizOf(state.threadId)).toMatchObject({ status: "ready_unchecked" });
  });
});

test.each([
  ["verified", "ready"],
  ["unchecked", "ready_unchecked"],
] as const)(
  "a direct quiz rests on sentences; with all of them %s it is %s",
  async (status, end) => {
    const text =
      "Photosynthesis takes place in chloroplasts of green plants. Water boils at a hundred degrees at sea level. Osmosis moves water through a membrane without energy.";
    const state = await checkedNote(db, { text, strategy: "direct_quiz", status, wanted: 5 });
    await makeQuestions(questionPorts(db, server.url), state);
    const kept = await keptOf(state.threadId);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.every(({ conceptId }) => conceptId === null)).toBe(true);
    expect(await quizOf(state.threadId)).toMatchObject({ status: end });
  },
);

test("a list is asked about as well, and its steps and its members without a model", async () => {
  const text = `Этапы проекта:

1. Идея
2. План
3. Бюджет
4. Сборка
5. Проверка
6. Выпуск

Участники:

- Директор
- Инженер
- Дизайнер
- Аналитик
`;
  const quizOfList = async (url: string | null) => {
    const state = await checkedNote(db, { text, strategy: "direct_quiz", wanted: 6 });
    await makeQuestions(questionPorts(db, url), state);
    return (await keptOf(state.threadId)).map(({ stem }) => stem);
  };
  expect((await quizOfList(server.url)).length).toBeGreaterThanOrEqual(5);
  expect(new Set(await quizOfList(null))).toEqual(
    new Set([
      "«Этапы проекта»: расположите по порядку.",
      "«Участники»: назовите все (4), что перечислены в конспекте.",
    ]),
  );
});

test("unchecked concepts make the quiz unchecked, and its writer and solver know", async () => {
  const state = await checkedNote(db, { text: processesNote, wanted: 3, status: "unchecked" });
  await makeQuestions(questionPorts(db, server.url), state);
  expect(await quizOf(state.threadId)).toMatchObject({ status: "ready_unchecked" });
  for (const task of ["write-questions", "solve-question"]) {
    const concepts = requests(task).flatMap((entry) => conceptsIn(fencesIn(entry)));
    expect(concepts.length).toBeGreaterThan(0);
    for (const concept of concepts) expect(concept).toMatchObject({ status: "unchecked" });
  }
});

const historyIn = (entry: { body: unknown }): unknown[] => linesIn(entry, "history");

const fencesIn = (entry: { body: unknown }) => ({ fences: parseFences(contentOf(entry)) });

const linesIn = (entry: { body: unknown }, label: string): unknown[] =>
  (parseFences(contentOf(entry)).find((fence) => fence.label === label)?.text ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

const hasSlot = (input: unknown, wanted: number): boolean =>
  (input as { slots: { slot: number }[] }).slots.some(({ slot }) => slot === wanted);
