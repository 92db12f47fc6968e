import { statfsSync } from "node:fs";
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
