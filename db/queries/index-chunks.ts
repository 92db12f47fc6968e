import { type SQL, sql } from "drizzle-orm";
import { indexChunk } from "../../lib/search/index-chunk.ts";
import type { IndexedText } from "../../lib/search/term-weights.ts";
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
 * `chunks`, and at the end, in the one that sets the source's generation, `finishGeneration`. Twice is once.
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

/**
 * Counts in how many chunks each term occurs, without which no search knows which words tell much, and drops
 * what belongs to other generations of the source. Called once all chunks of the generation are stored, in
 * the transaction that makes it the source's. The embedded database does not look by itself at what it holds,
 * and then goes through all chunks where it should use an index; hence `analyze`.
 */
export const finishGeneration = async (
  tx: Database,
  { ownerId, sourceId, generation }: SourceGeneration,
): Promise<void> => {
  await tx.execute(
    sql`delete from ${searchTerms} where owner_id = ${ownerId} and source_id = ${sourceId}`,
  );
  await tx.execute(sql`
    insert into ${searchTerms} (source_id, generation, term, owner_id, pack_id, chunks)
    with mine as materialized (
      select pack_id, words from ${chunkWords}
      where owner_id = ${ownerId} and source_id = ${sourceId} and generation = ${generation}
    )
    select ${sourceId}, ${generation}::integer, term, ${ownerId}, min(pack_id), count(*)::integer
    from mine cross join lateral unnest(array_append(tsvector_to_array(words), '')) as term
    group by term
  `);
  await tx.execute(sql`analyze ${chunkWords} (owner_id, pack_id, source_id, generation, kind)`);
  await tx.execute(sql`analyze ${searchTerms} (source_id, generation, term)`);
};
