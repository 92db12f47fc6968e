import { type SQL, sql } from "drizzle-orm";
import type { KnownTerm } from "#lib/search/spelling.ts";
import type { Database } from "../client.ts";
import { searchTerms } from "../schema/chunk-words.ts";
import { sources } from "../schema/sources.ts";

const list = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * The terms of a pack that begin as one of the words does and are about as long. It goes through all terms of
 * the pack, some ten thousand, which takes milliseconds; only questions ask for it that hold a word which the
 * pack does not have.
 */
export const termsNear = async (
  db: Database,
  { ownerId, packId }: { readonly ownerId: string; readonly packId: string },
  words: readonly string[],
): Promise<KnownTerm[]> => {
  if (words.length === 0) return [];
  const lengths = new Set(words.flatMap(({ length }) => [length - 1, length, length + 1]));
  const rows = await db.execute<Record<string, unknown> & KnownTerm>(sql`
    select counts.term, sum(counts.chunks)::integer as chunks
    from ${sources} present join ${searchTerms} counts
      on counts.source_id = present.id and counts.generation = present.generation
    where present.owner_id = ${ownerId} and present.pack_id = ${packId}
      and left(counts.term, 1) in (${list(words.map((word) => word.slice(0, 1)))})
      and length(counts.term) in (${list([...lengths])})
    group by counts.term
  `);
  return [...rows];
};
