import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type CardMemory, dueForExam, schedule } from "#lib/cards/schedule.ts";
import { newId } from "#lib/ids.ts";
import { cardReviews, cards } from "../schema/cards.ts";
import { attempts, questions } from "../schema/quiz.ts";
import { testDatabase } from "../testing/test-database.ts";
import { cardStore } from "./cards.ts";
import { insertQuiz } from "./quizzes.ts";
import { subjectStore } from "./subjects.ts";
import { insertThread } from "./threads.ts";

const { db } = testDatabase();
const store = cardStore(db);
const day = 86_400_000;
const now = new Date("2026-03-10T12:00:00Z");
const until = { soon: new Date(now.getTime() + 20 * 60_000), endOfDay: new Date("2026-03-11") };

let ownerId: string;
beforeEach(() => {
  ownerId = newId("own");
});

const make = async (subjectId: string, front: string) => {
  await store.add(ownerId, subjectId, [{ front, back: "x" }], now);
  const query = { search: front, subjectId, limit: 1, offset: 0 };
  return (await store.list(ownerId, query, until)).cards[0]?.id ?? "";
};

/** A card in any state, as one or another of its subject's. */
const anyCard = fc.record({
  subject: fc.nat(2),
  isQuestion: fc.boolean(),
  /** Several of a few values, so that some are asked at the same moment. */
  stability: fc.constantFrom(0.4, 2, 4, 8, 15, 30, 30, 60, 200),
  reviewedHoursAgo: fc.constantFrom(0, 5, 20, 30, 48, 300),
  state: fc.constantFrom("review", "review", "review", "relearning", "new" as const),
  wrong: fc.boolean(),
  suspended: fc.constantFrom(false, false, false, true),
  tagged: fc.boolean(),
});
type AnyCard = typeof anyCard extends fc.Arbitrary<infer One> ? One : never;

const memoryOf = ({ state, stability, reviewedHoursAgo }: AnyCard): CardMemory | null => {
  const reviewed = new Date(now.getTime() - (reviewedHoursAgo * day) / 24);
  if (state === "new") return null;
  return { ...schedule(null, "easy", reviewed).memory, stability, state };
};

const anyCase = fc.record({
  given: fc.array(anyCard, { minLength: 1, maxLength: 25 }),
  /** Days until the exams of the first subjects. */
  exams: fc.tuple(fc.constantFrom(0.5, 1.5, 2.5, 9.5, 40.5), fc.constantFrom(0.5, 4.5, 20.5)),
  daysAsked: fc.constantFrom(0.5, 1.5, 4.5, 20.5),
  most: fc.record({ cards: fc.integer({ min: 1, max: 12 }), fresh: fc.nat(4) }),
  scope: fc.constantFrom("all", "subject", "tag" as const),
});
type AnyCase = typeof anyCase extends fc.Arbitrary<infer One> ? One : never;

/** Stores the cards of a case in three subjects, and says when each is asked. */
const stored = async ({ given, exams: days }: AnyCase) => {
  const subjectIds: string[] = [];
  const threadIds: string[] = [];
  for (const name of ["first", "second", "without"]) {
    const subjectId = await subjectStore(db).create(ownerId, name);
    const made = await insertThread(db, { ownerId, kind: "quiz", title: "Minerals", subjectId });
    await insertQuiz(db, {
      ...{ ownerId, threadId: made.threadId, text: "Quartz is hard.", fileName: null },
      settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
    });
    subjectIds.push(subjectId);
    threadIds.push(made.threadId);
  }
  const exams = days.flatMap((until, index) => {
    const subjectId = subjectIds[index];
    return subjectId === undefined
      ? []
      : [{ subjectId, at: new Date(now.getTime() + until * day) }];
  });
  const all = given.map((one) => {
    const memory = memoryOf(one);
    const since = memory === null ? now.getTime() : Date.parse(memory.lastReview);
    const wait = memory === null ? 0 : memory.state === "review" ? one.stability * day : 600_000;
    const id = newId(one.isQuestion ? "qst" : "crd");
    const subjectId = subjectIds[one.subject] ?? "";
    const due = new Date(since + wait);
    const at = exams.find((exam) => exam.subjectId === subjectId)?.at;
    return { ...one, id, subjectId, memory, due, asked: dueForExam({ memory, due }, at) };
  });
  for (const card of all) {
    const { id, isQuestion, subject, memory, due, wrong, suspended, tagged } = card;
    const threadId = threadIds[subject] ?? "";
    if (isQuestion) {
      await db.insert(questions).values({
        ...{ id, ownerId, threadId, ordinal: 0, round: 0, type: "fill_in", stem: id, answer: "x" },
        ...{ accepted: [], explanation: "", difficulty: "easy", state: "kept" },
        evidence: { quote: "Quartz is hard.", start: 0, end: 15 },
      });
      const attempt = { questionId: id, round: 1, threadId, ownerId, answer: "y" };
      await db.insert(attempts).values({ ...attempt, correct: !wrong });
    }
    const { subjectId } = card;
    await db.insert(cards).values({
      ...{ id, ownerId, due, memory, tags: tagged ? ["rocks::hard"] : [] },
      ...(isQuestion ? { questionId: id } : { subjectId, front: id, back: "x", sha256: id }),
      suspendedAt: suspended ? now : null,
    });
    if (memory === null) continue;
    await db.insert(cardReviews).values({
      ...{ id: newId("rev"), ownerId, cardId: id, key: newId("key") },
      ...{ rating: wrong ? "again" : "good", dueBefore: due, memoryBefore: null },
      reviewedAt: new Date(memory.lastReview),
    });
  }
  return { all, exams, subjectIds };
};

