/**
 * The embedded database as a process of its own. Started by `startEmbeddedDatabase` with a channel to
 * its parent; ends with the parent, whatever way that ends.
 */
import { inspect } from "node:util";
import { BackupSchedule, backupFolder, backupWanted, databaseFolder } from "./backup.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { Maintenance } from "./maintenance.ts";
import { Backend, BrokenEngineError, Multiplexer, refuseClients } from "./multiplexer.ts";
import { openPglite, UnreadableDatabaseError } from "./open-pglite.ts";
import { closeToOthers } from "./private-files.ts";
import { refuseUnfinishedRestore, UnfinishedRestoreError } from "./restore-backup.ts";
import {
  type DatabaseProcessOptions,
  type DatabaseProcessReport,
  type DatabaseProcessRequest,
  removeConnectionFile,
  writeConnectionFile,
} from "./start-embedded-database.ts";
import { DiskFullError, isDiskFull, startRefusal, untilFree } from "./start-refusal.ts";

const softwareError = 70;
const longestCloseMs = 5_000;

/** Resolves when the parent has read the report, so that an exit right after loses nothing. */
const report = (message: DatabaseProcessReport): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const diskFull = "53100";

const fail = (error: unknown): void => {
  const full = error instanceof BrokenEngineError && error.sqlState === diskFull;
  const what = full ? "ended, as the disk is full" : "broke";
  process.stderr.write(`The embedded database ${what}: ${String(error)}\n`);
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

/** A probe finds a broken engine out, too: it is asked when nobody else asks it. */
const answerProbes = (dataDir: string, multiplexer: () => Multiplexer | null): void => {
  process.on("message", ({ type }: DatabaseProcessRequest) => {
    if (type !== "probe") return;
    const serving = multiplexer();
    serving?.whenQuiet((execute) => execute("select 1"));
    void report({ type: "state", serving: serving !== null, diskFull: isDiskFull(dataDir) });
  });
};

const restoreOrMove = (dataDir: string): string =>
  ` To go back to a backup: npm run restore -- FILE (they are in ${backupFolder(dataDir)}). ` +
  "To begin with an empty database, move the folder elsewhere.";

/** Keeps clients off with the reason until the disk has space; whoever waits can be told to end. */
const waitForSpace = async ({ dataDir, port }: DatabaseProcessOptions, url: string) => {
  process.stderr.write(`The database waits. ${new DiskFullError(dataDir).message}\n`);
  const freePort = await refuseClients(port, diskFull, "the disk is full");
  await report({ type: "ready", url, port });
  await untilFree(dataDir);
  await freePort();
};

const open = async (options: DatabaseProcessOptions) => {
  const { dataDir, password } = options;
  const folder = databaseFolder(dataDir);
  const database = await openPglite(folder);
  const backend = new Backend(database, fail);
  const multiplexer = new Multiplexer(backend, {
    password,
    onNotification: (channel) => channel === backupWanted && backups.request(),
  });
  backend.execute(`listen ${backupWanted}`);
  const onBusy = () => void report({ type: "busy" });
  const backups = new BackupSchedule(dataDir, multiplexer, onBusy);
  // A statement that meets a full disk may end the engine.
  const maintenance = new Maintenance(multiplexer, performance.now(), {
    mayWrite: () => !isDiskFull(dataDir),
    onBusy,
  });
  return { database, multiplexer, maintenance };
};

const takeFolder = async (dataDir: string): Promise<void> => {
  await lockFolder(dataDir);
  closeToOthers(dataDir);
  refuseUnfinishedRestore(dataDir);
};

const make = async (dataDir: string): Promise<void> => {
  await takeFolder(dataDir);
  // Told to end before it was done, it has not made it.
  closeWhenTold(() => Promise.reject(new Error("not done")));
  if (isDiskFull(dataDir)) throw new DiskFullError(dataDir);
  const database = await openPglite(databaseFolder(dataDir));
  await database.close();
  process.exit(0);
};

const run = async (options: DatabaseProcessOptions): Promise<void> => {
  const { dataDir, password, waitsForSpace } = options;
  await takeFolder(dataDir);
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  let serving: Awaited<ReturnType<typeof open>> | null = null;
  closeWhenTold(async () => {
    removeConnectionFile(dataDir);
    serving?.maintenance.stop();
    serving?.multiplexer.close();
    await serving?.database.close();
  });
  answerProbes(dataDir, () => serving?.multiplexer ?? null);
  if (isDiskFull(dataDir)) {
    if (!waitsForSpace) throw new DiskFullError(dataDir);
    await waitForSpace(options, urlAt(options.port));
  }
  serving = await open(options);
  const port = await serving.multiplexer.listen(options.port);
  writeConnectionFile(dataDir, urlAt(port));
  serving.maintenance.start();
  await report({ type: "ready", url: urlAt(port), port });
};

/** Refusals whose sentence is all there is to say. */
const plain = [DiskFullError, FolderInUseError, UnfinishedRestoreError, UnreadableDatabaseError];

/** The sentence for a person hides the error: the log has it. */
const logCause = (error: unknown): void => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause === undefined && plain.some((known) => error instanceof known)) return;
  process.stderr.write(`The database did not start: ${inspect(cause ?? error)}\n`);
};

const refuse = async (error: unknown, dataDir: string): Promise<void> => {
  logCause(error);
  const sentence = startRefusal(error, dataDir);
  const remedy = error instanceof UnreadableDatabaseError ? restoreOrMove(dataDir) : "";
  const inUse = error instanceof FolderInUseError;
  await report({ type: "refused", inUse, message: `${sentence}${remedy}` });
  process.exit(1);
};

// A log that cannot be written, as on a full disk, ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
// What it writes is for this user alone.
process.umask(0o077);
process.on("uncaughtException", fail);
process.once("message", (request: DatabaseProcessRequest) => {
  if (request.type === "probe") return;
  const isStart = request.type === "start";
  const { dataDir } = isStart ? request.options : request;
  (isStart ? run(request.options) : make(dataDir)).catch((error) => refuse(error, dataDir));
});
