import { type JobWithMetadata, PgBoss, type WorkOptions } from "pg-boss";
import type { Log } from "#lib/log.ts";
import type { SqlExecutor } from "#lib/threads/thread-store.ts";

/** What a job carries: the run to take up. The rest stands in the tables. */
interface RunJob {
  readonly threadId: string;
  readonly runId: string;
}

/** A job in the hands of this worker. Its signal fires when another worker has it. */
export type ClaimedJob = JobWithMetadata<RunJob>;

export interface RunQueue {
  readonly start: () => Promise<void>;
  /** Adds a job in the caller's transaction. Jobs of one thread are worked on one at a time. */
  readonly enqueue: (job: RunJob, sql: SqlExecutor) => Promise<void>;
  /** Takes up to `concurrency` jobs at once until the queue stops. */
  readonly work: (concurrency: number, handle: (job: ClaimedJob) => Promise<void>) => Promise<void>;
  /** Takes no more jobs; those at work go on. */
  readonly rest: () => Promise<void>;
  /** Ends a job in the caller's transaction, so that the thread's next job can start at once. */
  readonly complete: (job: ClaimedJob, sql: SqlExecutor) => Promise<void>;
  /** Makes a job wait until `startAfter`, then any worker may take it up again. */
  readonly reschedule: (job: ClaimedJob, startAfter: Date, sql: SqlExecutor) => Promise<void>;
  /** Takes the job of a run away from a worker that died, or adds one when it has none. */
  readonly reclaim: (job: RunJob, sql: SqlExecutor) => Promise<void>;
  /** Removes all jobs of a thread that nobody works on; one that failed would block the next. */
  readonly cancel: (threadId: string, sql: SqlExecutor) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Crashes only: errors are counted by the run. A graph that kills its process every time must end
 * some day.
 */
const crashLimit = 25;

const queueOptions = {
  // One job of a thread at a time, by a unique index. The policy "singleton" does that too, but
  // skips threads by a cached list, so that a thread's next job waited for seconds.
  policy: "key_strict_fifo",
  retryLimit: crashLimit,
  retryDelay: 0,
  /** The shortest that pg-boss allows; a worker that is gone without a trace is noticed after it. */
  heartbeatSeconds: 10,
  /** No run takes this long; pg-boss wants a limit. */
  expireInSeconds: 4 * 3600,
  deleteAfterSeconds: 24 * 3600,
  /** Wakes workers within milliseconds where polling alone takes half a second. */
  notify: true,
} as const;

const idleStates: ReadonlySet<string> = new Set(["created", "retry", "failed"]);

const createBoss = (url: string, schema: string, supervise: boolean, log: Log): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    max: 3,
    migrate: false,
    schedule: false,
    supervise,
    // How soon after its last heartbeat a lost job is noticed; every pass writes to the disk.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
    useListenNotify: supervise,
  });
  boss.on("error", (error) => log.warn({ error }, "queue error"));
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "queue warning"));
  return boss;
};

const reclaim =
  (boss: PgBoss, queueName: string): RunQueue["reclaim"] =>
  async (job, db) => {
    const ofThread = await boss.findJobs<RunJob>(queueName, { key: job.threadId, db });
    const own = ofThread.filter(({ data }) => data.runId === job.runId);
    if (own.some(({ state }) => state === "created" || state === "retry")) return;
    const active = own.find(({ state }) => state === "active");
    if (active) {
      await boss.fail(queueName, active, null, { db });
      await boss.update(queueName, undefined, { id: active.id, startAfter: 0, db });
      return;
    }
    await boss.send(queueName, job, { singletonKey: job.threadId, db });
  };

/**
 * The queue of runs on pg-boss. `worker` also watches over the queue and listens for new jobs;
 * without it the queue only takes jobs in.
 */
export const createQueue = (options: {
  url: string;
  schema: string;
  worker: boolean;
  log: Log;
  /** Only tests need another queue than the product's. */
  name?: string;
}): RunQueue => {
  const queueName = options.name ?? "runs";
  const boss = createBoss(options.url, options.schema, options.worker, options.log);
  return {
    start: async () => {
      await boss.start();
      await boss.createQueue(queueName, queueOptions);
      // Fills the cache of queues, which would else be read on a second connection from inside
      // the first transaction: on the embedded database each would wait for the other.
      await boss.findJobs(queueName, { key: "" });
    },
    enqueue: async (job, db) => {
      await boss.send(queueName, job, { singletonKey: job.threadId, db });
    },
    work: async (concurrency, handle) => {
      await boss.work<RunJob, void, WorkOptions & { includeMetadata: true }>(
        queueName,
        {
          includeMetadata: true,
          localConcurrency: concurrency,
          pollingIntervalSeconds: 0.5,
          // Jobs put off are not announced when their time comes.
          notifyPollingIntervalSeconds: 1,
          heartbeatRefreshSeconds: 3,
        },
        async ([job]) => {
          if (job) await handle(job);
        },
      );
    },
    rest: () => boss.offWork(queueName, { wait: false }),
    complete: async (job, db) => {
      await boss.complete(queueName, job, null, { db });
    },
    reschedule: async (job, startAfter, db) => {
      await boss.fail(queueName, job, null, { db });
      await boss.update(queueName, undefined, { id: job.id, startAfter, db });
    },
    reclaim: reclaim(boss, queueName),
    cancel: async (threadId, db) => {
      const jobs = await boss.findJobs<RunJob>(queueName, { key: threadId, db });
      const idle = jobs.filter(({ state }) => idleStates.has(state)).map(({ id }) => id);
      if (idle.length > 0) await boss.deleteJob(queueName, idle, { db });
    },
    stop: () => boss.stop({ graceful: false }),
  };
};
