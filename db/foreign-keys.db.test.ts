import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
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
