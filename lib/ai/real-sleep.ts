import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "../errors.ts";
import type { Sleep } from "./request-with-retries.ts";

/** Waits; rejects with `stopped` as soon as the signal fires. */
export const realSleep: Sleep = async (ms, signal) => {
  try {
    await delay(ms, undefined, { signal });
  } catch (cause) {
    throw new AppError("stopped", "stopped while waiting to ask again", { cause });
  }
};
