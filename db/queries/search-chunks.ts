import { and, eq, type SQL, sql, sum } from "drizzle-orm";
import type { AskContext } from "#lib/ai/task.ts";
import type { FoundChunk, ManualQuery, ManualSearch } from "#lib/library/manual-search.ts";
import { bringNamed } from "#lib/search/bring-named.ts";
import { fuseOrders, fuseRanks } from "#lib/search/fuse-ranks.ts";
import { type Certainty, howSure } from "#lib/search/how-sure.ts";
import { termPlace, termPlaces } from "#lib/search/index-chunk.ts";
import type { FindMeaning, QuestionMeaning } from "#lib/search/question-meaning.ts";
import { type QuestionTerm, questionTerms } from "#lib/search/question-terms.ts";
import { type Rarity, rankChunks, rarityPower } from "#lib/search/rank-chunks.ts";
import { type KnownTerm, missingWords, spellings } from "#lib/search/spellings.ts";
import { isComplaint, troubleTerm } from "#lib/search/trouble.ts";
import type { Database } from "../client.ts";
import { chunks, chunkVectors, chunkWords, manualFiles, searchTerms } from "../schema/library.ts";

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
const fitsQuery = (query: ManualQuery, ownerId: string): SQL => {
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

/** Chunks that are nearest by meaning. */
const mostMeant = 50;
/** Chunks of a pack from which on to look by bits takes less than to compare each. */
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

/** How the nearest vectors are found: each is compared, or those that are likely by their bits. */
export type VectorSearch = "each" | "bits";

/** A vector of mostly zeros, or mostly of one sign, has bits that tell little: of hashed words they find a quarter. */
const hasTellingBits = (vector: readonly number[]): boolean => {
  const share = vector.filter((value) => value > 0).length / vector.length;
  return vector.length >= leastBits && share > 1 / 3 && share < 2 / 3;
};

/** Sets up the transaction of a search. */
export const prepareVectorSearch = async (
  tx: Database,
  query: ManualQuery,
  ownerId: string,
  vector: readonly number[],
): Promise<VectorSearch> => {
  const ofPack = and(eq(manualFiles.ownerId, ownerId), eq(manualFiles.packId, query.packId));
  const [pack] = await tx
    .select({ chunks: sum(manualFiles.chunks).mapWith(Number) })
    .from(manualFiles)
    .where(ofPack);
  if ((pack?.chunks ?? 0) < leastByBits) return "each";
  // For the hashes of 100,000 chunks and more: where they do not fit, each row would be compared with each.
  await tx.execute(sql`select set_config('work_mem', '64MB', true)`);
  return hasTellingBits(vector) ? "bits" : "each";
};

/**
 * The chunks nearest by meaning, as a part of the search: `chunk_id`, and from 1 its `place`. Vectors of another size
 * than the question's are passed over.
 */
const nearestByVector = (
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
  const distance = sql`near.embedding <=> ${asked}`;
  const ofModel = sql`near.model_id = ${modelId} and near.dimensions = ${size}::integer
    and near.owner_id = ${ownerId} and near.pack_id = ${query.packId}`;
  const fitting = sql`from ${chunkWords} found
    join present on present.id = found.source_id and present.generation = found.generation
    where ${fitsQuery(query, ownerId)}`;
  // Within "is true" it is looked up in a table of hashes. A join of tables of which the planner knows nothing yet
  // compared each row with each: for minutes with 20,000 of them.
  const fits = sql`(near.chunk_id in (select found.chunk_id ${fitting})) is true`;
  const compared = {
    each: sql`compared as materialized (
        select near.chunk_id, ${distance} as distance from ${chunkVectors} near where ${ofModel} and ${fits}
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
const termsNear = async (
  db: Database,
  { ownerId, packId }: { readonly ownerId: string; readonly packId: string },
  words: readonly string[],
): Promise<KnownTerm[]> => {
  if (words.length === 0) return [];
  const lengths = new Set(words.flatMap(({ length }) => [length - 1, length, length + 1]));
  const rows = await db.execute<Record<string, unknown> & KnownTerm>(sql`
    select counts.term, sum(counts.chunks)::integer as chunks
    from ${manualFiles} present join ${searchTerms} counts
      on counts.source_id = present.id and counts.generation = present.generation
    where present.owner_id = ${ownerId} and present.pack_id = ${packId}
      and left(counts.term, 1) in (${list(words.map((word) => word.slice(0, 1)))})
      and length(counts.term) in (${list([...lengths])})
    group by counts.term
  `);
  return [...rows];
};

/** Chunks whose words are weighed; they are had by the terms that are worth most, until there are so many. */
const mostWeighed = 2_500;
/** Chunks that are ranked with all that is known of them. */
const mostRanked = 100;

/** A found row, and in the first one in how many chunks of the pack each term of the question is. */
type Row = Record<string, unknown> &
  Omit<FoundChunk, "score"> & {
    readonly says: Readonly<Record<string, number>>;
    readonly known: Readonly<Record<string, number>> | null;
    /** From 1; null for what was found by its words alone. */
    readonly vectorRank: number | null;
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

interface Asked {
  readonly question: readonly QuestionTerm[];
  /** A term that each chunk must have. */
  readonly among?: string;
}

/**
 * What the terms of the question are worth in this pack by their rarity, the chunks that hold those worth most,
 * of these the nearest by the product of their weights, and what these say of each term.
 */
const search = (
  query: ManualQuery,
  ownerId: string,
  { question, among }: Asked,
  byVector: SQL,
): SQL => sql`
  with present as materialized (
    select id, generation from ${manualFiles} where owner_id = ${ownerId} and pack_id = ${query.packId}
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
      known.weight * power(ln(1 + (everything.chunks - known.chunks + 0.5) / (known.chunks + 0.5)), ${rarityPower}) as idf_weight
    from known cross join (select chunks from known where term = '') everything
    where known.place > 0
  ),
  informative as (
    select term, chunks, sum(chunks) over (order by idf_weight desc, term) - chunks as before from weighed
  ),
  wanted as materialized (
    select
      (select string_agg(quote_literal(term), ' | ')::tsquery from informative where before = 0 or before + chunks <= ${mostWeighed}) as words,
      (select ('{' || string_agg(place || ':' || idf_weight, ',' order by place) || '}/${places}')::sparsevec
        from weighed) as idf_weights
  ),
  by_words as materialized (
    select found.chunk_id, found.weights, found.weights <#> (select idf_weights from wanted) as distance
    from ${chunkWords} found
    join present on present.id = found.source_id and present.generation = found.generation
    where found.words @@ (select words from wanted) and ${fitsQuery(query, ownerId)}
      ${among === undefined ? sql`` : sql`and found.words @@ quote_literal(${among}::text)::tsquery`}
    order by distance, found.chunk_id
    limit ${mostRanked}
  ),
  by_vector as materialized (${byVector}),
  nearest as materialized (
    select by_words.*, by_vector.place
    from by_words left join by_vector on by_vector.chunk_id = by_words.chunk_id
    union all
    select by_vector.chunk_id, found.weights, 0, by_vector.place
    from by_vector join ${chunkWords} found on found.chunk_id = by_vector.chunk_id
    where by_vector.chunk_id not in (select chunk_id from by_words)
  )
  select chunk.lasting_id as id, chunk.ordinal, chunk.kind, chunk.title, chunk.heading_path as "headingPath", chunk.address,
    chunk.page, chunk.text, chunk.part, chunk.total_parts as "totalParts", chunk.since, chunk.until,
    chunk.editions, chunk.difference, nearest.place as "vectorRank",
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
  { known: _, says: __, vectorRank: ___, ...chunk }: Row,
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
  asked: Asked & { readonly meaning: QuestionMeaning | null },
): Promise<Found> => {
  const { question, meaning } = asked;
  const statement = (by: VectorSearch) =>
    search(query, ownerId, asked, nearestByVector(query, ownerId, meaning, by));
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
 * the pack lacks a word of the question that is one slip away from one which it has, it is searched again with that;
 * when the question says that something fails, once more among the sections on what fails. What is called as a phrase is stands
 * among the first.
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
    const chunks = bringNamed(found, phrases).slice(0, query.limit);
    return { chunks, certainty: surest(orders) };
  },
});

