import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRunEnds } from "./run-ends.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any answer is held. */
const longMs = 10_000;

/** A thread whose active run the test sets, as the database tells it. */
const setUp = (worker: boolean, first: string | null = "run_1") => {
  const thread = { run: first, looks: 0, onLook: () => {} };
  const activeRun = async () => {
    thread.looks += 1;
    thread.onLook();
    return thread.run;
  };
  const ends = createRunEnds({ threads: { activeRun }, worker });
  /** Begins to wait, and tells whether it is over. */
  const wait = (signal = new AbortController().signal) => {
    const waiting = { over: false, refused: false };
    ends.next("own_1", "thr_1", signal).then(
      () => Object.assign(waiting, { over: true }),
      () => Object.assign(waiting, { over: true, refused: true }),
    );
    return waiting;
  };
  return { ends, thread, wait };
};

const turn = () => vi.advanceTimersByTimeAsync(0);

test("where no run is under way nobody waits", async () => {
  const { wait, thread } = setUp(true, null);
  const waiting = wait();
  await turn();
  expect(waiting).toEqual({ over: true, refused: false });
  expect(thread.looks).toBe(1);
});

test("a run that settles in this process ends the wait at once, and other threads' runs do not", async () => {
  const { ends, wait, thread } = setUp(true);
  const waiting = wait();
  await turn();
  ends.tell("thr_2");
  await turn();
  expect(waiting.over).toBe(false);
  ends.tell("thr_1");
  await turn();
  expect(waiting.over).toBe(true);
  expect(thread.looks).toBe(1);
});

test("a run that settles during the first look is not missed", async () => {
  const { ends, wait, thread } = setUp(true);
  thread.onLook = () => ends.tell("thr_1");
  const waiting = wait();
  await turn();
  expect(waiting.over).toBe(true);
});

test.each([
  ["settled", null],
  ["was followed by the next", "run_2"],
])("a run of another process that %s is seen by looking", async (_, after) => {
  const { wait, thread } = setUp(false);
  const waiting = wait();
  await turn();
  thread.run = after;
  await vi.advanceTimersByTimeAsync(20);
  expect(waiting).toEqual({ over: true, refused: false });
});

test("a run that takes longer is not waited for, and no look follows", async () => {
  const { wait, thread } = setUp(false);
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(399);
  expect(waiting.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting).toEqual({ over: true, refused: false });
  const { looks } = thread;
  await vi.advanceTimersByTimeAsync(longMs);
  expect(thread.looks).toBe(looks);
});

test("whoever is gone is not waited with any longer", async () => {
  const { wait, thread } = setUp(false);
  const client = new AbortController();
  const waiting = wait(client.signal);
  await turn();
  client.abort();
  await turn();
  expect(waiting).toEqual({ over: true, refused: true });
  const { looks } = thread;
  await vi.advanceTimersByTimeAsync(longMs);
  expect(thread.looks).toBe(looks);
});

test("of a hundred tabs those beyond the limit are answered at once, and the places come free again", async () => {
  const { wait, ends } = setUp(true);
  const tabs = Array.from({ length: 100 }, () => wait());
  await turn();
  expect(tabs.filter(({ over }) => over)).toHaveLength(36);
  ends.tell("thr_1");
  await turn();
  expect(tabs.every(({ over }) => over)).toBe(true);
  const next = wait();
  await turn();
  expect(next.over).toBe(false);
});
