import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Database } from "../client.ts";
import { chunks } from "../schema/chunks.ts";
import { libraries } from "../schema/libraries.ts";
import { packs } from "../schema/packs.ts";
import { sources } from "../schema/sources.ts";

export const packOf = (ownerId: string, packId: string) =>
  and(eq(packs.id, packId), eq(packs.ownerId, ownerId));

export const sourceOf = (ownerId: string, packId: string, sourceId: string) =>
  and(eq(sources.id, sourceId), eq(sources.packId, packId), eq(sources.ownerId, ownerId));

/**
 * The source of a chunk that is searched and shown, for joins: a manual that comes again has two generations, of which
 * the source names the present one.
 */
export const ofPresentSource = and(
  eq(sources.id, chunks.sourceId),
  eq(sources.ownerId, chunks.ownerId),
  eq(sources.generation, chunks.generation),
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
