import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backupName } from "./backup-names.ts";
import { BackupSchedule } from "./backup-schedule.ts";
import { backupFolder, databaseFolder } from "./write-backup.ts";

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
const schedule = (): Promise<string> =>
  new Promise((resolve) => {
    const execute = (sql: string): Buffer[] => {
      if (sql.startsWith("notify")) resolve(sql);
      return [];
    };
    new BackupSchedule(dataDir, {
      whenQuiet: (work) => {
        work(execute);
        return true;
      },
    });
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
