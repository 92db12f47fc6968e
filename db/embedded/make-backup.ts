import { renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postgres from "postgres";
import {
  type BackupReport,
  backupDone,
  backupWanted,
  beforeUpdateName,
  copyDatabase,
  packBackup,
  requireRoom,
} from "./backup.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { readConnectionFile } from "./start-embedded-database.ts";

/**
 * Asks the running embedded database for a backup and waits until the file is there.
 * @returns the file
 * @throws Error when the database does not answer, the backup failed or took longer than `longestMs`
 */
const requestBackup = async (url: string, longestMs = 10 * 60_000): Promise<string> => {
  const client = postgres(url, {
    max: 1,

    connect_timeout: 5,
    onnotice: () => {},
  });
  const answer = Promise.withResolvers<BackupReport>();
  const timer = setTimeout(
    () => answer.resolve({ error: "the database found no quiet moment for it" }),
    longestMs,
  );
  try {
    await client.listen(backupDone, (payload) => answer.resolve(JSON.parse(payload)));
    await client.notify(backupWanted, "");
    const report = await answer.promise;
    if ("error" in report) throw new Error(report.error);
    return report.file;
  } finally {
    clearTimeout(timer);
    await client.end({ timeout: 1 });
  }
};

const lockIfFree = async (dataDir: string): Promise<(() => void) | null> => {
  try {
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
};

/**
 * Makes a backup of the embedded database: while it runs it does so itself, else of its files.
 * @returns the file
 * @throws FolderInUseError when another process works there that is no database, or not yet; DiskFullError
 */
export const makeBackup = async (dataDir: string, now: Date): Promise<string> => {
  const unlock = await lockIfFree(dataDir);
  if (!unlock) {
    const url = readConnectionFile(dataDir);
    if (!url) throw new FolderInUseError(dataDir);
    return requestBackup(url);
  }
  try {
    requireRoom(dataDir);
    return await packBackup(dataDir, copyDatabase(dataDir), now);
  } finally {
    unlock();
  }
};

/**
 * Makes a backup of the running embedded database under a name that the rotation keeps for longer.
 * @returns the file
 * @throws as `makeBackup`
 */
export const backUpBeforeUpdate = async (dataDir: string, now: Date): Promise<string> => {
  const file = await makeBackup(dataDir, now);
  const kept = join(dirname(file), beforeUpdateName(basename(file)));
  renameSync(file, kept);
  return kept;
};
