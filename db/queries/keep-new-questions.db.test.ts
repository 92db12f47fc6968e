import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../lib/ids.ts";
import type { Question } from "../../lib/schemas/quiz.ts";
import { questions, questionVectors } from "../schema/questions.ts";
import { threads } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { questionStore } from "./questions.ts";

const { db } = testDatabase();
const store = questionStore(db);
const threshold = 0.9;

const newThread = async (ownerId: string): Promise<string> => {
  const id = newId("thr");
  await db
    .insert(threads)
    .values({ id, ownerId, kind: "quiz", title: "A quiz", status: "running" });
  return id;
};
const newQuestion = (): Question => ({
  id: newId("qst"),
  type: "true_false",
  stem: "It is so.",
  options: null,
  answer: "true",
  accepted: [],
  explanation: "Because.",
  conceptId: null,
  code: null,
  codeLanguage: null,
  difficulty: "easy",
  evidence: { quote: "x", start: 0, end: 1 },
});
/** Proved questions of a thread, one for each vector. */
const prove = async (threadId: string, embeddings: readonly number[][], modelId = "m1") => {
  const candidates = embeddings.map((_, ordinal) => ({
    question: newQuestion(),
    ordinal,
    round: 0,
  }));
  await store.saveCandidates(threadId, candidates);
  const verdicts = candidates.map(({ question }) => ({
    questionId: question.id,
    proved: true,
    reason: null,
  }));
  await store.settleProofs(threadId, verdicts);
  return candidates.map(({ question }, index) => ({
    questionId: question.id,
    vectors: [{ modelId, embedding: embeddings[index] ?? [] }],
  }));
};
const stateOf = async (id: string | undefined) => {
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, id ?? ""));
  return { state: row?.state, reason: row?.stateReason };
};

test("at the threshold a question repeats a kept one, below it is new", async () => {
  const ownerId = newId("own");
  const first = await prove(await newThread(ownerId), [[1, 0, 0]]);
  const [kept] = first;
  const earlier = await store.byState("none", "kept");
  expect(earlier).toEqual([]);
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, kept?.questionId ?? ""));
  await store.keepNewQuestions(row?.threadId ?? "", first, threshold);
  const thread = await newThread(ownerId);
  const angle = (cosine: number) => [cosine, Math.sqrt(1 - cosine * cosine), 0];
  const proved = await prove(thread, [angle(0.91), [0, 0, 1], angle(0.85)]);
  expect(await store.keepNewQuestions(thread, proved, threshold)).toEqual({ kept: 2, repeats: 1 });
  expect(await stateOf(proved[0]?.questionId)).toEqual({
    state: "repeat",
    reason: kept?.questionId,
  });
  expect((await stateOf(proved[2]?.questionId)).state).toBe("kept");
});

test("of two alike in one quiz the first is kept", async () => {
  const thread = await newThread(newId("own"));
  const proved = await prove(thread, [
    [1, 0],
    [1, 0.01],
  ]);
  await store.keepNewQuestions(thread, proved.toReversed(), threshold);
  expect((await stateOf(proved[0]?.questionId)).state).toBe("kept");
  expect(await stateOf(proved[1]?.questionId)).toEqual({
    state: "repeat",
    reason: proved[0]?.questionId,
  });
});

test("vectors of different models, sizes and owners are never compared", async () => {
  const ownerId = newId("own");
  const old = await newThread(ownerId);
  await store.keepNewQuestions(old, await prove(old, [[1, 0, 0]], "m1"), threshold);
  for (const [owner, vector, model] of [
    [ownerId, [1, 0, 0], "m2"],
    [ownerId, [1, 0, 0, 0], "m1"],
    [newId("own"), [1, 0, 0], "m1"],
  ] as const) {
    const thread = await newThread(owner);
    const proved = await prove(thread, [[...vector]], model);
    expect(await store.keepNewQuestions(thread, proved, threshold)).toEqual({
      kept: 1,
      repeats: 0,
    });
  }
});

test("a step that is repeated changes nothing", async () => {
  const thread = await newThread(newId("own"));
  const proved = await prove(thread, [
    [1, 0],
    [0, 1],
  ]);
  await store.keepNewQuestions(thread, proved, threshold);
  expect(await store.keepNewQuestions(thread, proved, threshold)).toEqual({ kept: 0, repeats: 0 });
  expect(await store.counts(thread)).toEqual({ kept: 2, unproved: 0, repeats: 0 });
});

test("quizzes finished at once keep a question once", async () => {
  const ownerId = newId("own");
  const made = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const thread = await newThread(ownerId);
      return {
        thread,
        proved: await prove(thread, [
          [1, 0, 0],
          [0, 1, 0],
        ]),
      };
    }),
  );
  const results = await Promise.all(
    made.map(({ thread, proved }) => store.keepNewQuestions(thread, proved, threshold)),
  );
  expect(results.reduce((sum, { kept }) => sum + kept, 0)).toBe(2);
});

test("with the thread go its questions and their vectors", async () => {
  const ownerId = newId("own");
  const thread = await newThread(ownerId);
  await store.keepNewQuestions(thread, await prove(thread, [[1, 0]]), threshold);
  await db.delete(threads).where(eq(threads.id, thread));
  expect(
    await db.select().from(questionVectors).where(eq(questionVectors.ownerId, ownerId)),
  ).toEqual([]);
});
