import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type StoredPlace, samePlaces } from "#lib/library/same-places.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";

/** Ids of one statement, which takes the embedded database some 100 ms. */
const idsAtOnce = 1_000;
/** Two sections of so many characters do not say the same by chance. */
const tellingText = 80;

const hash = (...parts: SQL[]) =>
  sql<string>`md5(jsonb_build_array(${sql.join(parts, sql`, `)})::text)`;

const { headingPath, title, text, address, page, part, kind } = chunks;
const placeColumns = {
  id: chunks.id,
  lastingId: chunks.lastingId,
  path: hash(sql`${sources.fileName}, ${kind}, ${headingPath}, ${title}, ${part}`),
  // What stands on a page is not what stood there before a page was added.
  address: sql<string | null>`case when ${address} is not null and ${page} is null
    then ${hash(sql`${sources.fileName}, ${address}, ${part}`)} end`,
  words: hash(sql`${kind}, ${title}, ${text}`),
  text: sql<string | null>`case when length(${text}) >= ${tellingText} then md5(${text}) end`,
};

/** Pieces of the owner's manuals with what tells them again, in the order of the manual. */
export const readPlaces = (
  tx: Database,
  ownerId: string,
  which: SQL | undefined,
): Promise<StoredPlace[]> =>
  tx
    .select(placeColumns)
    .from(chunks)
    .innerJoin(sources, and(eq(sources.id, chunks.sourceId), eq(sources.ownerId, chunks.ownerId)))
    .where(and(eq(chunks.ownerId, ownerId), which))
    .orderBy(asc(sources.fileName), asc(chunks.ordinal));

/** A new piece and the lasting id that it takes over. */
export interface PassedId {
  readonly id: string;
  readonly lasting: string;
}

/** Which pieces of an import take over which ids, as they take the places of those of the one before. */
export const passedIds = (
  before: readonly StoredPlace[],
  after: readonly StoredPlace[],
): PassedId[] =>
  samePlaces(before, after).map(({ old, fresh }) => ({ id: fresh.id, lasting: old.lastingId }));

/**
 * Gives new pieces the lasting ids of those whose places they take, so that all that names these goes on with the new
 * ones. Before their generation is the present one, when nobody reads it. Twice is once.
 * @param whileHeld does something in a transaction; false when the generation is not the caller's any more
 */
export const passOnIds = async (
  ownerId: string,
  passed: readonly PassedId[],
  whileHeld: (work: (tx: Database) => Promise<void>) => Promise<boolean>,
): Promise<void> => {
  let isHeld = true;
  for (let start = 0; isHeld && start < passed.length; start += idsAtOnce) {
    const some = JSON.stringify(passed.slice(start, start + idsAtOnce));
    isHeld = await whileHeld(async (tx) => {
      await tx.execute(sql`
        update ${chunks} set lasting_id = given.lasting
        from jsonb_to_recordset((${some}::text)::jsonb) as given(id text, lasting text)
        where ${chunks.id} = given.id and ${chunks.ownerId} = ${ownerId}
      `);
    });
  }
};
