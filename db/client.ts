import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { parse } from "postgres-array";

/** Where the checkpointer and the queue keep their tables; ours are in `public`. */
export const checkpointSchema = "langgraph";
export const queueSchema = "boss";

/** OIDs of built-in types, the same on every server: pg_type.dat. */
const oid = { integerArray: 1007, textArray: 1009 } as const;

const arrayType = <T>(id: number, element: (text: string) => T) => ({
  to: id,
  from: [id],
  /** Arrays come here as literals, which drizzle makes. */
  serialize: (literal: string) => literal,
  parse: (literal: string): T[] => parse(literal, element),
});

/**
 * The array types of our tables. The driver would ask each new connection for all array types, and when the
 * connection is lost in that moment nobody catches its failure, which ends the process.
 */
const arrayTypes = {
  integerArray: arrayType(oid.integerArray, Number),
  textArray: arrayType(oid.textArray, String),
};

/**
 * What a query is run on: the pool, or a transaction. Inside a transaction use only the transaction:
 * a second connection would wait for the first one on the embedded database, which has one session.
 */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

/** Queries as the methods of a store: the database is the first argument of each, and the store's own. */
export const bound = <Queries extends Record<string, (db: Database, ...rest: never[]) => unknown>>(
  db: Database,
  queries: Queries,
) => {
  type Bound<Query> = Query extends (db: Database, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
  const methods = Object.entries(queries).map(([name, query]) => [name, query.bind(null, db)]);
  return Object.fromEntries(methods) as { readonly [Name in keyof Queries]: Bound<Queries[Name]> };
};

export interface DatabaseHandle {
  db: Database;
  /** Waits for running queries, at most five seconds, and hangs up. */
  close(): Promise<void>;
}

/** The driver's own backoff grows to 20 s, long after a database that was restarted is back. */
const reconnectSeconds = 0.25;
const longestEndSeconds = 5;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => {});

/**
 * The driver sends `rollback` for a failed transaction even when its connection is gone, which ends
 * the whole process with a TypeError. Such a transaction has been rejected already, so its failure
 * is kept from the driver.
 */
const withoutLateRollback = (client: postgres.Sql): postgres.Sql => {
  const { begin } = client;
  const guarded = async <T>(work: (tx: postgres.TransactionSql) => Promise<T>) => {
    let ended = false;
    try {
      return await begin(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          await nextTurn();
          if (ended) return never;
          throw error;
        }
      });
    } finally {
      ended = true;
    }
  };
  return Object.assign(client, { begin: guarded });
};

/**
 * Opens a small pool on a PostgreSQL server, the embedded one included. Connects when first used.
 * When a connection is lost the whole pool is replaced: a connection that dies while it writes never
 * sends anything again, and every query that the driver gives to it hangs (2 of 12 kills of a busy
 * database left one behind).
 */
export const makeDatabase = (url: string, options: { max?: number } = {}): DatabaseHandle => {
  const open = () => {
    const client = withoutLateRollback(
      postgres(url, {
        max: options.max ?? 4,
        connect_timeout: 10,
        backoff: () => reconnectSeconds,
        max_lifetime: null,
        onnotice: () => {},
        fetch_types: false,
        types: arrayTypes,
        onclose: () => replace(client),
      }),
    );
    return client;
  };
  let closed = false;
  let current = open();
  let db: Database = drizzle(current);
  const end = (client: postgres.Sql) => client.end({ timeout: longestEndSeconds });
  const replace = (lost: postgres.Sql) => {
    if (closed || lost !== current) return;
    current = open();
    db = drizzle(current);
    // Its other connections may finish what they do; how it ends is of no interest any more.
    void end(lost).catch(() => {});
  };
  return {
    db: new Proxy(db, { get: (_first, key) => Reflect.get(db, key, db) }),
    close: () => {
      closed = true;
      return end(current);
    },
  };
};
