import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { questions, quizzes } from "#db/schema/quiz.ts";
import { documents } from "#db/schema/study.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import type { Ask } from "#lib/ai/task.ts";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { processesNote as longText } from "#lib/questions/testing/notes.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import type { QuizPorts } from "../ports.ts";
import { removeRepeats } from "./nodes/remove-repeats.ts";
import type { QuizStateValue } from "./state.ts";
import { type JudgeRepeatsInput, judgeRepeats } from "./tasks/judge-repeats.ts";
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

const text = "SQL is a language. The WHERE clause filters rows before grouping.";
let places = 0;
/** A place where nothing else stands, in any quiz. */
const nextPlace = () => {
  places += 1;
  return { quote: `Sentence ${places}.`, start: 100 * places, end: 100 * places + 50 };
};
type Asked = Partial<Question> & { readonly stem: string; readonly answer: string };

/** Questions that the solver has proved, in a quiz of this owner. */
const prove = async (ownerId: string, asked: readonly Asked[]): Promise<QuizStateValue> => {
  const state = await checkedNote(db, { ownerId, text, strategy: "direct_quiz" });
  const rows = asked.map((question, ordinal) => ({
    ...{ id: newId("qst"), ownerId, threadId: state.threadId, ordinal, round: 0 },
    ...{ type: "fill_in" as const, options: null, accepted: [], explanation: "So it is." },
    ...{ conceptId: null, code: null, codeLanguage: null, difficulty: "easy" as const },
    ...{ evidence: nextPlace(), state: "proved" as const },
    ...question,
  }));
  await db.insert(questions).values(rows);
  return { ...state, wanted: asked.length, round: 0 };
};

const statesOf = async ({ threadId }: QuizStateValue) => {
  const rows = await db.select().from(questions).where(eq(questions.threadId, threadId));
  return rows.toSorted((a, b) => a.ordinal - b.ordinal).map(({ state }) => state);
};

/** `verdict` tells of each pair in a prompt whether it is the same; what was asked is collected. */
type JudgedPair = JudgeRepeatsInput["pairs"][number];
const judgedBy = (verdict: (pair: JudgedPair) => boolean) => {
  const calls: JudgeRepeatsInput[] = [];
  const ask = (async (task, input) => {
    if (task.name !== "judge-repeats") throw new Error(`unexpected ${task.name}`);
    const { pairs } = inputOf(judgeRepeats, input);
    calls.push({ pairs });
    const verdicts = pairs.map((pair, index) => ({
      ...{ pair: index + 1, reason: "So it is.", same: verdict(pair) },
    }));
    return { output: task.schema.parse({ verdicts }), basis: "model", salvaged: false };
  }) as Ask;
  return { ports: { ...questionPorts(db, server.url), ask }, calls };
};

const failing = (code: ErrorCode): QuizPorts & { warned: unknown[] } => {
  const warned: unknown[] = [];
  const ports = questionPorts(db, server.url);
  const log = { ...ports.log, warn: (entry: unknown) => void warned.push(entry) };
  const ask: Ask = async () => {
    throw new AppError(code, "the judge fails");
  };
  return { ...ports, log, ask, warned };
};

let ownerId = "";
beforeEach(() => {
  ownerId = newId("own");
});

const where = { stem: "Which SQL clause filters rows before grouping?", answer: "WHERE" };
const paraphrase = {
  ...{
    stem: "Which clause of SQL is used to filter rows before they are grouped?",
    answer: "where",
  },
};
/** .46 alike in the space of words. */
const dns = { stem: "Какой протокол переводит доменные имена в IP-адреса?", answer: "DNS" };
const nearDns = { stem: "Какая служба находит IP-адрес по имени узла?", answer: "DNS" };

test.each([
  ["without a model", null],
  ["with one that is no embedding model", "model"],
])("a paraphrase of an earlier question is a repeat by its words alone, %s", async (_, model) => {
  const ports = questionPorts(db, model === null ? null : server.url);
  await removeRepeats(ports)(await prove(ownerId, [where]), {});
  const second = await prove(ownerId, [paraphrase]);
  expect(await removeRepeats(ports)(second, {})).toMatchObject({ update: { missing: 1 } });
  expect(await statesOf(second)).toEqual(["repeat"]);
  expect(server.log).toEqual([]);
});

