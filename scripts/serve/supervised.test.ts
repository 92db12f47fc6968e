import { afterAll, expect, test, vi } from "vitest";
import type { Running } from "./supervised.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

const said: string[] = [];
const pauses: number[] = [];
vi.mock("./say.ts", () => ({ complain: (sentence: string) => said.push(sentence), say: () => {} }));
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
}));

// Other files' modules are at hand: this one is loaded anew, with what stands above, and for this file only.
vi.resetModules();
const { Supervised } = await import("./supervised.ts");
afterAll(() => {
  vi.resetModules();
});

/** A process that ends when the test says so. */
const fakeProcess = () => {
  const end = Promise.withResolvers<void>();
  const running: Running & { stopped: boolean; die: () => void } = {
    exited: end.promise,
    stopped: false,
    die: () => end.resolve(),
    stop: async () => {
      running.stopped = true;
      end.resolve();
    },
  };
  return running;
};

const supervise = (start: () => Promise<ReturnType<typeof fakeProcess>>) => {
  said.length = 0;
  pauses.length = 0;
  return new Supervised("thing", start);
};

test("what ends by itself is started again, what is stopped is not", async () => {
  const processes: ReturnType<typeof fakeProcess>[] = [];
  const supervised = supervise(async () => {
    const next = fakeProcess();
    processes.push(next);
    return next;
  });
  await supervised.start();
  processes[0]?.die();
  await vi.waitFor(() => expect(processes).toHaveLength(2), patient);
  await supervised.stop();
  expect(processes[1]?.stopped).toBe(true);
  await Promise.resolve();
  expect(processes).toHaveLength(2);
  expect(said).toEqual(["The thing ended unexpectedly and is started again."]);
});

test("however often it ends it is started again, after a longer pause each time, to a minute", async () => {
  let starts = 0;
  const supervised = supervise(async () => {
    starts += 1;
    const next = fakeProcess();
    if (starts < 14) next.die();
    return next;
  });
  expect(supervised.nextTryMs).toBeNull();
  await supervised.start();
  await vi.waitFor(() => expect(starts).toBe(14), patient);
  expect(pauses.slice(0, 5)).toEqual([250, 500, 1_000, 2_000, 4_000]);
  expect(pauses.slice(-3)).toEqual([60_000, 60_000, 60_000]);
  expect(said.at(-1)).toBe("The thing ended unexpectedly and is started again in 60 s.");
  await supervised.stop();
});

test("what ran for long is started again without a long pause", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const processes: ReturnType<typeof fakeProcess>[] = [];
    const supervised = supervise(async () => {
      const next = fakeProcess();
      processes.push(next);
      if (processes.length < 5) next.die();
      return next;
    });
    await supervised.start();
    await vi.waitFor(() => expect(processes).toHaveLength(5), patient);
    vi.advanceTimersByTime(6 * 60_000);
    processes[4]?.die();
    await vi.waitFor(() => expect(processes).toHaveLength(6), patient);
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 250]);
    await supervised.stop();
  } finally {
    vi.useRealTimers();
  }
});

test("a start that fails is tried again, and says why", async () => {
  let starts = 0;
  const first = fakeProcess();
  const supervised = supervise(async () => {
    starts += 1;
    if (starts > 1 && starts < 9) throw new Error("no memory");
    return starts === 1 ? first : fakeProcess();
  });
  await supervised.start();
  first.die();
  await vi.waitFor(() => expect(starts).toBe(9), patient);
  expect(said[1]).toBe("The thing did not start (no memory) and is started again.");
  await supervised.stop();
});

test("what is still starting when it is stopped is stopped once it runs", async () => {
  const gate = Promise.withResolvers<ReturnType<typeof fakeProcess>>();
  const supervised = supervise(() => gate.promise);
  const starting = supervised.start();
  const stopped = supervised.stop();
  const late = fakeProcess();
  gate.resolve(late);
  await Promise.all([starting, stopped]);
  expect(late.stopped).toBe(true);
});

test("says how long it is until the next start, and nothing while it runs", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const first = fakeProcess();
    const again = Promise.withResolvers<ReturnType<typeof fakeProcess>>();
    const supervised = supervise(() =>
      pauses.length === 0 ? Promise.resolve(first) : again.promise,
    );
    await supervised.start();
    expect(supervised.nextTryMs).toBeNull();
    first.die();
    await vi.waitFor(() => expect(supervised.nextTryMs).not.toBeNull(), patient);
    const waitMs = supervised.nextTryMs ?? 0;
    expect(waitMs).toBeGreaterThan(100);
    vi.advanceTimersByTime(100);
    expect(supervised.nextTryMs).toBe(waitMs - 100);
    vi.advanceTimersByTime(60_000);
    expect(supervised.nextTryMs).toBe(0);
    again.resolve(fakeProcess());
    await vi.waitFor(() => expect(supervised.nextTryMs).toBeNull(), patient);
    await supervised.stop();
  } finally {
    vi.useRealTimers();
  }
});
