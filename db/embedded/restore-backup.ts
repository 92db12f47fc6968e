import { existsSync, mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DiskFullError, isDiskFull } from "./disk-space.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import { formerFolder, unpackedFolder } from "./unfinished-restore.ts";
import { databaseFolder, runTar } from "./write-backup.ts";

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
