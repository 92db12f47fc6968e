import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, expect, test, vi } from "vitest";
import { newDataDir } from "../testing/new-data-dir.ts";
import { backupFolder, databaseFolder } from "./backup.ts";
import { makeBackup } from "./make-backup.ts";
import { formerFolder, restoreBackup } from "./restore-backup.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

// Each of them starts databases, which takes its time on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 150_000 });

const dataDir = newDataDir();
let database: EmbeddedDatabase | null = null;
afterAll(() => database?.stop());

/** Runs statements on the database, which starts for them and stops after them unless it runs. */
const withDatabase = async <T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
  database ??= await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

const stop = async (): Promise<void> => {
  await database?.stop();
  database = null;
};

const notes = () =>
  withDatabase(async (sql) => {
    const rows = await sql<{ note: string }[]>`select note from notes order by note`;
    return rows.map((row) => row.note);
  });

test("a backup made while it runs holds what was committed, and not an open transaction", async () => {
  await withDatabase((sql) => sql`create table notes (note text)`);
  await withDatabase((sql) => sql`insert into notes values ('committed')`);
  const backup = await withDatabase(async (sql) => {
    const transaction = await sql.reserve();
    await transaction`begin`;
    await transaction`insert into notes values ('open')`;
    const made = makeBackup(dataDir, new Date());
    await transaction`insert into notes values ('still open')`;
    await transaction`rollback`;
    transaction.release();
    return made;
  });
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await withDatabase((sql) => sql`insert into notes values ('later')`);
  expect(await notes()).toEqual(["committed", "later"]);

  await expect(restoreBackup(dataDir, backup, new Date())).rejects.toThrow("in use");
  await stop();
  const former = await restoreBackup(dataDir, backup, new Date());
  expect(await notes()).toEqual(["committed"]);
  expect(readdirSync(former ?? "")).toContain("PG_VERSION");
});

test("a backup made while it is stopped can be restored", async () => {
  await withDatabase((sql) => sql`insert into notes values ('before')`);
  await stop();
  const backup = await makeBackup(dataDir, new Date("2026-01-02T03:04:05Z"));
  await withDatabase((sql) => sql`delete from notes`);
  await stop();
  await restoreBackup(dataDir, backup, new Date());
  expect(await notes()).toEqual(["before", "committed"]);
});

test("what is not a whole backup changes nothing", async () => {
  const file = join(dataDir, "broken.tar.gz");
  writeFileSync(file, "not an archive");
  await stop();
  const before = readdirSync(dataDir);
  await expect(restoreBackup(dataDir, file, new Date())).rejects.toThrow("is not a backup");
  expect(readdirSync(dataDir)).toEqual(before);
  expect(await notes()).toEqual(["before", "committed"]);
});

test("a backup of another version is refused in a sentence, and nothing changes", async () => {
  await stop();
  const folder = mkdtempSync(join(dataDir, "other-"));
  cpSync(databaseFolder(dataDir), folder, { recursive: true });
  writeFileSync(join(folder, "PG_VERSION"), "16");
  const file = join(dataDir, "other.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", folder, "."]);
  rmSync(folder, { recursive: true });
  await expect(restoreBackup(dataDir, file, new Date())).rejects.toThrow(
    /^The backup .* was made by PostgreSQL 16, .* of 18 only\./,
  );
  expect(await notes()).toEqual(["before", "committed"]);
});

test("a restore cut off between its renames leads to no empty database, and can be repeated", async () => {
  await stop();
  const backup = await makeBackup(dataDir, new Date("2026-01-03T03:04:05Z"));
  const folder = databaseFolder(dataDir);
  const former = formerFolder(dataDir, new Date("2026-01-04T00:00:00Z"));
  renameSync(folder, former);
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    /no database .* a restore left .*postgres\.before-2026-01-04T00-00-00/,
  );
  expect(existsSync(folder)).toBe(false);
  await restoreBackup(dataDir, backup, new Date("2026-01-05T00:00:00Z"));
  expect(await notes()).toEqual(["before", "committed"]);
});

test("no half-written backup is left", () => {
  expect(readdirSync(backupFolder(dataDir)).every((name) => name.endsWith("Z.tar.gz"))).toBe(true);
});
