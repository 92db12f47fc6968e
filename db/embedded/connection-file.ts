import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const connectionFileName = "connection.url";

const pathIn = (dataDir: string): string => join(dataDir, connectionFileName);

/** Leaves the running database's address, password included, for this user's other programs. */
export const writeConnectionFile = (dataDir: string, url: string): void => {
  // An older file would keep its own permissions.
  removeConnectionFile(dataDir);
  writeFileSync(pathIn(dataDir), url, { mode: 0o600 });
};

export const removeConnectionFile = (dataDir: string): void =>
  rmSync(pathIn(dataDir), { force: true });

/**
 * The address of the embedded database that runs on this folder, or null when none was left there.
 * After a kill the file stays, so nobody may answer at the address.
 */
export const readConnectionFile = (dataDir: string): string | null => {
  try {
    return readFileSync(pathIn(dataDir), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};
