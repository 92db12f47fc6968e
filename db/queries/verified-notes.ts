import { and, eq } from "drizzle-orm";
import type { VerifiedNote } from "#lib/concepts/concept-store.ts";
import { stableId } from "#lib/ids.ts";
import type { Database } from "../client.ts";
import { verifiedNotes } from "../schema/verified-notes.ts";

export const findVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
): Promise<VerifiedNote | null> => {
  const [row] = await db
    .select({
      concepts: verifiedNotes.concepts,
      corrections: verifiedNotes.corrections,
      check: verifiedNotes.noteCheck,
    })
    .from(verifiedNotes)
    .where(and(eq(verifiedNotes.ownerId, ownerId), eq(verifiedNotes.key, key)));
  // An entry made before sentences were checked says nothing of them.
  return row?.check ? { ...row, check: row.check } : null;
};

/**
 * Keeps the first entry of a key.
 * @throws Error when something was not verified, or is in doubt: such a note must not come back as checked.
 */
export const saveVerifiedNote = async (
  db: Database,
  ownerId: string,
  key: string,
  { concepts, corrections, check }: VerifiedNote,
): Promise<void> => {
  const isOpen = check.unchecked.length > 0 || check.doubts.length > 0;
  if (isOpen || concepts.some(({ status }) => status !== "verified")) {
    throw new Error("Only a note that was verified as a whole may be kept as verified");
  }
  await db
    .insert(verifiedNotes)
    .values({
      id: stableId("vn", ownerId, key),
      ownerId,
      key,
      concepts: [...concepts],
      corrections: [...corrections],
      noteCheck: check,
    })
    .onConflictDoNothing();
};
