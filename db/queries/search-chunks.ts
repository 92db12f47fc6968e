import { type SQL, sql } from "drizzle-orm";
import type { AskContext } from "#lib/ai/task.ts";
import type { FoundChunk, ManualQuery, ManualSearch } from "#lib/library/manual-search.ts";
import { fuseOrders, fuseRanks } from "#lib/search/fuse-ranks.ts";
import { type Certainty, howSure } from "#lib/search/how-sure.ts";
import type { FindMeaning, QuestionMeaning } from "#lib/search/question-meaning.ts";
import { type QuestionTerm, questionTerms } from "#lib/search/question-terms.ts";
import { type Rarity, rankChunks, rarityPower } from "#lib/search/rank-chunks.ts";
import { missingWords, spellings } from "#lib/search/spelling.ts";
import { termPlace, termPlaces } from "#lib/search/term-place.ts";
import type { Database } from "../client.ts";
import { chunkWords, searchTerms } from "../schema/chunk-words.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";
import { fitsQuery } from "./fits-query.ts";
import { meantChunks, prepareVectorSearch, type VectorSearch } from "./meant-chunks.ts";
import { termsNear } from "./terms-near.ts";

/** Chunks whose words are weighed; they are had by the terms that are worth most, until there are so many. */
const mostWeighed = 2_500;
/** Chunks that are ranked with all that is known of them. */
const mostRanked = 100;

/** A found row, and in the first one in how many chunks of the pack each term of the question is. */
type Row = Record<string, unknown> &
  Omit<FoundChunk, "score"> & {
    readonly says: Readonly<Record<string, number>>;
    readonly known: Readonly<Record<string, number>> | null;
    /** From 1, the place by meaning; null for what was found by its words alone. */
    readonly meant: number | null;
  };

/** What a term of several that must be said together is worth alone. */
const togetherShare = 0.5;

/** Each term of the question once, with its highest weight. */
const askedTerms = (question: readonly QuestionTerm[]) => {
  const weights = new Map<string, number>();
  for (const { terms, weight } of question.flatMap(({ ways }) => ways)) {
    const alone = terms.length > 1 ? weight * togetherShare : weight;
    for (const term of terms) weights.set(term, Math.max(weights.get(term) ?? 0, alone));
  }
  return [...weights].map(([term, weight]) => ({ term, weight, place: termPlace(term) }));
};

const places = sql.raw(String(termPlaces));

/**
 * What the terms of the question are worth in this pack by their rarity, the chunks that hold those worth most,
 * of these the nearest by the product of their weights, and what these say of each term.
 */
const search = (
  query: ManualQuery,
  ownerId: string,
  question: readonly QuestionTerm[],
  meant: SQL,
): SQL => sql`
  with present as materialized (
    select id, generation from ${sources} where owner_id = ${ownerId} and pack_id = ${query.packId}
  ),
  asked as materialized (
    select * from jsonb_to_recordset((${JSON.stringify(askedTerms(question))}::text)::jsonb)
      as given(term text, place integer, weight real)
    union all select '', 0, 0
  ),
  known as materialized (
    select asked.*, counted.chunks
    from asked cross join lateral (
      select sum(counts.chunks)::integer as chunks
      from present cross join lateral (
        select chunks from ${searchTerms}
        where source_id = present.id and generation = present.generation and term = asked.term
        limit 1
      ) counts
    ) counted
    where counted.chunks > 0
  ),
  weighed as materialized (
    select known.term, known.place, known.chunks, ('{' || place || ':1}/${places}')::sparsevec as alone,
      known.weight * power(ln(1 + (everything.chunks - known.chunks + 0.5) / (known.chunks + 0.5)), ${rarityPower}) as worth
    from known cross join (select chunks from known where term = '') everything
    where known.place > 0
  ),
  telling as (
    select term, chunks, sum(chunks) over (order by worth desc, term) - chunks as before from weighed
  ),
  wanted as materialized (
    select
      (select string_agg(quote_literal(term), ' | ')::tsquery from telling where before = 0 or before + chunks <= ${mostWeighed}) as words,
      (select ('{' || string_agg(place || ':' || worth, ',' order by place) || '}/${places}')::sparsevec
        from weighed) as worths
  ),
  worded as materialized (
    select found.chunk_id, found.weights, found.weights <#> (select worths from wanted) as distance
    from ${chunkWords} found
    join present on present.id = found.source_id and present.generation = found.generation
    where found.words @@ (select words from wanted) and ${fitsQuery(query, ownerId)}
    order by distance, found.chunk_id
    limit ${mostRanked}
  ),
  meant as materialized (${meant}),
  nearest as materialized (
    select worded.*, meant.place from worded left join meant on meant.chunk_id = worded.chunk_id
    union all
    select meant.chunk_id, found.weights, 0, meant.place
    from meant join ${chunkWords} found on found.chunk_id = meant.chunk_id
    where meant.chunk_id not in (select chunk_id from worded)
  )
  select chunk.lasting_id as id, chunk.ordinal, chunk.kind, chunk.title, chunk.heading_path as "headingPath", chunk.address,
    chunk.page, chunk.text, chunk.part, chunk.total_parts as "totalParts", chunk.since, chunk.until,
    chunk.editions, chunk.difference, nearest.place as meant,
    coalesce((
      select jsonb_object_agg(said.term, said.weight)
      from (select term, -(nearest.weights <#> alone) as weight from weighed) said
      where said.weight > 0
    ), '{}') as says,
    case when row_number() over (order by nearest.distance, nearest.chunk_id) = 1
      then (select jsonb_object_agg(term, chunks) from known) end as known
  from nearest join ${chunks} chunk on chunk.id = nearest.chunk_id
  order by nearest.distance, nearest.chunk_id
`;

