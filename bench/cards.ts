import { sql } from "drizzle-orm";
import { cardCommands } from "#agents/services/cards.ts";
import type { Database } from "#db/client.ts";
import { cardFitStore } from "#db/queries/card-fits.ts";
import { cardPictureStore } from "#db/queries/card-pictures.ts";
import { cardStore } from "#db/queries/cards.ts";
import { editStore } from "#db/queries/edits.ts";
import { studyStore } from "#db/queries/study.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { questions } from "#db/schema/quiz.ts";
import { openDatabase } from "#evals/fresh-database.ts";
import type { CardQuery, CardScope } from "#lib/cards/card-store.ts";
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
const fill = async (db: Database) => {
  const subjects = subjectStore(db);
  const asked = await subjects.create(ownerId, "Of quizzes");
  const own = await subjects.create(ownerId, "Of one's own");
  for (let from = 0; from < cardsOfEach; from += inThread) {
    const threadId = await madeThread(db, ownerId, "done");
    const rows = Array.from({ length: inThread }, (_, at) => ({
      ...questionRow(ownerId, threadId, from + at),
      state: "kept" as const,
    }));
    await db.insert(questions).values(rows);
  }
  await db.execute(sql`update threads set subject_id = ${asked} where owner_id = ${ownerId}`);
  // Of what a card is firm for, between none and nine tenths have gone by.
  const days = sql`greatest(1, n % 400 - 1)`;
  const firm = sql`${days} * 10.0 / (10 - n * 7 % 10)`;
  const memory = sql`jsonb_build_object('state', 'review', 'stability', ${firm}, 'difficulty', 5.5,
    'scheduledDays', round(${firm}), 'learningSteps', 0, 'reps', 10, 'lapses', n % 10, 'lastReview',
    to_char((${now.toISOString()}::timestamptz - (${firm} - ${days}) * interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
  const due = sql`${now.toISOString()}::timestamptz + ((n % 400) - 1) * interval '1 day'`;
  await db.execute(sql`
    insert into cards (id, owner_id, question_id, due, memory, reviews)
    select id, owner_id, id, ${due}, ${memory}, ${reviewsOfCard}
    from (select *, row_number() over () as n from questions where owner_id = ${ownerId}) q`);
  await db.execute(sql`
    insert into cards (id, owner_id, subject_id, front, back, tags, sha256, due, memory, reviews)
    select 'crd_' || n, ${ownerId}, ${own}, 'term ' || n, 'what term ' || n || ' means',
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
  return { asked, own };
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

/** What is asked, by the name of its row. */
type Timed = readonly [name: string, ask: () => Promise<unknown>];
const rowOf = async ([what, ask]: Timed) => {
  const sorted = await timesOf(ask);
  const median = sorted[runs / 2] ?? Number.NaN;
  const slowest = sorted.at(-1) ?? Number.NaN;
  return [what, Math.round(median), Math.round(slowest), median > goalMs ? "over" : ""];
};

/** How the subjects are meanwhile. */
type State = readonly [name: string, enter: () => Promise<void>, asked: readonly Timed[]];

const measure = async (name: string, url: string | undefined): Promise<(string | number)[][]> => {
  const { db, close } = await openDatabase(url);
  try {
    const started = performance.now();
    const { asked: ofQuizzes, own: subjectId } = await fill(db);
    console.log(`  ${name}: filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    const { read, write } = cardCommands({
      ...{ cards: cardStore(db), fits: cardFitStore(db), pictures: cardPictureStore(db) },
      ...{ study: studyStore(db), edits: editStore(db), clock: () => now },
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
    const subjects = subjectStore(db);
    const setExam = (of: string, examOn: string | null) => subjects.change(ownerId, of, { examOn });
    const setArchived = (of: string, archived: boolean) =>
      subjects.change(ownerId, of, { archived });
    const due = (scope?: CardScope) => () => read.dueCards(ownerId, "UTC", scope);
    const counts = () => read.cardsWaiting(ownerId, "UTC");
    const timed: readonly Timed[] = [
      ["due list", due()],
      ["due list of a subject", due({ subjectId })],
      ["due list of a tag", due({ tag: "med" })],
      ["counts and forecast", counts],
      ["where you stand", () => read.whereYouStand(ownerId, "UTC")],
      ["where you stand in a subject", () => read.whereYouStand(ownerId, "UTC", subjectId)],
      ["a review and its undo", reviewAndUndo],
    ];
    const withExam: readonly Timed[] = [
      ["due list", due()],
      ["due list of a subject", due({ subjectId })],
      ["due list of a tag", due({ tag: "med" })],
      ["counts and forecast", counts],
      ["forecast of the exam", () => read.examForecast(ownerId, "UTC", subjectId)],
    ];
    const atRest: readonly Timed[] = [
      ["due list", due()],
      ["counts and forecast", counts],
    ];
    const lists: readonly Timed[] = [
      ["list, first page", () => list({})],
      ["list, page 200", () => list({ offset: 19_900, subjectId })],
      ["list of a tag", () => list({ tag: "med::part 7" })],
      ["tags of all cards", () => read.usedTags(ownerId)],
      ["list, searched", () => list({ search: "term 2499" })],
    ];
    const both = [subjectId, ofQuizzes];
    const begin = (of: readonly string[], examOn: string) => async () => {
      for (const one of of) await setExam(one, examOn);
    };
    const rest = (of: string) => () => setArchived(of, true);
    const again = async () => {
      for (const one of both) {
        await setExam(one, null);
        await setArchived(one, false);
      }
    };
    const states: readonly State[] = [
      ["as ever", async () => {}, [...timed, ...lists]],
      ["exam of half, in 20 days", begin([subjectId], "2026-03-21"), withExam],
      ["exam of half, tomorrow", begin([subjectId], "2026-03-02"), withExam],
      ["exam of all, in 20 days", begin(both, "2026-03-21"), withExam],
      ["exam of all, tomorrow", begin(both, "2026-03-02"), withExam],
      ["own cards at rest", rest(subjectId), atRest],
      ["questions at rest", rest(ofQuizzes), atRest],
    ];
    const rows: (string | number)[][] = [];
    // A server's own autovacuum is off here, and would have made them within a minute.
    const planners = url === undefined ? ["no statistics", "statistics"] : ["statistics"];
    for (const planner of planners) {
      if (planner === "statistics") await db.execute(sql`analyze`);
      for (const [state, enter, asked] of states) {
        await enter();
        for (const one of asked) rows.push([name, planner, state, ...(await rowOf(one))]);
        await again();
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
    ["database", "planner", "cards", "what", "median", "slowest", ""],
    rows,
  );
};
