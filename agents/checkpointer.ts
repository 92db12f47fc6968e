import { INTERRUPT, WRITES_IDX_MAP } from "@langchain/langgraph-checkpoint";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import pg from "pg";
import type { Log } from "../lib/log.ts";
import type { SqlExecutor } from "../lib/threads/run-store.ts";

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
 * Keeps what a step came to, and of its nodes one by one only questions, replies and errors. What a node returned is in
 * the checkpoint that follows at once; stored before as well, value by value, it was a third of all that a request for an
 * edit wrote. A crash between the two runs nodes again that were done, which they are made for.
 */
class StepSaver extends PostgresSaver {
  override async putWrites(
    ...[config, writes, taskId]: Parameters<PostgresSaver["putWrites"]>
  ): Promise<void> {
    const kept = writes.filter(([channel]) => channel in WRITES_IDX_MAP);
    if (kept.length > 0) await super.putWrites(config, kept, taskId);
  }

  /** Without what LangGraph keeps for breakpoints that are set from outside: a sixth of a checkpoint, and no graph has one. */
  override put(
    ...[config, checkpoint, ...rest]: Parameters<PostgresSaver["put"]>
  ): ReturnType<PostgresSaver["put"]> {
    const { [INTERRUPT]: _breakpoints, ...seen } = checkpoint.versions_seen;
    return super.put(config, { ...checkpoint, versions_seen: seen }, ...rest);
  }
}

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
    saver: new StepSaver(pool, undefined, { schema: options.schema }),
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
