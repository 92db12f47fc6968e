import { and, eq, sql } from "drizzle-orm";
import { newId, sha256 } from "#lib/ids.ts";
import type { DocumentRole, StudyDocument } from "#lib/study/study-document.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { studies } from "../schema/studies.ts";
import { openDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { ofOwnStudy, studyOf, touchThread } from "./study-rows.ts";
import { checkStudyText } from "./study-text.ts";

const ofRole = ({ ownerId, threadId }: OwnedThread, role: DocumentRole) =>
  and(eq(documents.threadId, threadId), eq(documents.ownerId, ownerId), eq(documents.role, role));

/** Null when there is none. */
export const readDocument = async (
  db: Database,
  thread: OwnedThread,
  role: DocumentRole,
): Promise<StudyDocument | null> => {
  const columns = { id: documents.id, text: documents.text, revision: documents.revision };
  const stored = db.select(columns).from(documents).where(ofRole(thread, role));
  const [row] = await ofOwnStudy(db, thread, stored);
  if (!row || role !== "synthesised") return row ?? null;
  const { id, text, revision } = await openDocument(db, thread);
  return { id, text, revision };
};

/** Stores or replaces a text and ends the draft. A document that has edits stays as it is. */
export const saveDocument = (
  db: Database,
  thread: OwnedThread,
  role: DocumentRole,
  text: string,
): Promise<StudyDocument> => {
  checkStudyText(text);
  return db.transaction(async (tx) => {
    await touchThread(tx, thread);
    await tx
      .insert(documents)
      .values({ id: newId("doc"), ...thread, role, text, sha256: sha256(text) })
      .onConflictDoUpdate({
        target: [documents.threadId, documents.role],
        set: { text, sha256: sha256(text), updatedAt: sql`now()` },
        setWhere: and(eq(documents.revision, 0), eq(documents.ownerId, thread.ownerId)),
      });
    await tx.update(studies).set({ draft: null, draftStage: null }).where(studyOf(thread));
    return readSaved(tx, thread, role);
  });
};

const readSaved = async (
  tx: Database,
  thread: OwnedThread,
  role: DocumentRole,
): Promise<StudyDocument> => {
  if (role === "synthesised") {
    const { id, text, revision } = await openDocument(tx, thread);
    return { id, text, revision };
  }
  const columns = { id: documents.id, text: documents.text, revision: documents.revision };
  const [row] = await tx.select(columns).from(documents).where(ofRole(thread, role));
  if (!row) throw new Error(`The ${role} text of ${thread.threadId} was not stored`);
  return row;
};
