import { and, eq } from "drizzle-orm";
import type { VerifiedNote } from "../../lib/concepts/concept-store.ts";
import { stableId } from "../../lib/ids.ts";
import type { Database } from "../client.ts";
import { verifiedNotes } from "../schema/verified-notes.ts";

export const findVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
): Promise<VerifiedNote | null> => {
  const [row] = await db
    .select({ concepts: verifiedNotes.concepts, corrections: verifiedNotes.corrections })
    .from(verifiedNotes)
    .where(and(eq(verifiedNotes.ownerId, ownerId), eq(verifiedNotes.key, key)));
  return row ?? null;
};

/**
 * Keeps the first entry of a key.
 * @throws Error when a concept was not verified: such a note must not come back as checked.
 */
export const saveVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
  { concepts, corrections }: VerifiedNote,
): Promise<void> => {
  if (concepts.some(({ status }) => status !== "verified")) {
    throw new Error("Only a note whose concepts were all verified may be kept as verified");
  }
  await db
    .insert(verifiedNotes)
    .values({
      id: stableId("vn", ownerId, key),
      ownerId,
      key,
      concepts: [...concepts],
      corrections: [...corrections],
    })
    .onConflictDoNothing();
};
