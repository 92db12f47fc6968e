import { existsSync } from "node:fs";
import { databaseFolder } from "#db/embedded/backup.ts";
import {
  DatabaseRefusedError,
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "#db/embedded/start-embedded-database.ts";
import type { DatabaseReport } from "#lib/database-state.ts";
import type { Env } from "#lib/env.ts";
import { readSettings } from "#scripts/settings.ts";
import { complain, Refusal, say } from "./say.ts";
import { ensureSecretFile } from "./secret-file.ts";
import { startMigration } from "./start-migration.ts";
import { Supervised, watchDatabase } from "./supervised.ts";
import {
  choosePort,
  localAddress,
  type ServedData,
  startWebServer,
  type WebServer,
} from "./web-server.ts";

/** What the ways of serving do otherwise. */
export interface Serving {
  /** Whether pages are made of the sources as they are now, or of the last build. */
  readonly development: boolean;
  /** What must be done before the web server loads. */
  readonly prepare?: (signal: AbortSignal) => Promise<void>;
  /** Starts what else belongs to it, when the tables are up to date. */
  readonly startMore?: (data: ServedData) => Promise<Part>;
  /** Said after the address when it is ready. */
  readonly remark?: string;
}

interface Part {
  stop(): Promise<void>;
}

const stopping = new AbortController();
/** What runs, in the order in which it must end. */
const parts: Part[] = [];

const stop = async (exitCode: number): Promise<void> => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const part of parts) await part.stop();
  process.exit(exitCode);
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
  readonly supervised: Supervised<EmbeddedDatabase>;
}

/** Starts the embedded database; when it comes back after a crash it has the same address. */
const serveDatabase = async (dataDir: string): Promise<ServedDatabase> => {
  let address: { port: number; password: string } | undefined;
  // Once it was there, a full disk is waited for; at first who starts it is told.
  const start = () =>
    startEmbeddedDatabase({ dataDir, waitsForSpace: address !== undefined, ...address });
  const supervised = new Supervised("database", start);
  parts.push(supervised);
  try {
    const { url, port, password } = await supervised.start();
    address = { port, password };
    return { url, supervised };
  } catch (error) {
    if (!(error instanceof DatabaseRefusedError)) throw error;
    throw new Refusal(
      error.inUse ? `${error.message} Stop it, or set DATA_DIR to another folder.` : error.message,
    );
  }
};

/** The web server loads while the database starts, and begins when it is told of it. */
const serveWeb = async (
  { development, prepare }: Serving,
  port: number,
  data: Promise<ServedData>,
): Promise<void> => {
  await prepare?.(stopping.signal);
  const { HOST: host } = settings();
  const start = () => startWebServer({ development, host, port, data, signal: stopping.signal });
  web = new Supervised<WebServer>("web server", start);
  // It ends before the database.
  parts.unshift(web);
  await web.start();
};

let web: Supervised<WebServer> | null = null;

/** Whoever waits for it later hears of its failure then. */
const later = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => {});
  return promise;
};

const serve = async (serving: Serving): Promise<void> => {
  const env = settings();
  const isNew = !env.DATABASE_URL && !existsSync(databaseFolder(env.DATA_DIR));
  const migrate = startMigration(isNew);
  const starting = env.DATABASE_URL ? null : later(serveDatabase(env.DATA_DIR));
  const choosing = later(choosePort(env.HOST, env.PORT));
  const data = Promise.withResolvers<ServedData>();
  const served = later(choosing.then((port) => serveWeb(serving, port, data.promise)));
  const database = await starting;
  const port = await choosing;
  const databaseUrl = env.DATABASE_URL ?? database?.url ?? "";
  await migrate({ url: databaseUrl, dataDir: database && env.DATA_DIR });
  const found: ServedData = {
    ...{ databaseUrl, databaseWatched: database !== null },
    // With a database of one's own other servers may share it, so that the secret must be said.
    secretFile: database && !env.SECRET_KEY ? ensureSecretFile(env.DATA_DIR) : null,
  };
  data.resolve(found);
  if (database) {
    const { supervised } = database;
    const [current, nextTryMs] = [() => supervised.current, () => supervised.nextTryMs];
    const tell = (report: DatabaseReport) => web?.current?.tell(report);
    void watchDatabase({ current, nextTryMs, tell, signal: stopping.signal });
  }
  const more = await serving.startMore?.(found);
  if (more) parts.unshift(more);
  await served;
  if (stopping.signal.aborted) return;
  say(`Lectern is ready at ${localAddress(env.HOST, port)}${serving.remark ?? ""}`);
};

const fail = (error: unknown): void => {
  if (stopping.signal.aborted) return;
  complain(error instanceof Refusal ? error.message : `Lectern broke: ${(error as Error).stack}`);
  void stop(1);
};

/**
 * Serves the product: starts the database and loads the web server at the same time, brings the tables up to date, and
 * starts either again when it dies. Ends everything with itself. The whole process is given to it.
 */
export const serveProduct = (serving: Serving): void => {
  // A log that cannot be written, as on a full disk, ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop(0));
  }
  // The program that prepared the machine and handed over its terminal was killed.
  process.on("disconnect", () => void stop(0));
  process.on("uncaughtException", fail);
  serve(serving).catch(fail);
};
