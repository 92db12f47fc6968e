import { closeSync, constants, mkdirSync, openSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { sha256 } from "#lib/ids.ts";

/** Says that another process works in the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running Lectern.`);
    this.name = "FolderInUseError";
  }
}

/** Where the system locks files and not names. */
export const lockFileName = "lock";

/** BSD's flag of open(2): take an exclusive lock with the file, or fail. Node has no name for it. */
const exclusiveLock = 0x20;

/** A name in a space of the system's that is free again as soon as its owner dies. */
const holdName = (name: string, folder: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new FolderInUseError(folder) : error),
    );
    server.listen(name, () => {
      server.unref();
      resolve(() => server.close());
    });
  });

const holdFile = (folder: string): (() => void) => {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock;
  try {
    const file = openSync(join(folder, lockFileName), flags, 0o600);
    return () => closeSync(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw code === "EAGAIN" || code === "EWOULDBLOCK" ? new FolderInUseError(folder) : error;
  }
};

/**
 * Makes this process the only one in the folder, until it ends in whatever way: the system frees the
 * lock, so that a killed process leaves nothing to clean up. Linux: a socket with an abstract name,
 * made of the folder's device and inode; Windows: a named pipe; macOS and BSD: a locked file.
 * Limit: containers that share a folder but not a network do not see each other's lock.
 * @returns a function that gives the folder back
 * @throws FolderInUseError when another process holds it
 */
export const lockFolder = (
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { dev, ino } = statSync(folder, { bigint: true });
  if (platform === "linux") return holdName(`\0lectern-${dev}-${ino}`, folder);
  if (platform === "win32") {
    return holdName(`\\\\.\\pipe\\lectern-${sha256(`${dev}-${ino}`).slice(0, 32)}`, folder);
  }
  return Promise.resolve().then(() => holdFile(folder));
};
