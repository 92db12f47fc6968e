import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { databaseFolder } from "#db/embedded/backup.ts";

/** A data folder of the test file's own, with a new database in it; removed after the file's tests. */
export const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-data-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(inject("newDatabaseFolder"), databaseFolder(dataDir), { recursive: true });
  return dataDir;
};
