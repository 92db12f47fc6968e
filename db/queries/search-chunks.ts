import { type SQL, sql } from "drizzle-orm";
import type { FoundChunk, ManualQuery, ManualSearch } from "../../lib/library/manual-search.ts";
import { questionTerms } from "../../lib/search/question-terms.ts";
import { termPlace, termPlaces } from "../../lib/search/term-place.ts";
import type { Database } from "../client.ts";
import { chunkWords, searchTerms } from "../schema/chunk-words.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";

/** Chunks that are weighed in full; they are had by the rarest terms first. */
const mostCandidates = 4_000;

/** Numbers behind those that a version names: it counts as the newest of its kind. */
const newest = 2_147_483_647;

const versionNumbers = (version: string): number[] => {
  const numbers = version.split(".").map(Number);
  return [...numbers, newest, newest, newest, newest].slice(0, 4);
};

/** What a chunk must be to be found, besides its words. */
const fits = ({ packId, kind, version, edition, filter }: ManualQuery, ownerId: string): SQL => {
  const conditions = [
    sql`found.owner_id = ${ownerId}`,
    sql`found.pack_id = ${packId}`,
    sql`found.kind = ${kind}`,
  ];
  if (filter && version !== null) {
    const numbers = sql`${`{${versionNumbers(version).join(",")}}`}::integer[]`;
    conditions.push(
      sql`(found.since_numbers is null or found.since_numbers <= ${numbers})`,
      sql`(found.until_numbers is null or ${numbers} <= found.until_numbers || array[${newest}, ${newest}, ${newest}, ${newest}]::integer[])`,
    );
  }
  if (filter && edition !== null)
    conditions.push(sql`(found.editions = '{}' or ${edition}::text = any(found.editions))`);
  return sql.join(conditions, sql` and `);
};

/**
 * The terms of the question with what each is worth in this pack, the chunks that hold the rarest of them, and
 * of these the best by BM25F, all in one query.
 */
const search = (query: ManualQuery, ownerId: string): SQL => {
  const terms = questionTerms(query.question).map((term) => ({
    ...term,
    place: termPlace(term.term),
  }));
  return sql`
    with present as materialized (
      select id, generation from ${sources} where owner_id = ${ownerId} and pack_id = ${query.packId}
    ),
    asked as materialized (
      select * from jsonb_to_recordset((${JSON.stringify(terms)}::text)::jsonb) as given(term text, place integer, weight real)
    ),
    counted as materialized (
      select counts.term, sum(counts.chunks) as chunks
      from ${searchTerms} counts join present on present.id = counts.source_id and present.generation = counts.generation
      where counts.term in (select term from asked union all select '')
      group by counts.term
    ),
    weighed as materialized (
      select asked.term, asked.place, counted.chunks,
        asked.weight * ln(1 + (everything.chunks - counted.chunks + 0.5) / (counted.chunks + 0.5)) as worth
      from asked join counted using (term) cross join (select chunks from counted where term = '') everything
    ),
    telling as (
      select term, sum(chunks) over (order by worth desc, term) - chunks as before from weighed
    ),
    wanted as materialized (
      select
        (select string_agg('''' || term || '''', ' | ')::tsquery from telling where before <= ${mostCandidates}) as words,
        (select ('{' || string_agg(place || ':' || worth, ',' order by place) || '}/${sql.raw(String(termPlaces))}')::sparsevec
          from weighed) as worths
    ),
    best as materialized (
      select found.chunk_id, -(found.weights <#> (select worths from wanted)) as score
      from ${chunkWords} found join present on present.id = found.source_id and present.generation = found.generation
      where found.words @@ (select words from wanted) and ${fits(query, ownerId)}
      order by score desc, found.chunk_id
      limit ${query.limit}
    )
    select chunk.id, chunk.ordinal, chunk.kind, chunk.title, chunk.heading_path as "headingPath", chunk.address,
      chunk.page, chunk.text, chunk.part, chunk.total_parts as "totalParts", chunk.since, chunk.until,
      chunk.editions, chunk.difference, best.score
    from best join ${chunks} chunk on chunk.id = best.chunk_id
    order by best.score desc, chunk.ordinal, chunk.id
  `;
};

/** Searches the library in PostgreSQL, in one query. */
export const manualSearch = (db: Database): ManualSearch => ({
  search: async (query, { ownerId }) => {
    const rows = await db.execute<Record<string, unknown> & FoundChunk>(search(query, ownerId));
    const found = rows.map((row): FoundChunk => ({ ...row, score: Number(row.score) }));
    return { chunks: found, answered: found.length > 0 };
  },
});
