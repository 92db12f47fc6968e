import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "#lib/clock.ts";
import { AppError, type ErrorCode } from "#lib/errors.ts";

/** The only layer that repeats a request; the providers' packages are told not to. */
const maxTries = 3;
/** A longer wait is left to the queue, which gives the worker back meanwhile. */
const maxWaitMs = 60_000;
const firstWaitMs = 1_000;

/** Silence is not among them: each try would cost the whole timeout again. */
const worthRepeating: ReadonlySet<ErrorCode> = new Set(["model_unavailable", "model_rate_limited"]);

export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * Sends a request up to three times while the failure is one that may pass, waiting as long as the
 * provider asked for, at most a minute, otherwise 1 s and 4 s.
 *
 * @param send must throw nothing but `AppError`.
 * @param onWait is told before each wait.
 */
export const requestWithRetries = async <Reply>(
  send: () => Promise<Reply>,
  control: {
    readonly signal: AbortSignal;
    readonly sleep: Sleep;
    readonly onWait: (ms: number, because: ErrorCode) => Promise<void>;
  },
): Promise<Reply> => {
  for (let tried = 1; ; tried += 1) {
    if (control.signal.aborted) throw new AppError("stopped", "stopped before the model was asked");
    try {
      return await send();
    } catch (error) {
      const passing = error instanceof AppError && worthRepeating.has(error.code);
      if (!passing || tried === maxTries) throw error;
      const waitMs = Math.min(error.retryAfterMs ?? firstWaitMs * 4 ** (tried - 1), maxWaitMs);
      await control.onWait(waitMs, error.code);
      await control.sleep(waitMs, control.signal);
    }
  }
};

/** Waits; rejects with `stopped` as soon as the signal fires. */
export const realSleep: Sleep = async (ms, signal) => {
  try {
    await delay(ms, undefined, { signal });
  } catch (cause) {
    throw new AppError("stopped", "stopped while waiting to ask again", { cause });
  }
};

/** Passes a value on at most once per interval; those in between are dropped, not kept for later. */
export const throttle = <Value>(
  pass: (value: Value) => void,
  intervalMs: number,
  clock: Clock,
): ((value: Value) => void) => {
  let passedMs = Number.NEGATIVE_INFINITY;
  return (value) => {
    const nowMs = clock().getTime();
    if (nowMs - passedMs < intervalMs) return;
    passedMs = nowMs;
    pass(value);
  };
};