type Stored = Awaited<ReturnType<typeof stored>>["all"][number];

const isFresh = ({ isQuestion, memory }: Stored) => !isQuestion && memory === null;
const isMistake = (card: Stored) => card.wrong && card.memory?.state !== "review" && !isFresh(card);
const inOrder = (some: readonly Stored[]) =>
  some.toSorted(
    (a, b) => a.asked.getTime() - b.asked.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );

it("cards of subjects with exams are due as the schedule says, and others as ever", async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (one) => {
      ownerId = newId("own");
      const { all, exams, subjectIds } = await stored(one);
      const endOfDay = new Date(now.getTime() + one.daysAsked * day);
      const asked = { ...until, endOfDay, exams };
      const isOfDay = ({ asked: at, due, memory }: Stored) =>
        due < until.soon || (at < endOfDay && (memory === null || memory.state === "review"));
      const scope = {
        all: {},
        subject: { subjectId: subjectIds[0] },
        tag: { tag: "rocks" },
      }[one.scope];
      const meant = all.filter(
        ({ suspended, tagged, subject }) =>
          !suspended &&
          (one.scope !== "tag" || tagged) &&
          (one.scope !== "subject" || subject === 0),
      );
      const due = meant.filter(isOfDay);
      const known = [
        ...inOrder(due.filter(isMistake)),
        ...inOrder(due.filter((card) => !(isMistake(card) || isFresh(card)))),
      ].slice(0, one.most.cards);
      const fresh = [
        ...inOrder(due.filter((card) => isFresh(card) && card.subject < 2)),
        ...inOrder(due.filter((card) => isFresh(card) && card.subject === 2)),
      ].slice(0, Math.min(one.most.fresh, one.most.cards - known.length));
      const found = await store.due(ownerId, asked, one.most, scope);
      expect(found.map(({ id }) => id)).toEqual([...known, ...fresh].map(({ id }) => id));

      const times = [0.5, 3, 8, 30].map((days) => new Date(now.getTime() + days * day));
      const counted = await store.count(ownerId, asked, times, scope);
      const countOf = (which: (card: Stored) => boolean) => meant.filter(which).length;
      expect(counted).toMatchObject({
        total: meant.length,
        due: countOf((card) => isOfDay(card) && !isFresh(card)),
        dueFresh: countOf((card) => isOfDay(card) && isFresh(card)),
        until: times.map((time) => countOf((card) => card.asked < time && !isFresh(card))),
        untilFresh: times.map((time) => countOf((card) => card.asked < time && isFresh(card))),
      });
      const query = { search: "", state: "due", limit: 99, offset: 0, ...scope } as const;
      const listed = await store.list(ownerId, query, asked);
      const dueNow = due.filter((card) => !isFresh(card)).map(({ id }) => id);
      expect(listed.cards.map(({ id }) => id).toSorted()).toEqual(dueNow.toSorted());
    }),
    { numRuns: 40 },
  );
});

describe("cards of a subject with an exam", () => {
  it("are begun before those of others", async () => {
    const other = await subjectStore(db).create(ownerId, "Without");
    const subject = await subjectStore(db).create(ownerId, "With an exam");
    await make(other, "other");
    const id = await make(subject, "for the exam");
    const exams = [{ subjectId: subject, at: new Date(now.getTime() + day) }];
    const fresh = await store.due(ownerId, { ...until, exams }, { cards: 9, fresh: 1 });
    expect(fresh.map((card) => card.id)).toEqual([id]);
    await store.review(ownerId, id, {
      ...{ key: newId("key"), rating: "good", reviews: 0, hinted: false, at: now },
      next: (memory) => schedule(memory, "good", now),
    });
    expect(await store.begun(ownerId, now, subject)).toBe(1);
    expect(await store.begun(ownerId, now, other)).toBe(0);
  });

  it("are read as they stand, all or some, and the exam by its day", async () => {
    const subject = await subjectStore(db).create(ownerId, "With an exam");
    expect(await store.exams(ownerId)).toEqual([]);
    await subjectStore(db).change(ownerId, subject, { examOn: "2026-03-20" });
    expect(await store.exams(ownerId)).toEqual([{ subjectId: subject, day: "2026-03-20" }]);
    for (const name of ["a", "b", "c"]) await make(subject, `card ${name}`);
    const { total, cards: some } = await store.memories(ownerId, subject, 2);
    expect(total).toBe(3);
    expect(some).toHaveLength(2);
    expect(some[0]).toMatchObject({ memory: null, fresh: true });
  });
});
