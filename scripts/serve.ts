/**
 * Serves the product: builds when the sources changed, starts the database, brings its tables up to
 * date, starts the web server, and starts either again when it dies. Ends everything with itself.
 */
import { join } from "node:path";
import {
  DatabaseRefusedError,
  startEmbeddedDatabase,
} from "../db/embedded/start-embedded-database.ts";
import type { Env } from "../lib/env.ts";
import { ensureBuilt } from "./serve/build.ts";
import { choosePort } from "./serve/choose-port.ts";
import { Refusal } from "./serve/refusal.ts";
import { complain, say } from "./serve/say.ts";
import { startMigration } from "./serve/start-migration.ts";
import { Supervised } from "./serve/supervised.ts";
import { localAddress, startWebServer } from "./serve/web-server.ts";
import { readSettings } from "./settings.ts";

const root = join(import.meta.dirname, "..");
const stopping = new AbortController();
/** What runs, in the order in which it must end. */
const parts: { stop(): Promise<void> }[] = [];

const stop = async (exitCode: number): Promise<void> => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const part of parts) await part.stop();
  process.exit(exitCode);
};

const giveUp = (sentence: string): void => {
  complain(sentence);
  void stop(1);
};

const settings = (): Env => {
  try {
    return readSettings();
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
};

/** Starts the embedded database; when it comes back after a crash it has the same address. */
const serveDatabase = async (dataDir: string): Promise<string> => {
  let address: { port: number; password: string } | undefined;
  const start = () => startEmbeddedDatabase({ dataDir, ...address });
  const supervised = new Supervised("database", start, giveUp);
  parts.unshift(supervised);
  try {
    const database = await supervised.start();
    address = database;
    return database.url;
  } catch (error) {
    if (!(error instanceof DatabaseRefusedError)) throw error;
    throw new Refusal(
      error.inUse ? `${error.message} Stop it, or set DATA_DIR to another folder.` : error.message,
    );
  }
};

const serve = async (): Promise<void> => {
  const env = settings();
  const migrate = startMigration();
  const databaseUrl = env.DATABASE_URL ?? (await serveDatabase(env.DATA_DIR));
  const port = await choosePort(env.HOST, env.PORT);
  await migrate(databaseUrl);
  await ensureBuilt(root, stopping.signal);
  const start = () =>
    startWebServer({ root, host: env.HOST, port, databaseUrl, signal: stopping.signal });
  const web = new Supervised("web server", start, giveUp);
  parts.unshift(web);
  await web.start();
  if (!stopping.signal.aborted) say(`Lectern is ready at ${localAddress(env.HOST, port)}`);
};

const fail = (error: unknown): void => {
  if (stopping.signal.aborted) return;
  complain(error instanceof Refusal ? error.message : `Lectern broke: ${(error as Error).stack}`);
  void stop(1);
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stop(0));
}
// The program that prepared the machine and handed over its terminal was killed.
process.on("disconnect", () => void stop(0));
process.on("uncaughtException", fail);

serve().catch(fail);
