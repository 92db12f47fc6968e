import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { databaseFolder, runTar } from "./backup.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import { DiskFullError, isDiskFull } from "./start-refusal.ts";

/** Where a backup is unpacked until it takes the database's place. */
const unpackedFolder = (dataDir: string): string => `${databaseFolder(dataDir)}.restoring`;

/** Where a restore keeps what was there before. */
export const formerFolder = (dataDir: string, now: Date): string =>
  `${formerPrefix(dataDir)}${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;

const formerPrefix = (dataDir: string): string => `${databaseFolder(dataDir)}.before-`;

/** Whether a name in the data folder is that of a folder which a restore made. */
export const isOfRestore = (dataDir: string, name: string): boolean =>
  name === basename(unpackedFolder(dataDir)) || name.startsWith(basename(formerPrefix(dataDir)));

/** A restore was cut off between its two renames. */
export class UnfinishedRestoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnfinishedRestoreError";
  }
}

/**
 * A restore takes two renames, and a kill may fall between them. A new database in the gap would
 * hide the student's data behind an empty one.
 * @throws UnfinishedRestoreError when there is no database but what a restore left behind
 */
export const refuseUnfinishedRestore = (dataDir: string): void => {
  const folder = databaseFolder(dataDir);
  if (existsSync(folder)) return;
  const left = readdirSync(dataDir).filter((name) => isOfRestore(dataDir, name));
  if (left.length === 0) return;
  throw new UnfinishedRestoreError(
    `There is no database in ${folder}, but a restore left ${left.join(" and ")} beside it. ` +
      "Restore a backup again (npm run restore -- FILE), or rename what is to be the database to " +
      `"${basename(folder)}". To begin with an empty one, move ${left.length > 1 ? "them" : "it"} elsewhere.`,
  );
};

/** Unpacks a backup and opens it once, so that a broken one is found before it replaces anything. */
const unpack = async (file: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await runTar(["-xzf", file, "-C", folder]).catch((cause: { code?: unknown }) => {
    if (isDiskFull(folder)) throw new DiskFullError(folder);
    // Its exit code: tar ran, and could not read the file.
    if (typeof cause.code !== "number") throw cause;
    throw new Error(`${file} is not a backup`, { cause });
  });
  // An empty folder would be taken for a new database.
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(`${file} is not a backup`);
  const database = await openPglite(folder, `The backup ${file}`);
  await database.query("select 1");
  await database.close();
};

/**
 * Puts a backup in the place of the database; keeps what was there beside it.
 * @returns the folder with the former database, or null when there was none
 * @throws FolderInUseError while the database runs; UnreadableDatabaseError when it is of another version or damaged,
 * DiskFullError, Error when the file is not a whole backup, and then
 * nothing has changed
 */
export const restoreBackup = async (
  dataDir: string,
  file: string,
  now: Date,
): Promise<string | null> => {
  const unlock = await lockFolder(dataDir);
  const current = databaseFolder(dataDir);
  const unpacked = unpackedFolder(dataDir);
  const former = formerFolder(dataDir, now);
  try {
    await rm(unpacked, { recursive: true, force: true });
    await unpack(file, unpacked);
    const replaces = existsSync(current);
    if (replaces) await rename(current, former);
    await rename(unpacked, current).catch(async (error: unknown) => {
      if (replaces) await rename(former, current);
      throw error;
    });
    return replaces ? former : null;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    unlock();
  }
};
