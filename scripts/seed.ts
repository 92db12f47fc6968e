/**
 * npm run seed [-- --data FOLDER]: puts a few threads of each kind into the database of `npm run dev`, whether that runs or
 * not, for who wants something to look at. No model is asked; what is there already stays.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createRuntime } from "#agents/runtime.ts";
import { databaseFolder } from "#db/embedded/backup.ts";
import {
  DatabaseRefusedError,
  readConnectionFile,
  startEmbeddedDatabase,
} from "#db/embedded/start-embedded-database.ts";
import { readEnv } from "#lib/env.ts";
import { localOwner } from "#lib/owner.ts";
import { seedThreads } from "./seed/seed-threads.ts";
import { complain, Refusal, say } from "./serve/say.ts";
import { startMigration } from "./serve/start-migration.ts";

/** The database of this folder: that of the server which runs, else one that is started for as long as this takes. */
const openDatabase = async (dataDir: string) => {
  const isNew = !existsSync(databaseFolder(dataDir));
  try {
    const { url, stop } = await startEmbeddedDatabase({ dataDir });
    await startMigration(isNew)({ url, dataDir });
    return { url, stop, isShared: false };
  } catch (error) {
    if (!(error instanceof DatabaseRefusedError)) throw error;
    const url = error.inUse ? readConnectionFile(dataDir) : null;
    if (url === null) throw new Refusal(error.message);
    return { url, stop: async () => {}, isShared: true };
  }
};

const seed = async (dataDir: string): Promise<readonly string[]> => {
  const database = await openDatabase(dataDir);
  const runtime = await createRuntime({
    ...{ databaseUrl: database.url, env: readEnv({ LOG_LEVEL: "warn" }), worker: true },
    // A queue of its own: the worker that runs beside it may have a model.
    ...(database.isShared && { queueName: "seed" }),
  });
  try {
    const services = runtime.for({ owner: localOwner, mayWrite: true, maySet: true });
    const { roles } = await services.settings.read.modelSettings();
    const chosen = roles.find(({ from }) => from === "chosen");
    if (chosen) {
      throw new Refusal(
        `In the settings of this database ${chosen.model} is chosen, and would be asked. Take it away there, or name another folder: npm run seed -- --data FOLDER`,
      );
    }
    return await seedThreads(services);
  } finally {
    await runtime.close();
    await database.stop();
  }
};

const { values } = parseArgs({ options: { data: { type: "string", default: ".data-dev" } } });
try {
  const made = await seed(resolve(join(import.meta.dirname, ".."), values.data));
  for (const title of made) say(`made: ${title}`);
  say(made.length === 0 ? "Everything was there already." : "Have a look: npm run dev");
  process.exit(0);
} catch (error) {
  complain(error instanceof Refusal ? error.message : `${(error as Error).stack}`);
  process.exit(1);
}