const rarityIn = (rows: readonly Row[]): Rarity => {
  const of = new Map(Object.entries(rows[0]?.known ?? {}));
  return { chunks: of.get("") ?? 0, of };
};

const foundChunk = (
  { known: _, says: __, meant: ___, ...chunk }: Row,
  score: number,
): FoundChunk => ({
  ...chunk,
  score,
});

/** What a question that was asked in these terms found. */
interface Found {
  readonly question: readonly QuestionTerm[];
  readonly rows: readonly Row[];
  readonly rarity: Rarity;
}

const find = async (
  db: Database,
  query: ManualQuery,
  ownerId: string,
  asked: Pick<Found, "question"> & { readonly meaning: QuestionMeaning | null },
): Promise<Found> => {
  const { question, meaning } = asked;
  const statement = (by: VectorSearch) =>
    search(query, ownerId, question, meantChunks(query, ownerId, meaning, by));
  const found =
    meaning === null
      ? await db.execute<Row>(statement("each"))
      : await db.transaction(async (tx) =>
          tx.execute<Row>(statement(await prepareVectorSearch(tx, query, ownerId, meaning.vector))),
        );
  const rows = [...found];
  return { question, rows, rarity: rarityIn(rows) };
};

/**
 * Searches the library in PostgreSQL: one query finds, by words and by meaning, and pure functions order. Where
 * the pack lacks a word of the question that is one slip away from one which it has, it is searched again with that.
 */
export const manualSearch = (
  db: Database,
  meaningOf: FindMeaning = async () => null,
): ManualSearch => ({
  search: async (query, context) => {
    const { phrases = [], ...alone } = query;
    const orders: Order[] = [];
    for (const question of new Set([query.question, ...phrases])) {
      orders.push(await searchFor(db, { ...alone, question }, context, meaningOf));
    }
    const found = fuseOrders(
      orders.map(({ found }) => found),
      ({ id }) => id,
    );
    return { chunks: found.slice(0, query.limit), certainty: surest(orders) };
  },
});

/** What one question found, best first. */
interface Order {
  readonly found: readonly FoundChunk[];
  readonly certainty: Certainty;
}

const degrees = ["no", "maybe", "sure"] as const;

const surest = (orders: readonly Order[]): Certainty =>
  degrees[Math.max(0, ...orders.map(({ certainty }) => degrees.indexOf(certainty)))] ?? "no";

const searchFor = async (
  db: Database,
  query: ManualQuery,
  context: AskContext,
  meaningOf: FindMeaning,
): Promise<Order> => {
  const { ownerId } = context;
  const meaning = await meaningOf(query.question, context);
  const look = (question: readonly QuestionTerm[]) =>
    find(db, query, ownerId, { question, meaning });
  const asWritten = await look(questionTerms(query.question));
  const missing = missingWords(asWritten.question, asWritten.rarity);
  const spelt = spellings(missing, await termsNear(db, { ...query, ownerId }, missing));
  const { question, rows, rarity } =
    spelt.size === 0 ? asWritten : await look(questionTerms(query.question, spelt));
  const ranked = rankChunks(question, rarity, rows);
  const ordered = meaning === null ? ranked : fuseRanks(ranked, ({ chunk }) => chunk.meant);
  return {
    found: ordered.map(({ chunk, score }) => foundChunk(chunk, score)),
    certainty: howSure(question, rarity, ranked[0]),
  };
};
