import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { migrate } from "#db/migrate.ts";

/** In Playwright's folder for results, which it empties at the start of each run. */
const migratedFolder = join(import.meta.dirname, "..", "test-results", "migrated");

/**
 * Playwright's global setup: a data folder in which nothing is yet but the tables. To make one takes half of a start's
 * processor time, 4 s; that the product makes its own is proved in scripts/start.process.test.ts.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a file of its setup exports so
export default async function makeDataFolder(): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir: migratedFolder });
  await migrate(database.url);
  await database.stop();
}

/** A data folder of a product's own, with the tables in it. @returns its path */
export const newDataFolder = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-browser-"));
  cpSync(migratedFolder, dataDir, { recursive: true });
  return dataDir;
};
