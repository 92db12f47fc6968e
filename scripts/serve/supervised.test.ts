import { afterAll, expect, test, vi } from "vitest";
import type { Running } from "./supervised.ts";

/** A busy machine takes its time. */
const patient = { timeout: 20_000 };

vi.mock("./say.ts", () => ({ complain: () => {}, say: () => {} }));
vi.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

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
  const sentences: string[] = [];
  const supervised = new Supervised("thing", start, (sentence) => sentences.push(sentence));
  return { supervised, sentences };
};

test("what ends by itself is started again, what is stopped is not", async () => {
  const processes: ReturnType<typeof fakeProcess>[] = [];
  const { supervised, sentences } = supervise(async () => {
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
  expect(sentences).toEqual([]);
});

test("after too many ends it gives up with one sentence", async () => {
  let starts = 0;
  const { supervised, sentences } = supervise(async () => {
    starts += 1;
    const next = fakeProcess();
    next.die();
    return next;
  });
  await supervised.start();
  await vi.waitFor(() => expect(sentences).toHaveLength(1), patient);
  expect(sentences[0]).toBe(
    "The thing is not started again: it ended 6 times within five minutes.",
  );
  expect(starts).toBe(6);
});

test("a start that fails counts as an end", async () => {
  let starts = 0;
  const first = fakeProcess();
  const { supervised, sentences } = supervise(async () => {
    starts += 1;
    if (starts > 1) throw new Error("no memory");
    return first;
  });
  await supervised.start();
  first.die();
  await vi.waitFor(() => expect(sentences).toHaveLength(1), patient);
  expect(starts).toBe(6);
});

test("what is still starting when it is stopped is stopped once it runs", async () => {
  const gate = Promise.withResolvers<ReturnType<typeof fakeProcess>>();
  const { supervised } = supervise(() => gate.promise);
  const starting = supervised.start();
  const stopped = supervised.stop();
  const late = fakeProcess();
  gate.resolve(late);
  await Promise.all([starting, stopped]);
  expect(late.stopped).toBe(true);
});
