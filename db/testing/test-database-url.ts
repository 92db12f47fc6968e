import { inject } from "vitest";
import { testWorker } from "#lib/env.ts";

/**
 * The address of a migrated database. Test files that run at the same time have different ones, as each of
 * Vitest's workers has its own; those that run one after the other share it.
 */
export const testDatabaseUrl = (): string => {
  const worker = testWorker();
  const url = worker === null ? undefined : inject("databaseUrls")[worker - 1];
  if (url === undefined) throw new Error(`There is no database for worker ${worker}.`);
  return url;
};
