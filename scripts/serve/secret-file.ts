import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { secretFileName } from "#db/embedded/private-files.ts";

/**
 * The secret that seals the keys entered in the browser: `DATA_DIR/secret`, 32 random bytes as hex for its owner alone,
 * made when it is not there. Whole or not at all: a half one would lock the keys of the next start out.
 * @returns its path
 */
export const ensureSecretFile = (dataDir: string): string => {
  const path = join(dataDir, secretFileName);
  if (isThere(path)) return path;
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  const file = openSync(unfinished, "wx", 0o600);
  try {
    writeSync(file, randomBytes(32).toString("hex"));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // Unlike a rename it does not replace what another process made meanwhile.
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return path;
};

const isThere = (path: string): boolean => {
  try {
    return readFileSync(path, "utf8").trim() !== "";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
};
