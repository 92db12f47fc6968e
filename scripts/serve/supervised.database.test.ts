import { expect, test, vi } from "vitest";
import type { DatabaseReport } from "#lib/database-state.ts";
import { watchDatabase } from "./supervised.ts";

/** A database that answers as the test says. */
const fakeDatabase = (probe: () => Promise<{ serving: boolean; diskFull: boolean }>) => {
  const end = Promise.withResolvers<void>();
  const kill = vi.fn(() => end.resolve());
  const busyForMs = (): number | null => null;
  return { exited: end.promise, probe, busyForMs, process: { kill }, end: () => end.resolve() };
};

/** Watches until so much was told. */
const told = async (
  count: number,
  current: Parameters<typeof watchDatabase>[0]["current"],
  {
    silenceMs,
    nextTryMs = () => null,
  }: { silenceMs?: number; nextTryMs?: () => number | null } = {},
) => {
  const stopping = new AbortController();
  const states: (string | number)[] = [];
  const tell = ({ database, nextTryMs }: DatabaseReport) => {
    states.push(nextTryMs ?? database);
    if (states.length === count) stopping.abort();
  };
  await watchDatabase({
    ...{ current, nextTryMs, tell, signal: stopping.signal },
    ...(silenceMs === undefined ? {} : { silenceMs }),
  });
  return states;
};

test("tells how the database is: not there yet, well, with a full disk, about to serve, ended", async () => {
  const answers = [
    { serving: true, diskFull: false },
    { serving: true, diskFull: true },
    { serving: false, diskFull: false },
  ];
  const database = fakeDatabase(() => {
    const next = answers.shift();
    if (!next) database.end();
    return next ? Promise.resolve(next) : new Promise(() => {});
  });
  let asked = 0;
  expect(
    await told(5, () => {
      asked += 1;
      return asked === 1 ? null : database;
    }),
  ).toEqual([
    "database_unavailable",
    "ok",
    "disk_full",
    "database_unavailable",
    "database_unavailable",
  ]);
  expect(database.process.kill).not.toHaveBeenCalled();
});

test("a database that told of long work is waited for, and killed when that takes for ever", async () => {
  const answer = Promise.withResolvers<{ serving: boolean; diskFull: boolean }>();
  const probes = [answer.promise, new Promise<never>(() => {})];
  const minutes = [1, 2, 14];
  const database = {
    ...fakeDatabase(() => probes.shift() ?? Promise.reject(new Error("Nobody asks again"))),
    busyForMs: () => {
      const busy = minutes.shift();
      if (busy === 14) answer.resolve({ serving: true, diskFull: false });
      return (busy ?? 16) * 60_000;
    },
  };
  expect(await told(2, () => database, { silenceMs: 5 })).toEqual(["ok", "database_unavailable"]);
  expect(minutes).toEqual([]);
  expect(database.process.kill).toHaveBeenCalledExactlyOnceWith("SIGKILL");
});

test("tells when a database that ended is started again, and nothing of that while one serves", async () => {
  const serving = fakeDatabase(async () => ({ serving: true, diskFull: false }));
  const ended = fakeDatabase(() => new Promise(() => {}));
  ended.end();
  const running = [ended, ended, serving];
  const waits = [48_000, 0];
  const current = () => running.shift() ?? null;
  expect(await told(3, current, { nextTryMs: () => waits.shift() ?? null })).toEqual([
    ...[48_000, 0, "ok"],
  ]);
});
