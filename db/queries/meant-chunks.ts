import { and, eq, type SQL, sql, sum } from "drizzle-orm";
import type { ManualQuery } from "#lib/library/manual-search.ts";
import type { QuestionMeaning } from "#lib/search/question-meaning.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunkWords } from "../schema/chunk-words.ts";
import { sources } from "../schema/sources.ts";
import { indexedForm, isWithoutVectorIndex, literal } from "./ensure-vector-index.ts";
import { fitsQuery } from "./fits-query.ts";

/** Chunks that are nearest by meaning. */
const mostMeant = 50;
/**
 * Vectors of a pack that are compared one by one: 10,000 of 1,536 numbers take a server 130 ms. The index is of all
 * packs at once and its answer is not sure: of 40 vectors much alike beside 30,000 others it found none, however long
 * it looked. Above this the time counts more.
 */
const mostCompared = 10_000;

/** Chunks of a pack from which on to look by bits takes the embedded database less than to compare each. */
const leastByBits = 5_000;
/** Numbers of a vector for which that is so: of 384 numbers 20,000 are compared as fast as their bits are. */
const leastBits = 768;
/**
 * Vectors that are nearest by their bits, each of which is then compared. What they hold of the nearest 20, and of the
 * nearest 50, that an exact search finds among 20,000:
 *
 * | vectors | of 20 | of 50 |
 * | --- | --- | --- |
 * | paragraphs, each word a random direction, 768 numbers | .996 | .981 |
 * | the same, 1,536 | .9995 | .997 |
 * | made clusters that all lean to one side (cosine .8), 768 | .998 | .989 |
 * | the same, 1,536 | 1 | .9996 |
 *
 * With 400 it was .974, .997, .984 and .999 of 20, at 10 ms less of 65.
 */
const mostLikely = 1_500;

/** How the nearest vectors are found: each is compared, or those that are likely by their bits, or the index is asked. */
export type VectorSearch = "each" | "bits" | "index";

/** A vector of mostly zeros, or mostly of one sign, has bits that tell little: of hashed words they find a quarter. */
const hasTellingBits = (vector: readonly number[]): boolean => {
  const share = vector.filter((value) => value > 0).length / vector.length;
  return vector.length >= leastBits && share > 1 / 3 && share < 2 / 3;
};

/**
 * Sets up the transaction of a search. Under filters an index would end before there are enough rows that fit: it must
 * go on looking, beyond the 20,000 rows of its own limit, too.
 */
export const prepareVectorSearch = async (
  tx: Database,
  query: ManualQuery,
  ownerId: string,
  vector: readonly number[],
): Promise<VectorSearch> => {
  const ofPack = and(eq(sources.ownerId, ownerId), eq(sources.packId, query.packId));
  const [pack] = await tx
    .select({ chunks: sum(sources.chunks).mapWith(Number) })
    .from(sources)
    .where(ofPack);
  const chunks = pack?.chunks ?? 0;
  if (chunks < leastByBits) return "each";
  if (await isWithoutVectorIndex(tx)) {
    // For the hashes of 100,000 chunks and more: where they do not fit, each row would be compared with each.
    await tx.execute(sql`select set_config('work_mem', '64MB', true)`);
    return hasTellingBits(vector) ? "bits" : "each";
  }
  if (chunks <= mostCompared) return "each";
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
  const distance = sql`${indexedForm("near.embedding", size)} <=> ${indexedForm(asked, size)}`;
  const ofModel = sql`near.model_id = ${literal(modelId)} and near.dimensions = ${sql.raw(String(size))}
    and near.owner_id = ${ownerId} and near.pack_id = ${query.packId}`;
  const fitting = sql`from ${chunkWords} found
    join present on present.id = found.source_id and present.generation = found.generation
    where ${fitsQuery(query, ownerId)}`;
  // Within "is true" it is looked up in a table of hashes. A join of tables of which the planner knows nothing yet
  // compared each row with each: for minutes with 20,000 of them.
  const fits = sql`(near.chunk_id in (select found.chunk_id ${fitting})) is true`;
  // What is materialised is in no order, so that no index is asked for one.
  const compared = {
    each: sql`compared as materialized (
        select near.chunk_id, ${distance} as distance from ${chunkVectors} near where ${ofModel} and ${fits}
      )`,
    index: sql`compared as not materialized (
        select near.chunk_id, ${distance} as distance from ${chunkVectors} near
        join (select found.chunk_id ${fitting}) fitting on fitting.chunk_id = near.chunk_id where ${ofModel}
      )`,
    // A vector that has no bits yet is as likely as any.
    bits: sql`
      roughly as materialized (
        select near.chunk_id, near.bits <~> binary_quantize(${asked}) as apart
        from ${chunkVectors} near where ${ofModel} and ${fits}
      ),
      likely as materialized (
        (select chunk_id from roughly where apart is null)
        union all (select chunk_id from roughly where apart is not null order by apart limit ${mostLikely})
      ),
      compared as materialized (
        select near.chunk_id, ${distance} as distance
        from ${chunkVectors} near where ${ofModel} and (near.chunk_id in (select chunk_id from likely)) is true
      )`,
  }[by];
  return sql`
    select chunk_id, row_number() over (order by distance, chunk_id)::integer as place
    from (
      with ${compared}
      select chunk_id, distance from compared order by distance limit ${mostMeant}
    ) nearby`;
};
