import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { searchTexts } from "#db/queries/search-texts.ts";
import { insertThreadSources, sourceStore } from "#db/queries/subject-sources.ts";
import { subjectStore } from "#db/queries/subjects.ts";
import { textStore } from "#db/queries/thread-texts.ts";
import { sourceIndexes, threadIndexes } from "#db/schema/texts.ts";
import { openDatabase } from "#evals/fresh-database.ts";
import type { TextPassage } from "#lib/thread-texts/thread-passages.ts";
import { madeProse } from "./made-prose.ts";
import { printTable } from "./print-table.ts";
import { startRealDatabase } from "./real-database.ts";
import { madeThread } from "./statements/made-history.ts";

const threadCount = 1_000;
const passagesOfEach = 100;
/** Sentences of a passage: some 60 words, half of the passages in each language. */
const inPassage = 4;
const goalMs = 100;
const ownerId = "bench";
const runs = 12;

/** Words that no other thread has: a vocabulary grows with what is read. */
const ownWord = (thread: number): string =>
  ["ta", "ri", "mo", "ne", "lu", "ka", "so", "vi", "pe", "du"].reduce(
    (word, syllable, place) => ((thread >> place) % 2 === 0 ? word + syllable : word),
    "qu",
  );

/** What stands in every fifth passage, in all threads. */
const frequent = ["membrane", "мембрана"] as const;

/** Every fifth thread shows nothing but its note, which is a source, too. */
const isNote = (thread: number): boolean => thread % 5 === 0;

const passagesOf = (thread: number, prose: readonly (readonly string[])[]): TextPassage[] =>
  Array.from({ length: passagesOfEach }, (_, ordinal) => {
    const sentences = prose[ordinal % 2] ?? [];
    const number = thread * passagesOfEach + ordinal;
    const start = (number * inPassage) % (sentences.length - inPassage);
    const words = [
      ...sentences.slice(start, start + inPassage),
      ordinal % 40 === 0 ? ownWord(thread) : "",
      ordinal % 5 === 0 ? frequent[ordinal % 2] : "",
    ];
    return {
      ...{ part: ordinal === 0 ? "title" : isNote(thread) ? "note" : "document", ordinal },
      ...{ place: `#block-${ordinal}`, text: words.join(" ").trim() },
    };
  });

/** As the loop stores them, but for the threads, which hold nothing else. */
const fill = async (db: Database): Promise<void> => {
  const bytes = 4_000_000;
  const prose = [madeProse("en", bytes), madeProse("ru", 2 * bytes)];
  const store = textStore(db);
  const sources = sourceStore(db);
  const subjectId = await subjectStore(db).create(ownerId, "Bench");
  const until = new Date(Date.now() + 3_600_000);
  const { signal } = new AbortController();
  for (let thread = 0; thread < threadCount; thread += 1) {
    const threadId = await madeThread(db, ownerId, "done");
    await db.insert(threadIndexes).values({ ofId: threadId, ownerId, claimedUntil: until });
    const claim = { ownerId, of: "thread", id: threadId, until, outdated: false } as const;
    const passages = passagesOf(thread, prose);
    await store.save(claim, passages, 1, signal);
    if (!isNote(thread)) continue;
    const note = { text: `Note ${thread}`, fileName: null };
    const id = await sources.add(ownerId, subjectId, note);
    await insertThreadSources(db, { ownerId, threadId, subjectId }, note, null);
    await db.insert(sourceIndexes).values({ ofId: id, ownerId, claimedUntil: until });
    await store.save({ ...claim, of: "source", id }, passages, 0, signal);
  }
};

const queries = [
  ["a rare word", `${ownWord(7)} `],
  ["a frequent word", "membrane "],
  ["a frequent word, in another form", "мембраны "],
  ["two frequent words", "мембрана документ "],
  ["the beginning of a word, three letters", "doc"],
  ["the same, of a frequent word", "мем"],
  ["the beginning of a rare word", ownWord(7).slice(0, 7)],
  ["a slip", "membarne "],
  ["a slip in Russian", "мембарна "],
  ["a slip in the first letter", "nembrane "],
  ["the same, in Russian", "ембрана "],
  ["the wrong layout of the keyboard", "vtv,hfyf "],
  ["no such word", "xylographer "],
] as const;

const measure = async (name: string, url: string | undefined): Promise<(string | number)[][]> => {
  const { db, close } = await openDatabase(url);
  try {
    const begin = performance.now();
    await fill(db);
    const filled = (performance.now() - begin) / 1_000;
    console.log(`  ${name}: filled in ${filled.toFixed(0)} s`);
    const rows: (string | number)[][] = [];
    for (const when of ["no statistics", "statistics"]) {
      if (when === "statistics") await db.execute(sql`analyze`);
      const search = searchTexts(db);
      for (const [kind, query] of queries) {
        const times: number[] = [];
        let found = 0;
        for (let run = 0; run < runs; run += 1) {
          const started = performance.now();
          const { groups } = await search(ownerId, query);
          times.push(performance.now() - started);
          found = groups.reduce((sum, { passages }) => sum + passages.length, 0);
        }
        const sorted = times.toSorted((a, b) => a - b);
        const median = sorted[runs / 2] ?? Number.NaN;
        const row = [name, when, kind, found, median, sorted.at(-1) ?? Number.NaN];
        rows.push([
          ...row.map((cell) => (typeof cell === "number" ? Math.round(cell) : cell)),
          median > goalMs ? "over" : "",
        ]);
      }
    }
    return rows;
  } finally {
    await close();
  }
};

/** How long a search through everything takes with 100,000 passages, on both databases. */
export const benchTexts = async (): Promise<void> => {
  const rows = await measure("embedded", undefined);
  const real = await startRealDatabase();
  try {
    rows.push(...(await measure("server", real.url)));
  } finally {
    await real.stop();
  }
  printTable(
    `Search through ${threadCount * passagesOfEach} passages of ${threadCount} threads, and their sources (ms; goal for the median ${goalMs})`,
    ["database", "planner", "query", "found", "median", "slowest", ""],
    rows,
  );
};
