/**
 * The embedded database as a process of its own. Started by `startEmbeddedDatabase` with a channel to
 * its parent; ends with the parent, whatever way that ends.
 */
import { Backend } from "./backend.ts";
import { BackupSchedule, backupWanted } from "./backup-schedule.ts";
import { removeConnectionFile, writeConnectionFile } from "./connection-file.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { Maintenance } from "./maintenance.ts";
import { Multiplexer } from "./multiplexer.ts";
import { openPglite } from "./open-pglite.ts";
import type { DatabaseProcessOptions, DatabaseProcessReport } from "./process-messages.ts";
import { refuseUnfinishedRestore } from "./unfinished-restore.ts";
import { databaseFolder } from "./write-backup.ts";

const softwareError = 70;
const longestCloseMs = 5_000;

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

const closeWhenTold = (close: () => Promise<void>): void => {
  let closing = false;
  const closeOnce = () => {
    if (closing) return;
    closing = true;
    // Nothing is lost by an end without farewell; only the next start takes a moment longer.
    setTimeout(() => process.exit(softwareError), longestCloseMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(softwareError),
    );
  };
  process.on("SIGTERM", closeOnce);
  // Ctrl-C reaches the whole group; the parent stops this process when nobody needs it any more.
  process.on("SIGINT", () => {});
  process.on("SIGHUP", () => {});
  process.on("disconnect", closeOnce);
  if (!process.connected) closeOnce();
};

const run = async ({ dataDir, port, password }: DatabaseProcessOptions): Promise<void> => {
  await lockFolder(dataDir);
  refuseUnfinishedRestore(dataDir);
  const database = await openPglite(databaseFolder(dataDir));
  const backend = new Backend(database, fail);
  const multiplexer = new Multiplexer(backend, {
    password,
    onNotification: (channel) => channel === backupWanted && backups.request(),
  });
  backend.execute(`listen ${backupWanted}`);
  const backups = new BackupSchedule(dataDir, multiplexer);
  const openPort = await multiplexer.listen(port);
  const url = `postgres://postgres:${password}@127.0.0.1:${openPort}/postgres`;
  writeConnectionFile(dataDir, url);
  const maintenance = new Maintenance(multiplexer, Date.now());
  maintenance.start();
  closeWhenTold(async () => {
    removeConnectionFile(dataDir);
    maintenance.stop();
    multiplexer.close();
    await database.close();
  });
  await report({ type: "ready", url, port: openPort });
};

process.on("uncaughtException", fail);
process.once("message", (options: DatabaseProcessOptions) => {
  run(options).catch(async (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    await report({ type: "refused", inUse: error instanceof FolderInUseError, message });
    process.exit(1);
  });
});
