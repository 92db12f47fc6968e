import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { startModelServer } from "#e2e/model-server/start-model-server.ts";
import { newId } from "#lib/ids.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { benchSettings } from "./bench-settings.ts";
import { madeNote } from "./made-note.ts";
import { printTable } from "./print-table.ts";
import { walPosition } from "./wal-position.ts";

const sizes = [10, 50, 100, 200];
const rounds = 3;

interface Cost {
  /** From the request until the thread is done, with a model that answers at once. */
  readonly elapsedMs: number;
  readonly rows: number;
  readonly walBytes: number;
  readonly questions: number;
}

const finished = async (runtime: Runtime, ownerId: string, threadId: string): Promise<void> => {
  for (;;) {
    const { status, error } = await runtime
      .for(student(ownerId))
      .threads.read.getThread(threadId, "en");
    if (status === "done") return;
    if (status !== "running") throw new Error(`The quiz ended as ${status}: ${error?.code}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Live rows of all tables of the product, the checkpoints' and the queue's included. */
const countRows = async (sql: postgres.Sql): Promise<number> => {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'langgraph', 'boss')`;
  const counts = await Promise.all(
    tables.map(({ name }) => sql.unsafe(`select count(*)::int as rows from ${name}`)),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.rows), 0);
};

const measure = async (
  runtime: Runtime,
  sql: postgres.Sql,
  concepts: number,
  seed: number,
): Promise<Cost> => {
  const ownerId = newId("own");
  const [rows, wal] = [await countRows(sql), await walPosition(sql)];
  const begin = performance.now();
  const thread = await runtime.for(student(ownerId)).threads.write.createThread({
    kind: "quiz",
    text: madeNote(concepts, seed),
    fileName: null,
    wanted: concepts / 2,
    mix: defaultMix,
  });
  await finished(runtime, ownerId, thread.id);
  const elapsedMs = performance.now() - begin;
  const quiz = await runtime.for(student(ownerId)).quiz.read.getQuiz(thread.id, "en");
  return {
    elapsedMs,
    rows: (await countRows(sql)) - rows,
    walBytes: Number((await walPosition(sql)) - wal),
    questions: quiz.questions.length,
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const printCosts = (costs: ReadonlyMap<number, readonly Cost[]>): void => {
  const of = (concepts: number, field: keyof Cost) =>
    median((costs.get(concepts) ?? []).map((cost) => cost[field]));
  printTable(
    "Own cost of a quiz (the model answers at once; median)",
    ["concepts", "questions", "ms", "ms per concept", "rows", "kB written", "kB per concept"],
    sizes.map((size) => [
      size,
      of(size, "questions"),
      of(size, "elapsedMs").toFixed(0),
      (of(size, "elapsedMs") / size).toFixed(1),
      of(size, "rows"),
      (of(size, "walBytes") / 1000).toFixed(0),
      (of(size, "walBytes") / 1000 / size).toFixed(1),
    ]),
  );
};

/** What a quiz costs apart from the model, and how that grows with the number of concepts. */
export const benchQuizCost = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const model = await startModelServer();
  const database = await startEmbeddedDatabase({ dataDir });
  await migrate(database.url);
  const runtime = await createRuntime({
    databaseUrl: database.url,
    env: benchSettings(model.url),
    worker: true,
  });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await measure(runtime, sql, 10, 99);
    const costs = new Map<number, Cost[]>(sizes.map((size) => [size, []]));
    for (let round = 0; round < rounds; round++) {
      for (const size of sizes) {
        costs.get(size)?.push(await measure(runtime, sql, size, round));
      }
    }
    printCosts(costs);
  } finally {
    await sql.end();
    await runtime.close();
    await database.stop();
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
