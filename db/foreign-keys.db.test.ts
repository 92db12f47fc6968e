import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "./client.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db } = testDatabase();

/** Foreign keys of our own tables, each with the columns that its table has for it. */
const foreignKeys = sql`
  select key.conrelid::regclass::text || '.' || key.conname as name, key.conrelid as relation, key.conkey as columns
  from pg_constraint key
  where key.contype = 'f' and key.connamespace = 'public'::regnamespace
`;

test("every foreign key has an index that begins with its columns", async () => {
  // Else a deletion of what it names goes through the whole table.
  const rows = await db.execute<{ name: string; covered: boolean }>(sql`
    select given.name, exists (
      select from pg_index found
      where found.indrelid = given.relation and found.indisvalid and found.indpred is null
        and array(select unnest((found.indkey::smallint[])[0:cardinality(given.columns) - 1]) order by 1)
          = array(select unnest(given.columns) order by 1)
    ) as covered
    from (${foreignKeys}) given order by given.name
  `);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ covered }) => !covered).map(({ name }) => name)).toEqual([]);
});

/** Indexes that are the beginning of another one: each write keeps both, and the longer one answers the same questions. */
const needless = (tx: Database) =>
  tx.execute<{ name: string; within: string }>(sql`
    select short.indexrelid::regclass::text as name, long.indexrelid::regclass::text as within
    from pg_index short join pg_index long
      on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
    join pg_class given on given.oid = short.indexrelid and given.relnamespace = 'public'::regnamespace
    join pg_class other on other.oid = long.indexrelid and other.relam = given.relam
    where not short.indisunique and short.indexprs is null and long.indexprs is null
      and short.indpred is not distinct from long.indpred
      and long.indkey::text || ' ' like short.indkey::text || ' %'
    order by 1, 2
  `);

test("no index is the beginning of another one", async () => {
  expect([...(await needless(db))]).toEqual([]);
  const planted = db.transaction(async (tx) => {
    await tx.execute(sql`create index planted on edits (document_id)`);
    throw new Error((await needless(tx)).map(({ name, within }) => `${name} in ${within}`).join());
  });
  await expect(planted).rejects.toThrow("planted in edits_key,planted in edits_number");
});
