import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { freeBytes, isOutOfMemory, leastFreeBytes } from "./start-refusal.ts";
import { unfinishedMark } from "./unfinished-database.ts";

/** The version of PostgreSQL that the engine is: it reads the files of no other. */
const engineVersion = "18";

/** A folder that holds no database which this engine can open; the message says what to do. */
export class UnreadableDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "UnreadableDatabaseError";
  }
}

const versionOf = (folder: string): string | null => {
  const file = join(folder, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
};

const create = (folder: string): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    extensions: { vector },
    startParams: [
      ...PGlite.defaultStartParams,
      // A log that is written over sooner keeps the folder small; compiling plans is not built in.
      ...["-c", "max_wal_size=64MB", "-c", "shared_buffers=64MB", "-c", "jit=off"],
      // New words wait in a list until it is full, and whoever fills it sorts them in: 200 ms at the default of 4 MB.
      ...["-c", "gin_pending_list_limit=1MB"],
      // Looks at 9,000 rows of a table: the session has nobody else's time while it does.
      ...["-c", "default_statistics_target=30"],
    ],
  });

/** A database that was cut off while it was made can often be opened never again: it is made anew. */
const make = async (folder: string): Promise<PGlite> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinishedMark(folder), "");
  const database = await create(folder);
  rmSync(unfinishedMark(folder));
  return database;
};

const isToBeMade = (folder: string): boolean =>
  existsSync(unfinishedMark(folder)) || !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Opens the database in a folder, and makes it when there is none.
 * @param name what a person knows it by, for messages
 * @throws UnreadableDatabaseError; the system's error, for instance EACCES; a RangeError when memory is short
 */
export const openPglite = async (
  folder: string,
  name = `The database in ${folder}`,
): Promise<PGlite> => {
  if (isToBeMade(folder)) return make(folder);
  const version = versionOf(folder);
  if (version === null)
    throw new UnreadableDatabaseError(`${name} lacks files: PG_VERSION is gone.`);
  if (version !== engineVersion) {
    throw new UnreadableDatabaseError(
      `${name} was made by PostgreSQL ${version}, and this Lectern reads those of ${engineVersion} only. ` +
        "Use it with the Lectern that made it.",
    );
  }
  try {
    return await create(folder);
  } catch (cause) {
    // Neither the system's refusal, nor too little memory or space says that the files are damaged.
    const ofSystem = !(cause instanceof Error) || "errno" in cause || isOutOfMemory(cause);
    if (ofSystem || freeBytes(folder) < leastFreeBytes) throw cause;
    throw new UnreadableDatabaseError(`${name} could not be opened: its files are damaged.`, {
      cause,
    });
  }
};
