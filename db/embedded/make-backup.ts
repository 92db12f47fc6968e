import { readConnectionFile } from "./connection-file.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { requestBackup } from "./request-backup.ts";
import { copyDatabase, packBackup, requireRoom } from "./write-backup.ts";

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
