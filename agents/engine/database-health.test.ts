import { afterEach, expect, test, vi } from "vitest";
import { toAppError } from "#lib/errors.ts";
import { type DatabaseHealth, watchDatabase } from "./database-health.ts";

let health: DatabaseHealth;
afterEach(() => {
  health.stop();
  vi.useRealTimers();
});

const checked = () =>
  health.check().then(
    () => "ok",
    (error: unknown) => toAppError(error).code,
  );

/** What the server's parent would send. */
const tell = (database: string, nextTryMs: number | null = null) =>
  process.emit("message", { database, nextTryMs }, undefined);

test("under a supervisor the last report counts, without a question that would queue", async () => {
  const ask = vi.fn(() => new Promise(() => {}));
  health = watchDatabase({ ask, supervised: true });
  for (const state of ["ok", "disk_full", "database_unavailable", "ok"]) {
    tell(state);
    expect(await checked()).toBe(state);
  }
  expect(ask).not.toHaveBeenCalled();
});

test("a report older than five seconds is none: the database is too long at one statement, or hangs", async () => {
  let nowMs = 0;
  health = watchDatabase({ ask: async () => {}, supervised: true, nowMs: () => nowMs });
  tell("ok");
  nowMs = 5_000;
  expect(await checked()).toBe("ok");
  nowMs = 5_001;
  expect(await checked()).toBe("database_unavailable");
  tell("ok");
  expect(await checked()).toBe("ok");
});

test("a database that is started again says when, counted from the report", async () => {
  let nowMs = 0;
  health = watchDatabase({ ask: async () => {}, supervised: true, nowMs: () => nowMs });
  tell("database_restarting", 48_000);
  nowMs = 500;
  await expect(health.check()).rejects.toMatchObject({
    ...{ code: "database_restarting", retryAfterMs: 47_500, details: { nextTrySeconds: 48 } },
  });
  tell("database_restarting", 300);
  nowMs = 2_000;
  await expect(health.check()).rejects.toMatchObject({ details: { nextTrySeconds: 0 } });
});

test("messages of another kind say nothing of the database", async () => {
  health = watchDatabase({ ask: async () => {}, supervised: true });
  tell("ok");
  tell("on fire");
  process.emit("message", "hello", undefined);
  expect(await checked()).toBe("ok");
});

test("without a supervisor it asks on an interval, and answers without asking", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let answers: () => Promise<void> = async () => {};
  const ask = vi.fn(() => answers());
  health = watchDatabase({ ask, supervised: false });
  expect(await checked()).toBe("ok");
  expect(await checked()).toBe("ok");
  expect(ask).toHaveBeenCalledTimes(1);

  answers = () => Promise.reject(Object.assign(new Error("too many"), { code: "53300" }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await checked()).toBe("database_crowded");
  answers = () => Promise.reject(new Error("something unknown"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await checked()).toBe("database_unavailable");
  answers = async () => {};
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await checked()).toBe("ok");
});

test("a question without an answer makes it unwell after five seconds, and is asked once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let nowMs = 0;
  let answers = (): Promise<void> => Promise.resolve();
  const ask = vi.fn(() => answers());
  health = watchDatabase({ ask, supervised: false, nowMs: () => nowMs });
  expect(await checked()).toBe("ok");
  answers = () => new Promise(() => {});
  nowMs = 6_000;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await checked()).toBe("database_unavailable");
  expect(ask).toHaveBeenCalledTimes(2);
});
