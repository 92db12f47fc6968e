import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cardFitStore } from "#db/queries/card-fits.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { cardStore } from "#db/queries/cards.ts";
import { editStore } from "#db/queries/edits.ts";
import { answerStore } from "#db/queries/questions.ts";
import { insertQuiz } from "#db/queries/quizzes.ts";
import { studyStore } from "#db/queries/study.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { insertThread } from "#db/queries/threads.ts";
import { cards } from "#db/schema/cards.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { schedule } from "#lib/cards/schedule.ts";
import { newId } from "#lib/ids.ts";
import { cardCommands } from "./cards.ts";

const { db } = testDatabase();
const stores = {
  ...{ cards: cardStore(db), fits: cardFitStore(db), pictures: cardPictureStore(db) },
  ...{ study: studyStore(db), edits: editStore(db) },
};

const addCard = async (ownerId: string, due: string): Promise<void> => {
  const { threadId } = await insertThread(db, { ownerId, kind: "quiz", title: "Minerals" });
  await insertQuiz(db, {
    ...{ ownerId, threadId, text: "Quartz is hard.", fileName: null },
    settings: { wanted: null, mix: { multipleChoice: 70, trueFalse: 20, other: 10 } },
  });
  const id = newId("qst");
  await db.insert(questions).values({
    ...{ id, ownerId, threadId, ordinal: 0, round: 0, type: "fill_in", stem: "?", answer: "x" },
    ...{ accepted: [], explanation: "", difficulty: "easy", state: "kept" },
    evidence: { quote: "Quartz is hard.", start: 0, end: 15 },
  } satisfies typeof questions.$inferInsert);
  await answerStore(db).recordAttempt(ownerId, threadId, {
    ...{ questionId: id, round: 1, answer: "x", correct: true, score: null, reason: null },
  });
  await db
    .update(cards)
    .set({ due: new Date(due) })
    .where(eq(cards.id, id));
};

it.each([
  // In the evening of New York it is the same day still, in Moscow and Apia the next one has begun.
  ["2026-11-26T23:30:00Z", "2026-11-27T04:30:00Z", { "America/New_York": true, UTC: false }],
  ["2026-11-26T23:30:00Z", "2026-11-27T20:30:00Z", { "Europe/Moscow": true, UTC: false }],
  ["2026-11-26T09:30:00Z", "2026-11-26T11:30:00Z", { "Pacific/Apia": false, UTC: true }],
  // 23 hours and 25 hours after the midnight before.
  ["2026-03-08T12:00:00Z", "2026-03-09T03:59:00Z", { "America/New_York": true }],
  ["2026-03-08T12:00:00Z", "2026-03-09T04:01:00Z", { "America/New_York": false }],
  ["2026-11-01T12:00:00Z", "2026-11-02T04:59:00Z", { "America/New_York": true }],
  ["2026-11-01T12:00:00Z", "2026-11-02T05:01:00Z", { "America/New_York": false }],
])("at %s a card of %s is due by the student's day", async (now, due, zones) => {
  const ownerId = newId("own");
  await addCard(ownerId, due);
  const { read } = cardCommands({ ...stores, clock: () => new Date(now) });
  for (const [zone, isDue] of Object.entries(zones)) {
    const waiting = await read.cardsWaiting(ownerId, zone);
    expect([zone, waiting.due, waiting.forecast[0]]).toEqual([zone, +isDue, +isDue]);
    expect(await read.dueCards(ownerId, zone)).toHaveLength(+isDue);
  }
});

const daily = { rating: "good", hinted: false } as const;

it("days in a row and an exam end where the student is", async () => {
  const ownerId = newId("own");
  const subjects = subjectStore(db);
  const subject = await subjects.create(ownerId, "Botany");
  await subjects.change(ownerId, subject, { examOn: "2026-11-27" });
  let now = new Date("2026-11-24T12:00:00Z");
  const { read, write } = cardCommands({ ...stores, clock: () => now });
  await write.addCards(ownerId, subject, [{ front: "moss", back: "a small plant" }]);
  const [card] = await read.dueCards(ownerId, "UTC");
  // The evenings of two days in London, one day in Moscow.
  for (const [reviews, at] of ["2026-11-24T22:00:00Z", "2026-11-25T20:00:00Z"].entries()) {
    now = new Date(at);
    await write.reviewCard(ownerId, "UTC", card?.id ?? "", { key: at, reviews, ...daily });
  }
  expect((await read.whereYouStand(ownerId, "UTC")).daysInARow).toBe(2);
  expect((await read.whereYouStand(ownerId, "Europe/Moscow")).daysInARow).toBe(1);
  now = new Date("2026-11-26T20:30:00Z");
  expect(await read.examForecast(ownerId, "Europe/Moscow", subject)).toMatchObject({
    ...{ day: "2026-11-27", days: 1, total: 1 },
  });
  now = new Date("2026-11-26T21:30:00Z");
  expect(await read.examForecast(ownerId, "Europe/Moscow", subject)).toBeNull();
  expect(await read.examForecast(ownerId, "UTC", subject)).not.toBeNull();
  expect(await read.examForecast(newId("own"), "UTC", subject)).toBeNull();
});

