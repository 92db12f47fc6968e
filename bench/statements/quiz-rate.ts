import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRuntime, type Runtime } from "#agents/runtime.ts";
import { student } from "#agents/testing/student.ts";
import { makeDatabase } from "#db/client.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";
import { startModelServer } from "#e2e/model-server/start-model-server.ts";
import { defaultMix } from "#lib/schemas/quiz.ts";
import { benchSettings } from "../bench-settings.ts";
import { madeNote } from "../made-note.ts";
import { printTable } from "../print-table.ts";
import { madeHistory } from "./made-history.ts";

const ownerId = "bench";
const histories = [0, 1_577, 5_000];
const quizzes = 20;
const concepts = 10;

const finished = async (runtime: Runtime, threadId: string): Promise<void> => {
  for (;;) {
    const { status, error } = await runtime
      .for(student(ownerId))
      .threads.read.getThread(threadId, "en");
    if (status === "done") return;
    if (status !== "running") throw new Error(`The quiz ended as ${status}: ${error?.code}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Seconds that quizzes take which are asked for at once. */
const timeQuizzes = async (runtime: Runtime): Promise<number> => {
  const begin = performance.now();
  const made = Array.from({ length: quizzes }, async (_, seed) => {
    const note = { text: madeNote(concepts, seed), fileName: null };
    const order = { kind: "quiz" as const, ...note, wanted: concepts / 2, mix: defaultMix };
    const { id } = await runtime.for(student(ownerId)).threads.write.createThread(order);
    await finished(runtime, id);
  });
  await Promise.all(made);
  return (performance.now() - begin) / 1_000;
};

const measure = async (history: number, modelUrl: string): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const database = await startEmbeddedDatabase({ dataDir });
  await migrate(database.url);
  const { db, close } = makeDatabase(database.url);
  await madeHistory(db, ownerId, history);
  await close();
  const env = benchSettings(modelUrl);
  const runtime = await createRuntime({ databaseUrl: database.url, env, worker: true });
  try {
    const seconds = await timeQuizzes(runtime);
    return [`${history}`, ((quizzes / seconds) * 60).toFixed(0)];
  } finally {
    await runtime.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Quizzes that are made in a minute, on a new embedded database, by a student who was asked so many questions. */
export const benchQuizRate = async (): Promise<void> => {
  const model = await startModelServer();
  const rows: string[][] = [];
  for (const history of histories) {
    const row = await measure(history, model.url);
    rows.push(row);
    console.log(`  ${row.join("  ")}`);
  }
  await model.close();
  printTable(
    `Quizzes a minute (${quizzes} at once of ${concepts} concepts; the model answers at once; goal: 100)`,
    ["questions asked before", "quizzes a minute"],
    rows,
  );
};
