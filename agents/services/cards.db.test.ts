import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { cardFitStore } from "#db/queries/card-fits.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { cardStore } from "#db/queries/cards.ts";
import { answerStore } from "#db/queries/questions.ts";
import { insertQuiz } from "#db/queries/quizzes.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { insertThread } from "#db/queries/threads.ts";
import { cards } from "#db/schema/cards.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { cardCommands } from "./cards.ts";

const { db } = testDatabase();
const stores = {
  ...{ cards: cardStore(db), fits: cardFitStore(db), pictures: cardPictureStore(db) },
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
