import { and, asc, eq, gt, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type {
  ChunkVectorStore,
  ChunkWithVector,
  EmbeddingClaim,
  EmbeddingPart,
} from "#lib/library/chunk-vector-store.ts";
import { embeddedText } from "#lib/library/embedded-text.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";
import {
  claimSource,
  leased,
  renewClaim,
  type SourceRow,
  unclaimed,
  whileHeld,
} from "./claimed-source.ts";
import { ensureVectorIndex, isWithoutVectorIndex } from "./ensure-vector-index.ts";
import type { SourceGeneration } from "./index-chunks.ts";
import { insertVectors } from "./insert-vectors.ts";
import { sourceOf, touchLibrary } from "./library-rows.ts";

/** Also what a failed import has left of the one before is searched. */
const isSearched = and(inArray(sources.status, ["ready", "failed"]), gt(sources.generation, 0));

const ofPresent = ({ ownerId, sourceId, generation }: SourceGeneration) =>
  and(
    eq(chunks.ownerId, ownerId),
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
  );

const withVectors = (modelId: string, dimensions: number | null) =>
  and(
    eq(chunkVectors.chunkId, chunks.id),
    eq(chunkVectors.modelId, modelId),
    dimensions === null ? undefined : eq(chunkVectors.dimensions, dimensions),
  );

const claim = (
  db: Database,
  onlyOwner: string | null,
  ...[worker, modelId, isDead]: Parameters<ChunkVectorStore["claim"]>
): Promise<EmbeddingClaim | null> =>
  db.transaction(async (tx) => {
    const wanted = or(isNull(sources.embeddedBy), ne(sources.embeddedBy, modelId));
    const found = await claimSource(tx, { worker, isDead, onlyOwner }, and(isSearched, wanted));
    if (!found) return null;
    const { id: sourceId, ownerId, packId, generation } = found;
    const place = { ownerId, packId, sourceId, generation };
    const [begun] = await tx
      .select({ id: chunks.id })
      .from(chunks)
      .innerJoin(chunkVectors, withVectors(modelId, null))
      .where(ofPresent(place))
      .limit(1);
    return { ...place, claimedBy: worker, modelId, begun: begun !== undefined };
  });

const whileEmbedding = (
  db: Database,
  held: EmbeddingClaim,
  work: (tx: Database, row: SourceRow) => Promise<void>,
): Promise<boolean> =>
  whileHeld(db, held, and(isSearched, eq(sources.generation, held.generation)), work);

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
        ofPresent(held),
        isNull(chunkVectors.chunkId),
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
      .update(sources)
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

/** The vectors of chunks in the database; with an owner, only those of that one's chunks are made. */
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
        .update(sources)
        .set({ ...unclaimed, ...values })
        .where(sourceOf(ownerId, packId, sourceId));
      const { embeddedBy = row.embeddedBy, embeddingError = row.embeddingError } = values;
      const isSeen = embeddedBy !== row.embeddedBy || embeddingError !== row.embeddingError;
      if (isSeen) await touchLibrary(tx, ownerId, packId);
    });
  return {
    claim: async (...asked) => {
      await fillOnce();
      return claim(db, onlyOwner, ...asked);
    },
    renew: (held) => renewClaim(db, held),
    next: (held, part) => next(db, held, part),
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