/** Where the student may be: with clocks that change in these weeks, on either side of the day's line, and by half an hour. */
const places = [
  ...["Europe/Berlin", "America/New_York", "Europe/Moscow", "Pacific/Apia", "Pacific/Honolulu"],
  ...["America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Havana", "UTC"],
];
const journey = fc.record({
  /** The days before clocks go forward or back in Europe, America, Australia. */
  from: fc.constantFrom("2026-03-06", "2026-03-27", "2026-10-02", "2026-10-23", "2026-10-30"),
  dues: fc.array(fc.integer({ min: -30, max: 150 }), { maxLength: 6 }),
  steps: fc.array(
    fc.record({
      zone: fc.constantFrom(...places),
      hours: fc.integer({ min: 0, max: 26 }),
      reviews: fc.nat(2),
    }),
    { minLength: 3, maxLength: 9 },
  ),
});

it("a day is what the calendar says where the student is at each request, however they travel", async () => {
  await fc.assert(
    fc.asyncProperty(journey, async ({ from, dues, steps }) => {
      const ownerId = newId("own");
      const hourMs = 3_600_000;
      let now = new Date(`${from}T12:10:00Z`);
      const { read, write } = cardCommands({ ...stores, clock: () => now });
      const newPerDay = 2;
      await write.saveCardSettings(ownerId, { newPerDay });
      const fronts = Array.from({ length: 9 }, (_, at) => `plant ${at}`);
      const pairs = fronts.map((front) => ({ front, back: "x" }));
      await write.addCards(ownerId, undefined, pairs);
      const made = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
      // Some were begun long ago.
      const begun = new Date(now.getTime() - 90 * 24 * hourMs);
      const { memory } = schedule(null, "easy", begun);
      for (const [at, { id }] of made.slice(0, dues.length).entries()) {
        const due = new Date(now.getTime() + (dues[at] ?? 0) * hourMs);
        await db.update(cards).set({ memory, due }).where(eq(cards.id, id));
      }
      const reviewed: { at: Date; isFirst: boolean }[] = [];
      for (const { zone, hours, reviews } of steps) {
        now = new Date(now.getTime() + hours * hourMs);
        const dateOf = (at: Date) => at.toLocaleDateString("sv-SE", { timeZone: zone });
        const today = dateOf(now);
        const check = async () => {
          const rows = await db.select().from(cards).where(eq(cards.ownerId, ownerId));
          const fresh = rows.filter((row) => row.memory === null).length;
          const left =
            newPerDay - reviewed.filter((r) => r.isFirst && dateOf(r.at) === today).length;
          const known = rows.filter(
            (row) => row.memory !== null && dateOf(row.due) <= today,
          ).length;
          const due = known + Math.max(0, Math.min(fresh, left));
          const waiting = await read.cardsWaiting(ownerId, zone);
          expect([zone, now, waiting.due]).toEqual([zone, now, due]);
          expect(waiting.forecast[0]).toBe(due);
          const shown = await read.dueCards(ownerId, zone);
          expect(shown).toHaveLength(due);
          const days = [...new Set(reviewed.map(({ at }) => dateOf(at)))];
          const { daysInARow } = await read.whereYouStand(ownerId, zone);
          expect([zone, now, daysInARow]).toEqual([zone, now, inARow(days, today)]);
          return shown;
        };
        for (let review = 0; review < reviews; review += 1) {
          const [card] = await check();
          if (card === undefined) break;
          const press = { key: newId("key"), reviews: card.reviews, hinted: false };
          await write.reviewCard(ownerId, zone, card.id, { ...press, rating: "easy" });
          reviewed.push({ at: now, isFirst: card.memory === null });
        }
        await check();
      }
    }),
    { numRuns: 12 },
  );
});

/** Days without one between them, the last of them today or yesterday. */
const inARow = (days: readonly string[], today: string): number => {
  const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  let day = days.includes(today) ? today : before(today);
  let count = 0;
  for (; days.includes(day); day = before(day)) count += 1;
  return count;
};

