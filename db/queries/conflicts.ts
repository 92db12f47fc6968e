import { and, asc, eq } from "drizzle-orm";
import { stableId } from "#lib/ids.ts";
import type { StoredConflict, StudyStore } from "#lib/study/study-store.ts";
import type { Database } from "../client.ts";
import { conflicts } from "../schema/conflicts.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { ofOwnStudy, touchThread } from "./study-rows.ts";

const ofThread = ({ ownerId, threadId }: OwnedThread) =>
  and(eq(conflicts.threadId, threadId), eq(conflicts.ownerId, ownerId));

/** Replaces the list. */
export const saveConflicts = (
  db: Database,
  thread: OwnedThread,
  list: Parameters<StudyStore["saveConflicts"]>[2],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    await tx.delete(conflicts).where(ofThread(thread));
    if (list.length === 0) return;
    await tx.insert(conflicts).values(
      list.map(({ subject, material, note, quote, alternative }, ordinal) => ({
        id: stableId("cfl", thread.threadId, ordinal),
        ...{ ...thread, ordinal, subject, material, note, quote, alternative },
      })),
    );
  });

export const settleConflict = (
  db: Database,
  thread: OwnedThread,
  conflictId: string,
  { choice, edit }: Parameters<StudyStore["settleConflict"]>[3],
): Promise<void> =>
  db.transaction(async (tx) => {
    await touchThread(tx, thread);
    await tx
      .update(conflicts)
      .set({ settled: choice, settledEdit: edit })
      .where(and(ofThread(thread), eq(conflicts.id, conflictId)));
  });

export const readConflicts = (db: Database, thread: OwnedThread): Promise<StoredConflict[]> =>
  ofOwnStudy(
    db,
    thread,
    db
      .select({
        id: conflicts.id,
        subject: conflicts.subject,
        material: conflicts.material,
        note: conflicts.note,
        quote: conflicts.quote,
        alternative: conflicts.alternative,
        settled: conflicts.settled,
        settledEdit: conflicts.settledEdit,
      })
      .from(conflicts)
      .where(ofThread(thread))
      .orderBy(asc(conflicts.ordinal)),
  );
