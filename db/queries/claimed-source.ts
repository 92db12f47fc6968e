import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { packs } from "../schema/packs.ts";
import { sources } from "../schema/sources.ts";
import { packOf, sourceOf } from "./library-rows.ts";

/** After so long without a sign another worker takes a file over, where nobody can tell that this one is dead. */
const leaseSeconds = 60;
/** Files that are looked at for one to take. */
const candidates = 50;

export const leased = { claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` };
export const unclaimed = { claimedBy: null, claimedUntil: null } as const;

export type SourceRow = typeof sources.$inferSelect;

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
      .select({ source: sources, isSilent: lt(sources.claimedUntil, sql`now()`) })
      .from(sources)
      .where(and(wanted, which))
      .orderBy(asc(sources.updatedAt))
      .limit(candidates);
  const isFree = ({ source: { claimedBy }, isSilent }: Awaited<ReturnType<typeof read>>[number]) =>
    claimedBy === null || isSilent === true || isDead(claimedBy);
  const rows = await read(onlyOwner === null ? undefined : eq(sources.ownerId, onlyOwner));
  for (const { source } of rows.filter(isFree)) {
    const ofSource = sourceOf(source.ownerId, source.packId, source.id);
    const [taken] = await read(ofSource).for("update", { skipLocked: true });
    if (!taken || !isFree(taken)) continue;
    await tx
      .update(sources)
      .set({ claimedBy: worker, ...leased })
      .where(ofSource);
    return taken.source;
  }
  return null;
};

/** Says that the worker is still at it; false when the file is not its any more. */
export const renewClaim = async (db: Database, held: HeldSource): Promise<boolean> => {
  const renewed = await db
    .update(sources)
    .set(leased)
    .where(isHeld(held))
    .returning({ id: sources.id });
  return renewed.length > 0;
};

const isHeld = ({ ownerId, packId, sourceId, claimedBy }: HeldSource) =>
  and(sourceOf(ownerId, packId, sourceId), eq(sources.claimedBy, claimedBy));

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
      .from(sources)
      .where(and(isHeld(held), is))
      .for("update");
    if (!row) return false;
    await work(tx, row);
    return true;
  });
