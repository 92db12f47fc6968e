import type { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import pg from "pg";
import type { Log } from "#lib/log.ts";
import type { SqlExecutor } from "#lib/threads/run-store.ts";
import { CompactCheckpointSaver } from "./compact-checkpoint-saver.ts";

export interface Checkpointer {
  readonly saver: PostgresSaver;
  /** Keeps only the newest checkpoint of a thread, from which it can go on. */
  readonly prune: (threadId: string) => Promise<void>;
  /** Forgets a thread, in the caller's transaction when `sql` is given. */
  readonly forget: (threadId: string, sql?: SqlExecutor) => Promise<void>;
  readonly close: () => Promise<void>;
}

const tables = ["checkpoints", "checkpoint_writes", "checkpoint_blobs"] as const;

/** Three statements, 5-8 ms; each alone leaves the newest checkpoint whole. */
const pruning = (schema: string): readonly string[] => [
  `delete from ${schema}.checkpoints old using ${schema}.checkpoints newer
     where old.thread_id = $1 and newer.thread_id = $1
       and newer.checkpoint_ns = old.checkpoint_ns and newer.checkpoint_id > old.checkpoint_id`,
  `delete from ${schema}.checkpoint_writes w where w.thread_id = $1 and not exists (
     select from ${schema}.checkpoints c where c.thread_id = w.thread_id
       and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id)`,
  `delete from ${schema}.checkpoint_blobs b where b.thread_id = $1 and not exists (
     select from ${schema}.checkpoints c, jsonb_each_text(c.checkpoint -> 'channel_versions') v
     where c.thread_id = b.thread_id and c.checkpoint_ns = b.checkpoint_ns
       and v.key = b.channel and v.value = b.version)`,
];

const openPool = (url: string, log: Log): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const lost = (error: Error) => log.warn({ error }, "checkpointer lost its connection");
  pool.on("error", lost);
  // A connection in use when the database dies raises its error on itself, not on the pool.
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
};

/**
 * LangGraph's checkpoints in PostgreSQL. The tables are made by the migration.
 */
export const openCheckpointer = (options: {
  url: string;
  schema: string;
  log: Log;
}): Checkpointer => {
  const pool = openPool(options.url, options.log);
  const own: SqlExecutor = { executeSql: (text, values) => pool.query(text, values) };
  return {
    saver: new CompactCheckpointSaver(pool, undefined, { schema: options.schema }),
    prune: async (threadId) => {
      for (const statement of pruning(options.schema)) await pool.query(statement, [threadId]);
    },
    forget: async (threadId, sql = own) => {
      for (const table of tables) {
        await sql.executeSql(`delete from ${options.schema}.${table} where thread_id = $1`, [
          threadId,
        ]);
      }
    },
    close: () => pool.end(),
  };
};
