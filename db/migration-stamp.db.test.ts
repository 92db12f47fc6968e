import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrationStamp, tablesState } from "./migration-stamp.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db, url } = testDatabase();

test("a database that this program migrated is known, any other is not", async () => {
  expect(await tablesState(url)).toBe("current");
  const stamp = (text: string) => db.execute(sql.raw(`comment on schema drizzle is '${text}'`));
  await stamp("another program");
  expect(await tablesState(url)).toBe("other");
  await stamp(migrationStamp());
});