/**
 * From this share of the best score on a section on what fails is shown for a complaint, as near as any other. Of 55
 * complaints about eight manuals 29 have one that answers among the first five, without it 25; .3 does as well, .5 and .6
 * lose two. See docs/decisions/0042-what-fails.md.
 */
const leastTrouble = 0.4;

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
  const near = meaning === null ? ranked : fuseRanks(ranked, ({ chunk }) => chunk.vectorRank);
  const trouble = isComplaint(query.question)
    ? await find(db, query, ownerId, { question, among: troubleTerm, meaning: null })
    : null;
  const least = leastTrouble * (ranked[0]?.score ?? 0);
  const ofTrouble = rankChunks(question, rarity, trouble?.rows ?? []).filter(
    ({ score }) => score >= least,
  );
  const ordered = fuseOrders(
    ofTrouble.length === 0 ? [near] : [near, ofTrouble],
    ({ chunk }) => chunk.id,
  );
  const byWords = howSure.byWords(question, rarity, ranked);
  const isCompared = rows.some(({ vectorRank }) => vectorRank !== null);
  return {
    found: ordered.map(({ chunk, score }) => foundChunk(chunk, score)),
    certainty: isCompared
      ? howSure.byVectors(byWords, ranked[0]?.chunk.vectorRank ?? null)
      : byWords,
  };
};
