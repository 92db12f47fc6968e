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

/** A connection of the pool. It does one thing at a time. */
interface Slot {
  client: postgres.Sql;
}

/** The driver's statement, as far as drizzle uses it: begun when somebody waits for it. */
type Statement = ReturnType<postgres.Sql["unsafe"]>;

/** What drizzle asks of the driver, answered by whichever connection is free. */
const pooledDriver = (slots: readonly Slot[], options: postgres.Sql["options"]): postgres.Sql => {
  // The one that was used last comes first: where little is done, few connections are open.
  const free = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];
  const withSlot = async <T>(work: (client: postgres.Sql) => PromiseLike<T>): Promise<T> => {
    const slot = free.pop() ?? (await new Promise<Slot>((resolve) => waiting.push(resolve)));
    try {
      return await work(slot.client);
    } finally {
      const next = waiting.shift();
      if (next) next(slot);
      else free.push(slot);
    }
  };
  const unsafe = (...asked: Parameters<postgres.Sql["unsafe"]>) => {
    const statement = {
      values: () => withSlot((client) => client.unsafe(...asked).values()),
      // biome-ignore lint/suspicious/noThenProperty: the driver's statements are begun by being awaited
      then: (...heard: Parameters<Statement["then"]>) =>
        withSlot((client) => client.unsafe(...asked)).then(...heard),
    };
    return statement;
  };
  const begin = (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
    withSlot((client) => client.begin(work));
  // Drizzle asks for nothing else.
  return { begin, options, unsafe } as unknown as postgres.Sql;
};

/**
 * Opens a small pool on a PostgreSQL server, the embedded one included. Connects when first used.
 *
 * A connection that is lost is replaced, and no other: servers close idle ones, and what others do goes on. The driver's
 * own pool cannot: a connection of it that dies between taking a statement and writing it keeps a timer that never
 * fires again, and every statement that it is given afterwards hangs (2 of 12 kills of a busy database left one behind).
 */
export const makeDatabase = (url: string, options: { max?: number } = {}): DatabaseHandle => {
  let closed = false;
  const end = (client: postgres.Sql) => client.end({ timeout: longestEndSeconds });
  const open = (slot: Partial<Slot>): postgres.Sql => {
    const client = withoutLateRollback(
      postgres(url, {
        max: 1,
        connect_timeout: 10,
        backoff: () => reconnectSeconds,
        max_lifetime: null,
        onnotice: () => {},
        fetch_types: false,
        types: arrayTypes,
        onclose: () => {
          if (closed || slot.client !== client) return;
          slot.client = open(slot);
          // It does nothing any more; how it ends is of no interest.
          void end(client).catch(() => {});
        },
      }),
    );
    // Tells the driver how drizzle wants dates and JSON.
    drizzle(client);
    return client;
  };
  const slots = Array.from({ length: options.max ?? 4 }, (): Slot => {
    const slot: Partial<Slot> = {};
    return Object.assign(slot, { client: open(slot) });
  });
  const [first] = slots;
  if (!first) throw new Error("A pool needs a connection");
  return {
    db: drizzle(pooledDriver(slots, first.client.options)),
    close: async () => {
      closed = true;
      await Promise.all(slots.map(({ client }) => end(client)));
    },
  };
};
