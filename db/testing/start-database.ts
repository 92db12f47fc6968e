import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { databaseFolder } from "#db/embedded/backup.ts";
import { readEnv } from "#lib/env.ts";
import { newId } from "#lib/ids.ts";
import { openPglite } from "../embedded/open-pglite.ts";
import { startEmbeddedDatabase } from "../embedded/start-embedded-database.ts";
import { migrate } from "../migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated database for each worker, by its number. */
    databaseUrls: readonly string[];
    /** The files of a database in which nothing is yet. */
    newDatabaseFolder: string;
  }
}

/** Making a new database takes seconds, copying one a fifth of a second: one is made for all. */
const makeNewDatabase = async (folder: string): Promise<void> => {
  const database = await openPglite(folder);
  await database.close();
};

interface SharedDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const startFrom = async (newDatabase: string, dataDir: string): Promise<SharedDatabase> => {
  cpSync(newDatabase, databaseFolder(dataDir), { recursive: true });
  return startEmbeddedDatabase({ dataDir });
};

/**
 * A database of this run's own on the given server: what an earlier run left there, the local owner's
 * questions above all, would not be asked again. Its user must be allowed to make one.
 */
export const createOn = async (given: string): Promise<SharedDatabase> => {
  const name = newId("lectern_test");
  const server = postgres(given, { max: 1, onnotice: () => {} });
  await server`create database ${server(name)}`;
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      await server`drop database ${server(name)} with (force)`;
      await server.end();
    },
  };
};

/** Vitest's global setup: a migrated database for each worker, embedded or on DATABASE_URL's server. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const newDatabase = join(folder, "new");
  await makeNewDatabase(newDatabase);
  const given = readEnv().DATABASE_URL;
  const databases = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, (_, worker) =>
      given ? createOn(given) : startFrom(newDatabase, join(folder, `shared-${worker}`)),
    ),
  );
  await Promise.all(databases.map(({ url }) => migrate(url)));
  project.provide(
    "databaseUrls",
    databases.map(({ url }) => url),
  );
  project.provide("newDatabaseFolder", newDatabase);
  return async () => {
    await Promise.all(databases.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  };
};
