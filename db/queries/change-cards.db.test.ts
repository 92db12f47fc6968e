import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#lib/ids.ts";
import { mostTagsOfCard } from "#lib/text/card-tags.ts";
import { cards } from "../schema/cards.ts";
import { questions } from "../schema/quiz.ts";
import { testDatabase } from "../testing/test-database.ts";
import { cardStore } from "./cards.ts";
import { insertQuiz } from "./quizzes.ts";
import { subjectStore } from "./subjects.ts";
import { insertThread } from "./threads.ts";

const { db } = testDatabase();
const store = cardStore(db);
const now = new Date("2026-03-10T12:00:00Z");

let ownerId: string;
let rocks: string;
let quiz: string;
beforeEach(async () => {
  ownerId = newId("own");
  rocks = await subjectStore(db).create(ownerId, "Rocks");
  const thread = { ownerId, kind: "quiz", title: "Minerals", subjectId: rocks } as const;
  const { threadId } = await insertThread(db, thread);
  await insertQuiz(db, {
    ...{ ownerId, threadId, text: "Quartz is hard.", fileName: null },
    settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
  });
  quiz = newId("qst");
  await db.insert(questions).values({
    ...{ id: quiz, ownerId, threadId, ordinal: 0, round: 0, type: "fill_in", stem: "Which?" },
    ...{ accepted: [], explanation: "", difficulty: "easy", state: "kept", answer: "x" },
    evidence: { quote: "Quartz is hard.", start: 0, end: 15 },
  });
  await db.insert(cards).values({ id: quiz, ownerId, questionId: quiz, due: now });
});

const make = async (front: string, tags: readonly string[] = [], subjectId = rocks) => {
  await store.add(ownerId, subjectId, [{ front, back: "x", tags: [...tags] }], now);
  const rows = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
  return rows.find((row) => row.front === front && row.subjectId === subjectId)?.id ?? "";
};
const read = async (...ids: readonly string[]) => {
  const rows = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
  return ids.map((id) => rows.find((row) => row.id === id));
};
const tagsOf = async (...ids: readonly string[]) => (await read(...ids)).map((row) => row?.tags);

describe("several cards at once", () => {
  it("get tags as others write them, and lose some, questions too", async () => {
    const [a, b] = [await make("a", ["hard rocks", "week 1"]), await make("b")];
    await make("c", ["Quartz"]);
    const ids = [a, b, quiz];
    const change = { addTags: ["quartz", "new"], removeTags: ["HARD_ROCKS"] };
    expect(await store.changeSome(ownerId, ids, change)).toEqual({
      ...{ changed: 3, ofQuiz: 0, known: 0, full: 0 },
    });
    const both = ["Quartz", "new"];
    expect(await tagsOf(...ids)).toEqual([["week 1", ...both], both, both]);
    expect(await store.changeSome(ownerId, ids, change)).toMatchObject({ changed: 0 });
  });

  it("get tags but where that would be too many", async () => {
    const most = Array.from({ length: mostTagsOfCard }, (_, n) => `tag ${n}`);
    const ids = [await make("few"), await make("full", most)];
    const change = { addTags: ["one more"] };
    expect(await store.changeSome(ownerId, ids, change)).toMatchObject({ changed: 1, full: 1 });
    expect(await tagsOf(...ids)).toEqual([["one more"], most]);
    // What goes makes room.
    const swap = { addTags: ["another"], removeTags: ["tag 0"] };
    expect(await store.changeSome(ownerId, ids, swap)).toMatchObject({ changed: 2, full: 0 });
  });

  it("are suspended and resumed", async () => {
    const [a, b] = [await make("a"), await make("b")];
    await store.change(ownerId, a, { suspendedAt: new Date(0) });
    const suspend = { suspendedAt: now };
    expect(await store.changeSome(ownerId, [a, b, quiz], suspend)).toMatchObject({ changed: 2 });
    expect((await read(a, b)).map((row) => row?.suspendedAt)).toEqual([new Date(0), now]);
    const resume = { suspendedAt: null };
    expect(await store.changeSome(ownerId, [a, b], resume)).toMatchObject({ changed: 2 });
    expect((await read(a, quiz)).map((row) => row?.suspendedAt)).toEqual([null, now]);
  });

  it("move but where the subject has their words, and but the questions of quizzes", async () => {
    const stones = await subjectStore(db).create(ownerId, "Stones");
    const sand = await subjectStore(db).create(ownerId, "Sand");
    const [a, b] = [await make("a"), await make("b")];
    await make("a", [], stones);
    const twin = await make("b", [], sand);
    const ids = [a, b, twin, quiz];
    expect(await store.changeSome(ownerId, ids, { subjectId: stones })).toEqual({
      ...{ changed: 1, ofQuiz: 1, known: 2, full: 0 },
    });
    const [one, two, three] = await read(a, b, twin);
    expect(one?.subjectId).toBe(rocks);
    expect([two?.subjectId, three?.subjectId].toSorted()).toEqual(
      [stones, two?.subjectId === stones ? sand : rocks].toSorted(),
    );
  });

  it("are deleted but for the questions of quizzes", async () => {
    const [a, b] = [await make("a"), await make("b")];
    expect(await store.changeSome(ownerId, [a, quiz, "crd_gone"], { deleted: true })).toEqual({
      ...{ changed: 1, ofQuiz: 1, known: 0, full: 0 },
    });
    expect((await read(a, b, quiz)).map((row) => row?.id)).toEqual([undefined, b, quiz]);
    // Asked once more, as the answer was lost.
    expect(await store.changeSome(ownerId, [a], { deleted: true })).toMatchObject({ changed: 0 });
  });

  it("move and are made in one subject at once without an error, each once", async () => {
    const stones = await subjectStore(db).create(ownerId, "Stones");
    const [one, two] = [await make("same"), await make("same", [], stones)];
    const third = await subjectStore(db).create(ownerId, "Third");
    const pairs = [{ front: "same", back: "x", tags: [] }];
    await Promise.all([
      store.changeSome(ownerId, [one], { subjectId: third }),
      store.changeSome(ownerId, [two], { subjectId: third }),
      store.add(ownerId, third, pairs, now),
    ]);
    const rows = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
    expect(rows.filter((row) => row.subjectId === third && row.front === "same")).toHaveLength(1);
  });

  it("are nobody's but their owner's", async () => {
    const mine = await make("mine");
    const before = await read(mine, quiz);
    const other = newId("own");
    const theirs = await subjectStore(db).create(other, "Theirs");
    const gone = await store.changeSome(other, [mine, quiz], { deleted: true });
    expect(gone).toEqual({ changed: 0, ofQuiz: 0, known: 0, full: 0 });
    for (const change of [{ addTags: ["x"] }, { suspendedAt: now }]) {
      const asked = store.changeSome(other, [mine, quiz], change);
      await expect(asked).rejects.toMatchObject({ code: "not_found" });
    }
    const moving = store.changeSome(ownerId, [mine], { subjectId: theirs, suspendedAt: now });
    await expect(moving).rejects.toMatchObject({ code: "not_found" });
    expect(await read(mine, quiz)).toEqual(before);
  });
});
