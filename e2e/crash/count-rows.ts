import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** Rows of each table, so that nothing was stored twice. */
export const countRows = async (
  db: Database,
  tables: readonly string[],
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    counts[table] = row?.n ?? 0;
  }
  return counts;
};
