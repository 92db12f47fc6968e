import { eq } from "drizzle-orm";
import { newId } from "#lib/ids.ts";
import type { Database } from "../client.ts";
import { editStore } from "../queries/edits.ts";
import type { OwnedThread } from "../queries/thread-rows.ts";
import { documents, edits } from "../schema/study.ts";
import { newStudy } from "./new-study.ts";

/** A document with a history of this length, written at once: each edit types one letter. */
export const studyWithEdits = async (db: Database, count: number): Promise<OwnedThread> => {
  const thread = await newStudy(db, "");
  const { ownerId, threadId } = thread;
  const { id: documentId } = await editStore(db).document(ownerId, threadId);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: newId("edt"), ownerId, threadId, documentId, number: index + 1, key: `k${index}` },
    ...{ kind: "typed", author: "student", patches: [{ start: 0, removed: "", inserted: "a" }] },
    ...{ similarity: null, reason: "", oldPreview: "", newPreview: "a" },
  })) satisfies (typeof edits.$inferInsert)[];
  for (let from = 0; from < count; from += 1_000) {
    await db.insert(edits).values(rows.slice(from, from + 1_000));
  }
  await db
    .update(documents)
    .set({ revision: count, snapshotRevision: count, text: "a".repeat(count) })
    .where(eq(documents.id, documentId));
  return thread;
};
