import { and, eq, type SQL, sql, sum } from "drizzle-orm";
import type { ManualQuery } from "../../lib/library/manual-search.ts";
import type { QuestionMeaning } from "../../lib/search/question-meaning.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunkWords } from "../schema/chunk-words.ts";
import { sources } from "../schema/sources.ts";
import { indexedForm, literal } from "./ensure-vector-index.ts";
import { fitsQuery } from "./fits-query.ts";

/** Chunks that are nearest by meaning. */
const mostMeant = 50;
/**
 * Vectors of a pack that are compared one by one: 10,000 of 1,536 numbers take a server 130 ms. The index is of all
 * packs at once and its answer is not sure: of 40 vectors much alike beside 30,000 others it found none, however long
 * it looked. Above this the time counts more.
 */
const mostCompared = 10_000;

/** How the nearest vectors are found: each is compared, or the index is asked. */
export type VectorSearch = "each" | "index";

/**
 * Sets up the transaction of a search. Under filters an index would end before there are enough rows that fit: it must
 * go on looking, beyond the 20,000 rows of its own limit, too.
 */
export const prepareVectorSearch = async (
  tx: Database,
  query: ManualQuery,
  ownerId: string,
): Promise<VectorSearch> => {
  const ofPack = and(eq(sources.ownerId, ownerId), eq(sources.packId, query.packId));
  const [pack] = await tx
    .select({ chunks: sum(sources.chunks).mapWith(Number) })
    .from(sources)
    .where(ofPack);
  if ((pack?.chunks ?? 0) <= mostCompared) return "each";
  await tx.execute(sql`
    select set_config('hnsw.iterative_scan', 'strict_order', true),
      set_config('hnsw.max_scan_tuples', '2147483647', true)
  `);
  return "index";
};

/**
 * The chunks nearest by meaning, as a part of the search: `chunk_id`, and from 1 its `place`. Vectors of another size
 * than the question's are passed over.
 */
export const meantChunks = (
  query: ManualQuery,
  ownerId: string,
  meaning: QuestionMeaning | null,
  by: VectorSearch,
): SQL => {
  if (meaning === null)
    return sql`select null::text as chunk_id, null::integer as place where false`;
  const { modelId, vector } = meaning;
  const size = vector.length;
  const asked = sql`${JSON.stringify(vector)}::vector`;
  // What is materialised is in no order, so that no index is asked for one.
  return sql`
    select chunk_id, row_number() over (order by distance, chunk_id)::integer as place
    from (
      with compared as ${sql.raw(by === "each" ? "materialized" : "not materialized")} (
        select near.chunk_id, ${indexedForm("near.embedding", size)} <=> ${indexedForm(asked, size)} as distance
        from ${chunkVectors} near
        join ${chunkWords} found on found.chunk_id = near.chunk_id
        join present on present.id = found.source_id and present.generation = found.generation
        where near.model_id = ${literal(modelId)} and near.dimensions = ${sql.raw(String(size))}
          and near.owner_id = ${ownerId} and near.pack_id = ${query.packId} and ${fitsQuery(query, ownerId)}
      )
      select chunk_id, distance from compared order by distance limit ${mostMeant}
    ) nearby`;
};
