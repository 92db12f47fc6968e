import { deflateRawSync, inflateRawSync } from "node:zlib";
import {
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  type PendingWrite,
  type SerializerProtocol,
  WRITES_IDX_MAP,
} from "@langchain/langgraph-checkpoint";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import pg from "pg";
import type { Log } from "#lib/log.ts";
import type { SqlExecutor } from "#lib/threads/thread-store.ts";

type Config = Parameters<PostgresSaver["put"]>[0];

/** The one channel in which what a checkpoint or a task came to is stored; no graph has a channel of this name. */
const packed = "__packed__";

/** Everything in a checkpoint that grows with the graph. */
type Contents = Pick<Checkpoint, "channel_values" | "channel_versions" | "versions_seen">;

/** An interrupt, a reply to one, an error: LangGraph keeps one of each for a task, and the last one counts. */
const isSpecial = ([channel]: PendingWrite): boolean => Object.hasOwn(WRITES_IDX_MAP, channel);

/** Names and small facts: deflated they are a third as long. */
const pack = async (
  serde: SerializerProtocol,
  value: Contents | PendingWrite[],
): Promise<Uint8Array> => {
  const [, json] = await serde.dumpsTyped(value);
  return new Uint8Array(deflateRawSync(json));
};

const unpack = <T>(serde: SerializerProtocol, bytes: Uint8Array): Promise<T> =>
  serde.loadsTyped("json", inflateRawSync(bytes));

const packWrites = async (
  serde: SerializerProtocol,
  channel: string,
  writes: PendingWrite[],
): Promise<PendingWrite> => [channel, await pack(serde, writes)];

const unpackWrite = async (
  serde: SerializerProtocol,
  write: CheckpointPendingWrite,
): Promise<CheckpointPendingWrite[]> => {
  const [taskId, , value] = write;
  if (!(value instanceof Uint8Array)) return [write];
  const writes = await unpack<PendingWrite[]>(serde, value);
  return writes.map(([channel, content]) => [taskId, channel, content]);
};

const unpackTuple = async (
  serde: SerializerProtocol,
  tuple: CheckpointTuple,
): Promise<CheckpointTuple> => {
  const { checkpoint, pendingWrites = [] } = tuple;
  const bytes = checkpoint.channel_values[packed];
  const contents = bytes instanceof Uint8Array ? await unpack<Contents>(serde, bytes) : {};
  const writes = await Promise.all(pendingWrites.map((write) => unpackWrite(serde, write)));
  return { ...tuple, checkpoint: { ...checkpoint, ...contents }, pendingWrites: writes.flat() };
};

