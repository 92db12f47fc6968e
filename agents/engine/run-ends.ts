import { EventEmitter } from "node:events";
import type { ThreadStore } from "#lib/threads/thread-store.ts";

/** A question is held so long at most: what needs no model is done by then, and the rest is asked for again. */
const usualHeldMs = 400;
/** How often is looked whether a run ended that another process may work on. */
const lookEveryMs = { workerHere: 100, workerElsewhere: 20 };
/** Questions held at the same time; the next one is answered as things are. */
const mostHeld = 64;

/** Lets whoever asks about a thread wait a moment for what comes of the student's last word. */
export interface RunEnds {
  /** Tells those who wait that a run of this thread settled in this process. */
  readonly tell: (threadId: string) => void;
  /**
   * Waits until the run that is under way has settled, or the wait is over; at once when there is none. Between its
   * looks it holds nothing of the database. @throws AppError not_found; the reason of `signal` when that fires
   */
  readonly next: (ownerId: string, threadId: string, signal: AbortSignal) => Promise<void>;
}

export const createRunEnds = (options: {
  threads: Pick<ThreadStore, "activeRun">;
  /** Whether this process works on runs. */
  worker: boolean;
  /** How long a question is held at most; only tests that look at what ends it earlier need more. */
  heldMs?: number;
}): RunEnds => {
  const ends = new EventEmitter().setMaxListeners(mostHeld);
  const pauseMs = options.worker ? lookEveryMs.workerHere : lookEveryMs.workerElsewhere;
  let held = 0;

  const wait = async (ownerId: string, threadId: string, signal: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let open = true;
    let again: NodeJS.Timeout | undefined;
    const look = async (first?: string): Promise<void> => {
      const run = await options.threads.activeRun(ownerId, threadId);
      if (run === null || (first !== undefined && run !== first)) resolve();
      else if (open) again = setTimeout(() => look(run).catch(reject), pauseMs);
    };
    const gone = () => reject(signal.reason);
    const late = setTimeout(resolve, options.heldMs ?? usualHeldMs);
    // Heard before the first look, so that no end falls between the two.
    ends.on(threadId, resolve);
    signal.addEventListener("abort", gone);
    look().catch(reject);
    try {
      await promise;
    } finally {
      open = false;
      clearTimeout(again);
      clearTimeout(late);
      ends.off(threadId, resolve);
      signal.removeEventListener("abort", gone);
    }
  };

  return {
    tell: (threadId) => ends.emit(threadId),
    next: async (ownerId, threadId, signal) => {
      signal.throwIfAborted();
      if (held >= mostHeld) return;
      held += 1;
      try {
        await wait(ownerId, threadId, signal);
      } finally {
        held -= 1;
      }
    },
  };
};
