import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#lib/ids.ts";
import { defaultMix, type NoteCheck, type NoteDoubt } from "#lib/schemas/quiz.ts";
import { quizzes } from "../schema/quiz.ts";
import { testDatabase } from "../testing/test-database.ts";
import { questionStore } from "./questions.ts";
import { conceptStore, insertQuiz } from "./quizzes.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = questionStore(db);
const concepts = conceptStore(db);

const doubt = (
  start: number,
  by: NoteDoubt["by"] = "solver",
  reason = "It is not.",
): NoteDoubt => ({
  ...{ span: { start, end: start + 4 }, quote: "It is", reason, by },
});
const nothing: NoteCheck = { patches: [], unchecked: [1, 2, 3], doubts: [] };

const newQuiz = async (check: NoteCheck | null) => {
  const ownerId = newId("own");
  const threadId = await db.transaction(async (tx) => {
    const run = await insertThread(tx, { ownerId, kind: "quiz", title: "A quiz" });
    const settings = { wanted: null, mix: defaultMix };
    const quiz = { threadId: run.threadId, ownerId, text: "It is.", fileName: null, settings };
    await insertQuiz(tx, quiz);
    return run.threadId;
  });
  await concepts.saveVerdict(ownerId, threadId, {
    ...{ concepts: [], corrections: [], check, factCheck: "checked", fromCache: false },
  });
  return { ownerId, threadId };
};

test("doubts are added once for a passage and a reader, beside what was checked", async () => {
  const checked: NoteCheck = {
    patches: [{ start: 20, removed: "a", inserted: "b" }],
    unchecked: [7],
    doubts: [doubt(0, "checker")],
  };
  const { ownerId, threadId } = await newQuiz(checked);
  const found = {
    doubts: [doubt(0), doubt(9), doubt(0, "solver", "Again.")],
    check: nothing,
    cacheKey: "k",
  };
  await store.settleProofs(ownerId, threadId, [], found);
  await store.settleProofs(ownerId, threadId, [], found);
  expect(await concepts.noteCheck(ownerId, threadId)).toEqual({
    ...checked,
    doubts: [doubt(0, "checker"), doubt(0), doubt(9)],
  });
});

test("where nothing was stored, what is known of the sentences is stored with them", async () => {
  const { ownerId, threadId } = await newQuiz(null);
  await store.settleProofs(ownerId, threadId, [], { doubts: [], check: nothing, cacheKey: "k" });
  expect(await concepts.noteCheck(ownerId, threadId)).toBeNull();
  await store.settleProofs(ownerId, threadId, [], {
    doubts: [doubt(0)],
    check: nothing,
    cacheKey: "k",
  });
  expect(await concepts.noteCheck(ownerId, threadId)).toEqual({ ...nothing, doubts: [doubt(0)] });
});

test("a stranger's doubts change nothing", async () => {
  const { ownerId, threadId } = await newQuiz(nothing);
  await store.settleProofs(newId("own"), threadId, [], {
    doubts: [doubt(0)],
    check: nothing,
    cacheKey: "k",
  });
  expect(await concepts.noteCheck(ownerId, threadId)).toEqual(nothing);
});

test("a quiz that was stopped is not handed over by its late run", async () => {
  const ownerId = newId("own");
  const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "A test" });
  const settings = { wanted: 5, mix: defaultMix };
  const quiz = { threadId, ownerId, text: "A stack.", fileName: null, settings };
  await db.transaction((tx) => insertQuiz(tx, quiz));
  const statusOf = async () => {
    const [row] = await db.select().from(quizzes).where(eq(quizzes.threadId, threadId));
    return row?.status;
  };
  const before = await statusOf();
  await threadStore(db).stop(ownerId, threadId, async () => {});
  const stopped = await threadStore(db).get(ownerId, threadId);
  const end = { status: "ready", shortfall: null } as const;
  await expect(store.finishQuiz(ownerId, threadId, end)).rejects.toMatchObject({
    code: "stopped",
  });
  expect(await statusOf()).toBe(before);
  expect(await threadStore(db).get(ownerId, threadId)).toEqual(stopped);
  await threadStore(db).retry(ownerId, threadId, async () => {});
  await store.finishQuiz(ownerId, threadId, end);
  expect(await statusOf()).toBe("ready");
});
