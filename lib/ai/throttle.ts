import type { Clock } from "../clock.ts";

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
