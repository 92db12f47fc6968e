import { afterAll, inject } from "vitest";
import { type Database, makeDatabase } from "../client.ts";

/**
 * The database that all database tests share, hung up when the test file is done. Tests keep apart by
 * fresh owners and ids.
 */
export const testDatabase = (): { db: Database; url: string } => {
  const url = inject("databaseUrl");
  const { db, close } = makeDatabase(url);
  afterAll(close);
  return { db, url };
};
