import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { backupFolder, backupMoment, databaseFolder, isUnfinishedBackup } from "./backup.ts";
import { lockFileName } from "./folder-lock.ts";
import { isOfRestore } from "./restore-backup.ts";
import { connectionFileName } from "./start-embedded-database.ts";
import { unfinishedMark } from "./unfinished-database.ts";

const privateFolder = 0o700;
const privateFile = 0o600;
const writableByAll = 0o002;

/** Seals the keys that are entered in the browser; made by `scripts/serve/secret-file.ts`. */
export const secretFileName = "secret";

/** Pictures are read with what anybody may download: Lectern's own, and nothing to hide. */
const languageFolderName = "ocr";

/** Another user's file keeps its mode, and its folder is not looked into: only the owner may. */
const unlessOfOthers = (path: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code !== "EPERM" && code !== "EACCES") throw error;
    process.stderr.write(`${path} belongs to another user, who can read it.\n`);
  }
};

const closeOne = (path: string): void => {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const wanted = found.isDirectory() ? privateFolder : privateFile;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
};

const closeAll = (path: string): void =>
  unlessOfOthers(path, () => {
    closeOne(path);
    if (!lstatSync(path).isDirectory()) return;
    for (const name of readdirSync(path)) closeAll(join(path, name));
  });

/** A folder of that name may hold anything; what the engine made can be told by its files. */
const holdsDatabase = (folder: string): boolean =>
  existsSync(join(folder, "PG_VERSION")) || existsSync(unfinishedMark(folder));

const closeBackups = (folder: string): void =>
  unlessOfOthers(folder, () => {
    const names = readdirSync(folder);
    const own = names.filter((name) => backupMoment(name) !== null || isUnfinishedBackup(name));
    if (own.length === names.length) closeOne(folder);
    for (const name of own) closeAll(join(folder, name));
  });

/** Whether the folder is Lectern's alone: all in it is, and it is no place that others need. */
const isOwn = (dataDir: string, names: readonly string[], own: ReadonlySet<string>): boolean => {
  const real = realpathSync(dataDir);
  if (real === dirname(real) || real === homedir()) return false;
  if ((statSync(dataDir).mode & writableByAll) !== 0) return false;
  return names.every((name) => own.has(name) || isOfRestore(dataDir, name));
};

/**
 * Closes to other users what Lectern keeps in a data folder: databases, backups, the connection file. The engine itself
 * makes its files readable and writable for all. The folder itself is closed when nothing else lies in it, whoever
 * made it; a home, the root and a folder that all may write, such as /tmp, keep their modes. Names alone make nothing
 * Lectern's: a folder `postgres` must hold a database, and in `backups` only backups are touched. Links are not
 * followed. 1,000 files take 10 ms.
 * @throws the system's error, but not where a file is another user's
 */
export const closeToOthers = (dataDir: string): void => {
  const names = readdirSync(dataDir);
  const [database, backups] = [databaseFolder(dataDir), backupFolder(dataDir)];
  const files = [connectionFileName, lockFileName, secretFileName];
  const own = new Set([...files, languageFolderName, basename(database), basename(backups)]);
  if (isOwn(dataDir, names, own)) unlessOfOthers(dataDir, () => chmodSync(dataDir, privateFolder));
  for (const name of names) {
    const path = join(dataDir, name);
    if (lstatSync(path).isSymbolicLink()) continue;
    if (path === backups) closeBackups(path);
    else if (path === database || isOfRestore(dataDir, name)) {
      if (holdsDatabase(path)) closeAll(path);
    } else if (files.includes(name) && lstatSync(path).isFile()) closeAll(path);
  }
};
