import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerStore } from "#db/queries/questions.ts";
import { conceptStore } from "#db/queries/quizzes.ts";
import { sourceStore } from "#db/queries/subject-sources.ts";
import { quizzes } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { type ModelServer, startModelServer } from "#e2e/model-server/start-model-server.ts";
import type { Ask } from "#lib/ai/task.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { readNote } from "#lib/notes/read-note.ts";
import { isMistake } from "#lib/questions/quiz-view.ts";
import { cellNote } from "#lib/questions/testing/notes.ts";
import type { Question } from "#lib/schemas/quiz.ts";
import { generateQuestions } from "../quiz/nodes/generate-questions.ts";
import { gradeOpenAnswer } from "../quiz/tasks/grade-open-answer.ts";
import {
  checkedNote,
  makeQuestions,
  outputOf,
  questionPorts,
} from "../quiz/testing/question-fixture.ts";
import { type AnsweringPorts, type QuizAddress, quizCommands } from "./quiz.ts";

const { db } = testDatabase();
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const of = ({ ownerId, threadId }: QuizAddress) => [ownerId, threadId] as const;
const portsWith = (ask: Ask, gradeWithinMs = 5_000): AnsweringPorts => ({
  ask,
  answers: answerStore(db),
  ...{ gradeWithinMs, gradeAtLastMs: 5_000 },
  sources: sourceStore(db),
  createThread: () => Promise.reject(new Error("these tests make their quizzes themselves")),
});
const closedQuiz = async (wanted = 6): Promise<{ ports: AnsweringPorts; at: QuizAddress }> => {
  const ports = questionPorts(db, null);
  const state = await checkedNote(db, { text: cellNote, wanted, status: "unchecked" });
  await makeQuestions(ports, state);
  return { ports: portsWith(ports.ask), at: { ownerId: state.ownerId, threadId: state.threadId } };
};
/** Each says enough to be explained in words. */
const explainedNote = ["process", "thread", "mutex", "semaphore"]
  .map(
    (term, at) =>
      `A **${term}** is a part of an operating system which the kernel creates, schedules and removes, which no program may touch but by a system call of its own, and whose number ${at + 1} in the table tells it apart from every other one.`,
  )
  .join("\n\n");

const openQuiz = async (): Promise<{ ask: Ask; at: QuizAddress; question: Question }> => {
  const ports = questionPorts(db, server.url);
  const mix = { multipleChoice: 0, trueFalse: 0, other: 100 };
  const state = await checkedNote(db, { text: explainedNote, wanted: 4, mix });
  await makeQuestions(ports, state);
  const at = { ownerId: state.ownerId, threadId: state.threadId };
  const { questions } = await answerStore(db).snapshot(at.ownerId, at.threadId);
  const question = questions.find(({ type }) => type === "open");
  if (!question) throw new Error("the quiz has no open question");
  return { ask: ports.ask, at, question };
};
const keysOf = async (at: QuizAddress) =>
  new Map(
    (await answerStore(db).snapshot(at.ownerId, at.threadId)).questions.map((one) => [one.id, one]),
  );
const wrongAnswer = (question: Question | undefined): string => {
  if (question?.options) return question.options.find((one) => one !== question.answer) ?? "";
  if (question?.type === "true_false") return question.answer === "true" ? "false" : "true";
  return "certainly wrong";
};

