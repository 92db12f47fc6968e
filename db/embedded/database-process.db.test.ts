import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { expect, test } from "vitest";
import { newDataDir } from "../testing/new-data-dir.ts";
import { databaseFolder } from "./backup.ts";
import {
  DatabaseRefusedError,
  readConnectionFile,
  startEmbeddedDatabase,
} from "./start-embedded-database.ts";

const dataDir = newDataDir();
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves when the condition holds; the test's own time limit says when that is too late. */
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await sleep(20);
};

test("one process for a folder: the second is refused with a sentence, until the first is dead", async () => {
  const first = await startEmbeddedDatabase({ dataDir });
  const second = startEmbeddedDatabase({ dataDir });
  await expect(second).rejects.toThrow(/is in use by another running Lectern/);
  await expect(second).rejects.toSatisfy(
    (error) => error instanceof DatabaseRefusedError && error.inUse,
  );
  first.process.kill("SIGKILL");
  await first.exited;
  const third = await startEmbeddedDatabase({ dataDir });
  await third.stop();
});

test("its address is for this user alone, and goes with it", async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  expect(readConnectionFile(dataDir)).toBe(database.url);
  expect(statSync(`${dataDir}/connection.url`).mode & 0o777).toBe(0o600);
  await database.stop();
  expect(readConnectionFile(dataDir)).toBeNull();
});

test("a folder that others could read, and files that the engine made for all, are closed at each start", async () => {
  const entries = readdirSync(databaseFolder(dataDir), { recursive: true, withFileTypes: true });
  const pathsOf = (folders: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === folders)
      .map((entry) => join(entry.parentPath, entry.name));
  const modes = (folders: boolean) =>
    pathsOf(folders)
      .filter(existsSync)
      .map((path) => statSync(path).mode & 0o777);
  for (const folder of [dataDir, ...pathsOf(true)]) chmodSync(folder, 0o755);
  for (const file of pathsOf(false)) chmodSync(file, 0o666);
  const database = await startEmbeddedDatabase({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(modes(true).filter((mode) => mode !== 0o700)).toEqual([]);
  // What the engine makes while it runs lies in folders that are closed.
  expect(modes(false).filter((mode) => mode !== 0o600).length).toBeLessThan(20);
  await database.stop();
});

test("what cannot be opened is named with what to do, and is left as it is", async () => {
  const version = join(databaseFolder(dataDir), "PG_VERSION");
  const refused = async (text: string, sentence: RegExp) => {
    writeFileSync(version, text);
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(sentence);
  };
  const backup = join(dataDir, "elsewhere");
  renameSync(version, backup);
  await refused("16", /made by PostgreSQL 16, .* of 18 only\. .* npm run restore -- FILE/);
  rmSync(version);
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(/lacks files: .* restore/);
  renameSync(backup, version);
  const control = join(databaseFolder(dataDir), "global", "pg_control");
  const healthy = readFileSync(control);
  writeFileSync(control, "broken");
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    /files are damaged\. .* restore/,
  );
  writeFileSync(control, healthy);
  const database = await startEmbeddedDatabase({ dataDir });
  await database.stop();
});

test("no acknowledged commit is lost when it is killed, and it comes back at the same address", async () => {
  let database = await startEmbeddedDatabase({ dataDir });
  const setup = connect(database.url);
  await setup`create table commits (writer int, n int)`;
  await setup.end();
  const { port, password } = database;
  let acknowledged = 0;
  for (let round = 0; round < 4; round += 1) {
    const { url, process: victim, exited } = database;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      const sql = connect(url);
      try {
        for (;;) {
          await sql`insert into commits values (${writer}, ${round})`;
          acknowledged += 1;
          if (acknowledged % 50 === 0) victim.kill("SIGKILL");
        }
      } catch {
        await sql.end({ timeout: 0 });
      }
    });
    await Promise.all([...writers, exited]);
    database = await startEmbeddedDatabase({ dataDir, port, password });
    expect(database.url).toBe(url);
    const sql = connect(url);
    const [row] = await sql<{ count: number }[]>`select count(*)::int from commits`;
    await sql.end();
    // A commit may be kept whose acknowledgement was lost with the process, one for each writer and round.
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBeLessThanOrEqual(acknowledged + 4 * (round + 1));
  }
  expect(acknowledged).toBeGreaterThanOrEqual(200);
  await database.stop();
}, 90_000);

test("a refusal in a sentence for people leaves its cause in the log", () => {
  const module = new URL("./start-embedded-database.ts", import.meta.url).href;
  const control = join(databaseFolder(dataDir), "global", "pg_control");
  const healthy = readFileSync(control);
  writeFileSync(control, "broken");
  const causeOf = (folder: string): string => {
    const script = `
      const { startEmbeddedDatabase } = await import(${JSON.stringify(module)});
      await startEmbeddedDatabase({ dataDir: ${JSON.stringify(folder)} }).catch(() => {});
    `;
    const args = ["--input-type=module", "--eval", script];
    return spawnSync(process.execPath, args, { encoding: "utf8" }).stderr;
  };
  expect(causeOf(dataDir)).toMatch(/^The database did not start: .*Error.*\n +at /ms);
  expect(causeOf(control)).toMatch(/^The database did not start: Error: EEXIST.*mkdir/m);
  writeFileSync(control, healthy);
});

test("it ends when its parent is killed", async () => {
  const module = new URL("./start-embedded-database.ts", import.meta.url).href;
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(module)});
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(String(database.process.pid));
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = await once(parent.stdout, "data");
  const pid = Number(String(chunk));
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await until(() => !isAlive(pid));
});
