import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  BackupSchedule,
  backupFolder,
  backupMoment,
  backupName,
  beforeUpdateName,
  databaseFolder,
  outdatedBackups,
} from "./backup.ts";

const moment = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2026-03-01"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

const moments = (...hours: string[]) => hours.map((hour) => backupName(new Date(`${hour}:00:00Z`)));

test("a name tells its moment", () => {
  fc.assert(
    fc.property(moment, (date) => {
      expect(backupMoment(backupName(date))).toEqual(date);
    }),
  );
});

test("the rotation keeps the three newest, the newest of seven days, and what is no backup", () => {
  fc.assert(
    fc.property(fc.uniqueArray(moment, { selector: String, maxLength: 60 }), (moments) => {
      const names = [...moments.map(backupName), "notes.tar.gz", ".unfinished-1"];
      const removed = new Set(outdatedBackups(names, new Date("2026-03-02")));
      const kept = names.filter((name) => !removed.has(name));
      expect(kept).toContain("notes.tar.gz");
      expect(kept).toContain(".unfinished-1");
      const backups = moments.map(backupName).sort().reverse();
      for (const name of backups.slice(0, 3)) expect(kept).toContain(name);
      const days = [...new Set(backups.map((name) => name.slice(8, 18)))].slice(0, 7);
      for (const day of days) {
        expect(kept).toContain(backups.find((name) => name.includes(day)));
      }
      expect(kept.length).toBeLessThanOrEqual(2 + 7 + 2);
    }),
  );
});

test("backups dated in the future are kept, and take no place from the others", () => {
  const past = moments("2026-01-05T10", "2026-01-04T10", "2026-01-03T10");
  const future = moments("2031-01-01T10", "2031-01-02T10", "2031-01-03T10", "2031-01-04T10");
  const now = new Date("2026-01-05T12:00:00Z");
  expect(outdatedBackups([...past, ...future], now)).toEqual([]);
  const old = Array.from({ length: 9 }, (_, day) => `2025-12-0${day + 1}T10`);
  expect(outdatedBackups([...past, ...future, ...moments(...old)], now)).toEqual(
    moments(...old.slice(0, 5).reverse()),
  );
});

test("backups before an update are kept, the three newest, whatever the hours bring", () => {
  const days = ["2026-01-01T10", "2026-01-02T10", "2026-01-03T10", "2026-01-04T10"];
  const updates = moments(...days).map(beforeUpdateName);
  expect(updates.map(backupMoment)).toEqual(days.map((day) => new Date(`${day}:00:00Z`)));
  const hours = moments(...Array.from({ length: 9 }, (_, hour) => `2026-02-0${hour + 1}T10`));
  expect(outdatedBackups([...updates, ...hours], new Date("2026-03-01"))).toEqual([
    ...hours.slice(0, 2).reverse(),
    updates[0],
  ]);
});

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
