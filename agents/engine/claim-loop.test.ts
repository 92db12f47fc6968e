import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClaimLoop, repeat } from "./claim-loop.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Resolves never, and rejects when the signal fires. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

const loopOf = (waiting: string[], more: Partial<Parameters<typeof createClaimLoop<string>>[0]>) =>
  createClaimLoop<string>({
    claim: async () => waiting.shift() ?? null,
    work: async () => {},
    everyMs: 100,
    onFailure: () => {},
    ...more,
  });

test("all that waits is worked on, one after the other", async () => {
  const done: string[] = [];
  const work = async (claim: string) => void done.push(claim);
  await loopOf(["a", "b", "c"], { work }).once();
  expect(done).toEqual(["a", "b", "c"]);
});

test("what fails is given back and told, and looked at again after a while", async () => {
  const seen: string[] = [];
  const waiting = ["a"];
  const loop = loopOf(waiting, {
    work: async (claim) => {
      seen.push(`at ${claim}`);
      if (seen.length === 1) throw new Error("not yet");
    },
    release: async (claim) => waiting.push(claim),
    afterFailureMs: 1_000,
    onFailure: (error) => seen.push(String(error)),
  });
  loop.start();
  await vi.advanceTimersByTimeAsync(1_099);
  expect(seen).toEqual(["at a", "Error: not yet"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe("at a");
  await loop.stop();
});

test("work on what is another's by now is broken off, and that is no failure", async () => {
  const renew = vi.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
  const working = loopOf(["a"], { renew, work: (_, signal) => untilAborted(signal) }).once();
  await vi.advanceTimersByTimeAsync(10_000);
  await working;
  expect(renew).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("who stops breaks off its work, gives it back, and leaves the rest", async () => {
  const given: string[] = [];
  const failed = vi.fn();
  const waiting = ["a", "b"];
  const loop = loopOf(waiting, {
    work: (_, signal) => untilAborted(signal),
    release: async (claim) => given.push(claim),
    onFailure: failed,
  });
  loop.start();
  await vi.advanceTimersByTimeAsync(100);
  await loop.stop();
  expect({ given, waiting }).toEqual({ given: ["a"], waiting: ["b"] });
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting).toEqual(["b"]);
});

test("a step is never repeated while it is under way, and stopping waits for it", async () => {
  let begun = 0;
  let ended = 0;
  const stop = repeat({
    step: async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 250));
      ended += 1;
    },
    everyMs: 100,
    firstMs: 0,
    onFailure: () => {},
  });
  await vi.advanceTimersByTimeAsync(400);
  expect({ begun, ended }).toEqual({ begun: 2, ended: 1 });
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect({ begun, ended }).toEqual({ begun: 2, ended: 2 });
});
