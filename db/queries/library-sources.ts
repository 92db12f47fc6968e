import { and, eq, gt, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxSourcesOfPack } from "#lib/library/library-limits.ts";
import type { StoredSource } from "#lib/library/library-store.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { sourceFiles, sources } from "../schema/sources.ts";
import { lockPack, sourceOf, touchLibrary } from "./library-rows.ts";
import { touchGuides } from "./touch-guides.ts";

/** A value of the database is sent as text of twice its length, so a file goes in pieces. */
const pieceBytes = 1024 * 1024;

/** What an import that has not begun looks like. */
const waiting = {
  ...{ status: "waiting", format: null, done: 0, total: null, badFiles: [], readerEnds: 0 },
  ...{ errorCode: null, errorDetails: null, claimedBy: null, claimedUntil: null },
  embeddingError: null,
} as const satisfies Partial<typeof sources.$inferInsert>;

/** Chunks that an import has stored and that are not searched yet. */
export const dropUnfinished = async (
  tx: Database,
  ownerId: string,
  sourceId: string,
  generation: number,
): Promise<void> => {
  await tx
    .delete(chunks)
    .where(
      and(
        eq(chunks.sourceId, sourceId),
        eq(chunks.ownerId, ownerId),
        gt(chunks.generation, generation),
      ),
    );
};

const storeBytes = async (
  tx: Database,
  ownerId: string,
  sourceId: string,
  bytes: Uint8Array,
): Promise<void> => {
  await tx
    .delete(sourceFiles)
    .where(and(eq(sourceFiles.sourceId, sourceId), eq(sourceFiles.ownerId, ownerId)));
  for (let start = 0; start < bytes.length || start === 0; start += pieceBytes) {
    const piece = bytes.subarray(start, start + pieceBytes);
    const row = { sourceId, ownerId, ordinal: start / pieceBytes, bytes: piece };
    await tx.insert(sourceFiles).values(row);
  }
};

const sameName = async (
  tx: Database,
  ownerId: string,
  packId: string,
  fileName: string,
): Promise<{ id: string; generation: number } | null> => {
  const [same] = await tx
    .select({ id: sources.id, generation: sources.generation })
    .from(sources)
    .where(
      and(eq(sources.packId, packId), eq(sources.ownerId, ownerId), eq(sources.fileName, fileName)),
    )
    .for("update");
  return same ?? null;
};

const insertSource = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { fileName, sha256, bytes }: StoredSource,
): Promise<string> => {
  const [present] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sources)
    .where(and(eq(sources.packId, packId), eq(sources.ownerId, ownerId)));
  if ((present?.count ?? 0) >= maxSourcesOfPack) {
    throw new AppError("too_many_sources", `Pack ${packId} has ${maxSourcesOfPack} files`);
  }
  const id = newId("src");
  const row = { id, ownerId, packId, fileName, sha256, size: bytes.length, ...waiting };
  await tx.insert(sources).values({ ...row, badFiles: [] });
  return id;
};

/** @throws AppError not_found, too_many_sources */
export const addSource = (
  db: Database,
  ownerId: string,
  packId: string,
  source: StoredSource,
): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    const same = await sameName(tx, ownerId, packId, source.fileName);
    const id = same?.id ?? (await insertSource(tx, ownerId, packId, source));
    if (same) {
      await dropUnfinished(tx, ownerId, id, same.generation);
      const { sha256, bytes } = source;
      const fresh = { ...waiting, badFiles: [], sha256, size: bytes.length, updatedAt: sql`now()` };
      await tx
        .update(sources)
        .set(fresh)
        .where(sourceOf(ownerId, packId, id));
    }
    await storeBytes(tx, ownerId, id, source.bytes);
    await touchLibrary(tx, ownerId, packId);
    return { id };
  });

/** @throws AppError not_found, source_not_failed */
export const retrySource = (
  db: Database,
  ownerId: string,
  packId: string,
  sourceId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    const [source] = await tx
      .select({ status: sources.status })
      .from(sources)
      .where(sourceOf(ownerId, packId, sourceId))
      .for("update");
    if (!source) throw new AppError("not_found", `There is no source ${sourceId}`);
    if (source.status !== "failed") {
      throw new AppError("source_not_failed", `Source ${sourceId} is ${source.status}`);
    }
    await tx
      .update(sources)
      .set({ ...waiting, badFiles: [], updatedAt: sql`now()` })
      .where(sourceOf(ownerId, packId, sourceId));
    await touchLibrary(tx, ownerId, packId);
  });

/** @throws AppError not_found when the pack is not there */
export const deleteSource = (
  db: Database,
  ownerId: string,
  packId: string,
  sourceId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    await tx.delete(sources).where(sourceOf(ownerId, packId, sourceId));
    await touchGuides(tx, ownerId, packId);
    await touchLibrary(tx, ownerId, packId);
  });
