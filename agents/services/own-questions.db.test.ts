import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardStore } from "#db/queries/cards.ts";
import { ownQuestionStore } from "#db/queries/own-questions.ts";
import { answerStore, questionStore, readSnapshot } from "#db/queries/questions.ts";
import { insertQuiz } from "#db/queries/quizzes.ts";
import { sourceStore } from "#db/queries/subject-sources.ts";
import { insertThread } from "#db/queries/threads.ts";
import { cards as cardRows } from "#db/schema/cards.ts";
import {
  corrections,
  questions as questionRows,
  questionVectors,
  quizzes,
} from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { exportQuiz } from "#lib/questions/export-quiz.ts";
import { defaultMix, type OwnTexts, type Question } from "#lib/schemas/quiz.ts";
import { quizQuestions } from "#lib/thread-texts/thread-passages.ts";
import { questionPorts } from "../quiz/testing/question-fixture.ts";
import { ownQuestionCommands } from "./own-questions.ts";
import { quizCommands } from "./quiz.ts";

const { db } = testDatabase();
const { read, write } = ownQuestionCommands(ownQuestionStore(db));
const quiz = quizCommands({
  ...{ ask: questionPorts(db, null).ask, answers: answerStore(db), sources: sourceStore(db) },
  ...{ gradeWithinMs: 5_000, gradeAtLastMs: 5_000 },
  createThread: () => Promise.reject(new Error("these tests make their quizzes themselves")),
});

const note = "A mutex is released by its owner. A semaphore may be released by any thread.";
const passageOf = (quote: string) => {
  const start = note.indexOf(quote);
  return { quote, start, end: start + quote.length };
};
const mutex = "A mutex is released by its owner.";
const semaphore = "A semaphore may be released by any thread.";

const choice = (stem: string, quote: string): Omit<Question, "id"> => ({
  ...{ type: "multiple_choice", stem, options: ["Its owner", "Any thread", "Nobody", "A file"] },
  ...{ answer: "Its owner", accepted: [], explanation: "", conceptId: null, code: null },
  ...{ codeLanguage: null, difficulty: "easy", evidence: passageOf(quote) },
  proof: { by: "solver" },
});

/** A ready quiz of three questions: two rest on one sentence, the third on another. */
const newQuiz = async () => {
  const ownerId = newId("own");
  const threadId = await db.transaction(async (tx) => {
    const made = await insertThread(tx, { ownerId, kind: "quiz", title: "Locks" });
    const settings = { wanted: null, mix: defaultMix };
    await insertQuiz(tx, {
      ...{ threadId: made.threadId, ownerId },
      text: note,
      fileName: null,
      settings,
    });
    return made.threadId;
  });
  const asked = [
    choice("Who releases a mutex?", mutex),
    choice("Who may unlock a mutex?", mutex),
    choice("Who releases a semaphore?", semaphore),
  ];
  const ids = asked.map(() => newId("qst")) as [string, string, string];
  await db.insert(questionRows).values(
    asked.map((question, ordinal) => ({
      ...{ ...question, id: ids[ordinal] ?? "", ownerId, threadId, ordinal, round: 0 },
      state: "kept" as const,
    })),
  );
  await db
    .update(quizzes)
    .set({ status: "ready", noteCheck: { patches: [], unchecked: [], doubts: [] } })
    .where(eq(quizzes.threadId, threadId));
  return { at: [ownerId, threadId] as const, ownerId, ids };
};
type Quiz = Awaited<ReturnType<typeof newQuiz>>;

const answer = ({ at }: Quiz, questionId: string, text: string) =>
  quiz.write.answerQuestion(...at, { questionId, answer: text });
const viewOf = ({ at }: Quiz) => quiz.read.getQuiz(...at, "en");
const resultsOf = ({ at }: Quiz) => quiz.read.quizResults(...at);
const cardsOf = async ({ ownerId }: Quiz) => {
  const at = new Date(Date.now() + 7 * 86_400_000);
  const query = { search: "", limit: 9, offset: 0 };
  return (await cardStore(db).list(ownerId, query, { soon: at, endOfDay: at })).cards;
};
const searchedOf = async ({ at }: Quiz) => quizQuestions(await readSnapshot(db, ...at));

