import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll } from "vitest";
import type { Database } from "../client.ts";
import { testDatabaseUrl } from "./test-database-url.ts";

/** The test database on a connection of the file's own, and what was asked of it. */
export const toldDatabase = (): {
  readonly db: Database;
  readonly told: { readonly query: string; readonly values: readonly unknown[] }[];
} => {
  const told: { query: string; values: readonly unknown[] }[] = [];
  const client = postgres(testDatabaseUrl(), {
    ...{ max: 1, fetch_types: false, onnotice: () => {} },
    debug: (_connection, query, values) => void told.push({ query, values }),
  });
  afterAll(() => client.end());
  return { db: drizzle(client), told };
};
