/**
 * The embedded database as a process of its own. Started by `startEmbeddedDatabase` with a channel to
 * its parent; ends with the parent, whatever way that ends.
 */
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Backend } from "./backend.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { Multiplexer } from "./multiplexer.ts";
import { openPglite } from "./open-pglite.ts";
import type { DatabaseProcessOptions, DatabaseProcessReport } from "./process-messages.ts";

const minute = 60_000;
const softwareError = 70;

/** Resolves when the parent has read the report, so that an exit right after loses nothing. */
const report = (message: DatabaseProcessReport): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const fail = (error: unknown): void => {
  process.stderr.write(`The embedded database broke: ${String(error)}\n`);
  process.exit(softwareError);
};

/** One session has no background writer and no autovacuum: both are done here, at quiet moments. */
const maintain = (multiplexer: Multiplexer, backend: Backend): void => {
  const attempt = (sql: string) => () => {
    multiplexer.whenQuiet(() => backend.execute(sql));
  };
  setInterval(attempt("checkpoint"), minute).unref();
  setInterval(attempt("vacuum (analyze)"), 60 * minute).unref();
};

const closeOnSignals = (multiplexer: Multiplexer, database: PGlite): void => {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    multiplexer.close();
    database.close().then(
      () => process.exit(0),
      () => process.exit(softwareError),
    );
  };
  process.on("SIGTERM", close);
  // Ctrl-C reaches the whole group; the parent stops this process when nobody needs it any more.
  process.on("SIGINT", () => {});
  process.on("disconnect", close);
};

const run = async (options: DatabaseProcessOptions): Promise<void> => {
  await lockFolder(options.dataDir);
  const database = await openPglite(join(options.dataDir, "postgres"));
  const backend = new Backend(database, fail);
  const multiplexer = new Multiplexer(backend, { password: options.password });
  const port = await multiplexer.listen(options.port);
  maintain(multiplexer, backend);
  closeOnSignals(multiplexer, database);
  const url = `postgres://postgres:${options.password}@127.0.0.1:${port}/postgres`;
  await report({ type: "ready", url, port });
  if (!process.connected) process.kill(process.pid, "SIGTERM");
};

process.on("uncaughtException", fail);
process.once("message", (options: DatabaseProcessOptions) => {
  run(options).catch(async (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    await report({ type: "refused", inUse: error instanceof FolderInUseError, message });
    process.exit(1);
  });
});
