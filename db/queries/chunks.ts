import { and, asc, eq, max, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { directionOf } from "#db/schema/columns.ts";
import { chunks, chunkVectors, chunkWords, manualFiles, searchTerms } from "#db/schema/library.ts";
import { newId } from "#lib/ids.ts";
import type { ChunkWithVector } from "#lib/library/library-store.ts";
import { matchChunks, type StoredPlace } from "#lib/library/match-chunks.ts";
import { type NewChunk, versionNumbers } from "#lib/library/new-chunk.ts";
import { parseModelName } from "#lib/schemas/model-providers.ts";
import { type IndexedText, indexChunk, indexVersion } from "#lib/search/index-chunk.ts";

/** A generation of chunks of an imported file. */
export interface SourceGeneration {
  readonly ownerId: string;
  readonly sourceId: string;
  readonly generation: number;
}

/** A row of `chunks`, as far as it is searched. */
export type StoredChunk = IndexedText & { readonly id: string };

/** What is searched of each. */
export const wordsOf = (stored: readonly StoredChunk[]) =>
  stored.map((chunk) => ({ id: chunk.id, ...indexChunk(chunk) }));

/** Rows of JSON as a table called `given`. */
export const rowsOf = (rows: readonly unknown[], columns: string): SQL =>
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
  await tx.execute(sql`
    insert into ${chunkWords} (chunk_id, owner_id, pack_id, source_id, generation, kind,
      since_numbers, until_numbers, editions, words, weights)
    select chunk.id, chunk.owner_id, chunk.pack_id, chunk.source_id, chunk.generation, chunk.kind,
      chunk.since_numbers, chunk.until_numbers, chunk.editions, array_to_tsvector(given.terms), given.weights::sparsevec
    from ${rowsOf(wordsOf(stored), "id text, terms text[], weights text")}
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
  const counts = await countedTerms(db, place);
  // What an import that was broken off here has counted may be of another file.
  let isHeld = await whileHeld((tx) => dropTerms(tx, place));
  for (let start = 0; isHeld && start < counts.length; start += termsAtOnce) {
    const some = counts.slice(start, start + termsAtOnce);
    isHeld = await whileHeld((tx) => storeTerms(tx, place, some));
  }
};

interface CountedTerm {
  readonly term: string;
  readonly chunks: number;
}

/** The number of `indexVersion` stands under this term, which no text has. */
export const versionTerm = " index";

/** The terms of a generation as they are stored, with the version of the index. */
export const countedTerms = async (db: Database, place: SourceGeneration): Promise<CountedTerm[]> =>
  [...(await termCounts(db, place)), [versionTerm, indexVersion] as const].map(
    ([term, chunks]) => ({ term, chunks }),
  );

export const dropTerms = async (tx: Database, place: SourceGeneration): Promise<void> => {
  await tx
    .delete(searchTerms)
    .where(and(ofSource(place), eq(searchTerms.generation, place.generation)));
};

export const storeTerms = async (
  tx: Database,
  { ownerId, packId, sourceId, generation }: SourceGeneration & { readonly packId: string },
  counts: readonly CountedTerm[],
): Promise<void> => {
  await tx.execute(sql`
    insert into ${searchTerms} (source_id, generation, term, owner_id, pack_id, chunks)
    select ${sourceId}, ${generation}::integer, term, ${ownerId}, ${packId}, chunks
    from ${rowsOf(counts, "term text, chunks integer")}
    on conflict (source_id, generation, term) do update set chunks = excluded.chunks
  `);
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

/** What is done while a generation is held, where one transaction stores the chunks and makes them the source's. */
export const within =
  (tx: Database) =>
  async (work: (tx: Database) => Promise<void>): Promise<boolean> => {
    await work(tx);
    return true;
  };

/** Both, where one transaction stores the chunks and makes them the source's. */
export const countAndFinish = async (
  tx: Database,
  place: SourceGeneration & { readonly packId: string },
): Promise<void> => {
  await countTerms(tx, place, within(tx));
  await finishGeneration(tx, place);
};

interface VectorPlace {
  readonly ownerId: string;
  readonly packId: string;
  readonly modelId: string;
}

/** Stores vectors of a pack's chunks with their bits; they replace what there is of the model. None is no harm. */
export const insertVectors = async (
  tx: Database,
  { ownerId, packId, modelId }: VectorPlace,
  given: readonly ChunkWithVector[],
): Promise<void> => {
  if (given.length === 0) return;
  const rows = given.map(
    ({ chunkId, vector }) =>
      sql`(${chunkId}::text, l2_normalize(${directionOf(vector)}::integer[]::vector))`,
  );
  await tx.execute(sql`
    insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding, bits)
    select chunk.id, ${modelId}, ${ownerId}, ${packId}, embedding, binary_quantize(embedding)
    from (values ${sql.join(rows, sql`, `)}) as given(chunk_id, embedding)
    join ${chunks} chunk on chunk.id = given.chunk_id and chunk.owner_id = ${ownerId}
    on conflict (chunk_id, model_id) do update set embedding = excluded.embedding, bits = excluded.bits
  `);
};

/** Rows of one statement; it has 65,535 places for values, and a row takes 25. */
const rowsAtOnce = 500;

/** A file names the model only, we the provider before it. */
const isOf = (modelId: string, name: string): boolean =>
  modelId === name || parseModelName(modelId)?.model === name;

/**
 * Stores chunks and makes them findable; they are searched once their generation is the source's.
 * @param modelId of the embedding model that is configured: vectors of it that came with the file are kept, others not
 */
export const insertChunks = async (
  tx: Database,
  place: SourceGeneration & { readonly packId: string },
  given: readonly NewChunk[],
  modelId: string | null = null,
): Promise<void> => {
  const { ownerId, packId } = place;
  for (let start = 0; start < given.length; start += rowsAtOnce) {
    const some = given
      .slice(start, start + rowsAtOnce)
      .map((chunk) => ({ chunk, id: newId("chk") }));
    const rows = some.map(({ id, chunk: { given: _vector, ...chunk } }) => ({
      ...chunk,
      ...place,
      ...{ id, stableId: id },
      headingPath: [...chunk.headingPath],
      innerAddresses: [...chunk.innerAddresses],
      indexTerms: [...chunk.indexTerms],
      editions: [...chunk.editions],
      sinceNumbers: versionNumbers(chunk.since),
      untilNumbers: versionNumbers(chunk.until),
    }));
    await tx.insert(chunks).values(rows);
    await indexChunks(tx, ownerId, rows);
    if (modelId === null) continue;
    const vectors = some.flatMap(({ id: chunkId, chunk: { given: one } }) =>
      one && isOf(modelId, one.modelId) ? [{ chunkId, vector: one.vector }] : [],
    );
    await insertVectors(tx, { ownerId, packId, modelId }, vectors);
  }
};

/** Ids of one statement, which takes the embedded database some 100 ms. */
const idsAtOnce = 1_000;
/** Two sections of so many characters do not say the same by chance. */
const tellingText = 80;

const hash = (...parts: SQL[]) =>
  sql<string>`md5(jsonb_build_array(${sql.join(parts, sql`, `)})::text)`;

const { headingPath, title, text, address, page, part, kind } = chunks;
const placeColumns = {
  id: chunks.id,
  stableId: chunks.stableId,
  path: hash(sql`${manualFiles.fileName}, ${kind}, ${headingPath}, ${title}, ${part}`),
  // What stands on a page is not what stood there before a page was added.
  address: sql<string | null>`case when ${address} is not null and ${page} is null
    then ${hash(sql`${manualFiles.fileName}, ${address}, ${part}`)} end`,
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
    .innerJoin(
      manualFiles,
      and(eq(manualFiles.id, chunks.sourceId), eq(manualFiles.ownerId, chunks.ownerId)),
    )
    .where(and(eq(chunks.ownerId, ownerId), which))
    .orderBy(asc(manualFiles.fileName), asc(chunks.ordinal));

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
  matchChunks(before, after).map(({ old, fresh }) => ({ id: fresh.id, lasting: old.stableId }));

/**
 * Gives new pieces the lasting ids of those whose places they take, so that all that names these goes on with the new
 * ones. Before their generation is the present one, when nobody reads it. Twice is once.
 * @param whileHeld does something in a transaction; false when the generation is not the caller's any more
 */
export const carryOverIds = async (
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

/** The chunks of a generation. */
export const ofGeneration = ({ ownerId, sourceId, generation }: SourceGeneration) =>
  and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );
