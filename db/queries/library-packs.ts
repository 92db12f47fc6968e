import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { AppError, type ErrorCode } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxPacks } from "#lib/library/library-limits.ts";
import type { StoredPack } from "#lib/library/stored-pack.ts";
import type { PackDescription } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunkVectors } from "../schema/chunk-vectors.ts";
import { chunkWords } from "../schema/chunk-words.ts";
import { libraries } from "../schema/libraries.ts";
import { packs } from "../schema/packs.ts";
import { sources } from "../schema/sources.ts";
import { lockPack, packOf, touchLibrary } from "./library-rows.ts";
import { touchGuides } from "./touch-guides.ts";

const { id, packId, fileName, format, size, status, done, total, ...more } =
  getTableColumns(sources);
const sourceColumns = {
  ...{ id, packId, fileName, format, size, status, done, total },
  ...{ sections: more.sections, chunks: more.chunks, badFiles: more.badFiles },
  ...{ errorCode: more.errorCode, errorDetails: more.errorDetails, updatedAt: more.updatedAt },
  embeddedBy: more.embeddedBy,
};

export interface PackReading {
  readonly only: string | null;
  /** The embedding model that is configured. */
  readonly modelId: string | null;
}

/** Packs of an owner that are not hidden, newest first. */
export const readPacks = async (
  db: Database,
  ownerId: string,
  { only, modelId }: PackReading,
): Promise<StoredPack[]> => {
  const ofPack = only === null ? undefined : eq(packs.id, only);
  const rows = await db
    .select()
    .from(packs)
    .where(and(eq(packs.ownerId, ownerId), eq(packs.hidden, false), ofPack))
    .orderBy(desc(packs.createdAt), desc(packs.id));
  const files = await db
    .select(sourceColumns)
    .from(sources)
    .where(and(eq(sources.ownerId, ownerId), only === null ? undefined : eq(sources.packId, only)))
    .orderBy(asc(sources.createdAt), asc(sources.fileName), asc(sources.id));
  const counts = await countChunks(db, ownerId, only);
  const vectors = await countVectors(db, ownerId, { only, modelId });
  const error = modelId === null ? null : await embeddingError(db, ownerId, modelId);
  return rows.map((row) => {
    const of = counts.filter(({ packId: id }) => id === row.id);
    const [manual = 0, difference = 0] = (["manual", "difference"] as const).map(
      (kind) => of.find((one) => one.kind === kind)?.count ?? 0,
    );
    const made = vectors.find(({ packId: id }) => id === row.id)?.count ?? 0;
    const done = Math.min(made, manual + difference);
    return {
      ...row,
      sources: files.filter((file) => file.packId === row.id),
      counts: { manual, difference },
      meaning: modelId === null ? null : { modelId, done, error },
    };
  });
};

/** Of the narrow rows that are searched: those of the chunks are three times as much to read. */
const countChunks = (db: Database, ownerId: string, only: string | null) =>
  db
    .select({
      packId: chunkWords.packId,
      kind: chunkWords.kind,
      count: sql<number>`count(*)::int`,
    })
    .from(chunkWords)
    .innerJoin(
      sources,
      and(eq(sources.id, chunkWords.sourceId), eq(sources.generation, chunkWords.generation)),
    )
    .where(
      and(eq(chunkWords.ownerId, ownerId), only === null ? undefined : eq(chunkWords.packId, only)),
    )
    .groupBy(chunkWords.packId, chunkWords.kind);

/**
 * Also vectors of chunks that are not searched yet. To look each chunk's up would take twice the time, and while
 * vectors are made the library's page asks every few seconds.
 */
const countVectors = (db: Database, ownerId: string, { only, modelId }: PackReading) =>
  modelId === null
    ? []
    : db
        .select({ packId: chunkVectors.packId, count: sql<number>`count(*)::int` })
        .from(chunkVectors)
        .where(
          and(
            eq(chunkVectors.ownerId, ownerId),
            eq(chunkVectors.modelId, modelId),
            only === null ? undefined : eq(chunkVectors.packId, only),
          ),
        )
        .groupBy(chunkVectors.packId);

/** Files wait for the same model one after another: what one of them met, all meet. */
const embeddingError = async (
  db: Database,
  ownerId: string,
  modelId: string,
): Promise<ErrorCode | null> => {
  const [row] = await db
    .select({ error: sources.embeddingError })
    .from(sources)
    .where(
      and(
        eq(sources.ownerId, ownerId),
        isNotNull(sources.embeddingError),
        or(isNull(sources.embeddedBy), ne(sources.embeddedBy, modelId)),
      ),
    )
    .orderBy(asc(sources.updatedAt))
    .limit(1);
  return row?.error ?? null;
};

/** @throws AppError not_found */
export const readPack = async (
  db: Database,
  ownerId: string,
  packId: string,
  modelId: string | null,
): Promise<StoredPack> => {
  const [pack] = await readPacks(db, ownerId, { only: packId, modelId });
  if (!pack) throw new AppError("not_found", `There is no pack ${packId}`);
  return pack;
};

export const libraryRevision = async (db: Database, ownerId: string): Promise<number> => {
  const [row] = await db
    .select({ revision: libraries.revision })
    .from(libraries)
    .where(eq(libraries.ownerId, ownerId));
  return row?.revision ?? 0;
};

/** What of a description is stored in a pack's row. */
export const packColumns = (pack: PackDescription) => ({
  ...{ product: pack.product, titles: pack.titles, language: pack.language },
  ...{ versions: [...pack.versions], editions: [...pack.editions] },
});

/** @throws AppError too_many_packs */
export const createPack = (
  db: Database,
  ownerId: string,
  pack: PackDescription,
): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    // Taken first, so that two packs at once are counted one after the other.
    await touchLibrary(tx, ownerId, null);
    const [present] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(packs)
      .where(and(eq(packs.ownerId, ownerId), eq(packs.hidden, false)));
    if ((present?.count ?? 0) >= maxPacks) {
      throw new AppError("too_many_packs", `${ownerId} has ${maxPacks} packs`);
    }
    const created = { id: newId("pck"), ownerId, ...packColumns(pack) };
    await tx.insert(packs).values(created);
    return { id: created.id };
  });

/** @throws AppError not_found */
export const changePack = (
  db: Database,
  ownerId: string,
  packId: string,
  pack: PackDescription,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    await tx.update(packs).set(packColumns(pack)).where(packOf(ownerId, packId));
    await touchLibrary(tx, ownerId, packId);
  });

/** A sample stays as a hidden row, so that it does not come again. @throws AppError not_found */
export const deletePack = (db: Database, ownerId: string, packId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { sampleName } = await lockPack(tx, ownerId, packId);
    await touchGuides(tx, ownerId, packId);
    if (sampleName === null) await tx.delete(packs).where(packOf(ownerId, packId));
    else {
      const ofPack = and(eq(sources.packId, packId), eq(sources.ownerId, ownerId));
      await tx.delete(sources).where(ofPack);
      await tx.update(packs).set({ hidden: true }).where(packOf(ownerId, packId));
    }
    await touchLibrary(tx, ownerId, sampleName === null ? null : packId);
  });
