import { statfsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * With less than this the disk counts as full. A segment of the database's log takes 16 MB, and a
 * checkpoint that cannot write ends the engine: half of it is kept for the one, half for the other.
 */
export const leastFreeBytes = 32 * 1024 * 1024;

const lookEveryMs = 500;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** The disk has too little space left to start, or to write a file. */
export class DiskFullError extends Error {
  constructor(folder: string, neededBytes: number = leastFreeBytes) {
    super(
      `The disk with ${folder} is full: ${megabytes(neededBytes)} MB must be free. ` +
        "Free some space; nothing that was saved is lost.",
    );
    this.name = "DiskFullError";
  }
}

/** Bytes that this user may still write where the folder lies; Infinity when the system does not tell. */
export const freeBytes = (folder: string): number => {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some file systems of networks and of containers count nothing at all: that is no full disk.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

export const isDiskFull = (folder: string): boolean => freeBytes(folder) < leastFreeBytes;

/** Resolves when so much is free. */
export const untilFree = async (folder: string, bytes = leastFreeBytes): Promise<void> => {
  while (freeBytes(folder) < bytes) await sleep(lookEveryMs);
};

/** What the engine's own file system numbers; the system's numbers are negative. */
const engineCodes: Readonly<Record<number, string>> = { 48: "ENOMEM", 51: "ENOSPC" };

const cannotBeWritten = (dataDir: string): string =>
  `The data folder ${dataDir} cannot be written: its disk can only be read, or is not there. ` +
  "Make it writable, or set DATA_DIR to another folder.";

const isNoFolder = (dataDir: string): string =>
  `DATA_DIR is ${dataDir}, which is not a folder. Set it to a folder; it may be a new one.`;

const notEnoughMemory = (): string =>
  "There is not enough memory to open the database. Close other programs, or allow Lectern more; " +
  "nothing that was saved is lost.";

/** Reasons of the system's not to let us use a data folder, by its error codes. */
const sentences: Readonly<Record<string, (dataDir: string) => string>> = {
  ENOSPC: (dataDir) => new DiskFullError(dataDir).message,
  EDQUOT: (dataDir) => new DiskFullError(dataDir).message,
  EACCES: (dataDir) =>
    `The data folder ${dataDir} may not be written by this user. Make it yours, or set DATA_DIR to a folder that is.`,
  EPERM: (dataDir) =>
    `The data folder ${dataDir} belongs to another user. Make it yours, or set DATA_DIR to a folder that is.`,
  EROFS: cannotBeWritten,
  // Node says this of a folder that cannot be made on a disk that can only be read.
  ENOENT: cannotBeWritten,
  ENOMEM: notEnoughMemory,
  ENOTDIR: isNoFolder,
  EEXIST: isNoFolder,
  EIO: (dataDir) =>
    `The disk with ${dataDir} reports an error (EIO). Check it, and restore a backup if files are damaged: npm run restore -- FILE.`,
};

/** Of Postgres: out_of_memory. */
const outOfMemory = "53200";

/**
 * Whether an error says that the memory did not suffice. V8 throws a RangeError for a buffer that it cannot have; the
 * engine, when it aborts, tells it by its words alone.
 */
export const isOutOfMemory = (error: unknown): boolean => {
  if (error instanceof RangeError) return true;
  const { code, errno, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === outOfMemory || code === "ENOMEM" || engineCodes[errno ?? 0] === "ENOMEM")
    return true;
  return /\bout of memory\b|\bOOM\b/i.test(String(message ?? ""));
};

/** A file that is missing elsewhere, as one of Lectern's own, says nothing of the data folder. */
const isElsewhere = (path: string | undefined, dataDir: string): boolean => {
  const way = relative(resolve(dataDir), resolve(path ?? "/"));
  return way === ".." || way.startsWith(`..${sep}`) || resolve(way) === way;
};

/** Why the data folder cannot be used, and what to do; the error's own words when there is nothing better. */
export const startRefusal = (error: unknown, dataDir: string): string => {
  const { code, errno, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (isOutOfMemory(error)) return notEnoughMemory();
  const known = sentences[engineCodes[errno ?? 0] ?? code ?? ""];
  if (known && !(code === "ENOENT" && isElsewhere(path, dataDir))) return known(dataDir);
  return error instanceof Error ? error.message : String(error);
};
