import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hashWords } from "#lib/ai/hash-words.ts";
import { newId } from "#lib/ids.ts";
import { questionVectorText } from "#lib/questions/near-questions.ts";
import { defaultMix, type Question, type QuizStatus } from "#lib/schemas/quiz.ts";
import type { ThreadStatus } from "#lib/schemas/thread.ts";
import { questions, questionVectors, quizzes } from "../schema/quiz.ts";
import { runs, threads } from "../schema/threads.ts";
import { testDatabase } from "../testing/test-database.ts";
import { questionStore } from "./questions.ts";
import { subjectForNew } from "./subjects.ts";

const { db } = testDatabase();
const store = questionStore(db);
const threshold = 0.9;

interface Thread {
  readonly ownerId: string;
  readonly id: string;
}
const newThread = async (
  ownerId: string = newId("own"),
  status: ThreadStatus = "running",
): Promise<Thread> => {
  const id = newId("thr");
  const subjectId = await subjectForNew(db, ownerId);
  await db
    .insert(threads)
    .values({ id, ownerId, subjectId, kind: "quiz", title: "A quiz", status });
  return { ownerId, id };
};
const setStatus = (thread: Thread, status: ThreadStatus) =>
  db.update(threads).set({ status }).where(eq(threads.id, thread.id));
/** As a thread is gone on with that was stopped or failed. */
const retry = async (thread: Thread) => {
  const run = { id: newId("run"), ownerId: thread.ownerId, threadId: thread.id };
  await db.insert(runs).values({ ...run, kind: "retry", status: "running" });
  await setStatus(thread, "running");
};
const newQuestion = (change: Partial<Question> = {}): Question => ({
  id: newId("qst"),
  type: "true_false",
  stem: `It is so ${newId("qst")}.`,
  options: null,
  answer: "true",
  accepted: [],
  explanation: "Because.",
  conceptId: null,
  code: null,
  codeLanguage: null,
  difficulty: "easy",
  evidence: { quote: "x", start: 0, end: 1 },
  ...change,
});
/** Proved questions of a thread, one for each vector. */
const prove = async (
  { ownerId, id }: Thread,
  embeddings: readonly number[][],
  { modelId = "m1", question = {} }: { modelId?: string; question?: Partial<Question> } = {},
) => {
  const candidates = embeddings.map((_, ordinal) => ({
    question: newQuestion(question),
    ordinal,
    round: 0,
  }));
  await store.saveCandidates(ownerId, id, candidates);
  const verdicts = candidates.map(({ question }) => ({
    questionId: question.id,
    proved: true,
    reason: null,
  }));
  await store.settleProofs(ownerId, id, verdicts);
  return candidates.map(({ question }, index) => ({
    questionId: question.id,
    vectors: [{ modelId, embedding: embeddings[index] ?? [] }],
  }));
};
type Proved = Awaited<ReturnType<typeof prove>>;
const keep = ({ ownerId, id }: Thread, proved: Proved) =>
  store.keepNewQuestions(ownerId, id, proved, threshold, null);
const stateOf = async (id: string | undefined) => {
  const [row] = await db
    .select()
    .from(questions)
    .where(eq(questions.id, id ?? ""));
  return { state: row?.state, reason: row?.stateReason };
};

test("at the threshold a question repeats a kept one, below it is new", async () => {
  const ownerId = newId("own");
  const first = await newThread(ownerId);
  const [kept, ...rest] = await prove(first, [[1, 0, 0]]);
  await keep(first, kept ? [kept, ...rest] : []);
  const thread = await newThread(ownerId);
  const angle = (cosine: number) => [cosine, Math.sqrt(1 - cosine * cosine), 0];
  const proved = await prove(thread, [angle(0.91), [0, 0, 1], angle(0.85)]);
  expect(await keep(thread, proved)).toEqual({ kept: 2, repeats: 1 });
  expect(await stateOf(proved[0]?.questionId)).toEqual({
    state: "repeat",
    reason: kept?.questionId,
  });
  expect((await stateOf(proved[2]?.questionId)).state).toBe("kept");
});

