import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RunReport } from "#lib/threads/thread-store.ts";
import { silentLog } from "../testing/silent-log.ts";
import { createRunReporter } from "./run-job.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reporterWith = (active = true) => {
  const written: RunReport[] = [];
  const lost = vi.fn();
  const reporter = createRunReporter({
    run: { runId: "run_1", threadId: "thr_1", ownerId: "own_1", tries: 1 },
    store: {
      report: async (_run, report) => {
        written.push(report);
        return active;
      },
    },
    clock: () => new Date(),
    log: silentLog,
    onLost: lost,
  });
  return { reporter, written, lost };
};

const notice = { code: "model_wait", until: "2026-01-01T00:00:00Z", because: "x" } as const;

describe("progress", () => {
  it("is written at most twice a second, and its last value is not lost", async () => {
    const { reporter, written } = reporterWith();
    await reporter.stage("thr_1", "parse", 100);
    for (let done = 1; done <= 100; done += 1) {
      await reporter.step("thr_1", done, 100);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written.length).toBeGreaterThan(3);
    // Two seconds of steps, the stage before and the last value after them.
    expect(written.length).toBeLessThanOrEqual(6);
    expect(written.at(-1)).toEqual({ progress: { done: 100, total: 100 } });
  });

  it("of an old stage is never written over a new one", async () => {
    const { reporter, written } = reporterWith();
    await reporter.stage("thr_1", "parse", 2);
    await reporter.step("thr_1", 1, 2);
    await reporter.stage("thr_1", "fact_check");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written).toEqual([
      { stage: "parse", progress: { done: 0, total: 2 }, notice: null },
      { stage: "fact_check", progress: null, notice: null },
    ]);
  });

  it("that is still unwritten when the run ends is dropped", async () => {
    const { reporter, written } = reporterWith();
    await reporter.stage("thr_1", "parse", 2);
    await reporter.step("thr_1", 1, 2);
    await reporter.close();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written).toHaveLength(1);
  });
});

describe("a notice", () => {
  it("is written at once and taken away by the next step", async () => {
    const { reporter, written } = reporterWith();
    await reporter.notice("thr_1", notice);
    await reporter.step("thr_1", 1, 2);
    expect(written).toEqual([{ notice }, { progress: { done: 1, total: 2 }, notice: null }]);
  });

  it("that is not there costs nothing to take away", async () => {
    const { reporter, written } = reporterWith();
    await reporter.notice("thr_1", null);
    expect(written).toEqual([]);
  });
});

it("A run that has lost its thread is told so", async () => {
  const { reporter, lost } = reporterWith(false);
  await reporter.stage("thr_1", "parse");
  expect(lost).toHaveBeenCalledOnce();
});
