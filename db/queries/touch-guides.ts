import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { guides } from "../schema/guides.ts";
import { threads } from "../schema/threads.ts";

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
