import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeDatabase } from "#db/client.ts";
import { readConnectionFile } from "#db/embedded/start-embedded-database.ts";
import { readEnv } from "#lib/env.ts";
import { runCode } from "#lib/running/run-code.ts";
import { keyTable, recomputeKeys } from "./recompute-keys.ts";

const usage = `Usage: npm run eval:keys [-- --data FOLDER]

Proves the keys of all quizzes of a database once more: what code prints or a query returns is run, what a note says is
read, and what only a model has solved is counted. Reads DATABASE_URL, or the embedded database of the server that runs
on FOLDER (.data). Writes nothing. Ends with 1 when a run refutes a key.`;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const databaseUrl = (dataDir: string): string => {
  const url = readEnv().DATABASE_URL ?? readConnectionFile(dataDir);
  if (url === null) throw new Error(`No server runs on ${dataDir}.\n\n${usage}`);
  return url;
};

const evaluate = async (data: string): Promise<boolean> => {
  const { db, close } = makeDatabase(
    databaseUrl(resolve(join(import.meta.dirname, "../.."), data)),
  );
  try {
    const keys = await recomputeKeys(db, runCode);
    print(keyTable(keys));
    const other = keys.filter(({ result }) => result === "other");
    for (const { threadId, question, stored, reason } of other)
      print(
        `\n${threadId} ${question.id} (${stored}): ${question.answer} → ${reason}\n${question.stem}`,
      );
    return !other.some(({ isRun }) => isRun);
  } finally {
    await close();
  }
};

const { values } = parseArgs({
  options: { data: { type: "string", default: ".data" }, help: { type: "boolean" } },
});
if (values.help) print(usage);
else if (!(await evaluate(values.data))) process.exitCode = 1;