it("new cards beyond the limit of a day are counted, and begun when more are wanted", async () => {
  const ownerId = newId("own");
  const now = new Date("2026-03-01T12:00:00Z");
  const { read, write } = cardCommands({ ...stores, clock: () => now });
  await write.saveCardSettings(ownerId, { newPerDay: 1 });
  const pairs = Array.from({ length: 5 }, (_, at) => ({ front: `plant ${at}`, back: "x" }));
  await write.addCards(ownerId, undefined, pairs);
  const told = async (begin?: number) => {
    const { due, beyond, begun } = await read.cardsWaiting(ownerId, "UTC", { begin });
    expect(await read.dueCards(ownerId, "UTC", { begin })).toHaveLength(due);
    return { due, beyond, begun };
  };
  expect(await told()).toEqual({ due: 1, beyond: 4, begun: 0 });
  const rate = async (begin: number) => {
    const [first] = await read.dueCards(ownerId, "UTC", { begin });
    const review = { ...daily, rating: "easy" as const, key: newId("key"), reviews: 0 };
    await write.reviewCard(ownerId, "UTC", first?.id ?? "", review);
  };
  await rate(0);
  expect(await told()).toEqual({ due: 0, beyond: 4, begun: 1 });
  expect(await told(3)).toEqual({ due: 2, beyond: 2, begun: 1 });
  // What was asked for is begun once.
  await rate(3);
  expect(await told(3)).toEqual({ due: 1, beyond: 2, begun: 2 });
  expect(await told()).toEqual({ due: 0, beyond: 3, begun: 2 });
});

it("before an exam as many new cards are begun as it wants, and as ever after it", async () => {
  const ownerId = newId("own");
  const subjects = subjectStore(db);
  const subject = await subjects.create(ownerId, "Botany");
  let now = new Date("2026-03-01T12:00:00Z");
  const { read, write } = cardCommands({ ...stores, clock: () => now });
  await write.saveCardSettings(ownerId, { newPerDay: 2 });
  const pairs = Array.from({ length: 24 }, (_, at) => ({ front: `plant ${at}`, back: "x" }));
  await write.addCards(ownerId, subject, pairs);
  const others = ["one", "two", "three"].map((front) => ({ front, back: "x", tags: ["else"] }));
  await write.addCards(ownerId, undefined, others);
  const due = async (subjectId?: string) =>
    (await read.cardsWaiting(ownerId, "UTC", { subjectId })).due;
  const general = (await subjects.list(ownerId)).find(({ isDefault }) => isDefault)?.id;
  expect([await due(), await due(subject)]).toEqual([2, 2]);
  const before = await read.examForecast(ownerId, "UTC", subject);
  await subjects.change(ownerId, subject, { examOn: "2026-03-09" });
  expect(before).toBeNull();
  // Eight days, of which two are kept free.
  expect([await due(), await due(subject), await due(general)]).toEqual([4, 4, 2]);
  // The exam wants more of its own subject, and none of these.
  expect((await read.cardsWaiting(ownerId, "UTC", { tag: "else" })).due).toBe(2);
  expect(await read.dueCards(ownerId, "UTC", { tag: "else" })).toHaveLength(2);
  expect(await read.dueCards(ownerId, "UTC")).toHaveLength(4);
  expect(await read.examForecast(ownerId, "UTC", subject)).toMatchObject({
    ...{ days: 8, total: 24, now: 0, onTheDay: 23 },
  });
  const [first] = await read.dueCards(ownerId, "UTC", { subjectId: subject });
  await write.reviewCard(ownerId, "UTC", first?.id ?? "", {
    ...daily,
    rating: "easy",
    key: "k",
    reviews: 0,
  });
  expect(await due(subject)).toBe(3);
  // With the one that comes back on this day.
  now = new Date("2026-03-09T00:00:00Z");
  expect([await due(), await due(subject)]).toEqual([3, 3]);
});

it("a front with several gaps becomes a card for each, and with one the back may be empty", async () => {
  const ownerId = newId("own");
  const now = new Date("2026-03-01T12:00:00Z");
  const { read, write } = cardCommands({ ...stores, clock: () => now });
  const add = (front: string, back = "") => write.addCards(ownerId, undefined, [{ front, back }]);
  expect(await add("{{c1::DNA}} is in the {{c2::nucleus}}.")).toMatchObject({ added: 2, known: 0 });
  expect(await add("{{c1::DNA}} is in the {{c2::nucleus}}.")).toMatchObject({ added: 0, known: 2 });
  const due = await read.dueCards(ownerId, "UTC");
  expect(due.map(({ content }) => content.kind === "own" && content.sides)).toEqual([
    { front: "{{c1::DNA}} is in the nucleus.", back: "" },
    { front: "DNA is in the {{c1::nucleus}}.", back: "" },
  ]);
  await expect(add("no gap")).rejects.toMatchObject({ code: "card_one_side" });
  const [{ id = "" } = {}] = due;
  const change = write.changeCard(ownerId, id, { front: "DNA" });
  await expect(change).rejects.toMatchObject({ code: "card_one_side" });
  const many = Array.from({ length: 21 }, (_, at) => `{{c${at + 1}::x}}`).join(" ");
  await expect(add(many)).rejects.toMatchObject({ code: "card_gaps_many" });
});
