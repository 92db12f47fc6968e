import type { ThreadGraph } from "#agents/engine/run-job.ts";
import type { Database } from "#db/client.ts";
import { checkpointSchema, queueSchema } from "#db/client.ts";
import { runStore } from "#db/queries/runs.ts";
import { sqlExecutor } from "#db/queries/thread-rows.ts";
import { insertThread, threadStore } from "#db/queries/threads.ts";
import { systemClock } from "#lib/clock.ts";
import { newId } from "#lib/ids.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { RunStore } from "#lib/threads/thread-store.ts";
import { type Checkpointer, openCheckpointer } from "../engine/checkpointer.ts";
import { createQueue, type RunQueue } from "../engine/queue.ts";
import { createRunEnds } from "../engine/run-ends.ts";
import { createWorker } from "../engine/worker.ts";
import { type ThreadCommands, threadCommands } from "../services/threads.ts";
import { silentLog } from "./silent-log.ts";
import { untilThread } from "./until-thread.ts";

type Commands = ThreadCommands["read"] & ThreadCommands["write"];

export interface TestEngine extends Commands {
  readonly ownerId: string;
  /** A request of the owner, as a program or page sends it. */
  readonly request: (threadId: string, value: unknown) => Promise<void>;
  readonly pendingReplies: (threadId: string) => Promise<unknown[]>;
  readonly queue: RunQueue;
  readonly checkpointer: Checkpointer;
  /** Stores a quiz thread with its first run and enqueues it; `spoil` runs in that transaction. */
  readonly begin: (spoil?: (threadId: string) => Promise<void>) => Promise<string>;
  /** Waits until the thread is as wanted and returns it. */
  readonly until: (
    threadId: string,
    wanted: (thread: ThreadView) => boolean,
  ) => Promise<ThreadView>;
  readonly stop: () => Promise<void>;
}

export interface TestEngineOptions {
  readonly db: Database;
  readonly url: string;
  readonly graph: ThreadGraph;
  /** Engines with the same realm share a queue, as the processes of one installation do. */
  readonly realm: string;
  readonly worker?: boolean;
  readonly concurrency?: number;
  /** A process id for the worker's identity; this process's own otherwise. */
  readonly pid?: number;
  readonly retryDelaysMs?: readonly number[];
  /** How long questions are held until a run settles. */
  readonly heldMs?: number;
  /** Lets a test watch what the worker asks of its store. */
  readonly watchStore?: (store: RunStore) => RunStore;
}

/** The run engine on the tests' database with a graph of the test's own. */
export const testEngine = async (options: TestEngineOptions): Promise<TestEngine> => {
  const { db, url, graph, realm } = options;
  const log = silentLog;
  const queue = createQueue({ url, schema: queueSchema, worker: true, log, name: realm });
  const checkpointer = openCheckpointer({ url, schema: checkpointSchema, log });
  const threads = threadStore(db);
  const ends = createRunEnds({
    ...{ threads, worker: options.worker !== false },
    ...(options.heldMs === undefined ? {} : { heldMs: options.heldMs }),
  });
  const worker = createWorker({
    ends,
    store: options.watchStore?.(runStore(db)) ?? runStore(db),
    queue,
    checkpointer,
    graphsOf: async () => ({ quiz: graph }),
    identity: `${realm}:${options.pid ?? process.pid}:${newId("start")}`,
    concurrency: options.concurrency ?? 3,
    retryDelaysMs: options.retryDelaysMs ?? [100, 100, 100],
    clock: systemClock,
    log,
  });
  await queue.start();
  if (options.worker !== false) await worker.start();
  const ownerId = newId("own");
  const { read, write } = threadCommands({
    threads,
    queue,
    checkpointer,
    worker: null,
    ends,
    clock: systemClock,
  });
  return {
    ...read,
    ...write,
    ownerId,
    request: (threadId, value) => threads.request(ownerId, threadId, value, queue.enqueue),
    pendingReplies: (threadId) => threads.pendingReplies(ownerId, threadId),
    queue,
    checkpointer,
    begin: (spoil) =>
      db.transaction(async (tx) => {
        const run = await insertThread(tx, { ownerId, kind: "quiz", title: "A test" });
        await queue.enqueue(run, sqlExecutor(tx));
        await spoil?.(run.threadId);
        return run.threadId;
      }),
    until: (threadId, wanted) => untilThread(() => read.getThread(ownerId, threadId, "en"), wanted),
    stop: async () => {
      await worker.stop();
      await checkpointer.close();
    },
  };
};
