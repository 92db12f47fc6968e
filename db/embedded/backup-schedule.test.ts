import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackupSchedule, backupFolder, backupName, databaseFolder } from "./backup.ts";

const now = new Date("2026-05-05T12:00:00Z");
const hour = 3_600_000;

let dataDir: string;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now });
  dataDir = mkdtempSync(join(tmpdir(), "lectern-schedule-"));
  mkdirSync(databaseFolder(dataDir));
  mkdirSync(backupFolder(dataDir));
  writeFileSync(join(databaseFolder(dataDir), "PG_VERSION"), "18");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A schedule with a session that is always quiet; resolves with what it tells of its next backup. */
const schedule = (onDone: (what: string) => void = () => {}): Promise<string> =>
  new Promise((resolve) => {
    const execute = (sql: string): Buffer[] => {
      onDone(sql);
      if (sql.startsWith("notify")) resolve(sql);
      return [];
    };
    const whenQuiet = (work: (run: typeof execute) => void): boolean => {
      work(execute);
      return true;
    };
    new BackupSchedule(dataDir, { whenQuiet }, () => onDone("busy"));
  });

test("a backup dated in the future does not put off the next one", async () => {
  writeFileSync(join(backupFolder(dataDir), backupName(new Date("2031-01-01T00:00:00Z"))), "");
  const told = schedule();
  vi.advanceTimersByTime(hour);
  expect(await told).toContain(backupFolder(dataDir));
  expect(readdirSync(backupFolder(dataDir))).toHaveLength(2);
});

test("nor does a clock that is set back", async () => {
  const told = schedule();
  vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
  vi.advanceTimersByTime(hour + 2_000);
  expect(await told).toContain(backupFolder(dataDir));
});

test("a backup that was cut off is tried again an hour later, not at once, and tells before it copies", async () => {
  writeFileSync(join(backupFolder(dataDir), backupName(new Date("2026-05-05T09:00:00Z"))), "");
  mkdirSync(join(backupFolder(dataDir), ".unfinished-4711"));
  const done: string[] = [];
  const told = schedule((what) => done.push(what));
  vi.advanceTimersByTime(hour - 1_000);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(await told).toContain(backupFolder(dataDir));
  expect(done.slice(0, 2)).toEqual(["busy", "checkpoint"]);
});