test("of two alike in one quiz the first is kept", async () => {
  const thread = await newThread();
  const proved = await prove(thread, [
    [1, 0],
    [1, 0.01],
  ]);
  await keep(thread, proved.toReversed());
  expect((await stateOf(proved[0]?.questionId)).state).toBe("kept");
  expect(await stateOf(proved[1]?.questionId)).toEqual({
    state: "repeat",
    reason: proved[0]?.questionId,
  });
});

test("vectors of different models, sizes and owners are never compared", async () => {
  const ownerId = newId("own");
  const old = await newThread(ownerId);
  await keep(old, await prove(old, [[1, 0, 0]]));
  for (const [owner, vector, model] of [
    [ownerId, [1, 0, 0], "m2"],
    [ownerId, [1, 0, 0, 0], "m1"],
    [newId("own"), [1, 0, 0], "m1"],
  ] as const) {
    const thread = await newThread(owner);
    const proved = await prove(thread, [[...vector]], { modelId: model });
    expect(await keep(thread, proved)).toEqual({
      kept: 1,
      repeats: 0,
    });
  }
});

test("a step that is repeated changes nothing", async () => {
  const thread = await newThread();
  const proved = await prove(thread, [
    [1, 0],
    [0, 1],
  ]);
  await keep(thread, proved);
  expect(await keep(thread, proved)).toEqual({ kept: 0, repeats: 0 });
  expect(await store.byState(thread.ownerId, thread.id, "kept")).toHaveLength(2);
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
  const results = await Promise.all(made.map(({ thread, proved }) => keep(thread, proved)));
  expect(results.reduce((sum, { kept }) => sum + kept, 0)).toBe(2);
});

test("with the thread go its questions and their vectors", async () => {
  const ownerId = newId("own");
  const thread = await newThread(ownerId);
  await keep(thread, await prove(thread, [[1, 0]]));
  await db.delete(threads).where(eq(threads.id, thread.id));
  expect(
    await db.select().from(questionVectors).where(eq(questionVectors.ownerId, ownerId)),
  ).toEqual([]);
});

test("the same question with another key is not kept beside the first", async () => {
  const thread = await newThread();
  const stem = "Which structure hands out first what came first?";
  const [stack] = await prove(thread, [[1, 0]], { question: { stem, answer: "A stack" } });
  const [queue] = await prove(thread, [[0, 1]], {
    question: { stem: `**${stem}**`, answer: "A queue" },
  });
  const both = [stack, queue].flatMap((one) => one ?? []);
  expect(await keep(thread, both)).toEqual({ kept: 1, repeats: 1 });
  const [later] = await prove(thread, [[-1, 0]], { question: { stem, answer: "A tree" } });
  expect(await keep(thread, later ? [later] : [])).toEqual({ kept: 0, repeats: 1 });
});

describe("a paraphrase, in the space of words", () => {
  const words = "hash-words-v1";
  const asked = { type: "open", answer: "WHERE" } as const;
  const first = { ...asked, stem: "Which SQL clause filters rows before grouping?" };
  const again = {
    ...asked,
    stem: "Which clause of SQL is used to filter rows before they are grouped?",
  };
  /** With vectors in both spaces; in the model's they are as far apart as can be. */
  const proveIn = async (thread: Thread, question: typeof first, direction: number[]) => {
    const proved = await prove(thread, [direction], { question });
    const vector = {
      modelId: words,
      embedding: hashWords(questionVectorText({ ...question, code: null })),
    };
    return proved.map((one) => ({ ...one, vectors: [...one.vectors, vector] }));
  };

  test("is a repeat whatever the embedding model says", async () => {
    const old = await newThread();
    await keep(old, await proveIn(old, first, [1, 0]));
    const thread = await newThread(old.ownerId);
    expect(await keep(thread, await proveIn(thread, again, [0, 1]))).toEqual({
      kept: 0,
      repeats: 1,
    });
  });

  test("is dropped, too, when it was asked elsewhere before a stopped quiz went on", async () => {
    const stopped = await newThread();
    const proved = await proveIn(stopped, first, [1, 0]);
    await keep(stopped, proved);
    await setStatus(stopped, "stopped");
    const thread = await newThread(stopped.ownerId);
    await keep(thread, await proveIn(thread, again, [0, 1]));
    await retry(stopped);
    await store.dropOutdated(stopped.ownerId, stopped.id, threshold);
    expect((await stateOf(proved[0]?.questionId)).state).toBe("repeat");
  });
});

