import { and, asc, count, eq, inArray, lt, max, sql } from "drizzle-orm";
import { AppError } from "../../lib/errors.ts";
import type { ImportClaim, ImportStore } from "../../lib/library/import-store.ts";
import { maxBadFiles, maxSourceChunks } from "../../lib/library/library-limits.ts";
import type { SourceBatch } from "../../lib/library/source/read-source.ts";
import type { PackDescription } from "../../lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { packs } from "../schema/packs.ts";
import { sourceFiles, sources } from "../schema/sources.ts";
import { finishGeneration } from "./index-chunks.ts";
import { insertChunks } from "./insert-chunks.ts";
import { packColumns } from "./library-packs.ts";
import { packOf, sourceOf, touchLibrary } from "./library-rows.ts";
import { dropUnfinished } from "./library-sources.ts";

/** After so long without a sign another worker takes the import over, where nobody can tell that this one is dead. */
const leaseSeconds = 60;
/** Imports that are looked at for one to take. */
const candidates = 50;

const leased = { claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` };

type SourceRow = typeof sources.$inferSelect;

const ofClaim = ({ ownerId, packId, sourceId }: ImportClaim) => sourceOf(ownerId, packId, sourceId);

const ofGeneration = ({ ownerId, sourceId, generation }: ImportClaim) =>
  and(
    eq(chunks.sourceId, sourceId),
    eq(chunks.generation, generation),
    eq(chunks.ownerId, ownerId),
  );

interface Claimant {
  readonly worker: string;
  readonly isDead: (worker: string) => boolean;
  /** Null for every owner's imports. */
  readonly onlyOwner: string | null;
}

const claim = (
  db: Database,
  { worker, isDead, onlyOwner }: Claimant,
): Promise<ImportClaim | null> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ source: sources, isSilent: lt(sources.claimedUntil, sql`now()`) })
      .from(sources)
      .where(
        and(
          inArray(sources.status, ["waiting", "importing"]),
          onlyOwner === null ? undefined : eq(sources.ownerId, onlyOwner),
        ),
      )
      .orderBy(asc(sources.updatedAt))
      .limit(candidates)
      .for("update", { skipLocked: true });
    const free = rows.find(
      ({ source: { claimedBy }, isSilent }) => claimedBy === null || isSilent || isDead(claimedBy),
    );
    if (!free) return null;
    const { id: sourceId, ownerId, packId, fileName, done, generation } = free.source;
    const found = { ownerId, packId, sourceId, fileName, claimedBy: worker };
    const next = { ...found, generation: generation + 1, from: { done, chunks: 0 } };
    const held = { status: "importing", claimedBy: worker, ...leased } as const;
    await tx.update(sources).set(held).where(ofClaim(next));
    return { ...next, from: { done, chunks: await nextOrdinal(tx, next) } };
  });

const nextOrdinal = async (tx: Database, held: ImportClaim): Promise<number> => {
  const [row] = await tx
    .select({ last: max(chunks.ordinal) })
    .from(chunks)
    .where(ofGeneration(held));
  return (row?.last ?? -1) + 1;
};

/** Does something while the row is held by this worker and by nobody else; false when it is not any more. */
const whileHeld = (
  db: Database,
  held: ImportClaim,
  work: (tx: Database, row: SourceRow) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sources)
      .where(
        and(
          ofClaim(held),
          eq(sources.status, "importing"),
          eq(sources.claimedBy, held.claimedBy),
          eq(sources.generation, held.generation - 1),
        ),
      )
      .for("update");
    if (!row) return false;
    await work(tx, row);
    return true;
  });

const renew = async (db: Database, held: ImportClaim): Promise<boolean> => {
  const renewed = await db
    .update(sources)
    .set(leased)
    .where(
      and(ofClaim(held), eq(sources.status, "importing"), eq(sources.claimedBy, held.claimedBy)),
    )
    .returning({ id: sources.id });
  return renewed.length > 0;
};

const readBytes = async (db: Database, { ownerId, sourceId }: ImportClaim): Promise<Uint8Array> => {
  const ofFile = and(eq(sourceFiles.sourceId, sourceId), eq(sourceFiles.ownerId, ownerId));
  const [present] = await db.select({ pieces: count() }).from(sourceFiles).where(ofFile);
  const pieces: Uint8Array[] = [];
  // One by one: all at once would be in memory twice, as text and as bytes.
  for (let ordinal = 0; ordinal < (present?.pieces ?? 0); ordinal += 1) {
    const [piece] = await db
      .select({ bytes: sourceFiles.bytes })
      .from(sourceFiles)
      .where(and(ofFile, eq(sourceFiles.ordinal, ordinal)));
    if (piece) pieces.push(piece.bytes);
  }
  return Buffer.concat(pieces);
};

const save = (
  db: Database,
  held: ImportClaim,
  batch: SourceBatch,
  modelId: string | null,
): Promise<boolean> =>
  whileHeld(db, held, async (tx, row) => {
    const { ownerId, packId, sourceId, generation } = held;
    const first = await nextOrdinal(tx, held);
    if (first + batch.chunks.length > maxSourceChunks) {
      throw new AppError(
        "source_too_long",
        `Source ${sourceId} has over ${maxSourceChunks} chunks`,
      );
    }
    const numbered = batch.chunks.map((chunk, index) => ({ ...chunk, ordinal: first + index }));
    await insertChunks(tx, { ownerId, packId, sourceId, generation }, numbered, modelId);
    const badFiles = [...row.badFiles, ...batch.badFiles].slice(0, maxBadFiles);
    const reached = { done: batch.done, badFiles, ...leased, updatedAt: sql`now()` };
    await tx.update(sources).set(reached).where(ofClaim(held));
    await touchLibrary(tx, ownerId, packId);
  });

const countStored = async (
  tx: Database,
  held: ImportClaim,
): Promise<{ chunks: number; sections: number }> => {
  const [row] = await tx
    .select({
      chunks: sql<number>`count(*)::int`,
      sections: sql<number>`(count(*) filter (where ${chunks.part} = 1))::int`,
    })
    .from(chunks)
    .where(ofGeneration(held));
  return row ?? { chunks: 0, sections: 0 };
};

const finish = (
  db: Database,
  held: ImportClaim,
  description: PackDescription | null,
): Promise<boolean> =>
  whileHeld(db, held, async (tx, row) => {
    const { ownerId, packId, sourceId, generation } = held;
    const stored = await countStored(tx, held);
    if (stored.chunks === 0) {
      throw row.badFiles[0]
        ? new AppError(row.badFiles[0].code, "Nothing of it could be read")
        : new AppError("source_no_text", "There is no text in it");
    }
    const ofOthers = sql`${chunks.generation} <> ${generation}`;
    await tx
      .delete(chunks)
      .where(and(eq(chunks.sourceId, sourceId), eq(chunks.ownerId, ownerId), ofOthers));
    await tx
      .delete(sourceFiles)
      .where(and(eq(sourceFiles.sourceId, sourceId), eq(sourceFiles.ownerId, ownerId)));
    const done = { status: "ready", generation, done: row.total ?? row.done, ...stored } as const;
    const free = { claimedBy: null, claimedUntil: null, updatedAt: sql`now()` };
    await tx
      .update(sources)
      .set({ ...done, ...free, embeddedBy: null })
      .where(ofClaim(held));
    await finishGeneration(tx, { ownerId, sourceId, generation });
    if (description) {
      await tx.update(packs).set(packColumns(description)).where(packOf(ownerId, packId));
    }
    await touchLibrary(tx, ownerId, packId);
  });

/**
 * The imports in the database; with an owner, only that one's.
 * @param embeddedBy the embedding model of which vectors that come with a file are kept
 */
export const importStore = (
  db: Database,
  onlyOwner: string | null = null,
  embeddedBy: string | null = null,
): ImportStore => ({
  claim: (worker, isDead) => claim(db, { worker, isDead, onlyOwner }),
  renew: (held) => renew(db, held),
  bytes: (held) => readBytes(db, held),
  begin: (held, { format, total }) =>
    whileHeld(db, held, async (tx) => {
      await tx.update(sources).set({ format, total }).where(ofClaim(held));
      await touchLibrary(tx, held.ownerId, held.packId);
    }),
  save: (held, batch) => save(db, held, batch, embeddedBy),
  finish: (held, description) => finish(db, held, description),
  fail: (held, { code, details }) =>
    whileHeld(db, held, async (tx, row) => {
      await dropUnfinished(tx, held.ownerId, held.sourceId, row.generation);
      const failed = { status: "failed", errorCode: code, errorDetails: details } as const;
      const free = { claimedBy: null, claimedUntil: null, done: 0, updatedAt: sql`now()` };
      await tx
        .update(sources)
        .set({ ...failed, ...free })
        .where(ofClaim(held));
      await touchLibrary(tx, held.ownerId, held.packId);
    }),
  release: async (held) => {
    await whileHeld(db, held, async (tx) => {
      const free = { claimedBy: null, claimedUntil: null };
      await tx.update(sources).set(free).where(ofClaim(held));
    });
  },
});
