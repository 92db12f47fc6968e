import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { databaseFolder } from "./write-backup.ts";

/** Where a backup is unpacked until it takes the database's place. */
export const unpackedFolder = (dataDir: string): string => `${databaseFolder(dataDir)}.restoring`;

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
