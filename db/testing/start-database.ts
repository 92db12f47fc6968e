import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readEnv } from "../../lib/env.ts";
import { openPglite } from "../embedded/open-pglite.ts";
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "../embedded/start-embedded-database.ts";
import { databaseFolder } from "../embedded/write-backup.ts";
import { migrate } from "../migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated database, which all tests share. */
    databaseUrl: string;
    /** The files of a database in which nothing is yet. */
    newDatabaseFolder: string;
  }
}

/** Making a new database takes seconds, copying one a fifth of a second: one is made for all. */
const makeNewDatabase = async (folder: string): Promise<void> => {
  const database = await openPglite(folder);
  await database.close();
};

const startFrom = async (newDatabase: string, dataDir: string): Promise<EmbeddedDatabase> => {
  cpSync(newDatabase, databaseFolder(dataDir), { recursive: true });
  return startEmbeddedDatabase({ dataDir });
};

/** Vitest's global setup: one migrated database for all database tests, a fresh one or DATABASE_URL's. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const newDatabase = join(folder, "new");
  await makeNewDatabase(newDatabase);
  const given = readEnv().DATABASE_URL;
  const embedded = given ? null : await startFrom(newDatabase, join(folder, "shared"));
  const url = given ?? embedded?.url ?? "";
  await migrate(url);
  project.provide("databaseUrl", url);
  project.provide("newDatabaseFolder", newDatabase);
  return async () => {
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
