import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ErrorCode } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { questions as questionRows } from "../schema/quiz.ts";
import { threads as threadRows } from "../schema/threads.ts";
import { newStudy } from "../testing/new-study.ts";
import { testDatabase } from "../testing/test-database.ts";
import { toldDatabase } from "../testing/told-database.ts";
import { answerStore } from "./questions.ts";
import { insertQuiz } from "./quizzes.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const threads = threadStore(db);

const insertTitled = async (ownerId: string, titles: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const title of titles) {
    ids.push((await insertThread(db, { ownerId, kind: "quiz", title })).threadId);
  }
  return ids;
};

const titlesFound = async (ownerId: string, search: string, limit = 10) =>
  (await threads.list(ownerId, { search, limit })).map(({ title }) => title);

describe("the list of threads", () => {
  it("has what the student worked on last first, whatever the program did since", async () => {
    const owner = newId("own");
    const [first = "", second = ""] = await insertTitled(owner, ["one", "two", "three"]);
    expect(await titlesFound(owner, "")).toEqual(["three", "two", "one"]);
    await threads.stop(owner, first, async () => {});
    await threads.change(owner, second, { title: "two again" });
    expect(await titlesFound(owner, "")).toEqual(["three", "two again", "one"]);
    await threads.retry(owner, first, async () => {});
    expect(await titlesFound(owner, "", 2)).toEqual(["one", "three"]);
  });

  it("is searched by title without regard to case, in both alphabets", async () => {
    const owner = newId("own");
    await insertTitled(owner, ["Deep Sea", "Глубокое море"]);
    expect(await titlesFound(owner, "deep")).toEqual(["Deep Sea"]);
    expect(await titlesFound(owner, " МОРЕ ")).toEqual(["Глубокое море"]);
  });

  it.each(["%", "_", "\\"])("takes %j in a search for itself", async (sign) => {
    const owner = newId("own");
    await insertTitled(owner, [`a${sign}b`, "axb"]);
    expect(await titlesFound(owner, `a${sign}b`)).toEqual([`a${sign}b`]);
  });
});

describe("a quiz in the list", () => {
  const newQuiz = async (owner: string) => {
    const { threadId } = await insertThread(db, { ownerId: owner, kind: "quiz", title: "A quiz" });
    const settings = { wanted: null, mix: defaultMix };
    const quiz = { threadId, ownerId: owner, text: "A stack.", fileName: null, settings };
    await db.transaction((tx) => insertQuiz(tx, quiz));
    const ids = Array.from({ length: 4 }, () => newId("q"));
    await db.insert(questionRows).values(
      [...ids, newId("q")].map((id, ordinal) => ({
        ...{ id, ownerId: owner, threadId, ordinal, round: 0, type: "fill_in" as const },
        ...{ stem: "?", options: null, answer: "a", accepted: [], explanation: "" },
        ...{ difficulty: "easy" as const, evidence: { quote: "A", start: 0, end: 1 } },
        state: id === ids[ordinal] ? ("kept" as const) : ("repeat" as const),
      })),
    );
    return { threadId, ids };
  };

  it("comes with what was answered of it, in every round, and is moved up by an answer", async () => {
    const owner = newId("own");
    const { threadId, ids } = await newQuiz(owner);
    await insertTitled(owner, ["made later"]);
    const answers = answerStore(db);
    const answer = (index: number, round: number, score: number | null, correct = score === 1) =>
      answers.recordAttempt(owner, threadId, {
        ...{ questionId: ids[index] ?? "", round, answer: "a", score, reason: null },
        correct: score === null ? null : correct,
      });
    const listed = async () => {
      const list = await threads.list(owner, { search: "", limit: 10 });
      return { first: list[0]?.title, quiz: list.find(({ id }) => id === threadId)?.quiz };
    };
    const fresh = { round: 1, asked: 4, begun: 0, graded: 0, total: 4, right: 0 };
    expect(await listed()).toEqual({ first: "made later", quiz: fresh });

    await answer(0, 1, 1);
    await answer(1, 1, 0);
    await answer(2, 1, null);
    expect(await listed()).toEqual({
      ...{ first: "A quiz", quiz: { ...fresh, begun: 3, graded: 2, right: 1 } },
    });
    // A part of it passes, and is not right as a whole.
    await answer(3, 1, 0.7, true);
    await answers.beginRound(owner, threadId, 1);
    const second = { ...fresh, round: 2, asked: 2, right: 1 };
    expect((await listed()).quiz).toEqual(second);
    await answer(1, 2, 1);
    await answer(2, 2, 0);
    expect((await listed()).quiz).toEqual({ ...second, begun: 2, graded: 2, right: 2 });
  });

  it("is read with all others in one statement", async () => {
    const { db: elsewhere, told } = toldDatabase();
    const owner = newId("own");
    for (const _ of [1, 2, 3]) await newQuiz(owner);
    const list = threadStore(elsewhere).list;
    await list(owner, { search: "", limit: 10 });
    told.length = 0;
    expect(await list(owner, { search: "", limit: 10 })).toHaveLength(3);
    expect(told).toHaveLength(1);
  });
});