const other: OwnTexts = {
  ...{ stem: "Who unlocks a mutex?", options: ["The locker", "The kernel", "Both of them"] },
  ...{ answer: "The locker", accepted: [], explanation: "It owns it.", code: null },
};
const change = ({ at }: Quiz, questionId: string, texts = other) =>
  write.changeQuestion(...at, questionId, { texts });
const removed = { deleted: true, keepCard: false };
const restored = { deleted: false, keepCard: false };

describe("a question that was changed", () => {
  test("has its words everywhere, and its answer counts as it was graded", async () => {
    const made = await newQuiz();
    const [first, second] = made.ids;
    await answer(made, first, "Nobody");
    await answer(made, second, "Its owner");
    await db.update(cardRows).set({ reviews: 7 }).where(eq(cardRows.id, first));
    const before = await resultsOf(made);
    await change(made, first);
    expect(await resultsOf(made)).toEqual(before);
    const [view, untouched] = (await viewOf(made)).questions;
    expect(view).toMatchObject({
      ...{ stem: other.stem, options: other.options, byHand: { as: "changed" } },
      ...{ attempt: { answer: "Nobody", correct: false }, answeredBefore: true },
      key: { answer: "The locker", explanation: "It owns it.", proof: { by: "student" } },
    });
    expect(untouched).toMatchObject({ answeredBefore: false, key: { proof: { by: "solver" } } });
    expect(untouched).not.toHaveProperty("byHand");
    const cards = await cardsOf(made);
    expect(cards.find(({ id }) => id === first)?.content).toMatchObject({
      question: { stem: other.stem, answer: "The locker" },
    });
    const [row] = await db.select().from(cardRows).where(eq(cardRows.id, first));
    expect(row?.reviews).toBe(7);
    const taken = await quiz.read.exportedQuiz(...made.at);
    for (const file of ["answers", "csv", "gift"] as const) {
      const text = exportQuiz(taken, file);
      expect(text).toContain("The locker");
      expect(text).not.toContain("Who releases a mutex?");
    }
    expect(exportQuiz(taken, "csv")).toContain("Your own answer");
    // New questions are compared with the new words.
    const vectors = await db
      .select({ modelId: questionVectors.modelId })
      .from(questionVectors)
      .where(eq(questionVectors.questionId, first));
    expect(vectors).toHaveLength(1);
    // The next round asks it anew.
    await quiz.write.retryMistakes(...made.at);
    await answer(made, first, "The locker");
    expect((await viewOf(made)).questions[0]).toMatchObject({
      ...{ attempt: { correct: true }, answeredBefore: false },
    });
  });

  test("takes no answer that was given to other words or to other options", async () => {
    const made = await newQuiz();
    const [first, second] = made.ids;
    await change(made, first);
    const [view] = (await viewOf(made)).questions;
    const changed = { code: "question_changed" };
    const at = { questionId: first, answer: "The kernel" };
    await expect(answer(made, first, "Nobody")).rejects.toMatchObject(changed);
    const stale = quiz.write.answerQuestion(...made.at, { ...at, changedAt: null });
    await expect(stale).rejects.toMatchObject(changed);
    expect((await viewOf(made)).questions[0]).toMatchObject({ attempt: null });
    const changedAt = view?.byHand?.at ?? null;
    const given = await quiz.write.answerQuestion(...made.at, { ...at, changedAt });
    expect(given.attempt).toMatchObject({ correct: false });
    // Judged before the change, stored after it.
    const judged = { questionId: second, round: 1, answer: "Its owner" };
    const right = { correct: true, score: 1, reason: null };
    await change(made, second);
    const late = answerStore(db).recordAttempt(...made.at, { ...judged, ...right }, null);
    await expect(late).rejects.toMatchObject(changed);
    const graded = { questionId: second, round: 1, ...right };
    const grade = answerStore(db).gradeAttempt(...made.at, graded, null);
    await expect(grade).rejects.toMatchObject(changed);
  });

  test("is told what is wrong with it, and stays what it was", async () => {
    const made = await newQuiz();
    const bad = change(made, made.ids[0], { ...other, answer: "Somebody" });
    await expect(bad).rejects.toMatchObject({ code: "question_unfit" });
    expect((await viewOf(made)).questions[0]).toMatchObject({ stem: "Who releases a mutex?" });
    const broken = change(made, made.ids[0], { ...other, stem: "\0" });
    await expect(broken).rejects.toMatchObject({ code: "text_broken" });
  });

  test("comes back where it was withdrawn, as what was said of it was said of other words", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await answer(made, first, "Nobody");
    await quiz.write.complain(...made.at, { questionId: first, kind: "unclear", words: "" });
    expect(await resultsOf(made)).toMatchObject({ total: 2 });
    await change(made, first);
    expect(await resultsOf(made)).toMatchObject({ total: 3, answered: 1 });
    expect((await viewOf(made)).complaints).toEqual([]);
  });

  test("stands where it stood when only its explanation is another", async () => {
    const made = await newQuiz();
    const [first, second] = made.ids;
    await answer(made, first, "Nobody");
    await quiz.write.complain(...made.at, { questionId: first, kind: "unclear", words: "" });
    await answer(made, second, "Nobody");
    for (const id of [first, second]) {
      const { texts } = await read.wholeQuestion(...made.at, id);
      await change(made, id, { ...texts, explanation: "It owns it." });
    }
    const { questions, complaints } = await viewOf(made);
    expect(complaints).toHaveLength(1);
    expect(await resultsOf(made)).toMatchObject({ total: 2, answered: 1 });
    expect(questions[1]).toMatchObject({
      ...{ byHand: { as: "changed" }, answeredBefore: false },
      key: { explanation: "It owns it.", proof: { by: "solver" } },
    });
  });

  test("is asked anew where nobody has graded an answer to its former words", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await db
      .update(questionRows)
      .set({ type: "open", options: null })
      .where(eq(questionRows.id, first));
    await answerStore(db).recordAttempt(...made.at, {
      ...{ questionId: first, round: 1, answer: "Who knows" },
      ...{ correct: null, score: null, reason: null },
    });
    const texts = { ...other, options: null };
    await change(made, first, { ...texts, stem: "Who releases a mutex?", answer: "Its owner" });
    expect((await viewOf(made)).questions[0]).toMatchObject({ attempt: { answer: "Who knows" } });
    await change(made, first, texts);
    expect((await viewOf(made)).questions[0]).toMatchObject({ attempt: null, key: null });
  });
});

