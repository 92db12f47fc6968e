import { sql } from "drizzle-orm";
import { cardCommands } from "#agents/services/cards.ts";
import type { Database } from "#db/client.ts";
import { cardFitStore } from "#db/queries/card-fits.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { cardStore } from "#db/queries/cards.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { questions } from "#db/schema/quiz.ts";
import { openDatabase } from "#evals/fresh-database.ts";
import type { CardQuery } from "#lib/cards/card-store.ts";
import { printTable } from "./print-table.ts";
import { startRealDatabase } from "./real-database.ts";
import { madeThread, questionRow } from "./statements/made-history.ts";

const ownerId = "bench";
/** Half of the cards are questions, half are the student's own. */
const cardsOfEach = 25_000;
const reviewsOfCard = 10;
const inThread = 100;
const goalMs = 100;
const runs = 12;
const now = new Date("2026-03-01T12:00:00Z");

/**
 * A day's cards are due, the rest later; one in twenty of the student's own, which have three tags each, was never begun. The reviews are those of a
 * thousand days, one in ten wrong.
 */
const fill = async (db: Database): Promise<string> => {
  for (let from = 0; from < cardsOfEach; from += inThread) {
    const threadId = await madeThread(db, ownerId, "done");
    const rows = Array.from({ length: inThread }, (_, at) => ({
      ...questionRow(ownerId, threadId, from + at),
      state: "kept" as const,
    }));
    await db.insert(questions).values(rows);
  }
  const subjectId = await subjectStore(db).create(ownerId, "Of one's own");
  const memory = sql`jsonb_build_object('state', 'review', 'stability', 30.5, 'difficulty', 5.5,
    'scheduledDays', 30, 'learningSteps', 0, 'reps', 10, 'lapses', n % 10, 'lastReview', ${now.toISOString()}::text)`;
  const due = sql`${now.toISOString()}::timestamptz + ((n % 400) - 1) * interval '1 day'`;
  await db.execute(sql`
    insert into cards (id, owner_id, question_id, due, memory, reviews)
    select id, owner_id, id, ${due}, ${memory}, ${reviewsOfCard}
    from (select *, row_number() over () as n from questions where owner_id = ${ownerId}) q`);
  await db.execute(sql`
    insert into cards (id, owner_id, subject_id, front, back, tags, sha256, due, memory, reviews)
    select 'crd_' || n, ${ownerId}, ${subjectId}, 'term ' || n, 'what term ' || n || ' means',
      array['med::part ' || n % 200, 'week ' || n % 12, 'exam'], 'hash' || n,
      ${due}, case when n % 20 = 0 then null else ${memory} end, ${reviewsOfCard}
    from generate_series(1, ${cardsOfEach}) n`);
  await db.execute(sql`
    insert into card_reviews (id, owner_id, card_id, key, rating, due_before, memory_before, reviewed_at)
    select 'rev_' || c.id || '_' || r, ${ownerId}, c.id, 'key_' || c.id || '_' || r,
      case when (n + r) % 10 = 0 then 'again' else 'good' end, c.due, c.memory,
      ${now.toISOString()}::timestamptz - (r * 100 + n % 100 - 99) * interval '1 day' - n % 50000 * interval '1 second'
    from (select *, row_number() over () as n from cards where owner_id = ${ownerId}) c,
      generate_series(1, ${reviewsOfCard}) r`);
  return subjectId;
};

/** Milliseconds of each run, the fastest first. */
const timesOf = async (ask: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
};

const measure = async (name: string, url: string | undefined): Promise<(string | number)[][]> => {
  const { db, close } = await openDatabase(url);
  try {
    const begin = performance.now();
    const subjectId = await fill(db);
    console.log(`  ${name}: filled in ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
    const { read, write } = cardCommands({
      ...{ cards: cardStore(db), fits: cardFitStore(db), pictures: cardPictureStore(db) },
      clock: () => now,
    });
    const list = (query: Partial<CardQuery>) =>
      read.listCards(ownerId, "UTC", { search: "", limit: 100, offset: 0, ...query });
    const [card] = await read.dueCards(ownerId, "UTC");
    let reviews = card?.reviews ?? 0;
    /** Takes each review back, so that the next one finds what it found. */
    const reviewAndUndo = async () => {
      const review = { rating: "good", reviews, hinted: false } as const;
      const key = `now_${reviews}`;
      const { counted } = await write.reviewCard(ownerId, "UTC", card?.id ?? "", {
        key,
        ...review,
      });
      if (!counted) throw new Error("A review was not counted");
      await write.undoReview(ownerId, "UTC", { key: `${key}_undone` });
      reviews += 2;
    };
    const asked = [
      ["due list", () => read.dueCards(ownerId, "UTC")],
      ["due list of a subject", () => read.dueCards(ownerId, "UTC", { subjectId })],
      ["due list of a tag", () => read.dueCards(ownerId, "UTC", { tag: "med" })],
      ["counts and forecast", () => read.cardsWaiting(ownerId, "UTC")],
      ["where you stand", () => read.whereYouStand(ownerId, "UTC")],
      ["where you stand in a subject", () => read.whereYouStand(ownerId, "UTC", subjectId)],
      ["an exam set", () => setExam("2026-03-21")],
      ["due list, with an exam", () => read.dueCards(ownerId, "UTC")],
      ["counts, with an exam", () => read.cardsWaiting(ownerId, "UTC")],
      ["forecast of the exam", () => read.examForecast(ownerId, "UTC", subjectId)],
      ["an exam removed", () => setExam(null)],
      ["a subject archived", () => setArchived(true)],
      ["due list, half at rest", () => read.dueCards(ownerId, "UTC")],
      ["counts, half at rest", () => read.cardsWaiting(ownerId, "UTC")],
      ["a subject brought back", () => setArchived(false)],
      ["list, first page", () => list({})],
      ["list, page 200", () => list({ offset: 19_900, subjectId })],
      ["list of a tag", () => list({ tag: "med::part 7" })],
      ["tags of all cards", () => read.usedTags(ownerId)],
      ["list, searched", () => list({ search: "term 2499" })],
      ["a review and its undo", reviewAndUndo],
    ] as const;
    const setExam = (examOn: string | null) =>
      subjectStore(db).change(ownerId, subjectId, { examOn });
    const setArchived = (archived: boolean) =>
      subjectStore(db).change(ownerId, subjectId, { archived });
    const rows: (string | number)[][] = [];
    // A server's own autovacuum is off here, and would have made them within a minute.
    const states = url === undefined ? ["no statistics", "statistics"] : ["statistics"];
    for (const when of states) {
      if (when === "statistics") await db.execute(sql`analyze`);
      for (const [what, ask] of asked) {
        const sorted = await timesOf(ask);
        const median = sorted[runs / 2] ?? Number.NaN;
        const slowest = sorted.at(-1) ?? Number.NaN;
        rows.push([
          ...[name, when, what, Math.round(median), Math.round(slowest)],
          median > goalMs ? "over" : "",
        ]);
      }
    }
    return rows;
  } finally {
    await close();
  }
};

/** How long a review waits with 50,000 cards and 500,000 reviews, on both databases. */
export const benchCards = async (): Promise<void> => {
  const rows = await measure("embedded", undefined);
  const real = await startRealDatabase();
  try {
    rows.push(...(await measure("server", real.url)));
  } finally {
    await real.stop();
  }
  printTable(
    `Reviews with ${2 * cardsOfEach} cards and ${2 * cardsOfEach * reviewsOfCard} reviews (ms; goal for the median ${goalMs})`,
    ["database", "planner", "what", "median", "slowest", ""],
    rows,
  );
};
