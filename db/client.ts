import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/**
 * What a query is run on: the pool, or a transaction. Inside a transaction use only the transaction:
 * a second connection would wait for the first one on the embedded database, which has one session.
 */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

export interface DatabaseHandle {
  db: Database;
  /** Waits for running queries, at most five seconds, and hangs up. */
  close(): Promise<void>;
}

/** Opens a small pool on a PostgreSQL server, the embedded one included. Connects when first used. */
export const makeDatabase = (url: string, options: { max?: number } = {}): DatabaseHandle => {
  const client = postgres(url, {
    max: options.max ?? 4,
    connect_timeout: 10,
    onnotice: () => {},
  });
  return { db: drizzle(client), close: () => client.end({ timeout: 5 }) };
};