describe("what was changed by hand is not taken away", () => {
  const states = async (made: Quiz) => {
    const rows = await db
      .select({ id: questionRows.id, state: questionRows.state })
      .from(questionRows)
      .where(eq(questionRows.ownerId, made.ownerId));
    return made.ids.map((id) => rows.find((row) => row.id === id)?.state);
  };

  test("when its student rejects a correction that it rests on", async () => {
    const made = await newQuiz();
    const [ownerId, threadId] = made.at;
    const { start, end } = passageOf(mutex);
    await db.insert(corrections).values({
      ...{ threadId, id: "cor_1", ownerId, ordinal: 0, term: "mutex", type: "definition_fix" },
      ...{
        message: "",
        original: mutex,
        fixed: "Otherwise.",
        span: { start, end },
        basis: "model",
      },
      patch: { start, removed: mutex, inserted: "Otherwise." },
    });
    await change(made, made.ids[0]);
    await answerStore(db).rejectCorrections(...made.at, ["cor_1"], true);
    expect(await states(made)).toEqual(["kept", "set_aside", "kept"]);
  });

  test("when a solver doubts the sentence that it rests on", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await change(made, first);
    const key = "added";
    await write.addQuestion(...made.at, { key, type: "open", texts: { ...other, options: null } });
    const { quote, ...span } = passageOf(mutex);
    await questionStore(db).settleProofs(...made.at, [], {
      doubts: [{ span, quote, reason: "It is not so.", by: "solver" }],
      check: { patches: [], unchecked: [], doubts: [] },
      cacheKey: "k",
    });
    expect(await states(made)).toEqual(["kept", "unproved", "kept"]);
    // Of the three that were written for it two are left, one of them changed; what was added is no part of them.
    expect((await viewOf(made)).shortfall).toMatchObject({ wanted: 3, delivered: 2, unproved: 1 });
  });

  test("when another question on the same words is withdrawn", async () => {
    const made = await newQuiz();
    const [first, second, third] = made.ids;
    await change(made, first);
    const same = await answerStore(db).sameFact(...made.at, second);
    expect(same).toEqual([]);
    await answer(made, second, "Nobody");
    const said = { questionId: second, kind: "unclear" as const, words: "" };
    await answerStore(db).complain(...made.at, said);
    await answerStore(db).settleComplaint(...made.at, {
      ...{ ...said, verdict: "upheld", reply: "So it is.", quotes: [], along: [first, third] },
    });
    expect(await states(made)).toEqual(["kept", "withdrawn", "withdrawn"]);
  });

  test("when a judge comes to something about the words that were there before", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await answer(made, first, "Nobody");
    const said = { questionId: first, kind: "unclear" as const, words: "" };
    await answerStore(db).complain(...made.at, said);
    await change(made, first);
    await answerStore(db).settleComplaint(...made.at, {
      ...{ ...said, verdict: "upheld", reply: "So it is.", quotes: [], along: [] },
    });
    expect(await states(made)).toEqual(["kept", "kept", "kept"]);
  });
});