test("inside a quiz as well", async () => {
  const state = await prove(ownerId, [where, paraphrase]);
  await removeRepeats(questionPorts(db, null))(state, {});
  expect(await statesOf(state)).toEqual(["kept", "repeat"]);
});

test("two facts with one answer, and one fact's neighbours, stay without a model", async () => {
  const asked = [
    where,
    { stem: "Without which clause does a DELETE empty the whole table?", answer: "WHERE" },
    { stem: "Which SQL clause filters groups after grouping?", answer: "HAVING" },
    { stem: "In which country was the February Revolution of 1917?", answer: "Russia" },
    { stem: "In which country was the October Revolution of 1917?", answer: "Russia" },
  ];
  const state = await prove(ownerId, asked);
  expect(await removeRepeats(questionPorts(db, null))(state, {})).toMatchObject({
    update: { missing: 0 },
  });
  expect(await statesOf(state)).toEqual(asked.map(() => "kept"));
});

describe("a pair that words cannot tell", () => {
  test.each([
    ["dropped when it is the same", true, ["repeat"]],
    ["kept when it is not", false, ["kept"]],
  ])("is shown to the judge and %s", async (_, same, states) => {
    await removeRepeats(questionPorts(db, null))(await prove(ownerId, [dns]), {});
    const second = await prove(ownerId, [nearDns]);
    const { ports, calls } = judgedBy(() => same);
    expect(await removeRepeats(ports)(second, {})).toMatchObject({
      update: { missing: same ? 1 : 0 },
    });
    expect(await statesOf(second)).toEqual(states);
    const shown = ({ stem, answer }: Asked) => ({ question: stem, answer, code: null });
    expect(calls).toEqual([{ pairs: [{ pair: 1, first: shown(nearDns), second: shown(dns) }] }]);
  });

  test("inside a quiz is judged as well; the first stays", async () => {
    const state = await prove(ownerId, [dns, nearDns]);
    await removeRepeats(judgedBy(() => true).ports)(state, {});
    expect(await statesOf(state)).toEqual(["kept", "repeat"]);
  });

  test("all pairs of a round are asked about, 40 in one request, and 160 at most", async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...{
        stem: `Какой протокол ${"абвгдежзиклмнопрстуф"[index]}ика переводит имена?`,
        answer: "DNS",
      },
    }));
    const { ports, calls } = judgedBy(() => false);
    await removeRepeats(ports)(await prove(ownerId, many), {});
    expect(calls.map(({ pairs }) => pairs.length)).toEqual([40, 40, 40, 40]);
  });

  test("long code does not make the request long", async () => {
    const code = (mark: string) => `print("${mark}")\n`.repeat(300);
    const asked = Array.from({ length: 6 }, (_, index) => ({
      ...{ ...dns, stem: `${dns.stem} ${"абвгде"[index]}`, code: code(`${index}`) },
    }));
    const { ports, calls } = judgedBy(() => false);
    await removeRepeats(ports)(await prove(ownerId, asked), {});
    expect(calls.length).toBeGreaterThan(1);
    expect(Math.max(...calls.map((call) => JSON.stringify(call).length))).toBeLessThan(14_000);
  });

  test("is kept without a model, and without one nobody is asked", async () => {
    const state = await prove(ownerId, [dns, nearDns]);
    await removeRepeats(questionPorts(db, null))(state, {});
    expect(await statesOf(state)).toEqual(["kept", "kept"]);
  });

  test("costs no request where there is none", async () => {
    const { ports, calls } = judgedBy(() => true);
    await removeRepeats(ports)(await prove(ownerId, [dns, where]), {});
    expect(calls).toEqual([]);
  });
});