/** The rows of a statement's values: `count` of them, of `width` parameters each. */
const rowsOf = (count: number, width: number): string =>
  Array.from({ length: count }, (_, row) => {
    const places = Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`);
    return `(${places.join(", ")})`;
  }).join(", ");

const isPlain = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

/** What a checkpoint holds, and the checkpoint: both or none. */
const putStatement = (schema: string): string => `with contents as (
    insert into ${schema}.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
      values ($1, $2, $7, $8, $9, $10)
      on conflict (thread_id, checkpoint_ns, channel, version) do nothing)
  insert into ${schema}.checkpoints
    (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (thread_id, checkpoint_ns, checkpoint_id)
    do update set checkpoint = excluded.checkpoint, metadata = excluded.metadata`;

const putWritesStatement = (schema: string, count: number, again: string): string =>
  `insert into ${schema}.checkpoint_writes
    (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob)
    values ${rowsOf(count, 8)}
    on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) ${again}`;

const replaced =
  "do update set channel = excluded.channel, type = excluded.type, blob = excluded.blob";

/**
 * LangGraph's saver with the same tables and the same guarantees, but with one row for what a checkpoint holds and
 * one for what a task came to, where it stores each channel by itself: two steps of a study write 7 kB of log
 * instead of 22. Each is stored by one statement, where it takes three and four: a student waits for every one of them.
 * It reads what that saver has stored, too. Not for state that holds whole texts, as each checkpoint stores all of it.
 */
export class CompactCheckpointSaver extends PostgresSaver {
  protected readonly client: pg.Pool;
  protected readonly schema: string;

  constructor(client: pg.Pool, schema: string) {
    super(client, undefined, { schema });
    this.client = client;
    this.schema = schema;
  }

  override async put(
    config: Config,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    _newVersions: ChannelVersions,
  ): Promise<Config> {
    const { thread_id, checkpoint_ns = "" } = config.configurable ?? {};
    const values = await this.putValues(config, checkpoint, metadata);
    await this.client.query(putStatement(this.schema), values);
    return { configurable: { thread_id, checkpoint_ns, checkpoint_id: checkpoint.id } };
  }

  /** Stores a checkpoint that another saver holds, in the caller's transaction. */
  async keep({ config, checkpoint, metadata }: CheckpointTuple, sql: SqlExecutor): Promise<void> {
    const { thread_id, checkpoint_ns = "" } = config.configurable ?? {};
    const first = { configurable: { thread_id, checkpoint_ns } };
    const values = await this.putValues(first, checkpoint, metadata as CheckpointMetadata);
    // That connection writes no objects down.
    const written = values.map((value) => (isPlain(value) ? JSON.stringify(value) : value));
    await sql.executeSql(putStatement(this.schema), written);
  }

  private async putValues(
    config: Config,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
  ): Promise<unknown[]> {
    const { thread_id, checkpoint_ns = "", checkpoint_id: parent } = config.configurable ?? {};
    const { channel_values, channel_versions, versions_seen, ...rest } = checkpoint;
    const contents = await pack(this.serde, { channel_values, channel_versions, versions_seen });
    // A version that no other checkpoint has, also when no channel has changed.
    const version = { [packed]: checkpoint.id };
    const lean = { ...rest, channel_versions: version, versions_seen: {} };
    const [type, blob] = await this.serde.dumpsTyped(contents);
    return [
      ...[thread_id, checkpoint_ns, checkpoint.id, parent ?? null],
      ...[lean, await this._dumpMetadata(metadata)],
      ...[packed, checkpoint.id, type, blob],
    ];
  }

  override async putWrites(config: Config, writes: PendingWrite[], taskId: string): Promise<void> {
    const results = writes.filter((write) => !isSpecial(write));
    const special = writes.filter(isSpecial);
    const lean = await Promise.all([
      ...(results.length === 0 ? [] : [packWrites(this.serde, packed, results)]),
      ...special.map((write) => packWrites(this.serde, write[0], [write])),
    ]);
    if (lean.length === 0) return;
    const { thread_id, checkpoint_ns, checkpoint_id } = config.configurable ?? {};
    const rows = await this._dumpWrites(thread_id, checkpoint_ns, checkpoint_id, taskId, lean);
    const again = results.length === 0 ? replaced : "do nothing";
    await this.client.query(putWritesStatement(this.schema, rows.length, again), rows.flat());
  }

  override async getTuple(config: Config): Promise<CheckpointTuple | undefined> {
    const tuple = await super.getTuple(config);
    return tuple && unpackTuple(this.serde, tuple);
  }

  override async *list(
    config: Config,
    options?: CheckpointListOptions,
  ): AsyncGenerator<CheckpointTuple> {
    for await (const tuple of super.list(config, options)) yield unpackTuple(this.serde, tuple);
  }
}

export interface Checkpointer {
  readonly saver: PostgresSaver;
  /** Stores where a thread's graph stands, as another saver holds it, in the caller's transaction. */
  readonly keep: (tuple: CheckpointTuple, sql: SqlExecutor) => Promise<void>;
  /** Keeps only the newest checkpoint of a thread, from which it can go on. */
  readonly prune: (threadId: string) => Promise<void>;
  /** Forgets a thread, in the caller's transaction when `sql` is given. */
  readonly forget: (threadId: string, sql?: SqlExecutor) => Promise<void>;
  readonly close: () => Promise<void>;
}

const tables = ["checkpoints", "checkpoint_writes", "checkpoint_blobs"] as const;

/** One statement, all of whose parts see the thread as it was before: what stays is named by the newest checkpoints. */
const pruning = (schema: string): string => `with newest as materialized (
    select c.checkpoint_ns, c.checkpoint_id, c.checkpoint from ${schema}.checkpoints c
      where c.thread_id = $1 and c.checkpoint_id = (
        select max(other.checkpoint_id) from ${schema}.checkpoints other
          where other.thread_id = c.thread_id and other.checkpoint_ns = c.checkpoint_ns)),
  older as (
    delete from ${schema}.checkpoints c using newest n
      where c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id < n.checkpoint_id),
  written as (
    delete from ${schema}.checkpoint_writes w where w.thread_id = $1 and not exists (
      select from newest n where n.checkpoint_ns = w.checkpoint_ns and n.checkpoint_id = w.checkpoint_id))
  delete from ${schema}.checkpoint_blobs b where b.thread_id = $1 and not exists (
    select from newest n, jsonb_each_text(n.checkpoint -> 'channel_versions') v
      where n.checkpoint_ns = b.checkpoint_ns and v.key = b.channel and v.value = b.version)`;

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
  const saver = new CompactCheckpointSaver(pool, options.schema);
  return {
    saver,
    keep: (tuple, sql) => saver.keep(tuple, sql),
    prune: async (threadId) => {
      await pool.query(pruning(options.schema), [threadId]);
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
