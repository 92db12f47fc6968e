import { existsSync } from "node:fs";
import { join } from "node:path";

/** In a folder as long as its database was not made whole: nothing can have been saved in it yet. */
export const unfinishedMark = (folder: string): string => join(folder, "unfinished");

/** Whether the folder has a database that was made whole; what else may lie in it is told by who opens it. */
export const isMade = (folder: string): boolean =>
  existsSync(join(folder, "PG_VERSION")) && !existsSync(unfinishedMark(folder));