describe("two questions on one sentence", () => {
  const evidence = { quote: "The WHERE clause filters rows.", start: 18, end: 48 };
  const asked = { ...where, evidence };
  const reworded = {
    ...{ stem: "Name what removes single records ahead of aggregation.", answer: "WHERE" },
    evidence,
  };
  const otherFact = { stem: "When does it act?", answer: "before grouping", evidence };

  test("always go to the judge, however unlike their words are", async () => {
    await removeRepeats(questionPorts(db, null))(await prove(ownerId, [asked]), {});
    const second = await prove(ownerId, [reworded, otherFact]);
    const { ports, calls } = judgedBy(({ first }) => first.question === reworded.stem);
    await removeRepeats(ports)(second, {});
    expect(calls.map(({ pairs }) => pairs.length)).toEqual([3]);
    expect(await statesOf(second)).toEqual(["repeat", "kept"]);
  });

  test("without a model are one question when they have one key", async () => {
    const ports = questionPorts(db, null);
    await removeRepeats(ports)(await prove(ownerId, [asked]), {});
    const second = await prove(ownerId, [reworded, otherFact]);
    expect(await removeRepeats(ports)(second, {})).toMatchObject({ update: { missing: 1 } });
    expect(await statesOf(second)).toEqual(["repeat", "kept"]);
  });

  test("are compared by their words where the note was edited since", async () => {
    const ports = questionPorts(db, null);
    const before = await prove(ownerId, [{ ...asked, evidence: { ...evidence, start: 900 } }]);
    await db
      .update(documents)
      .set({ sha256: "of the note before" })
      .where(eq(documents.threadId, before.threadId));
    await removeRepeats(ports)(before, {});
    const second = await prove(ownerId, [reworded]);
    await removeRepeats(ports)(second, {});
    expect(await statesOf(second)).toEqual(["repeat"]);
  });

  /** So many questions that were asked before on the sentence, each as long as a request to the judge. */
  const askedOften = async (times: number, answer: string) => {
    const some = Array.from({ length: times }, (_, index) => ({
      stem: `${index}`,
      answer: `${index}`,
    }));
    const state = await prove(ownerId, some);
    const { threadId } = state;
    await removeRepeats(questionPorts(db, null))(state, {});
    for (const { stem } of some) {
      await db
        .update(questions)
        .set({ stem: `${stem} ${"Some words. ".repeat(1_100)}`, answer, evidence })
        .where(and(eq(questions.threadId, threadId), eq(questions.stem, stem)));
    }
  };
  const lastOf = (stem: string, number: number) => stem.startsWith(`${number} `);

  test("with other keys are judged however often the sentence was asked about", async () => {
    await askedOften(6, "another key");
    const second = await prove(ownerId, [reworded]);
    const { ports, calls } = judgedBy(({ second: { question } }) => lastOf(question, 5));
    await removeRepeats(ports)(second, {});
    expect(calls).toHaveLength(6);
    expect(await statesOf(second)).toEqual(["repeat"]);
  });

  test("with one key are one question beyond what a judge is asked", async () => {
    await askedOften(26, "WHERE");
    const second = await prove(ownerId, [reworded]);
    const { ports, calls } = judgedBy(() => false);
    await removeRepeats(ports)(second, {});
    expect(calls).toHaveLength(25);
    expect(await statesOf(second)).toEqual(["repeat"]);
  });

  test("with one key are one question when the judge fails for good", async () => {
    await removeRepeats(questionPorts(db, null))(await prove(ownerId, [asked]), {});
    const second = await prove(ownerId, [reworded, otherFact]);
    await removeRepeats(failing("model_reply_invalid"))(second, {});
    expect(await statesOf(second)).toEqual(["repeat", "kept"]);
  });

  test("statements are two: half of all are true", async () => {
    const statement = { type: "true_false" as const, answer: "true", evidence };
    const state = await prove(ownerId, [
      { ...statement, stem: "WHERE filters rows." },
      { ...statement, stem: "It runs ahead of grouping." },
    ]);
    await removeRepeats(questionPorts(db, null))(state, {});
    expect(await statesOf(state)).toEqual(["kept", "kept"]);
  });
});

describe("a judge that fails", () => {
  const failed = async (code: ErrorCode, lastTry: boolean) => {
    const state = await prove(ownerId, [dns, nearDns]);
    const ports = failing(code);
    const run = removeRepeats(ports)(state, { configurable: { lastTry } });
    return { state, ports, run };
  };

  test.each<[ErrorCode, boolean]>([
    ["model_reply_invalid", false],
    ["model_refused_key", false],
    ["model_not_configured", false],
    ["model_unavailable", true],
  ])(
    "with %s, last try: %s, costs nothing but the judgement, and the log says so",
    async (code, lastTry) => {
      const { state, ports, run } = await failed(code, lastTry);
      expect(await run).toMatchObject({ update: { missing: 0 } });
      expect(await statesOf(state)).toEqual(["kept", "kept"]);
      expect(ports.warned).toEqual([{ threadId: state.threadId, code }]);
    },
  );

  test.each<[ErrorCode, boolean]>([
    ["model_unavailable", false],
    ["stopped", true],
    ["internal", true],
  ])("with %s, last try: %s, fails the node, and nothing is settled", async (code, lastTry) => {
    const { state, run } = await failed(code, lastTry);
    await expect(run).rejects.toMatchObject({ code });
    expect(await statesOf(state)).toEqual(["proved", "proved"]);
  });
});

