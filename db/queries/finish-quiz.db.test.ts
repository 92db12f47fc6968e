import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { quizzes } from "../schema/quiz.ts";
import { testDatabase } from "../testing/test-database.ts";
import { questionStore } from "./questions.ts";
import { insertQuiz } from "./quizzes.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();

it("a quiz that was stopped is not handed over by its late run", async () => {
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
  await expect(questionStore(db).finishQuiz(ownerId, threadId, end)).rejects.toMatchObject({
    code: "stopped",
  });
  expect(await statusOf()).toBe(before);
  expect(await threadStore(db).get(ownerId, threadId)).toEqual(stopped);
  await threadStore(db).retry(ownerId, threadId, async () => {});
  await questionStore(db).finishQuiz(ownerId, threadId, end);
  expect(await statusOf()).toBe("ready");
});
