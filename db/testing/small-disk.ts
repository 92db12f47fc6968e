import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of a few megabytes in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it to the last byte. */
  readonly fill: () => void;
  /** Frees what `fill` took. */
  readonly free: () => void;
  /** Makes it larger, or smaller down to what is on it; "ro" makes it one that can only be read. */
  readonly remount: (options: string) => void;
  readonly remove: () => void;
}

const mount = (options: string, folder: string): void => {
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
};

/** Fills a file with pieces of this size until none fits any more. */
const stuff = (file: string, bytes: number): void => {
  const piece = Buffer.alloc(bytes);
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
};

/** Mounts one, which only root on Linux may. @throws Error where mounting is not possible */
export const smallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-disk-"));
  mount(`size=${megabytes}m`, folder);
  const filler = join(folder, "filler");
  return {
    folder,
    fill: () => {
      for (const bytes of [1 << 16, 1 << 9]) stuff(filler, bytes);
    },
    free: () => rmSync(filler, { force: true }),
    remount: (options) => mount(`remount,${options}`, folder),
    remove: () => {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
};

/** Whether this machine lets the tests mount disks; says why not. */
export const canMount = (): boolean => {
  try {
    smallDisk(1).remove();
    return true;
  } catch (error) {
    process.stdout.write(`Tests of a full disk are left out, as none can be mounted: ${error}\n`);
    return false;
  }
};