test("a step that died after the judge's answer asks it nothing again", async () => {
  const state = await prove(ownerId, [dns, nearDns]);
  const ports = questionPorts(db, server.url);
  const died: QuizPorts = {
    ...ports,
    ask: async (task, input, context) => {
      await ports.ask(task, input, context);
      throw new AppError("internal", "the process died");
    },
  };
  await expect(removeRepeats(died)(state, {})).rejects.toThrow("the process died");
  await removeRepeats(ports)(state, {});
  expect(server.log.map(({ task }) => task)).toEqual(["judge-repeats"]);
  expect(await statesOf(state)).toEqual(["kept", "kept"]);
});

test.each([
  [true, ["kept", "repeat"]],
  [false, ["kept", "kept"]],
])("what the solver found of a pair (the same: %s) is not asked again", async (same, states) => {
  const { ports, calls } = judgedBy(() => !same);
  const state = await prove(ownerId, [dns, nearDns]);
  const [first, second] = await ports.questions.byState(ownerId, state.threadId, "proved");
  const judged = [{ id: second?.question.id ?? "", otherId: first?.question.id ?? "", same }];
  await removeRepeats(ports)({ ...state, judged }, {});
  expect(calls).toEqual([]);
  expect(await statesOf(state)).toEqual(states);
});

/** The test server, whose solver says this of the questions that are near to one. */
const solvedBy =
  (ports: QuizPorts, sameOf: (near: readonly number[]) => readonly number[]): Ask =>
  async (task, input, context) => {
    const answer = await ports.ask(task, input, context);
    if (task.name !== "solve-question") return answer;
    const { solutions } = outputOf(solveQuestion, answer);
    for (const { number, near } of inputOf(solveQuestion, input).questions) {
      const solution = solutions.find((one) => one.number === number);
      if (solution && near.length > 0) solution.same = [...sameOf(near)];
    }
    return answer;
  };

test("what the solver holds for a repeat is replaced before delivery", async () => {
  const state = await checkedNote(db, { ownerId, text: longText, wanted: 14 });
  const ports = questionPorts(db, server.url);
  let compared = 0;
  const ask = solvedBy(ports, (near) => {
    compared += 1;
    return compared <= 3 ? near : [];
  });
  await makeQuestions({ ...ports, ask }, state);
  expect(compared).toBeGreaterThan(0);
  const rows = await db.select().from(questions).where(eq(questions.threadId, state.threadId));
  const [repeat] = rows.filter((row) => row.state === "repeat");
  const kept = rows.filter((row) => row.state === "kept");
  expect(kept.map(({ id }) => id)).toContain(repeat?.stateReason);
  expect(kept).toHaveLength(14);
  expect(kept.some(({ round, ordinal }) => round > 0 && ordinal === repeat?.ordinal)).toBe(true);
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.threadId, state.threadId));
  expect(quiz?.shortfall).toBeNull();
});

test("a note of which the solver knows every question ends in fewer of them, and the quiz says so", async () => {
  const ports = questionPorts(db, server.url);
  const knowing = solvedBy(ports, (near) => near);
  const first = await checkedNote(db, { ownerId, text: longText, wanted: 5 });
  await makeQuestions({ ...ports, ask: knowing }, first);
  const second = await checkedNote(db, { ownerId, text: longText, wanted: 40 });
  await makeQuestions({ ...ports, ask: knowing }, second);
  const rows = await db.select().from(questions).where(eq(questions.threadId, second.threadId));
  const kept = rows.filter((row) => row.state === "kept");
  expect(rows.some((row) => row.state === "repeat")).toBe(true);
  expect(kept.length).toBeLessThan(40);
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.threadId, second.threadId));
  expect(quiz?.shortfall).toMatchObject({ wanted: 40, delivered: kept.length });
});
