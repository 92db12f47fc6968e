import { fileURLToPath } from "node:url";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as migrateTables } from "drizzle-orm/postgres-js/migrator";
import { PgBoss } from "pg-boss";
import postgres from "postgres";
import { checkpointSchema, queueSchema } from "./client.ts";
import { migrationStamp } from "./migration-stamp.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number will do, as long as nothing else in the database locks it. */
const lockKey = 7_016_041_812;

const migrateCheckpoints = async (url: string): Promise<void> => {
  const saver = PostgresSaver.fromConnString(url, { schema: checkpointSchema });
  try {
    await saver.setup();
  } finally {
    await saver.end();
  }
};

const migrateQueue = async (url: string): Promise<void> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false });
  }
};

/**
 * Brings the database's tables, the checkpointer's and the queue's up to date; does nothing when they are.
 * Several processes on one server take turns by a session lock. On the embedded database, which has one
 * session, that lock holds nobody back: there the lock on the data folder does.
 * @throws the server's error, for instance when the role may not create the extension `vector`
 */
export const migrate = async (url: string): Promise<void> => {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    await client`create extension if not exists vector`;
    await migrateTables(drizzle(client), { migrationsFolder });
    await migrateCheckpoints(url);
    await migrateQueue(url);
    await client.unsafe(`comment on schema drizzle is '${migrationStamp()}'`);
    await client`select pg_advisory_unlock(${lockKey})`;
  } finally {
    await client.end({ timeout: 5 });
  }
};
