import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type {
  ChunkVectorStore,
  ChunkWithVector,
  EmbeddingClaim,
} from "../../lib/library/chunk-vector-store.ts";
import { embeddedText } from "../../lib/library/embedded-text.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunks } from "../schema/chunks.ts";
import { sources } from "../schema/sources.ts";
import { ensureVectorIndex } from "./ensure-vector-index.ts";
import { sourceOf, touchLibrary } from "./library-rows.ts";

/** As long as a request for vectors may take with its retries; then another worker may take the file over. */
const leaseSeconds = 600;
/** Files that are looked at for one to take. */
const candidates = 50;

const leased = { claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` };
const free = { claimedBy: null, claimedUntil: null } as const;

const claim = (
  db: Database,
  onlyOwner: string | null,
  ...[worker, modelId, isDead]: Parameters<ChunkVectorStore["claim"]>
): Promise<EmbeddingClaim | null> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ source: sources, isSilent: sql<boolean>`${sources.claimedUntil} < now()` })
      .from(sources)
      .where(
        and(
          eq(sources.status, "ready"),
          or(isNull(sources.embeddedBy), ne(sources.embeddedBy, modelId)),
          onlyOwner === null ? undefined : eq(sources.ownerId, onlyOwner),
        ),
      )
      .orderBy(asc(sources.updatedAt))
      .limit(candidates)
      .for("update", { skipLocked: true });
    const found = rows.find(
      ({ source: { claimedBy }, isSilent }) => claimedBy === null || isSilent || isDead(claimedBy),
    );
    if (!found) return null;
    const { id: sourceId, ownerId, packId, generation } = found.source;
    await tx
      .update(sources)
      .set({ claimedBy: worker, ...leased })
      .where(sourceOf(ownerId, packId, sourceId));
    return { ownerId, packId, sourceId, generation, claimedBy: worker, modelId };
  });

/** Does something while the file is this worker's and is what it was; false when it is not any more. */
const whileHeld = (
  db: Database,
  held: EmbeddingClaim,
  work: (tx: Database) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: sources.id })
      .from(sources)
      .where(
        and(
          sourceOf(held.ownerId, held.packId, held.sourceId),
          eq(sources.status, "ready"),
          eq(sources.claimedBy, held.claimedBy),
          eq(sources.generation, held.generation),
        ),
      )
      .for("update");
    if (!row) return false;
    await work(tx);
    return true;
  });

const next = async (db: Database, held: EmbeddingClaim, limit: number) => {
  const { ownerId, sourceId, generation, modelId } = held;
  const rows = await db
    .select({
      chunkId: chunks.id,
      title: chunks.title,
      headingPath: chunks.headingPath,
      text: chunks.text,
    })
    .from(chunks)
    .leftJoin(
      chunkVectors,
      and(eq(chunkVectors.chunkId, chunks.id), eq(chunkVectors.modelId, modelId)),
    )
    .where(
      and(
        eq(chunks.ownerId, ownerId),
        eq(chunks.sourceId, sourceId),
        eq(chunks.generation, generation),
        isNull(chunkVectors.chunkId),
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
  return whileHeld(db, held, async (tx) => {
    const rows = given.map(({ chunkId, vector }) => ({ chunkId, embedding: [...vector] }));
    await tx
      .insert(chunkVectors)
      .values(rows.map((row) => ({ ...row, ownerId, packId, modelId })))
      .onConflictDoNothing();
    await tx
      .update(sources)
      .set(leased)
      .where(sourceOf(ownerId, packId, sourceId));
  });
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
  const set = (held: EmbeddingClaim, values: { readonly embeddedBy?: string }) =>
    whileHeld(db, held, async (tx) => {
      const { ownerId, packId, sourceId } = held;
      await tx
        .update(sources)
        .set({ ...free, ...values })
        .where(sourceOf(ownerId, packId, sourceId));
      await touchLibrary(tx, ownerId, packId);
    });
  return {
    claim: (...asked) => claim(db, onlyOwner, ...asked),
    next: (held, limit) => next(db, held, limit),
    save: async (held, given) => {
      await ensureIndex(held.modelId, given[0]?.vector.length ?? 0);
      return save(db, held, given);
    },
    finish: (held) => set(held, { embeddedBy: held.modelId }),
    release: (held) => set(held, {}),
  };
};
