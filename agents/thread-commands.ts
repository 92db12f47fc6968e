import type { Language } from "#lib/schemas/language.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StudentReply, ThreadStore } from "#lib/threads/thread-store.ts";
import type { Checkpointer } from "./checkpointer.ts";
import type { RunQueue } from "./queue.ts";
import type { RunEnds } from "./run-ends.ts";
import { threadView } from "./thread-view.ts";
import type { Worker } from "./worker.ts";

/**
 * What an owner may do with threads of every kind. `worker` is the one in this process, if any: it
 * is told of a stop at once instead of finding out.
 */
export const threadCommands = (options: {
  threads: ThreadStore;
  queue: Pick<RunQueue, "enqueue" | "cancel">;
  checkpointer: Pick<Checkpointer, "forget">;
  worker: Pick<Worker, "abort"> | null;
  ends: Pick<RunEnds, "next">;
}) => {
  const { threads, queue, checkpointer, worker, ends } = options;
  return {
    getThread: async (ownerId: string, threadId: string, locale: Language): Promise<ThreadView> =>
      threadView(await threads.get(ownerId, threadId), locale),

    /**
     * Only the revision, for a conditional GET. With `held` it waits a moment for the run that is under way to settle,
     * and gives up when that signal fires.
     */
    getRevision: async (
      ownerId: string,
      threadId: string,
      held?: AbortSignal | null,
    ): Promise<number> => {
      if (held) await ends.next(ownerId, threadId, held);
      return threads.revision(ownerId, threadId);
    },

    /** Newest first; `search` looks in titles. */
    listThreads: async (
      ownerId: string,
      { locale, ...query }: { search: string; limit: number; locale: Language },
    ): Promise<ThreadView[]> => {
      const found = await threads.list(ownerId, query);
      return found.map((thread) => threadView(thread, locale));
    },

    renameThread: threads.rename,

    /** Deletes the thread with everything that belongs to it: rows, checkpoints, jobs. */
    deleteThread: (ownerId: string, threadId: string): Promise<void> =>
      threads.remove(ownerId, threadId, async (sql) => {
        await queue.cancel(threadId, sql);
        await checkpointer.forget(threadId, sql);
      }),

    /** Applies a reply by interrupt id: the same one twice is once. */
    reply: (ownerId: string, threadId: string, reply: StudentReply): Promise<void> =>
      threads.reply(ownerId, threadId, reply, queue.enqueue),

    /** Takes effect within a second; the running model call is aborted. */
    stopThread: async (ownerId: string, threadId: string): Promise<void> => {
      const runId = await threads.stop(ownerId, threadId, (sql) => queue.cancel(threadId, sql));
      if (runId !== null) worker?.abort(runId);
    },

    /** Continues a failed or stopped thread from its last checkpoint. */
    retryThread: (ownerId: string, threadId: string): Promise<void> =>
      threads.retry(ownerId, threadId, queue.enqueue),
  };
};

export type ThreadCommands = ReturnType<typeof threadCommands>;
