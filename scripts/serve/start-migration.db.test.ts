import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { backupFolder } from "#db/embedded/backup.ts";
import { restoreBackup } from "#db/embedded/restore-backup.ts";
import { startEmbeddedDatabase } from "#db/embedded/start-embedded-database.ts";
import { newDataDir } from "#db/testing/new-data-dir.ts";
import { startMigration } from "./start-migration.ts";

/** What an older Lectern stored; the tests of old data say what is in it. */
const dump = new URL("../../db/testing/data-of-0014.sql", import.meta.url);

const dataDir = newDataDir();
const restored = newDataDir();

const withDatabase = async <T>(
  folder: string,
  work: (client: postgres.Sql, url: string) => Promise<T>,
): Promise<T> => {
  const database = await startEmbeddedDatabase({ dataDir: folder });
  const client = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    return await work(client, database.url);
  } finally {
    await client.end();
    await database.stop();
  }
};

/** How many migrations were applied, and the titles of the threads. */
const contents = async (client: postgres.Sql) => {
  const [row] = await client`
    select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select array_agg(title order by title) from threads) as titles`;
  return row;
};

test("what an older Lectern stored is in a backup as it was before its tables are changed, once", async () => {
  const { before, after } = await withDatabase(dataDir, async (client, url) => {
    await client.unsafe(readFileSync(dump, "utf8"));
    // The dump empties the path on which names are looked up.
    await client`set search_path to public`;
    const before = await contents(client);
    await startMigration(false)({ url, dataDir });
    const after = await contents(client);
    await startMigration(false)({ url, dataDir });
    return { before, after };
  });
  expect(before?.migrations).toBe(15);
  expect(after?.migrations).toBeGreaterThan(15);
  expect(after?.titles).toEqual(before?.titles);

  const backups = readdirSync(backupFolder(dataDir));
  expect(backups).toEqual([expect.stringMatching(/-before-update\.tar\.gz$/)]);
  await restoreBackup(restored, join(backupFolder(dataDir), backups[0] ?? ""), new Date());
  expect(await withDatabase(restored, contents)).toEqual(before);
});

test("of a new database no backup is made, and where none can be made nothing is changed", async () => {
  const fresh = newDataDir();
  await withDatabase(fresh, async (client, url) => {
    await startMigration(true)({ url, dataDir: fresh });
    expect(readdirSync(backupFolder(fresh))).toEqual([]);
    await client.unsafe("comment on schema drizzle is 'another program'");
    // Nobody runs there whom it could ask.
    const refused = startMigration(false)({ url, dataDir: join(fresh, "elsewhere") });
    await expect(refused).rejects.toThrow(/backup before the update failed, so that nothing was/);
    const [row] = await client`select obj_description('drizzle'::regnamespace) as stamp`;
    expect(row?.stamp).toBe("another program");
  });
});
