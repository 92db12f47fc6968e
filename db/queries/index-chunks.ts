import { and, eq, max, ne, type SQL, sql } from "drizzle-orm";
import { indexChunk } from "#lib/search/index-chunk.ts";
import type { IndexedText } from "#lib/search/term-weights.ts";
import type { Database } from "../client.ts";
import { chunkWords, searchTerms } from "../schema/chunk-words.ts";
import { chunks } from "../schema/chunks.ts";

/** A generation of chunks of an imported file. */
export interface SourceGeneration {
  readonly ownerId: string;
  readonly sourceId: string;
  readonly generation: number;
}

/** A row of `chunks`, as far as it is searched. */
export type StoredChunk = IndexedText & { readonly id: string };

const rowsOf = (rows: readonly unknown[], columns: string): SQL =>
  sql`jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as given(${sql.raw(columns)})`;

/**
 * Makes chunks findable. The import calls it for each batch, in the transaction that inserted the rows of
 * `chunks`, and at the end `countTerms` and `finishGeneration`. Twice is once.
 * Some hundred chunks at a time are quickest.
 */
export const indexChunks = async (
  tx: Database,
  ownerId: string,
  stored: readonly StoredChunk[],
): Promise<void> => {
  if (stored.length === 0) return;
  const rows = stored.map((chunk) => ({ id: chunk.id, ...indexChunk(chunk) }));
  await tx.execute(sql`
    insert into ${chunkWords} (chunk_id, owner_id, pack_id, source_id, generation, kind,
      since_numbers, until_numbers, editions, words, weights)
    select chunk.id, chunk.owner_id, chunk.pack_id, chunk.source_id, chunk.generation, chunk.kind,
      chunk.since_numbers, chunk.until_numbers, chunk.editions, array_to_tsvector(given.terms), given.weights::sparsevec
    from ${rowsOf(rows, "id text, terms text[], weights text")}
    join ${chunks} chunk on chunk.id = given.id and chunk.owner_id = ${ownerId}
    on conflict (chunk_id) do nothing
  `);
};

/** Chunks whose terms one statement counts, and terms that one stores: each takes the embedded database some 50 ms. */
const chunksAtOnce = 500;
const termsAtOnce = 2_000;

/**
 * Counts in how many chunks each term occurs, without which no search knows which words tell much. Called once all
 * chunks of the generation are stored, before `finishGeneration`; until then nobody reads it. Twice is once.
 * @param whileHeld does something in a transaction; false when the generation is not the caller's any more
 */
export const countTerms = async (
  db: Database,
  place: SourceGeneration & { readonly packId: string },
  whileHeld: (work: (tx: Database) => Promise<void>) => Promise<boolean>,
): Promise<void> => {
  const counts = [...(await termCounts(db, place))].map(([term, chunks]) => ({ term, chunks }));
  const { ownerId, packId, sourceId, generation } = place;
  // What an import that was broken off here has counted may be of another file.
  let isHeld = await whileHeld(async (tx) => {
    await tx
      .delete(searchTerms)
      .where(and(ofSource(place), eq(searchTerms.generation, generation)));
  });
  for (let start = 0; isHeld && start < counts.length; start += termsAtOnce) {
    const some = counts.slice(start, start + termsAtOnce);
    isHeld = await whileHeld(async (tx) => {
      await tx.execute(sql`
        insert into ${searchTerms} (source_id, generation, term, owner_id, pack_id, chunks)
        select ${sourceId}, ${generation}::integer, term, ${ownerId}, ${packId}, chunks
        from ${rowsOf(some, "term text, chunks integer")}
        on conflict (source_id, generation, term) do update set chunks = excluded.chunks
      `);
    });
  }
};

const ofSource = ({ ownerId, sourceId }: SourceGeneration) =>
  and(eq(searchTerms.ownerId, ownerId), eq(searchTerms.sourceId, sourceId));

/** Under the empty term, how many chunks there are. */
const termCounts = async (
  db: Database,
  { ownerId, sourceId, generation }: SourceGeneration,
): Promise<Map<string, number>> => {
  const mine = and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );
  const [all] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(mine);
  const counts = new Map<string, number>();
  for (let from = 0; from <= (all?.last ?? -1); from += chunksAtOnce) {
    const isOfPart = sql`${chunks.ordinal} >= ${from} and ${chunks.ordinal} < ${from + chunksAtOnce}`;
    const rows = await db.execute<{ term: string; chunks: number }>(sql`
      with part as materialized (select ${chunks.id} as id from ${chunks} where ${and(mine, isOfPart)}),
      said as materialized (select words from part join ${chunkWords} on chunk_id = part.id)
      select term, count(*)::integer as chunks
      from said cross join lateral unnest(array_append(tsvector_to_array(words), '')) as term
      group by term
    `);
    for (const { term, chunks: more } of rows) counts.set(term, (counts.get(term) ?? 0) + more);
  }
  return counts;
};

/**
 * Drops the terms of other generations of the source. Called in the transaction that makes the generation the source's.
 * The embedded database looks some seconds later at what it holds, and would go until then through all chunks where it
 * should use an index; hence `analyze`.
 */
export const finishGeneration = async (tx: Database, place: SourceGeneration): Promise<void> => {
  await tx
    .delete(searchTerms)
    .where(and(ofSource(place), ne(searchTerms.generation, place.generation)));
  await tx.execute(sql`analyze ${chunkWords} (owner_id, pack_id, source_id, generation, kind)`);
  await tx.execute(sql`analyze ${searchTerms} (source_id, generation, term)`);
};

/** Both, where one transaction stores the chunks and makes them the source's. */
export const countAndFinish = async (
  tx: Database,
  place: SourceGeneration & { readonly packId: string },
): Promise<void> => {
  await countTerms(tx, place, async (work) => {
    await work(tx);
    return true;
  });
  await finishGeneration(tx, place);
};
