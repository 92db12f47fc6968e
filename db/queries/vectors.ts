import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import {
  and,
  asc,
  between,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  min,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { bound } from "#lib/bound.ts";
import type {
  ChunkVectorStore,
  ChunkWithVector,
  EmbeddedOwner,
  EmbeddingClaim,
  EmbeddingPart,
} from "#lib/library/library-store.ts";
import { embeddedText } from "#lib/library/new-chunk.ts";
import type { Database } from "../client.ts";
import { chunks, chunkVectors, chunkWords, manualFiles } from "../schema/library.ts";
import { modelSettings } from "../schema/model-settings.ts";
import type { SourceGeneration } from "./chunks.ts";
import { insertVectors, ofGeneration } from "./chunks.ts";
import type { SourceRow } from "./manual-files.ts";
import { claimSource, leased, renewClaim, unclaimed, whileHeld } from "./manual-files.ts";
import { sourceOf, touchLibrary } from "./packs.ts";

/** Dimensions up to which pgvector indexes vectors of full and of half precision. */
const mostOfFull = 2_000;
const mostOfHalf = 4_000;

/** A text as a literal of SQL: an index on a part of a table is used only where its condition stands in full. */
export const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * The vectors of a model in the form in which its index holds them. An index is for one number of dimensions, while
 * the column takes all.
 */
export const indexedForm = (vector: SQL | string, dimensions: number): SQL => {
  const type = dimensions > mostOfFull && dimensions <= mostOfHalf ? "halfvec" : "vector";
  const given = typeof vector === "string" ? sql.raw(vector) : vector;
  return sql`(${given}::${sql.raw(`${type}(${dimensions})`)})`;
};

/**
 * Tells the embedded database. It has no index of vectors: one of 1,536 numbers takes it 35 ms to put in, while it
 * finds the nearest of 20,000 in 65 ms without, by their bits.
 */
export const isWithoutVectorIndex = async (db: Database): Promise<boolean> => {
  const [server] = await db.execute<{ version: string }>(sql`select version()`);
  return server?.version.includes("PGlite") === true;
};

/**
 * Makes the index of a model's vectors, unless it is there or the database has none. It is cheap while there are no
 * vectors, hence before the first is stored.
 */
export const ensureVectorIndex = async (
  db: Database,
  modelId: string,
  dimensions: number,
): Promise<void> => {
  if (dimensions > mostOfHalf) return;
  if (await isWithoutVectorIndex(db)) return;
  const key = createHash("sha256").update(`${modelId} ${dimensions}`).digest("hex").slice(0, 16);
  const type = dimensions > mostOfFull ? "halfvec" : "vector";
  await db.transaction(async (tx) => {
    // Two workers that both see that it is missing would make it both, and one would fail.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chunk_vectors'))`);
    await tx.execute(sql`
    create index if not exists ${sql.identifier(`chunk_vectors_${key}`)} on chunk_vectors
    using hnsw (${indexedForm("embedding", dimensions)} ${sql.raw(`${type}_cosine_ops`)})
    where model_id = ${literal(modelId)} and dimensions = ${sql.raw(String(dimensions))}
  `);
  });
};

/** Also what a failed import has left of the one before is searched. */
const isSearched = and(
  inArray(manualFiles.status, ["ready", "failed"]),
  gt(manualFiles.generation, 0),
);

const withVectors = (modelId: string, dimensions: number | null) =>
  and(
    eq(chunkVectors.chunkId, chunks.id),
    eq(chunkVectors.modelId, modelId),
    dimensions === null ? undefined : eq(chunkVectors.dimensions, dimensions),
  );

/** By one statement, as it is asked every two seconds whether or not there is anything to do. */
const waiting = (db: Database, onlyOwner: string | null): Promise<EmbeddedOwner[]> =>
  db
    .select({
      ownerId: manualFiles.ownerId,
      models: sql<(string | null)[]>`json_agg(distinct ${manualFiles.embeddedBy})`,
      revision: sql<number>`(
        select coalesce(max(own.revision), 0) from ${modelSettings} own
        where own.owner_id = ${manualFiles}.owner_id
      )`,
    })
    .from(manualFiles)
    .where(and(isSearched, onlyOwner === null ? undefined : eq(manualFiles.ownerId, onlyOwner)))
    .groupBy(manualFiles.ownerId)
    .orderBy(min(manualFiles.updatedAt));

const claim = (
  db: Database,
  ...[onlyOwner, worker, modelId, isDead]: Parameters<ChunkVectorStore["claim"]>
): Promise<EmbeddingClaim | null> =>
  db.transaction(async (tx) => {
    const wanted = or(isNull(manualFiles.embeddedBy), ne(manualFiles.embeddedBy, modelId));
    const found = await claimSource(tx, { worker, isDead, onlyOwner }, and(isSearched, wanted));
    if (!found) return null;
    const { id: sourceId, ownerId, packId, generation } = found;
    const place = { ownerId, packId, sourceId, generation };
    const [begun] = await tx
      .select({ id: chunks.id })
      .from(chunks)
      .innerJoin(chunkVectors, withVectors(modelId, null))
      .where(ofGeneration(place))
      .limit(1);
    return { ...place, claimedBy: worker, modelId, begun: begun !== undefined };
  });

const whileEmbedding = (
  db: Database,
  held: EmbeddingClaim,
  work: (tx: Database, row: SourceRow) => Promise<void>,
): Promise<boolean> =>
  whileHeld(db, held, and(isSearched, eq(manualFiles.generation, held.generation)), work);

const next = async (
  db: Database,
  held: EmbeddingClaim,
  { limit, dimensions, except }: EmbeddingPart,
) => {
  const rows = await db
    .select({
      chunkId: chunks.id,
      title: chunks.title,
      headingPath: chunks.headingPath,
      text: chunks.text,
    })
    .from(chunks)
    .leftJoin(chunkVectors, withVectors(held.modelId, dimensions))
    .where(
      and(
        ofGeneration(held),
        isNull(chunkVectors.chunkId),
        // What was joined to another section is not searched by itself.
        sql`exists (select from ${chunkWords} found where found.chunk_id = ${chunks.id})`,
        except.length === 0 ? undefined : notInArray(chunks.id, [...except]),
      ),
    )
    .orderBy(asc(chunks.ordinal))
    .limit(limit);
  return rows.map(({ chunkId, ...chunk }) => ({ chunkId, text: embeddedText(chunk) }));
};

const save = (
  db: Database,
  held: EmbeddingClaim,
  given: readonly ChunkWithVector[],
): Promise<boolean> => {
  const { ownerId, packId, sourceId, modelId } = held;
  return whileEmbedding(db, held, async (tx) => {
    await insertVectors(tx, { ownerId, packId, modelId }, given);
    await tx
      .update(manualFiles)
      .set({ ...leased, embeddingError: null })
      .where(sourceOf(ownerId, packId, sourceId));
    await touchLibrary(tx, ownerId, packId);
  });
};

/** Vectors of one statement, which takes the embedded database some 45 ms. */
const filledAtOnce = 500;

/**
 * Makes the bits of vectors that were stored before there were any. Only where they are searched: on a server each of
 * the rows would go into its index once more.
 */
const fillBits = async (db: Database): Promise<void> => {
  if (!(await isWithoutVectorIndex(db))) return;
  let filled: number;
  do {
    const rows = await db.execute(sql`
      update ${chunkVectors} set bits = binary_quantize(embedding)
      where (chunk_id, model_id) in (
        select chunk_id, model_id from ${chunkVectors} where bits is null limit ${filledAtOnce}
      )
      returning chunk_id
    `);
    filled = rows.length;
  } while (filled === filledAtOnce);
};

/** The vectors of chunks in the database; with an owner, only that one's files are waiting. */
export const chunkVectorStore = (
  db: Database,
  onlyOwner: string | null = null,
): ChunkVectorStore => {
  // Even to find it there locks the table against whoever writes: once for a model is enough.
  const indexed = new Set<string>();
  const ensureIndex = async (modelId: string, dimensions: number): Promise<void> => {
    const key = `${modelId} ${dimensions}`;
    if (indexed.has(key)) return;
    await ensureVectorIndex(db, modelId, dimensions);
    indexed.add(key);
  };
  // Whatever is stored since then has its bits.
  let filling: Promise<void> | null = null;
  const fillOnce = (): Promise<void> => {
    filling ??= fillBits(db).catch((error) => {
      filling = null;
      throw error;
    });
    return filling;
  };
  const give = (held: EmbeddingClaim, values: Partial<SourceRow>): Promise<boolean> =>
    whileEmbedding(db, held, async (tx, row) => {
      const { ownerId, packId, sourceId } = held;
      await tx
        .update(manualFiles)
        .set({ ...unclaimed, ...values })
        .where(sourceOf(ownerId, packId, sourceId));
      const { embeddedBy = row.embeddedBy, embeddingError = row.embeddingError } = values;
      const isSeen = embeddedBy !== row.embeddedBy || embeddingError !== row.embeddingError;
      if (isSeen) await touchLibrary(tx, ownerId, packId);
    });
  return {
    waiting: () => waiting(db, onlyOwner),
    claim: async (...asked) => {
      await fillOnce();
      return claim(db, ...asked);
    },
    ...bound(db, { renew: renewClaim, next }),
    save: async (held, given) => {
      await ensureIndex(held.modelId, given[0]?.vector.length ?? 0);
      return save(db, held, given);
    },
    finish: async (held, dimensions) => {
      if (dimensions !== null) await ensureIndex(held.modelId, dimensions);
      return give(held, { embeddedBy: held.modelId, embeddingError: null });
    },
    fail: (held, code) => give(held, { embeddingError: code }),
    release: (held) => give(held, {}),
  };
};

/** Vectors of one transaction: a server puts one into its index in some ms, and others wait for the pack meanwhile. */
const vectorsAtOnce = 250;

/** Chunks of one statement: to read what 20,000 say takes the embedded database over 200 ms. */
const readAtOnce = 5_000;

interface Said {
  readonly id: string;
  /** The same in chunks that say the same. */
  readonly said: string;
}

/** The chunks of a generation with, or without, a vector of the model. */
const saying = async (
  db: Database,
  { ownerId, sourceId, generation }: SourceGeneration,
  modelId: string,
  vector: "with" | "without",
): Promise<Said[]> => {
  const ofModel = and(eq(chunkVectors.chunkId, chunks.id), eq(chunkVectors.modelId, modelId));
  const ofGeneration = and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );
  const [row] = await db
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration);
  const found: Said[] = [];
  for (let from = 0; from <= (row?.last ?? -1); from += readAtOnce) {
    const some = await db
      .select({
        id: chunks.id,
        said: sql<string>`md5(jsonb_build_array(${chunks.title}, ${chunks.headingPath}, ${chunks.text})::text)`,
      })
      .from(chunks)
      .leftJoin(chunkVectors, ofModel)
      .where(
        and(
          ofGeneration,
          between(chunks.ordinal, from, from + readAtOnce - 1),
          vector === "with" ? isNotNull(chunkVectors.chunkId) : isNull(chunkVectors.chunkId),
        ),
      );
    found.push(...some);
  }
  return found;
};

