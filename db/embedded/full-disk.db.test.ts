import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, inject, test } from "vitest";
import { canMount, type SmallDisk, smallDisk } from "../testing/small-disk.ts";
import { backupFolder, databaseFolder } from "./backup.ts";
import { makeBackup } from "./make-backup.ts";
import { startEmbeddedDatabase } from "./start-embedded-database.ts";

const full = { code: "53100" };

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {}, backoff: false });

describe.skipIf(!canMount())("a full disk", () => {
  let disk: SmallDisk | null = null;
  const ended: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
    disk?.remove();
    disk = null;
  });

  const mounted = (megabytes: number): SmallDisk => {
    disk = smallDisk(megabytes);
    return disk;
  };

  const withNewDatabase = (folder: string): string => {
    const dataDir = join(folder, "data");
    cpSync(inject("newDatabaseFolder"), databaseFolder(dataDir), { recursive: true });
    return dataDir;
  };

  const start = async (options: Parameters<typeof startEmbeddedDatabase>[0]) => {
    const database = await startEmbeddedDatabase(options);
    ended.push(database.stop);
    return database;
  };

  test("ends an engine that cannot write its checkpoint; the next waits, says why, and has all that was acknowledged", async () => {
    const { folder, fill, free } = mounted(160);
    const dataDir = withNewDatabase(folder);
    const first = await start({ dataDir });
    const sql = connect(first.url);
    await sql`create table notes (number int)`;
    for (let number = 0; number < 200; number += 1) await sql`insert into notes values (${number})`;
    expect(await first.probe()).toEqual({ serving: true, diskFull: false });

    fill();
    expect(await first.probe()).toEqual({ serving: true, diskFull: true });
    const many = sql`insert into notes select generate_series(1000, 200000)`;
    await expect(many).rejects.toMatchObject(full);
    expect(await sql`select count(*)::int as count from notes`).toEqual([{ count: 200 }]);
    // It would stay dead, also when the disk has space again.
    await expect(sql`checkpoint`).rejects.toMatchObject(full);
    await first.exited;
    await sql.end({ timeout: 0 });

    const { port, password } = first;
    const second = await start({ dataDir, port, password, waitsForSpace: true });
    expect(await second.probe()).toEqual({ serving: false, diskFull: true });
    const refused = connect(first.url);
    await expect(refused`select 1`).rejects.toMatchObject(full);
    await refused.end({ timeout: 0 });

    free();
    const rows = async () => {
      const client = connect(first.url);
      try {
        return await client`select count(*)::int as count from notes`;
      } finally {
        await client.end({ timeout: 0 });
      }
    };
    await expect.poll(() => rows().catch(() => null)).toEqual([{ count: 200 }]);
    expect(await second.probe()).toEqual({ serving: true, diskFull: false });
  });

  test("lets no database start for the first time, in a sentence; one that was cut off while it was made is made anew", async () => {
    const { folder, remount } = mounted(20);
    const dataDir = join(folder, "data");
    await expect(start({ dataDir })).rejects.toThrow(
      /^The disk with .* is full: 32 MB must be free\. Free some space.* nothing that was saved is lost\.$/,
    );
    // Enough to begin, too little to end.
    remount("size=38m");
    await expect(start({ dataDir })).rejects.toThrow(/^The disk with .* is full: /);
    remount("size=160m");
    const database = await start({ dataDir });
    const sql = connect(database.url);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
    // Making a database twice takes a busy machine a minute.
  }, 180_000);

  test("gets no backup that would fill it, and nothing half made stays; a running database goes on", async () => {
    const { folder } = mounted(110);
    const dataDir = withNewDatabase(folder);
    const database = await start({ dataDir });
    await expect(makeBackup(dataDir, new Date())).rejects.toThrow(/^The disk with .* is full: /);
    const sql = connect(database.url);
    await sql`checkpoint`;
    await sql.end();
    await database.stop();
    await expect(makeBackup(dataDir, new Date())).rejects.toThrow(/^The disk with .* is full: /);
    expect(readdirSync(backupFolder(dataDir))).toEqual([]);
  });

  test("a folder that can only be read is named in a sentence", async () => {
    const { folder, remount } = mounted(100);
    remount("ro");
    for (const dataDir of [folder, join(folder, "data")]) {
      await expect(start({ dataDir })).rejects.toThrow(
        /^The data folder .* cannot be written: its disk can only be read.* DATA_DIR /,
      );
    }
  });
});
