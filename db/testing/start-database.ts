import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { readEnv } from "../../lib/env.ts";
import { startEmbeddedDatabase } from "../embedded/start-embedded-database.ts";
import { migrate } from "../migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** Vitest's global setup: one migrated database for all database tests, a fresh one or DATABASE_URL's. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = readEnv().DATABASE_URL;
  if (given) {
    await migrate(given);
    project.provide("databaseUrl", given);
    return async () => {};
  }
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const database = await startEmbeddedDatabase({ dataDir });
  await migrate(database.url);
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
