import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";

const { db } = testDatabase();

test("the vector extension is there", async () => {
  const rows = await db.execute<{ distance: number }>(
    sql`select '[1,0]'::vector <=> '[0,1]'::vector as distance`,
  );
  expect(rows[0]?.distance).toBe(1);
});
