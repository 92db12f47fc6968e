import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { secretFileName } from "#db/embedded/private-files.ts";
import { Refusal } from "./say.ts";

/**
 * The secret that seals the keys entered in the browser: `DATA_DIR/secret`, 32 random bytes as hex for its owner alone,
 * made when it is not there. Whole or not at all: a half one would lock the keys of the next start out.
 * @returns its path
 * @throws Refusal when it is there and cannot be read
 */
export const ensureSecretFile = (dataDir: string): string => {
  const path = join(dataDir, secretFileName);
  const found = read(path);
  if (found) return path;
  mkdirSync(dataDir, { recursive: true });
  // A name that nothing has: what a killed start left would be in the way of the next process with its number.
  const unfinished = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(unfinished, "wx", 0o600);
  try {
    writeSync(file, randomBytes(32).toString("hex"));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // An empty one sealed nothing. Unlike a rename, a link does not replace what another process made meanwhile.
    if (found === "") renameSync(unfinished, path);
    else link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return path;
};

/** Drives for every system (exFAT), shares and phones have no links: there it is copied, if nothing is there yet. */
const link = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
};

/** What stands in it; null when it is not there. */
const read = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    throw new Refusal(
      `${path} cannot be read (${code}), and the keys entered in the browser are sealed with it. Make it readable, or move it away and enter the keys again.`,
    );
  }
};