describe("the player", () => {
  test("no key is shown before the answer, and each one after its own", async () => {
    const { ports, at } = await closedQuiz();
    const before = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(before.questions).toHaveLength(6);
    expect(before.questions.every(({ key, attempt }) => key === null && attempt === null)).toBe(
      true,
    );
    const fields = new Set(before.questions.flatMap((question) => Object.keys(question)));
    expect(
      ["answer", "accepted", "explanation", "evidence"].filter((field) => fields.has(field)),
    ).toEqual([]);
    const [first] = before.questions;
    const key = (await keysOf(at)).get(first?.id ?? "");
    const result = await quizCommands(ports).write.answerQuestion(...of(at), {
      questionId: first?.id ?? "",
      answer: key?.answer ?? "",
    });
    expect(result.attempt).toMatchObject({ correct: true, score: 1 });
    expect(result.key).toEqual({
      answer: key?.answer,
      explanation: key?.explanation,
      proof: { by: "note" },
      evidence: key?.evidence,
      place: null,
    });
    const after = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(after.questions.map((one) => one.key !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  test("nothing half-done is shown", async () => {
    const graph = questionPorts(db, null);
    const state = await checkedNote(db, { text: cellNote, wanted: 5 });
    await generateQuestions(graph)(state, {});
    const quiz = await quizCommands(portsWith(graph.ask)).read.getQuiz(...of(state), "en");
    expect(quiz).toMatchObject({ status: null, questions: [] });
  });

  test("the first answer counts; the same request again returns the same", async () => {
    const { ports, at } = await closedQuiz();
    const [question] = [...(await keysOf(at)).values()];
    const wrong = { questionId: question?.id ?? "", answer: wrongAnswer(question) };
    const first = await quizCommands(ports).write.answerQuestion(...of(at), wrong);
    expect(first.attempt.correct).toBe(false);
    expect(await quizCommands(ports).write.answerQuestion(...of(at), wrong)).toEqual(first);
    const corrected = { ...wrong, answer: question?.answer ?? "" };
    expect(await quizCommands(ports).write.answerQuestion(...of(at), corrected)).toEqual(first);
  });

  test("answers sent at once are one", async () => {
    const { ports, at } = await closedQuiz();
    const [question] = [...(await keysOf(at)).values()];
    const request = (answer: string) =>
      quizCommands(ports).write.answerQuestion(...of(at), {
        questionId: question?.id ?? "",
        answer,
      });
    const results = await Promise.all([
      request(question?.answer ?? ""),
      request(wrongAnswer(question)),
      request("x"),
    ]);
    expect(new Set(results.map(({ attempt }) => attempt.answer)).size).toBe(1);
  });

  test("what nobody could check or settle is quoted from the note, for its owner alone", async () => {
    const { ports, at } = await closedQuiz();
    const { text } = await ports.answers.note(at.ownerId, at.threadId);
    const { sentences } = readNote(text);
    const [first, second] = sentences;
    const doubt = {
      ...{
        span: { start: 0, end: 9 },
        quote: text.slice(0, 9),
        reason: "Why",
        by: "solver" as const,
      },
    };
    await db
      .update(quizzes)
      .set({ factCheck: "partly", noteCheck: { patches: [], unchecked: [2, 1], doubts: [doubt] } })
      .where(eq(quizzes.threadId, at.threadId));
    const view = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(view.uncheckedPassages.count).toBe(2);
    expect(view.uncheckedPassages.first.map(({ quote }) => quote)).toEqual([
      first?.text,
      second?.text,
    ]);
    expect(view.doubts).toEqual([{ ...doubt, tableHead: null, place: null }]);
    const note = await quizCommands(ports).read.quizNote(...of(at));
    expect(note.text).toBe(text);
    expect(
      note.places
        .filter(({ kind }) => kind === "unchecked")
        .map(({ start, end }) => text.slice(start, end)),
    ).toEqual([first?.text, second?.text]);
    const other = { ...at, ownerId: newId("own") };
    await expect(quizCommands(ports).read.quizNote(...of(other))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(ports.answers.note(other.ownerId, at.threadId)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("corrections stand beside the questions of their concept only", async () => {
    const { ports, at } = await closedQuiz(10);
    const concepts = await conceptStore(db).concepts(at.ownerId, at.threadId);
    const [concept] = concepts;
    const correction = {
      id: "cor_1",
      conceptId: concept?.id ?? "",
      term: concept?.term ?? "",
      type: "definition_fix" as const,
      message: "Wrong",
      original: "old",
      fixed: "new",
      span: null,
      patch: null,
      removedCode: null,
      basis: "model" as const,
      evidence: null,
      status: "open" as const,
      own: null,
    };
    await conceptStore(db).saveVerdict(at.ownerId, at.threadId, {
      concepts,
      corrections: [correction],
      check: null,
      factCheck: "checked",
      fromCache: false,
    });
    const quiz = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(quiz.corrections).toEqual([{ ...correction, tableHead: null, place: null }]);
    for (const question of quiz.questions) {
      expect(question.correctionIds).toEqual(question.conceptId === concept?.id ? ["cor_1"] : []);
    }
    const touched = quiz.questions.find(({ correctionIds }) => correctionIds.length > 0);
    const result = await quizCommands(ports).write.answerQuestion(...of(at), {
      questionId: touched?.id ?? "",
      answer: "x",
    });
    expect(result.corrections).toEqual([correction]);
  });

  test("a question about a concept that nobody checked is marked as such, and no other", async () => {
    const { ports, at } = await closedQuiz(10);
    const concepts = await conceptStore(db).concepts(at.ownerId, at.threadId);
    const [doubtful] = concepts;
    await conceptStore(db).saveVerdict(at.ownerId, at.threadId, {
      concepts: concepts.map((one) => ({
        ...one,
        status: one === doubtful ? "unchecked" : "verified",
      })),
      corrections: [],
      check: null,
      factCheck: "partly",
      fromCache: false,
    });
    const quiz = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(new Set(quiz.questions.map(({ unchecked }) => unchecked)).size).toBe(2);
    for (const { unchecked, conceptId } of quiz.questions) {
      expect(unchecked).toBe(conceptId === null || conceptId === doubtful?.id);
    }
  });

  test("another owner finds nothing", async () => {
    const { ports, at } = await closedQuiz();
    const other = { ...at, ownerId: newId("own") };
    const [questionId = ""] = (await keysOf(at)).keys();
    await expect(quizCommands(ports).read.getQuiz(...of(other), "en")).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(
      quizCommands(ports).write.answerQuestion(...of(other), { questionId, answer: "x" }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(quizCommands(ports).read.quizResults(...of(other))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(quizCommands(ports).write.retryMistakes(...of(other))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("a question of another quiz is not found", async () => {
    const [left, right] = [await closedQuiz(), await closedQuiz()];
    const [questionId = ""] = (await keysOf(right.at)).keys();
    await expect(
      quizCommands(left.ports).write.answerQuestion(...of(left.at), { questionId, answer: "x" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("rounds of mistakes", () => {
  test("a round holds the mistakes of the one before; earlier answers stay", async () => {
    const { ports, at } = await closedQuiz();
    const keys = [...(await keysOf(at)).values()];
    for (const [index, question] of keys.entries()) {
      const answer = index < 2 ? wrongAnswer(question) : question.answer;
      await quizCommands(ports).write.answerQuestion(...of(at), {
        questionId: question.id,
        answer,
      });
    }
    const wrong = keys.slice(0, 2).map(({ id }) => id);
    expect(await quizCommands(ports).read.quizResults(...of(at))).toMatchObject({
      round: 1,
      total: 6,
      answered: 6,
      correct: 4,
      score: 4,
      mistakes: wrong,
    });
    await quizCommands(ports).write.retryMistakes(...of(at));
    const second = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(second.round).toBe(2);
    expect(second.questions.map(({ id }) => id)).toEqual(wrong);
    expect(second.questions.every(({ key, attempt }) => key === null && attempt === null)).toBe(
      true,
    );
    await expect(
      quizCommands(ports).write.answerQuestion(...of(at), {
        questionId: keys[3]?.id ?? "",
        answer: "x",
      }),
    ).rejects.toMatchObject({ code: "question_closed" });
    for (const id of wrong) {
      await quizCommands(ports).write.answerQuestion(...of(at), {
        questionId: id,
        answer: keys.find((one) => one.id === id)?.answer ?? "",
      });
    }
    expect(await quizCommands(ports).read.quizResults(...of(at))).toMatchObject({
      round: 2,
      total: 2,
      correct: 2,
      mistakes: [],
    });
    await expect(quizCommands(ports).write.retryMistakes(...of(at))).rejects.toMatchObject({
      code: "nothing_to_retry",
    });
    const { attempts } = await answerStore(db).snapshot(at.ownerId, at.threadId);
    expect(attempts.filter(({ round }) => round === 1)).toHaveLength(6);
  });

  test("what was not answered comes along into the next round", async () => {
    const { ports, at } = await closedQuiz();
    const keys = [...(await keysOf(at)).values()];
    for (const [index, question] of keys.slice(0, 3).entries()) {
      const answer = index === 0 ? wrongAnswer(question) : question.answer;
      await quizCommands(ports).write.answerQuestion(...of(at), {
        questionId: question.id,
        answer,
      });
    }
    await quizCommands(ports).write.retryMistakes(...of(at));
    const { questions, round } = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(round).toBe(2);
    expect(questions.map(({ id }) => id)).toEqual(
      [...keys.slice(0, 1), ...keys.slice(3)].map(({ id }) => id),
    );
  });

  test("an answer that comes in after its round changes neither round", async () => {
    const { ports, at } = await closedQuiz();
    const [wrong, late] = [...(await keysOf(at)).values()];
    await quizCommands(ports).write.answerQuestion(...of(at), {
      questionId: wrong?.id ?? "",
      answer: wrongAnswer(wrong),
    });
    const { answers } = ports;
    const slow: AnsweringPorts["answers"] = {
      ...answers,
      recordAttempt: async (...request) => {
        await quizCommands(ports).write.retryMistakes(...of(at));
        return answers.recordAttempt(...request);
      },
    };
    const request = { questionId: late?.id ?? "", answer: late?.answer ?? "" };
    await expect(
      quizCommands({ ...ports, answers: slow }).write.answerQuestion(...of(at), request),
    ).rejects.toMatchObject({
      code: "question_closed",
    });
    const { questions } = await quizCommands(ports).read.getQuiz(...of(at), "en");
    expect(questions.map(({ id }) => id)).toContain(late?.id);
  });

  test("a double click begins one round", async () => {
    const { ports, at } = await closedQuiz();
    const [question] = [...(await keysOf(at)).values()];
    await quizCommands(ports).write.answerQuestion(...of(at), {
      questionId: question?.id ?? "",
      answer: wrongAnswer(question),
    });
    await Promise.allSettled([
      quizCommands(ports).write.retryMistakes(...of(at)),
      quizCommands(ports).write.retryMistakes(...of(at)),
    ]);
    expect((await quizCommands(ports).read.getQuiz(...of(at), "en")).round).toBe(2);
  });

  test("without a mistake there is nothing to retry", async () => {
    const { ports, at } = await closedQuiz();
    await expect(quizCommands(ports).write.retryMistakes(...of(at))).rejects.toMatchObject({
      code: "nothing_to_retry",
    });
  });
});

describe("open answers", () => {
  const ofAnswer = (question: Question, answer: string) => ({ questionId: question.id, answer });

  test("are graded with partial credit and a reason", async () => {
    const { ask, at, question } = await openQuiz();
    const half = question.answer.split(" ").slice(0, 5).join(" ");
    const { attempt } = await quizCommands(portsWith(ask)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, half),
    );
    expect(attempt.score).toBeGreaterThan(0);
    expect(attempt.score).toBeLessThan(1);
    expect(attempt.reason).toMatch(/Missing/);
  });

  test("with partial credit that passes are no mistake, for the page as for the results", async () => {
    const { ask, at, question } = await openQuiz();
    const mostly: Ask = async (task, input, context) => {
      const answer = await ask(task, input, context);
      const { grades } = outputOf(gradeOpenAnswer, answer);
      Object.assign(grades[0] ?? {}, { points: 5, made: 4 });
      return answer;
    };
    const { attempt } = await quizCommands(portsWith(mostly)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, "words"),
    );
    expect(attempt).toMatchObject({ correct: true, score: 0.8 });
    expect(isMistake(attempt)).toBe(false);
    expect(await quizCommands(portsWith(ask)).read.quizResults(...of(at))).toMatchObject({
      correct: 1,
      mistakes: [],
    });
  });

  test("are stored before they are judged, and judged when asked again", async () => {
    const { ask, at, question } = await openQuiz();
    const down: Ask = async () => {
      throw new AppError("model_unavailable", "down");
    };
    const pending = await quizCommands(portsWith(down)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, question.answer),
    );
    expect(pending.attempt).toEqual({
      answer: question.answer,
      correct: null,
      score: null,
      reason: null,
    });
    expect(await quizCommands(portsWith(down)).read.quizResults(...of(at))).toMatchObject({
      answered: 1,
      correct: 0,
      mistakes: [],
    });
    const graded = await quizCommands(portsWith(ask)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, "another answer"),
    );
    expect(graded.attempt).toMatchObject({ answer: question.answer, correct: true, score: 1 });
  });

  test("a judge that does not answer is waited for no longer than allowed", async () => {
    const { at, question } = await openQuiz();
    const hanging: Ask = (_task, _input, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(new AppError("stopped", "gave up")));
      });
    const { attempt } = await quizCommands(portsWith(hanging, 50)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, "words"),
    );
    expect(attempt.correct).toBeNull();
  });

  test("a judge that is slower than the request grades all the same", async () => {
    const { ask, at, question } = await openQuiz();
    const going = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const slow: Ask = async (task, input, context) => {
      await going.promise;
      context.signal?.throwIfAborted();
      const answer = await ask(task, input, context);
      answered.resolve();
      return answer;
    };
    const ports = portsWith(slow, 50);
    const given = await quizCommands(ports).write.answerQuestion(
      ...of(at),
      ofAnswer(question, question.answer),
    );
    expect(given.attempt.correct).toBeNull();
    going.resolve();
    await answered.promise;
    await expect
      .poll(async () => (await ports.answers.snapshot(...of(at))).attempts)
      .toMatchObject([{ correct: true, score: 1 }]);
  });

  test("without a judge rules grade, and say that they do", async () => {
    const { at, question } = await openQuiz();
    const { ask } = questionPorts(db, null);
    const { attempt } = await quizCommands(portsWith(ask)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, question.answer),
    );
    expect(attempt).toMatchObject({ correct: true, score: 1 });
    expect(attempt.reason).toMatch(/without a model/);
  });

  test("a key that is refused leads to the rules as well, not to endless waiting", async () => {
    const { at, question } = await openQuiz();
    const refused: Ask = async () => {
      throw new AppError("model_refused_key", "no");
    };
    const { attempt } = await quizCommands(portsWith(refused)).write.answerQuestion(
      ...of(at),
      ofAnswer(question, "nothing of it"),
    );
    expect(attempt.correct).toBe(false);
    expect(attempt.reason).toMatch(/without a model/);
  });
});
