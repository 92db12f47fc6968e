import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToOthers } from "./private-files.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lectern-private-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(join(dataDir, path)).mode & 0o777).toString(8);

const put = (path: string, mode: number): void => {
  writeFileSync(join(dataDir, path), "");
  chmodSync(join(dataDir, path), mode);
};

test("what was open to others is closed: the folder, folders of ours in it, their files, former databases", () => {
  chmodSync(dataDir, 0o755);
  for (const folder of [
    "postgres/base/5",
    "postgres.before-2026-01-01T00-00-00",
    "backups",
    "ocr",
  ]) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    chmodSync(join(dataDir, folder), 0o755);
    put(`${folder}/file`, 0o666);
  }
  closeToOthers(dataDir);
  expect(["", "postgres", "postgres/base/5", "backups", "ocr"].map(modeOf)).toEqual(
    Array(5).fill("700"),
  );
  expect(
    ["postgres/base/5/file", "postgres.before-2026-01-01T00-00-00/file", "backups/file"].map(
      modeOf,
    ),
  ).toEqual(Array(3).fill("600"));
});

test("files of others, and a folder that all may write, keep their modes", () => {
  chmodSync(dataDir, 0o1777);
  mkdirSync(join(dataDir, "postgres"));
  put("postgres/file", 0o666);
  put("letter.txt", 0o644);
  put("postgresql-notes.txt", 0o644);
  mkdirSync(join(dataDir, "backups"));
  symlinkSync(join(dataDir, "letter.txt"), join(dataDir, "backups", "link"));
  closeToOthers(dataDir);
  expect(statSync(dataDir).mode & 0o1777).toBe(0o1777);
  expect(["letter.txt", "postgresql-notes.txt", "postgres", "postgres/file"].map(modeOf)).toEqual([
    "644",
    "644",
    "700",
    "600",
  ]);
});
