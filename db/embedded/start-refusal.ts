import { DiskFullError } from "./disk-space.ts";

/** ENOSPC as the engine's own file system numbers it. */
const engineNoSpace = 51;

const cannotBeWritten = (dataDir: string): string =>
  `The data folder ${dataDir} cannot be written: its disk can only be read, or is not there. ` +
  "Make it writable, or set DATA_DIR to another folder.";

const isNoFolder = (dataDir: string): string =>
  `DATA_DIR is ${dataDir}, which is not a folder. Set it to a folder; it may be a new one.`;

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
  ENOTDIR: isNoFolder,
  EEXIST: isNoFolder,
  EIO: (dataDir) =>
    `The disk with ${dataDir} reports an error (EIO). Check it, and restore a backup if files are damaged: npm run restore -- FILE.`,
};

/** Why the data folder cannot be used, and what to do; the error's own words when there is nothing better. */
export const startRefusal = (error: unknown, dataDir: string): string => {
  const { code, errno } = (error ?? {}) as NodeJS.ErrnoException;
  const known = sentences[errno === engineNoSpace ? "ENOSPC" : (code ?? "")];
  if (known) return known(dataDir);
  return error instanceof Error ? error.message : String(error);
};