describe("the retry", () => {
  const failWith = async (owner: string, errorCode: ErrorCode): Promise<string> => {
    const [id = ""] = await insertTitled(owner, [errorCode]);
    await db
      .update(threadRows)
      .set({ status: "failed", errorCode, activeRunId: null })
      .where(eq(threadRows.id, id));
    return id;
  };

  it.each(["note_garbage", "note_exhausted", "nothing_written", "no_questions"] as const)(
    "is refused after %s, which no other run can mend",
    async (code) => {
      const owner = newId("own");
      const id = await failWith(owner, code);
      await expect(threads.retry(owner, id, async () => {})).rejects.toMatchObject({
        code: "thread_not_retryable",
      });
      expect(await threads.get(owner, id)).toMatchObject({ status: "failed", errorCode: code });
    },
  );

  it("is taken after an error that may be gone", async () => {
    const owner = newId("own");
    const id = await failWith(owner, "model_refused_key");
    await threads.retry(owner, id, async () => {});
    expect(await threads.get(owner, id)).toMatchObject({ status: "running", errorCode: null });
  });
});

describe("the revision", () => {
  it("rises with a change that can be seen, and only then", async () => {
    const owner = newId("own");
    const [id = ""] = await insertTitled(owner, ["one"]);
    const before = await threads.revision(owner, id);
    await threads.get(owner, id);
    expect(await threads.revision(owner, id)).toBe(before);
    await threads.change(owner, id, { title: "two" });
    expect(await threads.revision(owner, id)).toBe(before + 1);
    await threads.stop(owner, id, async () => {});
    await threads.stop(owner, id, async () => {});
    expect(await threads.revision(owner, id)).toBe(before + 2);
  });
});

describe("a poll", () => {
  const { db: elsewhere, told } = toldDatabase();

  it("sees at once what another process changed, however many are asked meanwhile", async () => {
    const { ownerId, threadId } = await newStudy(db);
    const polls = threadStore(elsewhere);
    const seen: number[] = [];
    const crowd: Promise<number>[] = [];
    for (let change = 0; change < 20; change++) {
      crowd.push(...Array.from({ length: 5 }, () => polls.revision(ownerId, threadId)));
      const before = await threads.revision(ownerId, threadId);
      await threads.change(ownerId, threadId, { title: `name ${change}` });
      seen.push((await polls.revision(ownerId, threadId)) - before);
    }
    expect(seen).toEqual(Array.from({ length: 20 }, () => 1));
    await Promise.all(crowd);
  });

  it("shares its question with all that wait", async () => {
    const mine = await newStudy(db);
    const other = await newStudy(db);
    const polls = threadStore(elsewhere);
    const ask = ({ ownerId, threadId }: typeof mine) => polls.revision(ownerId, threadId);
    await ask(mine);
    told.length = 0;
    const many = Array.from({ length: 100 }, (_, index) => ask(index % 2 ? mine : other));
    const stranger = polls.revision(other.ownerId, mine.threadId);
    await expect(stranger).rejects.toMatchObject({ code: "not_found" });
    expect(new Set(await Promise.all(many))).toEqual(new Set([1]));
    expect(told.length).toBe(1);
  });

  it("does not wait for one that is never answered", async () => {
    const { ownerId, threadId } = await newStudy(db);
    const never = { prepare: () => ({ execute: () => new Promise(() => {}) }) };
    let lost = true;
    const losing = new Proxy(db, {
      get: (given, name) => {
        if (name !== "select" || !lost) return Reflect.get(given, name, given);
        lost = false;
        return () => ({ from: () => ({ where: () => never }) });
      },
    });
    const polls = threadStore(losing);
    void polls.revision(ownerId, threadId);
    await Promise.resolve();
    expect(await polls.activeRun(ownerId, threadId)).toMatch(/^run/);
    expect(lost).toBe(false);
  });
});
