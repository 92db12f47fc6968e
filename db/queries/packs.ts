import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { ErrorCode } from "#lib/errors.ts";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxPacks } from "#lib/library/library-limits.ts";
import type { StoredPack } from "#lib/library/library-store.ts";
import type { PackDescription } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import {
  chunks,
  chunkVectors,
  chunkWords,
  libraries,
  manualFiles,
  packs,
} from "../schema/library.ts";
import { threads } from "../schema/threads.ts";

export const packOf = (ownerId: string, packId: string) =>
  and(eq(packs.id, packId), eq(packs.ownerId, ownerId));

export const sourceOf = (ownerId: string, packId: string, sourceId: string) =>
  and(
    eq(manualFiles.id, sourceId),
    eq(manualFiles.packId, packId),
    eq(manualFiles.ownerId, ownerId),
  );

/**
 * The source of a chunk that is searched and shown, for joins: a manual that comes again has two generations, of which
 * the source names the present one.
 */
export const ofPresentSource = and(
  eq(manualFiles.id, chunks.sourceId),
  eq(manualFiles.ownerId, chunks.ownerId),
  eq(manualFiles.generation, chunks.generation),
);

/** Raises the revision of an owner's library, and that of the pack that changed. */
export const touchLibrary = async (
  tx: Database,
  ownerId: string,
  packId: string | null,
): Promise<void> => {
  if (packId !== null) {
    const raised = { revision: sql`${packs.revision} + 1`, updatedAt: sql`now()` };
    await tx.update(packs).set(raised).where(packOf(ownerId, packId));
  }
  await tx
    .insert(libraries)
    .values({ ownerId, revision: 1 })
    .onConflictDoUpdate({
      target: libraries.ownerId,
      set: { revision: sql`${libraries.revision} + 1` },
    });
};

/** Holds a pack's row until the transaction ends. @throws AppError not_found */
export const lockPack = async (
  tx: Database,
  ownerId: string,
  packId: string,
): Promise<{ readonly sampleName: string | null }> => {
  const [pack] = await tx
    .select({ sampleName: packs.sampleName })
    .from(packs)
    .where(and(packOf(ownerId, packId), eq(packs.hidden, false)))
    .for("update");
  if (!pack) throw new AppError("not_found", `There is no pack ${packId}`);
  return pack;
};

/**
 * Raises the revision of the guides of a pack whose sections are others now, so that open pages look again; when they
 * were worked on last is not changed by that. A thread that is being written to is left out, so that
 * nobody waits for one another: that raises it, too, and a page that looked in between looks again when it is opened.
 */
export const touchGuides = async (tx: Database, ownerId: string, packId: string): Promise<void> => {
  const ofPack = tx
    .select({ id: guides.threadId })
    .from(guides)
    .where(and(eq(guides.packId, packId), eq(guides.ownerId, ownerId)));
  const free = tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(inArray(threads.id, ofPack), eq(threads.ownerId, ownerId)))
    .for("no key update", { skipLocked: true });
  await tx
    .update(threads)
    .set({ revision: sql`${threads.revision} + 1` })
    .where(and(inArray(threads.id, free), eq(threads.ownerId, ownerId)));
};

const { id, packId, fileName, format, size, status, done, total, ...more } =
  getTableColumns(manualFiles);
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
    .from(manualFiles)
    .where(
      and(
        eq(manualFiles.ownerId, ownerId),
        only === null ? undefined : eq(manualFiles.packId, only),
      ),
    )
    .orderBy(asc(manualFiles.createdAt), asc(manualFiles.fileName), asc(manualFiles.id));
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
      manualFiles,
      and(
        eq(manualFiles.id, chunkWords.sourceId),
        eq(manualFiles.generation, chunkWords.generation),
      ),
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
    .select({ error: manualFiles.embeddingError })
    .from(manualFiles)
    .where(
      and(
        eq(manualFiles.ownerId, ownerId),
        isNotNull(manualFiles.embeddingError),
        or(isNull(manualFiles.embeddedBy), ne(manualFiles.embeddedBy, modelId)),
      ),
    )
    .orderBy(asc(manualFiles.updatedAt))
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
      const ofPack = and(eq(manualFiles.packId, packId), eq(manualFiles.ownerId, ownerId));
      await tx.delete(manualFiles).where(ofPack);
      await tx.update(packs).set({ hidden: true }).where(packOf(ownerId, packId));
    }
    await touchLibrary(tx, ownerId, sampleName === null ? null : packId);
  });
