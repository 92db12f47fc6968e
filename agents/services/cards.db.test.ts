import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { cardStore } from "#db/queries/cards.ts";
import { answerStore } from "#db/queries/questions.ts";
import { insertQuiz } from "#db/queries/quizzes.ts";
import { insertThread } from "#db/queries/threads.ts";
import { cards } from "#db/schema/cards.ts";
import { questions } from "#db/schema/quiz.ts";
import { testDatabase } from "#db/testing/test-database.ts";
import { newId } from "#lib/ids.ts";
import { cardCommands } from "./cards.ts";

const { db } = testDatabase();

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
  const { read } = cardCommands({ cards: cardStore(db), clock: () => new Date(now) });
  for (const [zone, isDue] of Object.entries(zones)) {
    const waiting = await read.cardsWaiting(ownerId, zone);
    expect([zone, waiting.due, waiting.forecast[0]]).toEqual([zone, +isDue, +isDue]);
    expect(await read.dueCards(ownerId, zone)).toHaveLength(+isDue);
  }
});
