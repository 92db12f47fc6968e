import { createHash } from "node:crypto";
import { and, asc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { newId } from "#lib/ids.ts";
import { maxSourcesOfPack } from "#lib/library/library-limits.ts";
import type { NewSource } from "#lib/library/library-store.ts";
import { type SectionView, storedDifference } from "#lib/schemas/library.ts";
import type { Database } from "../client.ts";
import { chunks, manualFiles, packs, sourceFiles, sourceUploads } from "../schema/library.ts";
import { lockPack, ofPresentSource, packOf, sourceOf, touchGuides, touchLibrary } from "./packs.ts";
import { wholeSections } from "./quoted-manuals.ts";

/** What an import that has not begun looks like. */
const waiting = {
  ...{ status: "waiting", format: null, done: 0, total: null, badFiles: [], readerEnds: 0 },
  ...{ errorCode: null, errorDetails: null, claimedBy: null, claimedUntil: null },
  embeddingError: null,
} as const satisfies Partial<typeof manualFiles.$inferInsert>;

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

const sameName = async (
  tx: Database,
  ownerId: string,
  packId: string,
  fileName: string,
): Promise<{ id: string; generation: number } | null> => {
  const [same] = await tx
    .select({ id: manualFiles.id, generation: manualFiles.generation })
    .from(manualFiles)
    .where(
      and(
        eq(manualFiles.packId, packId),
        eq(manualFiles.ownerId, ownerId),
        eq(manualFiles.fileName, fileName),
      ),
    )
    .for("update");
  return same ?? null;
};

/** A file whose pieces are stored. */
interface StoredUpload {
  readonly uploadId: string;
  readonly fileName: string;
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

const insertSource = async (
  tx: Database,
  ownerId: string,
  packId: string,
  { fileName, sha256, size }: StoredUpload,
): Promise<string> => {
  const [present] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(manualFiles)
    .where(and(eq(manualFiles.packId, packId), eq(manualFiles.ownerId, ownerId)));
  if ((present?.count ?? 0) >= maxSourcesOfPack) {
    throw new AppError("too_many_sources", `Pack ${packId} has ${maxSourcesOfPack} files`);
  }
  const id = newId("src");
  const row = { id, ownerId, packId, fileName, sha256, size, ...waiting };
  await tx.insert(manualFiles).values({ ...row, badFiles: [] });
  return id;
};

const uploadOf = (ownerId: string, uploadId: string) =>
  and(eq(sourceUploads.id, uploadId), eq(sourceUploads.ownerId, ownerId));

/** The file of a source, of which there is at most one. */
export const uploadOfSource = (ownerId: string, sourceId: string) =>
  and(eq(sourceUploads.sourceId, sourceId), eq(sourceUploads.ownerId, ownerId));

/** Makes the uploaded file that of its source, in one transaction. @throws AppError not_found, too_many_sources */
const makeCurrent = (
  db: Database,
  ownerId: string,
  packId: string,
  upload: StoredUpload,
): Promise<{ id: string }> =>
  db.transaction(async (tx) => {
    const { uploadId, fileName, sha256, size } = upload;
    await lockPack(tx, ownerId, packId);
    const same = await sameName(tx, ownerId, packId, fileName);
    const id = same?.id ?? (await insertSource(tx, ownerId, packId, upload));
    if (same) {
      await dropUnfinished(tx, ownerId, id, same.generation);
      const fresh = { ...waiting, badFiles: [], sha256, size, updatedAt: sql`now()` };
      await tx
        .update(manualFiles)
        .set(fresh)
        .where(sourceOf(ownerId, packId, id));
      await tx.delete(sourceUploads).where(uploadOfSource(ownerId, id));
    }
    const named = await tx
      .update(sourceUploads)
      .set({ sourceId: id })
      .where(uploadOf(ownerId, uploadId))
      .returning({ id: sourceUploads.id });
    if (named.length === 0) throw uploadGone(uploadId);
    await touchLibrary(tx, ownerId, packId);
    return { id };
  });

const uploadGone = (uploadId: string) =>
  new AppError("not_found", `There is no upload ${uploadId} any more`);

/**
 * A value of the database is sent as text of twice its length. V8 frees such text with the young objects up to 128 kB, and
 * longer text only where it looks through its whole heap, which it does seldom: so a piece is sent in shares.
 */
const shareBytes = 60 * 1024;
const pieceBytes = 4 * shareBytes;

/** The same bytes in pieces of one length, but for the last one. Each is to be stored before the next is asked for: they share their memory. */
async function* evenPieces(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(pieceBytes);
  let filled = 0;
  for await (const given of pieces) {
    for (let at = 0; at < given.length; ) {
      const part = given.subarray(at, at + pieceBytes - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < pieceBytes) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** Stores a piece. @throws AppError not_found when the upload was swept, or its pack deleted */
const storePiece = async (
  db: Database,
  ownerId: string,
  uploadId: string,
  piece: { readonly ordinal: number; readonly bytes: Uint8Array },
): Promise<void> => {
  const { ordinal, bytes } = piece;
  const shares = Array.from({ length: Math.ceil(bytes.length / shareBytes) }, (_, index) => {
    const start = index * shareBytes;
    return sql`${bytes.subarray(start, start + shareBytes)}::bytea`;
  });
  const stored = await db.execute(sql`
    with alive as (
      update ${sourceUploads} set touched_at = now() where ${uploadOf(ownerId, uploadId)} returning id, owner_id
    )
    insert into ${sourceFiles} (upload_id, ordinal, owner_id, bytes)
    select id, ${ordinal}::integer, owner_id, ${sql.join(shares, sql` || `)} from alive
    returning ordinal
  `);
  if (stored.length === 0) throw uploadGone(uploadId);
};

const storePieces = async (
  db: Database,
  ownerId: string,
  uploadId: string,
  pieces: NewSource["pieces"],
): Promise<{ readonly sha256: string; readonly size: number }> => {
  const hash = createHash("sha256");
  let size = 0;
  let ordinal = 0;
  for await (const bytes of evenPieces(pieces)) {
    hash.update(bytes);
    size += bytes.length;
    await storePiece(db, ownerId, uploadId, { ordinal, bytes });
    ordinal += 1;
  }
  return { sha256: hash.digest("hex"), size };
};

/**
 * Each piece commits by itself, so that no file is ever whole in memory or in one transaction; the last transaction makes
 * the file current. What is broken off leaves everything as it was.
 * @throws AppError not_found, too_many_sources, and what reading the pieces throws
 */
export const addSource = async (
  db: Database,
  ownerId: string,
  packId: string,
  { fileName, pieces }: NewSource,
): Promise<{ id: string }> => {
  const uploadId = newId("upl");
  await db.transaction(async (tx) => {
    await lockPack(tx, ownerId, packId);
    await tx.insert(sourceUploads).values({ id: uploadId, ownerId, packId });
  });
  try {
    const stored = await storePieces(db, ownerId, uploadId, pieces);
    return await makeCurrent(db, ownerId, packId, { uploadId, fileName, ...stored });
  } catch (error) {
    const isUnfinished = and(uploadOf(ownerId, uploadId), isNull(sourceUploads.sourceId));
    // What is left where the database is away is swept later.
    await db
      .delete(sourceUploads)
      .where(isUnfinished)
      .catch(() => {});
    throw error;
  }
};

/** An upload of which no piece came for so long is broken off: the server gives a request five minutes in all. */
const longestPause = sql`interval '15 minutes'`;

/** Deletes what is left of uploads that were broken off by the end of a process. */
export const dropLeftUploads = async (db: Database): Promise<void> => {
  await db.execute(sql`
    delete from ${sourceUploads} where source_id is null and touched_at < now() - ${longestPause}
  `);
};

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
      .select({ status: manualFiles.status })
      .from(manualFiles)
      .where(sourceOf(ownerId, packId, sourceId))
      .for("update");
    if (!source) throw new AppError("not_found", `There is no source ${sourceId}`);
    if (source.status !== "failed") {
      throw new AppError("source_not_failed", `Source ${sourceId} is ${source.status}`);
    }
    await tx
      .update(manualFiles)
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
    await tx.delete(manualFiles).where(sourceOf(ownerId, packId, sourceId));
    await touchGuides(tx, ownerId, packId);
    await touchLibrary(tx, ownerId, packId);
  });

/** After so long without a sign another worker takes a file over, where nobody can tell that this one is dead. */
const leaseSeconds = 60;
/** Files that are looked at for one to take. */
const candidates = 50;

export const leased = { claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` };
export const unclaimed = { claimedBy: null, claimedUntil: null } as const;

export type SourceRow = typeof manualFiles.$inferSelect;

export interface Claimant {
  readonly worker: string;
  readonly isDead: (worker: string) => boolean;
  /** Null for every owner's files. */
  readonly onlyOwner: string | null;
}

/** A file of a pack in the hands of a worker. */
export interface HeldSource {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly claimedBy: string;
}

/**
 * Takes the file that waits longest of the wanted, or one whose worker is silent or dead; null when there is none.
 * Only the one that is taken is locked, and looked at again then: another worker who asks at the same moment takes
 * the next.
 */
export const claimSource = async (
  tx: Database,
  { worker, isDead, onlyOwner }: Claimant,
  wanted: SQL | undefined,
): Promise<SourceRow | null> => {
  const read = (which: SQL | undefined) =>
    tx
      .select({ source: manualFiles, isSilent: lt(manualFiles.claimedUntil, sql`now()`) })
      .from(manualFiles)
      .where(and(wanted, which))
      .orderBy(asc(manualFiles.updatedAt))
      .limit(candidates);
  const isFree = ({ source: { claimedBy }, isSilent }: Awaited<ReturnType<typeof read>>[number]) =>
    claimedBy === null || isSilent === true || isDead(claimedBy);
  const rows = await read(onlyOwner === null ? undefined : eq(manualFiles.ownerId, onlyOwner));
  for (const { source } of rows.filter(isFree)) {
    const ofSource = sourceOf(source.ownerId, source.packId, source.id);
    const [taken] = await read(ofSource).for("update", { skipLocked: true });
    if (!taken || !isFree(taken)) continue;
    await tx
      .update(manualFiles)
      .set({ claimedBy: worker, ...leased })
      .where(ofSource);
    return taken.source;
  }
  return null;
};

/** Says that the worker is still at it; false when the file is not its any more. */
export const renewClaim = async (db: Database, held: HeldSource): Promise<boolean> => {
  const renewed = await db
    .update(manualFiles)
    .set(leased)
    .where(isHeld(held))
    .returning({ id: manualFiles.id });
  return renewed.length > 0;
};

const isHeld = ({ ownerId, packId, sourceId, claimedBy }: HeldSource) =>
  and(sourceOf(ownerId, packId, sourceId), eq(manualFiles.claimedBy, claimedBy));

/**
 * Does something while the file is this worker's and `is` what it was; false when it is not any more. The pack's row
 * is taken first, as whoever changes or deletes a pack does: in another order the two would wait for each other.
 */
export const whileHeld = (
  db: Database,
  held: HeldSource,
  is: SQL | undefined,
  work: (tx: Database, row: SourceRow) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ofPack = packOf(held.ownerId, held.packId);
    await tx.select({ id: packs.id }).from(packs).where(ofPack).for("no key update");
    const [row] = await tx
      .select()
      .from(manualFiles)
      .where(and(isHeld(held), is))
      .for("update");
    if (!row) return false;
    await work(tx, row);
    return true;
  });

/** A chunk with the parts of its section before and behind it. @throws AppError not_found */
export const readSection = async (
  db: Database,
  ownerId: string,
  packId: string,
  chunkId: string,
): Promise<SectionView> => {
  const isOfPack = and(eq(chunks.packId, packId), eq(chunks.ownerId, ownerId));
  const ofChunk = and(eq(chunks.stableId, chunkId), isOfPack);
  const [chunk] = await db
    .select({ chunk: chunks, fileName: manualFiles.fileName })
    .from(chunks)
    .innerJoin(manualFiles, ofPresentSource)
    .where(ofChunk);
  if (!chunk) throw new AppError("not_found", `There is no section ${chunkId}`);
  const { kind, title, headingPath, address, page } = chunk.chunk;
  const difference = storedDifference.parse(chunk.chunk.difference);
  const text = (await wholeSections(db, ownerId, [chunkId])).get(chunkId) ?? chunk.chunk.text;
  const { fileName } = chunk;
  return { chunkId, kind, title, headingPath, address, page, text, fileName, difference };
};
