import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, makeDatabase } from "#db/client.ts";
import { databaseFolder } from "#db/embedded/backup.ts";
import { Maintenance } from "#db/embedded/maintenance.ts";
import { Multiplexer } from "#db/embedded/multiplexer.ts";
import { openPglite } from "#db/embedded/open-pglite.ts";
import { migrate } from "#db/migrate.ts";
import { artifactSnapshot } from "#db/queries/artifacts.ts";
import { editStore } from "#db/queries/edits.ts";
import { importStore, libraryStore } from "#db/queries/library.ts";
import { answerStore, questionStore } from "#db/queries/questions.ts";
import { manualSearch } from "#db/queries/search-chunks.ts";
import { readStudyPage } from "#db/queries/study-page.ts";
import { threadStore } from "#db/queries/threads.ts";
import { chunkVectorStore } from "#db/queries/vectors.ts";
import { chunks, chunkVectors } from "#db/schema/library.ts";
import { questions } from "#db/schema/quiz.ts";
import { studyWithEdits } from "#db/testing/study-with-edits.ts";
import { madeChunks } from "../library/made-manual.ts";
import { printTable } from "../print-table.ts";
import {
  inQuiz,
  madeHistory,
  madeThread,
  modelDimensions,
  models,
  questionRow,
  vectorsOf,
} from "./made-history.ts";
import { TimedBackend } from "./timed-backend.ts";

const askedCount = 5_000;
const chunkCount = 20_000;
const editCount = 20_000;
const inBatch = 250;
const goalMs = 200;
const ownerId = "bench";

type Measure = <T>(kind: string, work: () => Promise<T>) => Promise<T>;

/** What a quiz asks of the database at its end, and what its pages ask. */
const measureQuiz = async (db: Database, measure: Measure, when: string): Promise<void> => {
  const threadId = await madeThread(db, ownerId, "running");
  const numbers = Array.from({ length: inQuiz }, (_, place) => 10 * askedCount + place);
  const rows = numbers.map((number) => ({
    ...questionRow(ownerId, threadId, number),
    state: "proved" as const,
  }));
  await db.insert(questions).values(rows);
  const proved = rows.map(({ id }, place) => ({
    questionId: id,
    vectors: vectorsOf(numbers[place] ?? 0),
  }));
  const store = questionStore(db);
  const about = { terms: ["word"], noteSha256: "", exceptThreadId: threadId, limit: 50 };
  await measure(`repeats, ${when}`, () =>
    store.keepNewQuestions(ownerId, threadId, proved, 0.9, null),
  );
  await measure(`asked before, ${when}`, () => store.askedBefore(ownerId, about));
  await measure(`home, ${when}`, () => threadStore(db).list(ownerId, { search: "", limit: 50 }));
  await measure(`poll, ${when}`, () => threadStore(db).revision(ownerId, threadId));
  await measure(`quiz page, ${when}`, () => answerStore(db).snapshot(ownerId, threadId));
  await measure(`deletion, ${when}`, () =>
    threadStore(db).remove(ownerId, threadId, async () => {}),
  );
};

const measureStudy = async (db: Database, measure: Measure): Promise<void> => {
  const of = await studyWithEdits(db, editCount);
  const most = { messages: 200, edits: 100 };
  // The first time it is planned.
  for (const when of ["first", "again"]) {
    await measure(`study files, ${when}`, () =>
      artifactSnapshot(db, { ownerId: of.ownerId, threadId: of.threadId }),
    );
    await measure(`study page, ${when}`, () => readStudyPage(db)(of.ownerId, of.threadId, most));
  }
  await measure("undo", () => editStore(db).undo(of.ownerId, of.threadId, "undo"));
};

const measureLibrary = async (
  db: Database,
  measure: Measure,
  { packId, when }: { readonly packId: string; readonly when: string },
): Promise<void> => {
  const all = { packId, version: null, edition: null, kind: "manual", filter: false } as const;
  const query = { ...all, question: "How do I open the file of a section?", limit: 8 };
  const context = { ownerId, threadId: null };
  await measure(`search, ${when}`, () => manualSearch(db).search(query, context));
  const misspelt = { ...query, question: "How do I open the secton of a manaul?" };
  await measure(`search, misspelt, ${when}`, () => manualSearch(db).search(misspelt, context));
  await measure(`library, ${when}`, () => libraryStore(db, models[1]).packs(ownerId));
  const vector = vectorsOf(0)[1]?.embedding ?? [];
  const meaning = async () => ({ modelId: models[1], vector });
  await measure(`search by meaning, ${when}`, () =>
    manualSearch(db, meaning).search(query, context),
  );
};

