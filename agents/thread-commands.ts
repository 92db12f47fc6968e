import type { ThreadStore } from "#lib/threads/thread-store.ts";
import type { Checkpointer } from "./checkpointer.ts";
import type { RunQueue } from "./queue.ts";
import type { Runtime } from "./runtime-api.ts";
import { threadView } from "./thread-view.ts";
import type { Worker } from "./worker.ts";

export type ThreadCommands = Pick<
  Runtime,
  | "getThread"
  | "getRevision"
  | "listThreads"
  | "renameThread"
  | "deleteThread"
  | "reply"
  | "stopThread"
  | "retryThread"
>;

/**
 * What an owner may do with threads of every kind. `worker` is the one in this process, if any: it
 * is told of a stop at once instead of finding out.
 */
export const threadCommands = (options: {
  threads: ThreadStore;
  queue: Pick<RunQueue, "enqueue" | "cancel">;
  checkpointer: Pick<Checkpointer, "forget">;
  worker: Pick<Worker, "abort"> | null;
}): ThreadCommands => {
  const { threads, queue, checkpointer, worker } = options;
  return {
    getThread: async (ownerId, threadId, locale) =>
      threadView(await threads.get(ownerId, threadId), locale),
    getRevision: threads.revision,
    listThreads: async (ownerId, { locale, ...query }) => {
      const found = await threads.list(ownerId, query);
      return found.map((thread) => threadView(thread, locale));
    },
    renameThread: threads.rename,
    deleteThread: (ownerId, threadId) =>
      threads.remove(ownerId, threadId, async (sql) => {
        await queue.cancel(threadId, sql);
        await checkpointer.forget(threadId, sql);
      }),
    reply: (ownerId, threadId, reply) => threads.reply(ownerId, threadId, reply, queue.enqueue),
    stopThread: async (ownerId, threadId) => {
      const runId = await threads.stop(ownerId, threadId, (sql) => queue.cancel(threadId, sql));
      if (runId !== null) worker?.abort(runId);
    },
    retryThread: (ownerId, threadId) => threads.retry(ownerId, threadId, queue.enqueue),
  };
};
