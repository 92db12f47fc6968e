import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testDatabase } from "./testing/test-database.ts";

const { db } = testDatabase();

it("arrays come as arrays, with whatever their texts hold", async () => {
  const texts = ["Suite", 'a "quoted" one', "comma, brace }", "back\\slash", "NULL", "", "ё"];
  const list = sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  );
  const [row] = await db.execute(sql`
    select array[${list}] as texts, array[12, -3]::integer[] as numbers, '{}'::text[] as nothing
  `);
  expect(row).toEqual({ texts, numbers: [12, -3], nothing: [] });
});
