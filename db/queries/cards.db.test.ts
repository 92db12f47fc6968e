import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cardOfQuestion } from "#lib/cards/card-of-question.ts";
import type { CardContent, CardQuery } from "#lib/cards/card-store.ts";
import { schedule } from "#lib/cards/schedule.ts";
import { nextMidnights } from "#lib/cards/student-day.ts";
import { newId } from "#lib/ids.ts";
import type { CardRating } from "#lib/schemas/card.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { questions, quizzes } from "../schema/quiz.ts";
import { subjectSources, subjects } from "../schema/subjects.ts";
import { threadSources } from "../schema/thread-sources.ts";
import { testDatabase } from "../testing/test-database.ts";
import { binStore } from "./bin.ts";
import { cardStore } from "./cards.ts";
import { answerStore } from "./questions.ts";
import { insertQuiz } from "./quizzes.ts";
import { sourceStore } from "./subject-sources.ts";
import { subjectStore } from "./subjects.ts";
import { insertThread, threadStore } from "./threads.ts";

const { db } = testDatabase();
const store = cardStore(db);
const day = 86_400_000;

let ownerId: string;
let threadId: string;
beforeEach(async () => {
  ownerId = newId("own");
  ({ threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Minerals" }));
  await insertQuiz(db, {
    ...{ ownerId, threadId, text: "Quartz is hard.", fileName: null },
    settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
  });
  await db.update(quizzes).set({ status: "ready" }).where(eq(quizzes.threadId, threadId));
});

const addQuestion = async (stem: string): Promise<string> => {
  const id = newId("qst");
  await db.insert(questions).values({
    ...{ id, ownerId, threadId, ordinal: 0, round: 0, type: "fill_in", stem, answer: "x" },
    ...{ accepted: [], explanation: "", difficulty: "easy", state: "kept" },
    evidence: { quote: "Quartz is hard.", start: 0, end: 15 },
  } satisfies typeof questions.$inferInsert);
  return id;
};

const answer = (questionId: string, correct: boolean | null, round = 1) =>
  answerStore(db).recordAttempt(ownerId, threadId, {
    ...{ questionId, round, answer: "x", correct, score: null, reason: null },
  });

const at = (now: Date) => ({
  soon: new Date(now.getTime() + 20 * 60_000),
  endOfDay: nextMidnights(now, "UTC", 1)[0] ?? now,
});
const asks = (content: CardContent): string =>
  content.kind === "own" ? content.sides.front : content.question.stem;
const dueAt = async (now: Date) =>
  (await store.due(ownerId, at(now), { cards: 9, fresh: 9 })).map(({ content }) => asks(content));

const review = (
  questionId: string,
  rating: CardRating,
  reviews: number,
  now: Date,
  key = newId("key"),
) =>
  store.review(ownerId, questionId, {
    ...{ key, rating, reviews, hinted: false, at: now },
    next: (memory) => schedule(memory, rating, now),
  });

/** Since when reviews are taken back that are not named. */
const ever = new Date(0);

describe("what was answered comes back", () => {
  it("at once what was wrong, the next day the rest, and nothing that waits for its grade", async () => {
    await answer(await addQuestion("right"), true);
    await answer(await addQuestion("wrong"), false);
    const open = await addQuestion("open");
    await answer(open, null);
    const now = new Date();
    expect(await dueAt(now)).toEqual(["wrong"]);
    expect(await dueAt(new Date(now.getTime() + day))).toEqual(["wrong", "right"]);
    await answerStore(db).gradeAttempt(ownerId, threadId, {
      ...{ questionId: open, round: 1, correct: false, score: 0, reason: "no" },
    });
    expect(await dueAt(new Date())).toEqual(["wrong", "open"]);
  });

  it("with what was wrong last before what waits longer", async () => {
    const [old, wrong] = [await addQuestion("old"), await addQuestion("wrong")];
    await answer(old, true);
    await answer(wrong, false);
    const now = new Date();
    const later = (days: number) => new Date(now.getTime() + days * day);
    const ofOld = eq(cards.id, old);
    await db
      .update(cards)
      .set({ due: later(-3) })
      .where(ofOld);
    expect(await dueAt(later(1))).toEqual(["wrong", "old"]);
    // Right in the next round of its quiz.
    await db.update(quizzes).set({ round: 2 }).where(eq(quizzes.threadId, threadId));
    await answer(wrong, true, 2);
    expect(await dueAt(later(1))).toEqual(["old", "wrong"]);
    await review(wrong, "easy", 0, now);
    await review(wrong, "again", 1, later(30));
    expect(await dueAt(later(31))).toEqual(["wrong", "old"]);
    const [one] = await store.due(ownerId, at(later(31)), { cards: 1, fresh: 0 });
    expect(one?.id).toBe(wrong);
    await store.undo(ownerId, { key: newId("key") }, later(31), ever);
    expect(await dueAt(later(31))).toEqual(["old", "wrong"]);
    await review(wrong, "again", 3, later(31));
    await review(wrong, "good", 4, later(32));
    expect(await dueAt(later(90))).toEqual(["old", "wrong"]);
  });

  it("by its first answer: a later one leaves the card as its reviews left it", async () => {
    const id = await addQuestion("twice");
    await answer(id, false);
    await review(id, "easy", 0, new Date());
    await db.update(quizzes).set({ round: 2 }).where(eq(quizzes.threadId, threadId));
    await answer(id, false, 2);
    expect(await dueAt(new Date())).toEqual([]);
  });

  it("with the pages of the files that its note came from", async () => {
    const place = { start: 0, file: "minerals.pdf", unit: "page", page: 7 } as const;
    const subjectId = await subjectStore(db).create(ownerId, "Rocks");
    const note = { text: "Quartz is hard.", fileName: null };
    const sourceId = await sourceStore(db).add(ownerId, subjectId, note);
    await db
      .update(subjectSources)
      .set({ places: [{ ...place, title: "", length: 15 }] })
      .where(eq(subjectSources.id, sourceId));
    await db.insert(threadSources).values({ ownerId, threadId, sourceId, start: 0 });
    await answer(await addQuestion("of a file"), false);
    const [card] = await store.due(ownerId, at(new Date()), { cards: 9, fresh: 9 });
    expect(card?.places).toMatchObject([place]);
  });

  it("unless its question was dropped, and it goes with its thread", async () => {
    const id = await addQuestion("dropped");
    await answer(id, false);
    await db.update(questions).set({ state: "unproved" }).where(eq(questions.id, id));
    expect(await dueAt(new Date())).toEqual([]);
    expect((await store.count(ownerId, at(new Date()), [])).total).toBe(0);
  });
});

describe("a review", () => {
  it("moves the card on and is counted once, whoever sends it twice", async () => {
    const id = await addQuestion("once");
    await answer(id, false);
    const now = new Date();
    const first = await review(id, "good", 0, now, "k");
    expect(first.counted).toBe(true);
    expect(first.due.getTime() - now.getTime()).toBe(10 * 60_000);
    expect(await review(id, "good", 0, now, "k")).toEqual(first);
    // Another device showed the same card.
    expect(await review(id, "again", 0, now)).toEqual({ ...first, counted: false });
    const log = await db.select().from(cardReviews).where(eq(cardReviews.cardId, id));
    expect(log).toHaveLength(1);
    const [card] = await store.due(ownerId, at(now), { cards: 9, fresh: 9 });
    expect(card).toMatchObject({ reviews: 1, memory: { state: "learning", reps: 1 } });
  });

  it("sent by two devices at once counts once", async () => {
    const id = await addQuestion("race");
    await answer(id, false);
    const now = new Date();
    const both = await Promise.all([review(id, "good", 0, now), review(id, "again", 0, now)]);
    expect(both.filter(({ counted }) => counted)).toHaveLength(1);
  });

  it("of a card in its days is due from the day's beginning, one in its first steps by the minute", async () => {
    const id = await addQuestion("days");
    await answer(id, false);
    const evening = new Date("2026-03-01T20:00:00Z");
    await review(id, "easy", 0, evening);
    const [card] = await db.select().from(cards).where(eq(cards.id, id));
    const due = card?.due ?? evening;
    const morning = new Date(due);
    morning.setUTCHours(6);
    expect(await dueAt(new Date(morning.getTime() - day))).toEqual([]);
    expect(await dueAt(morning)).toEqual(["days"]);
    await review(id, "again", 1, morning);
    const soon = new Date(morning.getTime() + 15 * 60_000);
    expect(await dueAt(soon)).toEqual(["days"]);
  });

  it("of another's card finds none", async () => {
    const id = await addQuestion("theirs");
    await answer(id, false);
    ownerId = newId("own");
    await expect(review(id, "good", 0, new Date())).rejects.toMatchObject({ code: "not_found" });
    expect(await store.undo(ownerId, { key: "k" }, new Date(), ever)).toBeNull();
  });
});

describe("taking back", () => {
  it("brings the card back as it was, one review after the other, and the log keeps all", async () => {
    const id = await addQuestion("undone");
    await answer(id, false);
    const [before] = await db.select().from(cards).where(eq(cards.id, id));
    const now = new Date();
    await review(id, "good", 0, now);
    await review(id, "easy", 1, new Date(now.getTime() + 1000));
    expect(await store.undo(ownerId, { key: "u1" }, new Date(), ever)).toBe(id);
    expect(await store.undo(ownerId, { key: "u1" }, new Date(), ever)).toBe(id);
    const [between] = await db.select().from(cards).where(eq(cards.id, id));
    expect(between).toMatchObject({ reviews: 3, memory: { reps: 1 } });
    expect(await store.undo(ownerId, { key: "u2" }, new Date(), ever)).toBe(id);
    expect(await store.undo(ownerId, { key: "u3" }, new Date(), ever)).toBeNull();
    const [after] = await db.select().from(cards).where(eq(cards.id, id));
    expect([after?.due, after?.memory]).toEqual([before?.due, null]);
    const log = await db.select().from(cardReviews).where(eq(cardReviews.cardId, id));
    expect(log.map(({ rating }) => rating).sort()).toEqual(["easy", "good", null, null]);
  });

  it("is of the review that is meant, not of what came after it, and of a subject or a tag alone", async () => {
    const [first, second] = [await addQuestion("one"), await addQuestion("two")];
    for (const id of [first, second]) await answer(id, false);
    const now = new Date();
    const later = (ms: number) => new Date(now.getTime() + ms);
    await review(first, "good", 0, now, "k1");
    await review(second, "good", 0, later(1), "k2");
    expect(await store.undo(ownerId, { key: "u1", review: "k1" }, later(2), ever)).toBe(first);
    expect(await store.undo(ownerId, { key: "u2", review: "k1" }, later(3), ever)).toBeNull();
    await review(second, "easy", 1, later(4), "k3");
    await expect(
      store.undo(ownerId, { key: "u3", review: "k2" }, later(5), ever),
    ).rejects.toMatchObject({
      code: "reviewed_since",
    });
    const other = await subjectStore(db).create(ownerId, "Other");
    expect(await store.undo(ownerId, { key: "u4", subjectId: other }, later(6), ever)).toBeNull();
    await store.change(ownerId, first, { tags: ["med::heart"] });
    expect(await store.undo(ownerId, { key: "u6", tag: "med" }, later(6), ever)).toBeNull();
    await review(first, "good", 2, later(7), "k4");
    await review(second, "good", 2, later(8), "k5");
    expect(await store.undo(ownerId, { key: "u7", tag: "MED" }, later(9), ever)).toBe(first);
    expect(await store.undo(ownerId, { key: "u8", tag: "heart" }, later(9), ever)).toBeNull();
    expect(await store.undo(ownerId, { key: "u9" }, later(9), ever)).toBe(second);
    expect(await store.undo(ownerId, { key: "u5" }, later(7), ever)).toBe(second);
  });

  it("without a name is of the time that is meant, with one of any", async () => {
    const id = await addQuestion("of before");
    await answer(id, false);
    const now = new Date();
    const midnight = new Date(now.getTime() + 1000);
    await review(id, "good", 0, now, "k");
    expect(await store.undo(ownerId, { key: "u1" }, midnight, midnight)).toBeNull();
    expect(await store.undo(ownerId, { key: "u2" }, midnight, now)).toBe(id);
    await review(id, "good", 2, now, "k2");
    expect(await store.undo(ownerId, { key: "u3", review: "k2" }, midnight, midnight)).toBe(id);
  });

  it("with a key that did something else does nothing, nor does a review", async () => {
    const [first, second] = [await addQuestion("one"), await addQuestion("two")];
    for (const id of [first, second]) await answer(id, false);
    const now = new Date();
    const used = { code: "press_key_used" };
    await review(first, "good", 0, now, "k");
    await expect(store.undo(ownerId, { key: "k" }, now, ever)).rejects.toMatchObject(used);
    await expect(review(first, "again", 0, now, "k")).rejects.toMatchObject(used);
    await expect(review(second, "good", 0, now, "k")).rejects.toMatchObject(used);
    await store.undo(ownerId, { key: "u" }, now, ever);
    await expect(review(second, "good", 0, now, "u")).rejects.toMatchObject(used);
  });

  it("beside a review of the same card takes back neither half of it", async () => {
    const id = await addQuestion("race");
    await answer(id, false);
    const now = Date.now();
    let reviews = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      await review(id, "good", reviews, new Date(now + turn * 10));
      await Promise.allSettled([
        store.undo(ownerId, { key: newId("key") }, new Date(now + turn * 10 + 2), ever),
        store.undo(ownerId, { key: newId("key") }, new Date(now + turn * 10 + 3), ever),
        review(id, "hard", reviews + 1, new Date(now + turn * 10 + 1)),
      ]);
      const [card] = await db.select().from(cards).where(eq(cards.id, id));
      reviews = card?.reviews ?? 0;
      const log = await db
        .select()
        .from(cardReviews)
        .where(eq(cardReviews.cardId, id))
        .orderBy(cardReviews.reviewedAt);
      const undone = log.flatMap(({ undoes }) => undoes ?? []);
      expect(new Set(undone).size).toBe(undone.length);
      const standing = log.filter((one) => one.rating !== null && !undone.includes(one.id));
      // Steps of learning count no repetition when they are taken back.
      expect(card?.memory?.reps ?? 0).toBe(standing.length);
    }
  });
});

describe("cards of one's own", () => {
  const noon = new Date("2026-03-01T12:00:00Z");
  const pairs = [
    { front: "mitosis", back: "division of a cell" },
    { front: "osmosis", back: "flow through a membrane" },
  ];
  const add = (subjectId?: string) => store.add(ownerId, subjectId, pairs, noon);
  const list = (query: Partial<CardQuery> = {}, now = noon) =>
    store.list(ownerId, { search: "", limit: 9, offset: 0, ...query }, at(now));
  const fronts = async (query: Partial<CardQuery> = {}) =>
    (await list(query)).cards.map(({ content }) => asks(content));
  const idOf = async (front: string) =>
    (await list()).cards.find(({ content }) => asks(content) === front)?.id ?? "";

  it("are due at once in their order, among questions, and the same pair is one", async () => {
    await answer(await addQuestion("wrong"), false);
    const { subjectId, ...made } = await add();
    expect(made).toEqual({ added: 2, known: 0, tagged: 0 });
    expect(await dueAt(new Date())).toEqual(["wrong", "mitosis", "osmosis"]);
    const spaced = pairs.map(({ front, back }) => ({ front: ` ${front}`, back: `${back}\n` }));
    expect(await store.add(ownerId, subjectId, spaced, noon)).toMatchObject({ added: 0, known: 2 });
    const other = await subjectStore(db).create(ownerId, "Other");
    expect(await add(other)).toMatchObject({ subjectId: other, added: 2 });
    expect((await store.count(ownerId, at(noon), [])).total).toBe(5);
  });

  it("have tags, by which they are listed, reviewed and counted, whatever their capitals", async () => {
    const tags = ["Med::Heart", "linear algebra"];
    const { subjectId } = await store.add(
      ...([ownerId, undefined] as const),
      pairs.map((pair, index) => ({ ...pair, tags: tags.slice(0, 2 - index) })),
      noon,
    );
    const other = await subjectStore(db).create(ownerId, "Other");
    const again = pairs.map((pair) => ({ ...pair, tags: ["LINEAR_algebra", "МИТОЗ"] }));
    await store.add(ownerId, other, again, noon);
    expect(await store.tags(ownerId)).toEqual([
      { tag: "linear algebra", cards: 3 },
      { tag: "Med::Heart", cards: 2 },
      { tag: "МИТОЗ", cards: 2 },
    ]);
    expect(await fronts({ tag: "med", subjectId })).toEqual(["mitosis", "osmosis"]);
    expect(await fronts({ tag: "митоз" })).toEqual(["mitosis", "osmosis"]);
    expect(await fronts({ tag: "митоз", subjectId })).toEqual([]);
    expect(await fronts({ search: "::HEART" })).toEqual(["mitosis", "osmosis"]);
    const within = { tag: "Linear Algebra", subjectId };
    const due = await store.due(ownerId, at(noon), { cards: 9, fresh: 9 }, within);
    expect(due.map(({ content, tags: of }) => [asks(content), of])).toEqual([["mitosis", tags]]);
    expect((await store.count(ownerId, at(noon), [], within)).total).toBe(1);
    expect((await store.count(ownerId, at(noon), [], { tag: "none" })).total).toBe(0);
  });

  it("keep the tags that they had when they are added again, and get the others", async () => {
    const tagged = (...tags: string[]) => pairs.map((pair) => ({ ...pair, tags }));
    await store.add(ownerId, undefined, tagged("by hand"), noon);
    const told = { added: 0, known: 2 };
    expect(await add()).toMatchObject({ ...told, tagged: 0 });
    const more = tagged("By_Hand", "of a file");
    expect(await store.add(ownerId, undefined, more, noon)).toMatchObject({ ...told, tagged: 2 });
    expect(await store.add(ownerId, undefined, more, noon)).toMatchObject({ ...told, tagged: 0 });
    const { cards: listed } = await list();
    expect(listed.map(({ tags }) => tags)).toEqual(pairs.map(() => ["by hand", "of a file"]));
  });

  it("are tagged one by one, questions too; a tag that no other card has is written anew", async () => {
    const question = await addQuestion("asked");
    await answer(question, false);
    await add();
    const id = await idOf("mitosis");
    await store.change(ownerId, id, { tags: ["Cells", "cells"] });
    await store.change(ownerId, id, { tags: ["CELLS"] });
    await store.change(ownerId, question, { tags: ["cells"] });
    expect(await store.tags(ownerId)).toEqual([{ tag: "CELLS", cards: 2 }]);
    await store.keepOfThread(ownerId, threadId, () => ({ front: "asked", back: "x" }));
    expect(await fronts({ tag: "cells" })).toHaveLength(2);
    await store.change(ownerId, id, { tags: [] });
    await store.change(ownerId, question, { tags: ["</script>\u202e<b>", "{ab}", '"\\'] });
    expect((await list({ tag: '"\\' })).cards[0]?.tags).toEqual(["</script><b>", "{ab}", '"\\']);
    const refused = { code: "card_tag_signs" };
    await expect(store.change(ownerId, id, { tags: ["a,b"] })).rejects.toMatchObject(refused);
    await expect(
      store.add(ownerId, undefined, [{ front: "a", back: "b", tags: ["x".repeat(10_240)] }], noon),
    ).rejects.toMatchObject({ code: "card_tag_long" });
    expect(await fronts({ search: "a" })).not.toContain("a");
  });

  it("with gaps are found by words that run over their signs", async () => {
    const front =
      "Use {{c1::std::vector::…}}, not {{c1::lists::what}} of $\\frac{a}{\\frac{b}{c}}$.";
    await store.add(ownerId, undefined, [{ front, back: "" }], noon);
    const found = ["use std::vector, not lists of", "{c}}$.", "{{c1::std"];
    for (const search of found) expect(await fronts({ search })).toEqual([front]);
    expect(await fronts({ search: "std::vector, not a" })).toEqual([]);
  });

  it("are stored with their gaps under one number, as they are asked and come in again", async () => {
    await add();
    const id = await idOf("mitosis");
    await store.change(ownerId, id, { front: "{{c1::Mitosis}} divides a {{c2::cell}}." });
    const front = "{{c1::Mitosis}} divides a {{c1::cell}}.";
    expect(await idOf(front)).toBe(id);
    const again = [{ front, back: "division of a cell" }];
    expect(await store.add(ownerId, undefined, again, noon)).toMatchObject({ known: 1 });
  });

  it("are reviewed, undone and counted as questions are", async () => {
    await add();
    const id = await idOf("mitosis");
    expect(await review(id, "easy", 0, noon, "k")).toMatchObject({ counted: true });
    expect(await review(id, "easy", 0, noon, "k")).toMatchObject({ counted: true });
    expect(await review(id, "easy", 0, noon, "l")).toMatchObject({ counted: false });
    expect(await dueAt(noon)).toEqual(["osmosis"]);
    expect(await store.undo(ownerId, { key: "u" }, noon, ever)).toBe(id);
    expect(await dueAt(noon)).toEqual(["mitosis", "osmosis"]);
  });

  it("keep their progress when their words are changed, and cannot become another one", async () => {
    await add();
    const id = await idOf("mitosis");
    await review(id, "easy", 0, noon);
    const [before] = await db.select().from(cards).where(eq(cards.id, id));
    await store.change(ownerId, id, { back: "division of a cell into two" });
    const [after] = await db.select().from(cards).where(eq(cards.id, id));
    expect([after?.memory, after?.due]).toEqual([before?.memory, before?.due]);
    expect(after).toMatchObject({ front: "mitosis", back: "division of a cell into two" });
    const [, taken] = pairs;
    await expect(store.change(ownerId, id, { ...taken })).rejects.toMatchObject({
      code: "card_known",
    });
    await store.change(ownerId, id, { back: "division of a cell into two" });
    const other = await subjectStore(db).create(ownerId, "Other");
    await store.change(ownerId, id, { subjectId: other });
    expect(await fronts({ subjectId: other })).toEqual(["mitosis"]);
  });

  it("and questions are suspended and come back; questions are neither edited nor deleted", async () => {
    const question = await addQuestion("asked");
    await answer(question, false);
    await add();
    const id = await idOf("mitosis");
    for (const one of [id, question]) await store.change(ownerId, one, { suspendedAt: noon });
    expect(await dueAt(new Date())).toEqual(["osmosis"]);
    expect((await store.count(ownerId, at(new Date()), [])).total).toBe(1);
    expect((await fronts({ state: "suspended" })).sort()).toEqual(["asked", "mitosis"]);
    await store.change(ownerId, question, { suspendedAt: null });
    expect(await dueAt(new Date())).toEqual(["asked", "osmosis"]);
    const refused = { code: "card_of_quiz" };
    await expect(store.change(ownerId, question, { front: "x" })).rejects.toMatchObject(refused);
    await expect(store.remove(ownerId, question)).rejects.toMatchObject(refused);
    await store.remove(ownerId, id);
    expect((await fronts()).sort()).toEqual(["asked", "osmosis"]);
  });

  it("are listed with questions by subject, state and words, in pages", async () => {
    const { subjectId } = await add();
    await answer(await addQuestion("100 %_ sure"), true);
    expect(await fronts({ search: "MEMBRANE" })).toEqual(["osmosis"]);
    expect(await fronts({ search: "%_" })).toEqual(["100 %_ sure"]);
    expect(await fronts({ subjectId, limit: 2, offset: 1 })).toEqual(["mitosis", "osmosis"]);
    expect((await list({ limit: 1 })).total).toBe(3);
    expect(await fronts({ state: "new" })).toEqual(["mitosis", "osmosis"]);
    expect(await fronts({ state: "due" })).toEqual([]);
    await review(await idOf("osmosis"), "good", 0, noon);
    expect(await fronts({ state: "new" })).toEqual(["mitosis"]);
    expect(await fronts({ state: "due" })).toEqual(["osmosis"]);
    await expect(list({ subjectId: "sub_none" })).rejects.toMatchObject({ code: "not_found" });
  });

  it("move with their subject, or into the first one when it goes to the bin, or go with it", async () => {
    await add();
    const latin = await subjectStore(db).create(ownerId, "Latin");
    await store.change(ownerId, await idOf("mitosis"), { tags: ["cells"] });
    const tagged = pairs.map((pair) => ({ ...pair, tags: ["of Latin", "Cells"] }));
    await store.add(ownerId, latin, [{ front: "canis", back: "dog" }, ...tagged], noon);
    const greek = await subjectStore(db).create(ownerId, "Greek");
    await binStore(db).removeSubject(ownerId, latin, { to: greek });
    expect((await fronts({ subjectId: greek })).sort()).toEqual(["canis", "mitosis", "osmosis"]);
    const toBin = { at: noon, keptAs: cardOfQuestion, also: async () => {} };
    await binStore(db).removeSubject(ownerId, greek, toBin);
    expect((await dueAt(noon)).sort()).toEqual(["canis", "mitosis", "osmosis"]);
    const french = await subjectStore(db).create(ownerId, "French");
    await store.add(ownerId, french, [{ front: "chien", back: "dog" }], noon);
    await binStore(db).removeSubject(ownerId, french, { ...toBin, keptAs: null });
    expect((await fronts({})).sort()).toEqual(["canis", "mitosis", "osmosis"]);
    // Those that met here have the tags of both.
    const { cards: met } = await list({ tag: "of latin" });
    expect(met.map(({ tags }) => tags)).toEqual([
      ["cells", "of Latin"],
      ["of Latin", "cells"],
    ]);
  });

  it("rest with questions of their subject while that is archived, and are still found", async () => {
    const { subjectId } = await add();
    await threadStore(db).change(ownerId, threadId, { subjectId });
    const asked = await addQuestion("asked");
    await answer(asked, false);
    const other = await subjectStore(db).create(ownerId, "Other");
    await store.add(ownerId, other, [{ front: "canis", back: "dog" }], noon);
    await subjectStore(db).change(ownerId, other, { examOn: "2026-03-20" });
    const now = new Date(Date.now() + 60_000);
    const counts = async (scope: { subjectId?: string } = {}) => {
      const counted = await store.count(ownerId, at(now), nextMidnights(now, "UTC", 2), scope);
      const { total, resting, due, dueFresh, untilFresh } = counted;
      return { total, resting, due, dueFresh, untilFresh };
    };
    expect(await counts()).toEqual({
      ...{ total: 4, resting: 0, due: 1, dueFresh: 3, untilFresh: [3, 3] },
    });
    const archive = (id: string, archived: boolean) =>
      db
        .update(subjects)
        .set({ archivedAt: archived ? now : null })
        .where(eq(subjects.id, id));
    await archive(subjectId, true);
    expect(await dueAt(now)).toEqual(["canis"]);
    expect(await counts()).toEqual({
      ...{ total: 1, resting: 3, due: 0, dueFresh: 1, untilFresh: [1, 1] },
    });
    expect(await counts({ subjectId })).toMatchObject({ total: 0, resting: 3, due: 0 });
    expect(await counts({ subjectId: other })).toMatchObject({ total: 1, resting: 0 });
    const { total, cards: found } = await list({ subjectId });
    expect([total, found.every((card) => card.archived)]).toEqual([3, true]);
    expect(await fronts({ state: "new" })).toEqual(["canis"]);
    expect(await fronts({ state: "due" })).toEqual([]);
    expect(await store.exams(ownerId)).toHaveLength(1);
    await archive(other, true);
    expect([await dueAt(now), await store.exams(ownerId)]).toEqual([[], []]);
    await archive(subjectId, false);
    expect(await dueAt(now)).toEqual(["asked", "mitosis", "osmosis"]);
  });

  it("go out with all others, the oldest first, each with its log but for what was taken back", async () => {
    const asked = await addQuestion("asked");
    await answer(asked, false);
    const { subjectId } = await store.add(ownerId, undefined, pairs.slice(1), new Date());
    const now = new Date();
    const later = new Date(now.getTime() + 600_000);
    await review(asked, "good", 0, now);
    await review(asked, "again", 1, later);
    await store.undo(ownerId, { key: newId("key") }, later, ever);
    await review(asked, "easy", 3, later);
    const all = await store.all(ownerId, subjectId, true);
    expect(all.map((one) => [asks(one.content), one.log.length])).toEqual([
      ["asked", 2],
      ["osmosis", 0],
    ]);
    const [first] = all;
    expect(first?.log).toMatchObject([
      { rating: "good", at: now, memoryBefore: null },
      { rating: "easy", at: later, memoryBefore: { state: "learning", reps: 1 } },
    ]);
    expect(first).toMatchObject({ suspended: false, memory: { reps: 2 } });
    expect((await store.all(ownerId, undefined, false)).map(({ log }) => log)).toEqual([[], []]);
    const another = newId("own");
    expect(await store.all(another, undefined, true)).toEqual([]);
    await expect(store.all(another, subjectId, true)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("fresh cards", () => {
  const noon = new Date("2026-03-01T12:00:00Z");
  const morning = new Date("2026-03-01T00:00:00Z");
  const idOf = async (front: string) =>
    (await store.list(ownerId, { search: front, limit: 1, offset: 0 }, at(noon))).cards[0]?.id ??
    "";

  it("are as many as there is room for, after what is known, and begun ones are counted", async () => {
    await answer(await addQuestion("met"), false);
    const fronts = ["one", "two", "three"];
    await store.add(
      ownerId,
      undefined,
      fronts.map((front) => ({ front, back: "x" })),
      noon,
    );
    const asked = async (most: { cards: number; fresh: number }) =>
      (await store.due(ownerId, at(new Date()), most)).map(({ content }) => asks(content));
    expect(await asked({ cards: 9, fresh: 2 })).toEqual(["met", "one", "two"]);
    expect(await asked({ cards: 2, fresh: 2 })).toEqual(["met", "one"]);
    expect(await asked({ cards: 9, fresh: 0 })).toEqual(["met"]);
    expect(await store.count(ownerId, at(new Date()), [])).toMatchObject({ due: 1, dueFresh: 3 });
    await review(await idOf("one"), "good", 0, noon);
    await review(await idOf("one"), "good", 1, noon);
    await review(await idOf("two"), "again", 0, new Date(noon.getTime() + 1000));
    expect(await store.begun(ownerId, morning)).toBe(2);
    expect(await store.begun(ownerId, new Date(noon.getTime() + day))).toBe(0);
    await store.undo(ownerId, { key: "u" }, noon, ever);
    expect(await store.begun(ownerId, morning)).toBe(1);
  });

  it("and how much is to be remembered are settings of each student", async () => {
    expect(await store.settings(ownerId)).toEqual({
      ...{ newPerDay: 20, retention: 0.9, fit: null },
    });
    await store.saveSettings(ownerId, { newPerDay: 5 });
    await store.saveSettings(ownerId, { retention: 0.85 });
    expect(await store.settings(ownerId)).toEqual({
      ...{ newPerDay: 5, retention: 0.85, fit: null },
    });
  });
});

it("what was forgotten eight times is listed as such", async () => {
  const id = await addQuestion("leech");
  await answer(id, false);
  let now = new Date("2026-03-01T12:00:00Z");
  const leeches = async () =>
    (await store.list(ownerId, { search: "", limit: 9, offset: 0, state: "leech" }, at(now))).total;
  let reviews = 0;
  for (const rating of ["easy", ...Array(7).fill(["again", "good", "good"]).flat(), "again"]) {
    expect(await leeches()).toBe(0);
    await review(id, rating as CardRating, reviews, now);
    reviews += 1;
    now = new Date(now.getTime() + 30 * day);
  }
  expect(await leeches()).toBe(1);
});

describe("the cards of a thread", () => {
  const sides = ({ stem }: { stem: string }) => ({ front: `Copy of ${stem}`, back: "x" });

  it("outlast it as cards of one's own, with their progress and their log", async () => {
    const [first, second] = [await addQuestion("first"), await addQuestion("second")];
    for (const id of [first, second]) await answer(id, false);
    await addQuestion("never answered");
    const now = new Date();
    await review(first, "easy", 0, now);
    const [before] = await db.select().from(cards).where(eq(cards.id, first));
    expect(await store.ofThread(ownerId, threadId)).toBe(2);
    await threadStore(db).bin(ownerId, threadId, now, async () => {});
    expect(await store.ofThread(ownerId, threadId)).toBe(2);
    await store.keepOfThread(ownerId, threadId, sides);
    expect(await store.ofThread(ownerId, threadId)).toBe(0);
    await threadStore(db).remove(ownerId, threadId, async () => {});
    const [after] = await db.select().from(cards).where(eq(cards.id, first));
    expect(after).toMatchObject({
      ...{ questionId: null, front: "Copy of first", memory: before?.memory, due: before?.due },
    });
    expect(await dueAt(new Date(now.getTime() + 60_000))).toEqual(["Copy of second"]);
    // Answered it was met, so that no limit of new cards holds it back.
    const [asked] = await store.due(ownerId, at(now), { cards: 9, fresh: 0 });
    expect(asked?.id).toBe(second);
    const query = { search: "", limit: 9, offset: 0, state: "new" as const };
    expect((await store.list(ownerId, query, at(now))).total).toBe(0);
    expect(await store.undo(ownerId, { key: "u" }, new Date(), ever)).toBe(first);
    await expect(store.ofThread(ownerId, threadId)).rejects.toMatchObject({ code: "not_found" });
    await review(second, "good", 0, now);
    expect(await store.begun(ownerId, new Date(now.getTime() - day))).toBe(0);
  });

  it("are questions of the quiz again when it comes back from the bin, but what was changed", async () => {
    const now = new Date();
    const ids = [];
    for (const stem of ["first", "second", "third", "deleted"]) ids.push(await addQuestion(stem));
    const [first = "", second = "", third = "", deleted = ""] = ids;
    for (const id of ids) await answer(id, id === third);
    await review(first, "easy", 0, now);
    const broken = () => Promise.reject(new Error("out of space"));
    const binned = (also: () => Promise<void>) =>
      threadStore(db).bin(ownerId, threadId, now, also, cardOfQuestion);
    await expect(binned(broken)).rejects.toThrow("out of space");
    expect(await store.ofThread(ownerId, threadId)).toBe(4);
    await binned(async () => {});
    // What was wrong in the quiz comes first, though another waits longer.
    await db
      .update(cards)
      .set({ due: new Date(now.getTime() - day) })
      .where(eq(cards.id, third));
    const [worst] = await store.due(ownerId, at(now), { cards: 9, fresh: 0 });
    expect(worst?.id).toBe(second);
    await store.change(ownerId, third, { back: "mine" });
    await db.update(questions).set({ state: "deleted" }).where(eq(questions.id, deleted));
    await threadStore(db).restore(ownerId, threadId);
    const rows = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
    const questionOf = (id: string) => rows.find((row) => row.id === id)?.questionId;
    expect(ids.map(questionOf)).toEqual([first, second, null, null]);
    expect(rows.find(({ id }) => id === first)?.memory).not.toBeNull();
    // What was wrong is no new card.
    const [asked] = await store.due(ownerId, at(now), { cards: 9, fresh: 0 });
    expect(asked).toMatchObject({ id: second, content: { kind: "question" } });
    expect(await store.ofThread(ownerId, threadId)).toBe(2);
  });

  it("stay when their subject goes, and are the quiz's again when that comes back; or come back with it", async () => {
    const now = new Date();
    for (const isKept of [true, false]) {
      const subjectId = await subjectStore(db).create(ownerId, "Rocks");
      await threadStore(db).change(ownerId, threadId, { subjectId });
      const [asked, own] = [await addQuestion(`asked ${isKept}`), `own ${isKept}`];
      await answer(asked, false);
      await review(asked, "easy", 0, now);
      await store.add(ownerId, subjectId, [{ front: own, back: "x" }], now);
      const before = await store.ofSubject(ownerId, subjectId);
      const keptAs = isKept ? cardOfQuestion : null;
      const ran: string[] = [];
      await binStore(db).removeSubject(ownerId, subjectId, {
        ...{ at: now, keptAs },
        also: async (id) => void ran.push(id),
      });
      expect(ran).toEqual([threadId]);
      const left = await store.all(ownerId, undefined, true);
      expect(left.filter(({ content }) => asks(content) === own)).toHaveLength(isKept ? 1 : 0);
      expect(left.find(({ id }) => id === asked)).toEqual(
        isKept
          ? expect.objectContaining({ content: expect.objectContaining({ kind: "own" }) })
          : undefined,
      );
      await threadStore(db).restore(ownerId, threadId);
      const back = await store.all(ownerId, undefined, true);
      expect(back).toHaveLength(left.length + (isKept ? 0 : before - 1));
      expect(back.find(({ id }) => id === asked)).toMatchObject({
        ...{ content: { kind: "question" }, memory: { reps: 1 } },
        log: [{ rating: "easy" }],
      });
    }
  });

  it("that met the same words in the other subject come back with their quiz, and leave what they remember", async () => {
    const now = new Date();
    const subjectId = await subjectStore(db).create(ownerId, "Shores");
    await threadStore(db).change(ownerId, threadId, { subjectId });
    const id = await addQuestion("a fjord");
    await answer(id, false);
    for (const reviews of [0, 1, 2]) await review(id, "easy", reviews, now);
    await store.add(ownerId, undefined, [sides({ stem: "a fjord" })], now);
    await binStore(db).removeSubject(ownerId, subjectId, {
      ...{ at: now, keptAs: sides, also: async () => {} },
    });
    const [twin, ...more] = await store.all(ownerId, undefined, true);
    expect(more).toEqual([]);
    expect(twin).toMatchObject({ content: { kind: "own" }, memory: { reps: 3 } });
    await threadStore(db).restore(ownerId, threadId);
    const back = await store.all(ownerId, undefined, true);
    expect(back.find((card) => card.id === id)).toMatchObject({
      content: { kind: "question" },
      log: [{ rating: "easy" }, { rating: "easy" }, { rating: "easy" }],
    });
    expect(back).toHaveLength(2);
  });

  it.each([
    ["the moved one", 3, 1],
    ["the one that was there", 1, 3],
  ])("joined with a twin are remembered as %s was, with both logs", async (_, moved, there) => {
    const now = new Date();
    const subjectId = await subjectStore(db).create(ownerId, `Moved ${moved}`);
    const front = `twin ${moved}`;
    for (const subject of [subjectId, undefined])
      await store.add(ownerId, subject, [{ front, back: "x" }], now);
    const { cards: twins } = await store.list(
      ...[ownerId, { search: front, limit: 9, offset: 0 }, at(now)],
    );
    for (const { id, subject } of twins) {
      const times = subject.id === subjectId ? moved : there;
      for (let reviews = 0; reviews < times; reviews += 1) await review(id, "good", reviews, now);
    }
    const to = twins.find(({ subject }) => subject.id !== subjectId)?.subject.id ?? "";
    await binStore(db).removeSubject(ownerId, subjectId, { to });
    const left = (await store.all(ownerId, undefined, true)).filter(
      ({ content }) => asks(content) === front,
    );
    expect(left).toMatchObject([{ memory: { reps: 3 } }]);
    expect(left[0]?.log).toHaveLength(4);
  });

  it("joined with a twin lose nothing to a review of it that is taken back", async () => {
    const now = new Date();
    const subjectId = await subjectStore(db).create(ownerId, "Moved new");
    const front = "twin of today";
    for (const subject of [undefined, subjectId])
      await store.add(ownerId, subject, [{ front, back: "x" }], now);
    const { cards: twins } = await store.list(
      ...[ownerId, { search: front, limit: 9, offset: 0 }, at(now)],
    );
    const before = new Date(now.getTime() - day);
    const known = twins.find(({ subject }) => subject.id !== subjectId);
    for (const reviews of [0, 1]) await review(known?.id ?? "", "good", reviews, before);
    const moved = twins.find(({ subject }) => subject.id === subjectId);
    await review(moved?.id ?? "", "good", 0, now);
    await binStore(db).removeSubject(ownerId, subjectId, { to: known?.subject.id ?? "" });
    await expect(store.undo(ownerId, { key: newId("key") }, now, ever)).rejects.toMatchObject({
      code: "reviewed_since",
    });
    const left = await store.all(ownerId, undefined, true);
    expect(left.find(({ id }) => id === known?.id)?.memory).toMatchObject({ reps: 2 });
  });

  it("do not become the same card twice", async () => {
    const id = await addQuestion("first");
    await answer(id, false);
    await store.add(ownerId, undefined, [{ ...sides({ stem: "first" }), tags: ["a"] }], new Date());
    await store.change(ownerId, id, { tags: ["b", "a"] });
    await store.keepOfThread(ownerId, threadId, sides);
    expect((await store.tags(ownerId)).map(({ tag }) => tag).sort()).toEqual(["a", "b"]);
    await threadStore(db).remove(ownerId, threadId, async () => {});
    expect((await store.count(ownerId, at(new Date()), [])).total).toBe(1);
  });
});

it("the days to come are counted", async () => {
  const now = new Date("2026-03-01T12:00:00Z");
  for (const due of ["2026-03-01T01:00Z", "2026-03-01T23:00Z", "2026-03-03T09:00Z"]) {
    const id = await addQuestion(due);
    await answer(id, true);
    await db
      .update(cards)
      .set({ due: new Date(due) })
      .where(eq(cards.id, id));
  }
  const counted = await store.count(ownerId, at(now), nextMidnights(now, "UTC", 3));
  expect(counted).toMatchObject({ total: 3, due: 2, until: [2, 2, 3], reviewedAt: null });
});

describe("where a student stands", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const days = nextMidnights(new Date("2026-02-08T12:00:00Z"), "UTC", 31).toReversed();
  const standing = (subjectId?: string) =>
    store.standing(ownerId, { days, timesSince: day30, mistakesSince: day30 }, subjectId);
  const day30 = days.at(-1) ?? now;
  const ago = (count: number, seconds = 0) =>
    new Date(now.getTime() - count * day + seconds * 1000);
  const make = async (front: string) => {
    const { subjectId } = await store.add(ownerId, undefined, [{ front, back: "x" }], ago(20));
    const { cards: listed } = await store.list(
      ...[ownerId, { search: front, limit: 1, offset: 0 }, at(now)],
    );
    return { id: listed[0]?.id ?? "", subjectId };
  };
  const remember = (id: string, stability: number) => {
    const { memory } = schedule(null, "good", ago(1));
    return db
      .update(cards)
      .set({ memory: { ...memory, stability } })
      .where(eq(cards.id, id));
  };

  it("is told by how long cards will be remembered, but for suspended ones", async () => {
    const ids = await Promise.all(
      ["a", "b", "c", "d", "e", "f"].map(async (name) => (await make(`card ${name}`)).id),
    );
    for (const [index, stability] of [6.9, 7, 29, 30, 180].entries()) {
      await remember(ids[index] ?? "", stability);
    }
    const strengths = { new: 1, days: 1, weeks: 2, months: 1, longer: 1 };
    expect((await standing()).strengths).toEqual(strengths);
    await store.change(ownerId, ids[0] ?? "", { suspendedAt: now });
    expect((await standing()).strengths).toEqual({ ...strengths, days: 0 });
    const away = await subjectStore(db).create(ownerId, "Away");
    await store.add(ownerId, away, [{ front: "card away", back: "x" }], now);
    await subjectStore(db).change(ownerId, away, { archived: true });
    expect((await standing()).strengths).toEqual({ ...strengths, days: 0 });
    expect((await standing(away)).strengths.new).toBe(1);
  });

  it("names what was wrong on two days or more, unless it is remembered for months by now", async () => {
    const [twice, thrice, once] = [await make("twice"), await make("thrice"), await make("once")];
    const [mended, other] = [await make("mended"), await make("other")];
    for (const [index, count] of [2, 1, 0].entries()) {
      for (const one of [thrice, mended]) await review(one.id, "again", index, ago(count));
    }
    for (const [index, count] of [2, 1].entries()) {
      await review(twice.id, "again", index, ago(count));
      await review(other.id, index === 0 ? "hard" : "again", index, ago(count));
    }
    for (const index of [0, 1]) await review(once.id, "again", index, ago(2, index * 60));
    await remember(mended.id, 40);
    const names = async () =>
      (await standing()).wrong.map((card) => [asks(card.content), card.days]);
    expect(await names()).toEqual([
      ["thrice", 3],
      ["twice", 2],
    ]);
    await review(twice.id, "again", 2, ago(0, 1));
    await store.undo(ownerId, { key: "undone" }, ago(0, 2), ever);
    await store.remove(ownerId, thrice.id);
    expect(await names()).toEqual([["twice", 2]]);
    expect((await standing("subj_of_nobody")).wrong).toEqual([]);
  });

  it("counts gaps between answers up to a minute, and none between sessions", async () => {
    const one = await make("one");
    await review(one.id, "good", 0, ago(40));
    for (const [index, seconds] of [0, 8, 20, 200, 800, 805].entries()) {
      await review(one.id, "good", index + 1, ago(3, seconds));
    }
    const gaps = { answers: 6, following: 4, followingMs: 8_000 + 12_000 + 60_000 + 5_000 };
    expect((await standing()).gaps).toEqual(gaps);
    expect((await standing(one.subjectId)).gaps).toEqual(gaps);
    const other = await subjectStore(db).create(ownerId, "Other");
    expect((await standing(other)).gaps).toMatchObject({ answers: 0 });
  });

  it("tells the days in a row of a subject, and of all, up to the first without a review", async () => {
    const [one, two] = [await make("one"), await make("two")];
    const other = await subjectStore(db).create(ownerId, "Other");
    await store.change(ownerId, two.id, { subjectId: other });
    for (const [index, count] of [5, 3, 1].entries())
      await review(one.id, "good", index, ago(count));
    for (const [index, count] of [4, 2].entries()) await review(two.id, "good", index, ago(count));
    const reviewed = async (subjectId?: string) => (await standing(subjectId)).reviewed;
    expect(await reviewed()).toEqual([false, true, true, true, true, true, false]);
    expect(await reviewed(one.subjectId)).toEqual([false, true, false]);
    expect(await reviewed(other)).toEqual([false, false]);
    // A day is none whose only review was taken back.
    await store.undo(ownerId, { key: "slip" }, ago(0), ever);
    expect(await reviewed()).toEqual([false, false]);
    for (const count of days.keys()) await review(two.id, "good", 2 + count, ago(count));
    expect((await reviewed(other)).every((any) => any)).toBe(true);
    expect(await reviewed(other)).toHaveLength(days.length - 1);
  });
});