test("the same question about another snippet is another question", async () => {
  const thread = await newThread();
  const stem = "What does this code print?";
  const [one] = await prove(thread, [[1, 0]], { question: { stem, code: "print(1)" } });
  const [two] = await prove(thread, [[0, 1]], { question: { stem, code: "print(2)" } });
  const both = [one, two].flatMap((proved) => proved ?? []);
  expect(await keep(thread, both)).toEqual({ kept: 2, repeats: 0 });
});

describe("what a quiz kept that nobody saw", () => {
  const setQuiz = (thread: Thread, status: QuizStatus | null) =>
    db.insert(quizzes).values({
      threadId: thread.id,
      ownerId: thread.ownerId,
      settings: { wanted: null, mix: defaultMix },
      language: "en",
      status,
    });

  test.each([
    ["stopped", null],
    ["failed", null],
    ["failed", "failed"],
  ] as const)("may be asked again: thread %s, quiz %s", async (status, quiz) => {
    const old = await newThread();
    await setQuiz(old, quiz);
    await keep(old, await prove(old, [[1, 0]]));
    await setStatus(old, status);
    const thread = await newThread(old.ownerId);
    expect(await keep(thread, await prove(thread, [[1, 0]]))).toEqual({ kept: 1, repeats: 0 });
  });

  test.each([
    ["done", "ready"],
    ["done", "ready_unchecked"],
    ["running", null],
    ["waiting", null],
  ] as const)("counts when it will be seen: thread %s, quiz %s", async (status, quiz) => {
    const old = await newThread();
    await setQuiz(old, quiz);
    await keep(old, await prove(old, [[1, 0]]));
    await setStatus(old, status);
    const thread = await newThread(old.ownerId);
    expect(await keep(thread, await prove(thread, [[1, 0]]))).toEqual({ kept: 0, repeats: 1 });
  });

  test("is dropped when it was asked elsewhere before the stopped quiz went on", async () => {
    const stopped = await newThread();
    const [same, other] = await prove(stopped, [
      [1, 0, 0],
      [0, 1, 0],
    ]);
    await keep(
      stopped,
      [same, other].flatMap((one) => one ?? []),
    );
    await setStatus(stopped, "stopped");
    const thread = await newThread(stopped.ownerId);
    const [asked] = await prove(thread, [[1, 0, 0]]);
    await keep(thread, asked ? [asked] : []);
    await retry(stopped);
    await store.dropOutdated(stopped.ownerId, stopped.id, threshold);
    await store.dropOutdated(thread.ownerId, thread.id, threshold);
    expect(await stateOf(same?.questionId)).toEqual({
      state: "repeat",
      reason: asked?.questionId,
    });
    expect((await stateOf(other?.questionId)).state).toBe("kept");
    expect((await stateOf(asked?.questionId)).state).toBe("kept");
  });
});

test("another owner changes and sees nothing", async () => {
  const thread = await newThread();
  const proved = await prove(thread, [[1, 0]]);
  const stranger = newId("own");
  const [first] = proved;
  const question = newQuestion();
  await expect(
    store.saveCandidates(stranger, thread.id, [{ question, ordinal: 0, round: 0 }]),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await store.byState(stranger, thread.id, "proved")).toEqual([]);
  await store.keepNewQuestions(stranger, thread.id, proved, threshold, null);
  expect((await stateOf(first?.questionId)).state).toBe("proved");
  await store.settleProofs(stranger, thread.id, [
    { questionId: first?.questionId ?? "", proved: false, reason: "no" },
  ]);
  await keep(thread, proved);
  await retry(thread);
  await store.dropOutdated(stranger, thread.id, -1);
  expect((await stateOf(first?.questionId)).state).toBe("kept");
});

test("what was asked before is found by more terms than a statement has parameters for", async () => {
  const { ownerId, id } = await newThread();
  const terms = Array.from({ length: 70_000 }, (_, number) => `term ${number}`);
  const about = { terms, noteSha256: "", exceptThreadId: id, limit: 10 };
  expect(await store.askedBefore(ownerId, about)).toEqual([]);
});
