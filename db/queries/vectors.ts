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

/** Makes the bits of vectors that were stored before there were any. Another worker takes others. */
const fillBits = async (db: Database): Promise<void> => {
  let filled: number;
  do {
    const rows = await db.execute(sql`
      update ${chunkVectors} set bits = binary_quantize(embedding)
      where (chunk_id, model_id) in (
        select chunk_id, model_id from ${chunkVectors} where bits is null limit ${filledAtOnce}
        for update skip locked
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
    ...bound(db, { renew: renewClaim, next, save }),
    finish: (held) => give(held, { embeddedBy: held.modelId, embeddingError: null }),
    fail: (held, code) => give(held, { embeddingError: code }),
    release: (held) => give(held, {}),
  };
};

/** Vectors of one transaction: others wait for the pack meanwhile. */
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