/**
 * Gives the chunks of a generation the vectors that the same texts have in the generation before: a manual that comes
 * again is mostly what it was, and its vectors were paid for. Called once all chunks are stored, before those of the
 * generation before are deleted. Matched here, as the database, which knows nothing of rows so new, would compare each
 * with each.
 * @param whileHeld does something in a transaction; false when the file is not the import's any more
 */
export const keepVectors = async (
  db: Database,
  fresh: SourceGeneration,
  modelId: string,
  whileHeld: (work: (tx: Database) => Promise<void>) => Promise<boolean>,
): Promise<void> => {
  const before = { ...fresh, generation: fresh.generation - 1 };
  const known = await saying(db, before, modelId, "with");
  if (known.length === 0) return;
  const old = new Map(known.map(({ id, said }) => [said, id]));
  const kept = (await saying(db, fresh, modelId, "without")).flatMap(({ id, said }) => {
    const from = old.get(said);
    return from === undefined ? [] : [{ id, from }];
  });
  for (let start = 0; start < kept.length; start += vectorsAtOnce) {
    const some = JSON.stringify(kept.slice(start, start + vectorsAtOnce));
    const isHeld = await whileHeld(async (tx) => {
      await tx.execute(sql`
        insert into ${chunkVectors} (chunk_id, model_id, owner_id, pack_id, embedding, bits)
        select given.id, known.model_id, known.owner_id, known.pack_id, known.embedding,
          coalesce(known.bits, binary_quantize(known.embedding))
        from jsonb_to_recordset((${some}::text)::jsonb) as given(id text, "from" text)
        join ${chunkVectors} known on known.chunk_id = given.from and known.model_id = ${modelId}
          and known.owner_id = ${fresh.ownerId}
        on conflict do nothing
      `);
    });
    if (!isHeld) return;
  }
};
