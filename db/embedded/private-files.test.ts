import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
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

const backup = "lectern-2026-01-01T00-00-00Z.tar.gz";
const former = "postgres.before-2026-01-01T00-00-00";

const makeFolder = (path: string, mode = 0o755): void => {
  mkdirSync(join(dataDir, path), { recursive: true });
  chmodSync(join(dataDir, path), mode);
};

const makeDatabase = (folder: string): void => {
  makeFolder(`${folder}/base`);
  makeFolder(folder);
  put(`${folder}/PG_VERSION`, 0o666);
  put(`${folder}/base/file`, 0o666);
};

test("what was open to others is closed: the folder, databases and backups in it, their files", () => {
  chmodSync(dataDir, 0o755);
  for (const folder of ["postgres", "postgres.restoring", former]) makeDatabase(folder);
  makeFolder("backups");
  put(`backups/${backup}`, 0o644);
  makeFolder("backups/.unfinished-4711");
  put("backups/.unfinished-4711/file", 0o666);
  makeFolder("ocr");
  put("connection.url", 0o644);
  closeToOthers(dataDir);
  const folders = ["", "postgres", "postgres/base", former, "backups", "backups/.unfinished-4711"];
  expect(folders.map(modeOf)).toEqual(folders.map(() => "700"));
  const files = [
    ...["postgres/PG_VERSION", "postgres/base/file", "postgres.restoring/base/file"],
    ...[`${former}/base/file`, `backups/${backup}`, "backups/.unfinished-4711/file"],
    "connection.url",
  ];
  expect(files.map(modeOf)).toEqual(files.map(() => "600"));
});

test("a database that is still being made is closed, too", () => {
  makeFolder("postgres");
  put("postgres/unfinished", 0o644);
  put("postgres/file", 0o666);
  closeToOthers(dataDir);
  expect(["postgres", "postgres/file"].map(modeOf)).toEqual(["700", "600"]);
});

test("a folder with other things in it keeps its mode, and so do they, whatever their names begin with", () => {
  chmodSync(dataDir, 0o755);
  makeDatabase("postgres");
  const others = ["backups.sh", "ocr.py", "lock.sh", "postgres.conf", "letter.txt"];
  for (const name of others) put(name, 0o755);
  const folders = ["lock.d", "postgres.before-lunch", "backups", "ocr", "lock"];
  for (const name of folders) makeFolder(name);
  const inside = ["lock.d/run", "postgres.before-lunch/run", "backups/run", "ocr/run", "lock/run"];
  for (const name of inside) put(name, 0o755);
  put(`backups/${backup}`, 0o644);
  symlinkSync(join(dataDir, "letter.txt"), join(dataDir, "connection.url"));
  closeToOthers(dataDir);
  const kept = ["", ...others, ...folders, ...inside];
  expect(kept.map(modeOf)).toEqual(kept.map(() => "755"));
  expect(["postgres/base/file", `backups/${backup}`].map(modeOf)).toEqual(["600", "600"]);
});

test("a home and a folder that all may write keep their modes, also when they are empty", () => {
  vi.stubEnv("HOME", realpathSync(dataDir));
  onTestFinished(() => void vi.unstubAllEnvs());
  chmodSync(dataDir, 0o755);
  closeToOthers(dataDir);
  expect(modeOf("")).toBe("755");
  vi.unstubAllEnvs();
  chmodSync(dataDir, 0o1777);
  closeToOthers(dataDir);
  expect(statSync(dataDir).mode & 0o1777).toBe(0o1777);
});

// Only the administrator can make another user's files.
test.runIf(process.getuid?.() === 0)("another user's folder does not refuse the start", () => {
  makeDatabase("postgres");
  makeFolder("postgres/theirs", 0o700);
  makeFolder("backups", 0o700);
  const nobody = 65_534;
  chownSync(dataDir, nobody, nobody);
  for (const name of ["postgres", "postgres/PG_VERSION"]) {
    chownSync(join(dataDir, name), nobody, nobody);
  }
  process.seteuid?.(nobody);
  try {
    closeToOthers(dataDir);
  } finally {
    process.seteuid?.(0);
  }
  expect(["", "postgres", "postgres/PG_VERSION"].map(modeOf)).toEqual(["700", "700", "600"]);
});
