import { AppError } from "../errors.ts";
import type { AskContext } from "./task.ts";

type Waiter = Pick<AskContext, "signal" | "onText" | "onWait">;

/** What a shared call reports to all who wait for it, and how it learns that nobody does. */
export interface SharedControl {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onWait: NonNullable<AskContext["onWait"]>;
}

interface SharedCall<Result> {
  readonly waiters: Set<Waiter>;
  readonly abort: AbortController;
  readonly result: Promise<Result>;
}

export type JoinCall<Result> = (
  key: string,
  waiter: Waiter,
  start: (control: SharedControl) => Promise<Result>,
) => Promise<Result>;

/**
 * Makes the same call, wanted twice at once in this process, one call. It is aborted when the last
 * of those who wait has left; one who leaves earlier does not disturb the others.
 */
export const createSharedCalls = <Result>(): JoinCall<Result> => {
  const running = new Map<string, SharedCall<Result>>();
  return async (key, waiter, start) => {
    if (waiter.signal?.aborted) throw stopped();
    const shared = running.get(key) ?? begin(start);
    const forget = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    running.set(key, shared);
    return wait(shared, waiter, forget);
  };
};

const begin = <Result>(start: (control: SharedControl) => Promise<Result>): SharedCall<Result> => {
  const waiters = new Set<Waiter>();
  const abort = new AbortController();
  const run = async () =>
    start({
      signal: abort.signal,
      onText: (text) => {
        for (const waiter of waiters) waiter.onText?.(text);
      },
      onWait: async (until) => {
        await Promise.all([...waiters].map((waiter) => waiter.onWait?.(until)));
      },
    });
  // Begins a tick later, when the first waiter is registered.
  return { waiters, abort, result: Promise.resolve().then(run) };
};

const wait = async <Result>(
  shared: SharedCall<Result>,
  waiter: Waiter,
  forget: () => void,
): Promise<Result> => {
  shared.waiters.add(waiter);
  const left = Promise.withResolvers<never>();
  const leave = () => {
    shared.waiters.delete(waiter);
    if (shared.waiters.size > 0) return left.reject(stopped());
    // The call itself ends with `stopped` now, once it has been recorded.
    forget();
    shared.abort.abort();
  };
  waiter.signal?.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([shared.result.finally(forget), left.promise]);
  } finally {
    waiter.signal?.removeEventListener("abort", leave);
    shared.waiters.delete(waiter);
  }
};

const stopped = (): AppError => new AppError("stopped", "stopped while waiting for the model");
