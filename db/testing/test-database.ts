import { afterAll } from "vitest";
import { type Database, makeDatabase } from "../client.ts";
import { testDatabaseUrl } from "./test-database-url.ts";

/**
 * The database that many test files share, one after the other, hung up when the test file is done. Tests
 * keep apart by fresh owners and ids.
 */
export const testDatabase = (): { db: Database; url: string } => {
  const url = testDatabaseUrl();
  const { db, close } = makeDatabase(url);
  afterAll(close);
  return { db, url };
};