describe("a question that was deleted", () => {
  test("is gone with its score and its card, and comes back with both", async () => {
    const made = await newQuiz();
    const [first, second] = made.ids;
    await answer(made, first, "Its owner");
    await answer(made, second, "Nobody");
    await db.update(cardRows).set({ reviews: 7 }).where(eq(cardRows.id, first));
    await write.changeQuestion(...made.at, first, removed);
    expect(await resultsOf(made)).toMatchObject({ total: 2, answered: 1, correct: 0 });
    expect((await cardsOf(made)).map(({ id }) => id)).toEqual([second]);
    expect((await searchedOf(made)).map(({ id }) => id)).not.toContain(first);
    const { questions } = await quiz.read.exportedQuiz(...made.at);
    expect(questions.map(({ id }) => id)).not.toContain(first);
    // It was asked all the same, and does not count as a part of the note that was.
    expect((await answerStore(db).askedOfNote(...made.at)).asked).toHaveLength(2);
    const listed = await read.listQuestions(...made.at);
    expect(listed.map(({ state }) => state)).toEqual(["deleted", "asked", "asked"]);
    await expect(change(made, first)).rejects.toMatchObject({ code: "not_found" });
    await write.changeQuestion(...made.at, first, restored);
    expect(await resultsOf(made)).toMatchObject({ total: 3, answered: 2, correct: 1 });
    const [row] = await db.select().from(cardRows).where(eq(cardRows.id, first));
    expect(row).toMatchObject({ questionId: first, reviews: 7 });
  });

  test("leaves its card as one of the student's own, if they like, and takes it back", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await answer(made, first, "Its owner");
    await db.update(cardRows).set({ reviews: 7 }).where(eq(cardRows.id, first));
    await write.changeQuestion(...made.at, first, { deleted: true, keepCard: true });
    const [kept] = await cardsOf(made);
    expect(kept?.content).toMatchObject({ kind: "own" });
    expect(JSON.stringify(kept?.content)).toContain("Who releases a mutex?");
    await write.changeQuestion(...made.at, first, restored);
    const [again] = await cardsOf(made);
    expect(again?.content).toMatchObject({ kind: "question", question: { id: first } });
    const [row] = await db.select().from(cardRows).where(eq(cardRows.id, first));
    expect(row?.reviews).toBe(7);
  });

  test("stays withdrawn where it was", async () => {
    const made = await newQuiz();
    const [first] = made.ids;
    await answer(made, first, "Nobody");
    await quiz.write.complain(...made.at, { questionId: first, kind: "unclear", words: "" });
    await write.changeQuestion(...made.at, first, removed);
    await write.changeQuestion(...made.at, first, restored);
    expect((await read.listQuestions(...made.at))[0]).toMatchObject({ state: "withdrawn" });
    expect(await resultsOf(made)).toMatchObject({ total: 2 });
  });

  test("is not deleted twice", async () => {
    const made = await newQuiz();
    await write.changeQuestion(...made.at, made.ids[0], removed);
    const again = write.changeQuestion(...made.at, made.ids[0], removed);
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a question that was added", () => {
  const own: OwnTexts = {
    ...{ stem: "What is a spinlock?", options: null, answer: "A lock that waits in a loop" },
    ...{ accepted: [], explanation: "", code: null },
  };

  test("is asked with the others, judged, and comes back for review; its key is not found before", async () => {
    const made = await newQuiz();
    const request = { key: "once", type: "open" as const, texts: own };
    const { id } = await write.addQuestion(...made.at, request);
    await write.addQuestion(...made.at, request);
    const { questions } = await viewOf(made);
    expect(questions).toHaveLength(4);
    expect(questions[3]).toMatchObject({
      ...{ id, byHand: { as: "added" }, attempt: null, key: null, unchecked: false },
    });
    expect((await searchedOf(made))[3]).toMatchObject({ question: own.stem, answer: null });
    expect((await cardsOf(made)).map((card) => card.id)).toEqual([id]);
    expect(JSON.stringify(await read.listQuestions(...made.at))).not.toContain("in a loop");
    const { attempt, key } = await answer(made, id, "It is a lock that waits in a loop");
    expect(attempt).toMatchObject({ correct: true });
    expect(key).toMatchObject({ place: null, proof: { by: "student" } });
    expect(exportQuiz(await quiz.read.exportedQuiz(...made.at), "answers")).toContain(own.answer);
  });

  test("is not added again by the same request once it is deleted", async () => {
    const made = await newQuiz();
    const request = { key: "once", type: "open" as const, texts: own };
    const { id } = await write.addQuestion(...made.at, request);
    await write.changeQuestion(...made.at, id, removed);
    expect(await write.addQuestion(...made.at, request)).toEqual({ id });
    expect((await read.listQuestions(...made.at)).map(({ state }) => state)).toEqual([
      ...["asked", "asked", "asked", "deleted"],
    ]);
  });

  test("stays the student's own when it is changed", async () => {
    const made = await newQuiz();
    const { id } = await write.addQuestion(...made.at, { key: "k", type: "open", texts: own });
    await change(made, id, { ...own, answer: "A busy lock" });
    expect(await read.wholeQuestion(...made.at, id)).toMatchObject({
      ...{ byHand: { as: "added" }, texts: { answer: "A busy lock" } },
    });
  });
});

test("a flag stays until it is taken off, and asks nobody", async () => {
  const made = await newQuiz();
  const [first] = made.ids;
  await write.changeQuestion(...made.at, first, { flagged: true });
  expect((await viewOf(made)).questions.map(({ flagged }) => flagged ?? false)).toEqual([
    ...[true, false, false],
  ]);
  expect((await read.listQuestions(...made.at))[0]).toMatchObject({ flagged: true });
  await write.changeQuestion(...made.at, first, { flagged: false });
  expect((await read.listQuestions(...made.at))[0]).toMatchObject({ flagged: false });
});
