import { type SQL, sql } from "drizzle-orm";
import type { ManualQuery } from "#lib/library/manual-search.ts";

/** Numbers behind those that a version names: it counts as the newest of its kind. */
const newest = 2_147_483_647;

const newestOf = (version: string): string => {
  const numbers = [...version.split(".").map(Number), newest, newest, newest, newest];
  return `{${numbers.slice(0, 4).join(",")}}`;
};

/**
 * What a row of `chunk_words`, called `found`, must be to be searched, whatever its words: the owner's, of the
 * pack and the kind, and of the student's version and edition unless the query does not filter.
 */
export const fitsQuery = (query: ManualQuery, ownerId: string): SQL => {
  const { packId, kind, version, edition, filter } = query;
  const conditions = [
    sql`found.owner_id = ${ownerId}`,
    sql`found.pack_id = ${packId}`,
    sql`found.kind = ${kind}`,
  ];
  if (filter && version !== null) {
    const numbers = sql`${newestOf(version)}::integer[]`;
    conditions.push(
      sql`(found.since_numbers is null or found.since_numbers <= ${numbers})`,
      sql`(found.until_numbers is null or ${numbers} <= found.until_numbers || array_fill(${newest}::integer, array[4]))`,
    );
  }
  if (filter && edition !== null)
    conditions.push(sql`(found.editions = '{}' or ${edition}::text = any(found.editions))`);
  return sql.join(conditions, sql` and `);
};
