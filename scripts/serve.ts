/**
 * Serves the product: builds when the sources changed, starts the database, brings its tables up to
 * date, starts the web server, and starts either again when it dies. Ends everything with itself.
 */
import { join } from "node:path";
import {
  DatabaseRefusedError,
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "#db/embedded/start-embedded-database.ts";
import type { DatabaseState } from "#lib/database-state.ts";
import type { Env } from "#lib/env.ts";
import { ensureBuilt } from "./serve/build.ts";
import { choosePort } from "./serve/choose-port.ts";
import { Refusal } from "./serve/refusal.ts";
import { complain, say } from "./serve/say.ts";
import { ensureSecretFile } from "./serve/secret-file.ts";
import { startMigration } from "./serve/start-migration.ts";
import { Supervised } from "./serve/supervised.ts";
import { watchDatabase } from "./serve/watch-database.ts";
import { localAddress, startWebServer, type WebServer } from "./serve/web-server.ts";
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

interface ServedDatabase {
  readonly url: string;
  readonly current: () => EmbeddedDatabase | null;
}

/** Starts the embedded database; when it comes back after a crash it has the same address. */
const serveDatabase = async (dataDir: string): Promise<ServedDatabase> => {
  let address: { port: number; password: string } | undefined;
  // Once it was there, a full disk is waited for; at first who starts it is told.
  const start = () =>
    startEmbeddedDatabase({ dataDir, waitsForSpace: address !== undefined, ...address });
  const supervised = new Supervised("database", start, giveUp);
  parts.unshift(supervised);
  try {
    const { url, port, password } = await supervised.start();
    address = { port, password };
    return { url, current: () => supervised.current };
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
  const database = env.DATABASE_URL ? null : await serveDatabase(env.DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? database?.url ?? "";
  const port = await choosePort(env.HOST, env.PORT);
  await migrate(databaseUrl);
  await ensureBuilt(root, stopping.signal);
  // With a database of one's own other servers may share it, so that the secret must be said.
  const secretFile = database && !env.SECRET_KEY ? ensureSecretFile(env.DATA_DIR) : null;
  const start = () =>
    startWebServer({
      ...{
        root,
        host: env.HOST,
        port,
        databaseUrl,
        databaseWatched: database !== null,
        secretFile,
      },
      signal: stopping.signal,
    });
  const web = new Supervised<WebServer>("web server", start, giveUp);
  parts.unshift(web);
  if (database) {
    const tell = (state: DatabaseState) => web.current?.tell(state);
    void watchDatabase({ current: database.current, tell, signal: stopping.signal });
  }
  await web.start();
  if (!stopping.signal.aborted) say(`Lectern is ready at ${localAddress(env.HOST, port)}`);
};

const fail = (error: unknown): void => {
  if (stopping.signal.aborted) return;
  complain(error instanceof Refusal ? error.message : `Lectern broke: ${(error as Error).stack}`);
  void stop(1);
};

// A log that cannot be written, as on a full disk, ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stop(0));
}
// The program that prepared the machine and handed over its terminal was killed.
process.on("disconnect", () => void stop(0));
process.on("uncaughtException", fail);

serve().catch(fail);