/** In any direction: how long it takes to compare vectors does not depend on where they lie. */
const addVectors = async (db: Database, packId: string): Promise<void> => {
  for (let start = 0; start < chunkCount; start += inBatch)
    await db.execute(sql`
      insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding)
      select id, ${models[1]}, owner_id, pack_id, l2_normalize(numbers::vector)
      from ${chunks} cross join lateral (
        select array(select random() - 0.5 + 0 * ordinal from generate_series(1, ${modelDimensions}::integer)) as numbers
      ) made
      where pack_id = ${packId} and ordinal >= ${start} and ordinal < ${start + inBatch}
    `);
};

/** What an earlier version has stored has no bits: the first search compares all, until they are made. */
const measureOldVectors = async (db: Database, measure: Measure, packId: string): Promise<void> => {
  await addVectors(db, packId);
  await measureLibrary(db, measure, { packId, when: "without bits" });
  await measure("bits of old vectors", () =>
    chunkVectorStore(db).claim(ownerId, "bench", models[1], () => false),
  );
};

/** As the import's loop does it. */
const measureImport = async (
  db: Database,
  measure: Measure,
  { packId, when }: { readonly packId: string; readonly when: string },
): Promise<void> => {
  const file = { fileName: "manual.md", pieces: [Buffer.from("x")] };
  await libraryStore(db).addSource(ownerId, packId, file);
  const imports = importStore(db, null, models[1]);
  const claim = await imports.claim("bench", () => false);
  if (!claim) throw new Error("there is nothing to import");
  await imports.begin(claim, { format: "markdown", total: 1 });
  const made = madeChunks(chunkCount);
  await measure(`${when}, storing`, async () => {
    for (let start = 0; start < made.length; start += inBatch) {
      const some = made.slice(start, start + inBatch);
      await imports.save(claim, { done: 0, sections: some.length, badFiles: [], chunks: some });
    }
  });
  await measure(`${when}, end`, () => imports.finish(claim, null));
  // Whoever looks for the next file deletes first what this one has replaced.
  await measure(`${when}, after it`, () => imports.claim("bench", () => false));
};

const measureAll = async (db: Database, measure: Measure, maintain: () => Promise<void>) => {
  await measure("history", () => madeHistory(db, ownerId, askedCount));
  await measureQuiz(db, measure, "no statistics");
  await measureStudy(db, measure);
  const described = { product: "Bench", titles: {}, language: "en" as const };
  const pack = { ...described, versions: [], editions: [] };
  const { id: packId } = await libraryStore(db).createPack(ownerId, pack);
  await measureImport(db, measure, { packId, when: "import" });
  await measureOldVectors(db, measure, packId);
  await measureLibrary(db, measure, { packId, when: "no statistics" });
  await measureImport(db, measure, { packId, when: "import again" });
  await measure("maintenance", maintain);
  await measureQuiz(db, measure, "statistics");
  await measureLibrary(db, measure, { packId, when: "statistics" });
};

/**
 * How long the embedded database's only session is held at once, by kind of work: the slowest statement of each, with
 * 5,000 questions and 20,000 chunks. In milliseconds of processor time, so that what else the machine does is not counted.
 */
export const benchStatements = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const pglite = await openPglite(databaseFolder(dataDir));
  const backend = new TimedBackend(pglite, (error) => {
    throw error;
  });
  const multiplexer = new Multiplexer(backend, { password: "bench" });
  const port = await multiplexer.listen(0);
  const url = `postgres://postgres:bench@127.0.0.1:${port}/postgres`;
  await migrate(url);
  const { db, close } = makeDatabase(url);
  const rows: (string | number)[][] = [];
  const measure: Measure = async (kind, work) => {
    backend.take();
    const answer = await work();
    const held = backend.take().toSorted((a, b) => b.ms - a.ms);
    const all = held.reduce((sum, { ms }) => sum + ms, 0);
    const [slowest] = held;
    const text = slowest?.sql.replaceAll(/\s+/gu, " ").trim().slice(0, 60) ?? "";
    const longest = slowest?.ms ?? 0;
    const isOver = longest > goalMs ? "over" : "";
    const row = [kind, longest.toFixed(0), goalMs, isOver, held.length, all.toFixed(0), text];
    rows.push(row);
    // As it goes: what is long is seen before the end, also when that is not waited for.
    console.log(`  ${row.join("  ")}`);
    return answer;
  };
  const maintenance = new Maintenance(multiplexer, Date.now());
  const maintain = async () => {
    while (maintenance.next(Date.now()) !== null);
  };
  try {
    await measureAll(db, measure, maintain);
    printTable(
      `Statements on the embedded database (${askedCount} questions in two spaces, ${chunkCount} chunks; ms of processor)`,
      ["work", "slowest", "goal", "", "statements", "all", "the slowest"],
      rows,
    );
  } finally {
    await close();
    multiplexer.close();
    await pglite.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
