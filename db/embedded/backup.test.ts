import fc from "fast-check";
import { expect, test } from "vitest";
import { backupMoment, backupName, outdatedBackups } from "./backup.ts";

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
