import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { documents } from "../schema/study.ts";
import { threads } from "../schema/threads.ts";
import { insertThreadSources } from "./subject-sources.ts";
import { type OwnedThread, rowsOf } from "./thread-rows.ts";

/** How many notes are looked up at once; each is stored in a transaction of its own. */
const notesAtOnce = 50;

/**
 * Makes sources of the notes of threads that were made before there were any. Twice is once, and what is broken off goes on
 * at the next start.
 */
export const keepOldNotes = async (
  db: Database,
  onlyOwner: string | null,
  signal: AbortSignal,
): Promise<void> => {
  let last = "";
  for (;;) {
    const old = await db
      .select({ id: documents.id, ownerId: documents.ownerId, threadId: documents.threadId })
      .from(documents)
      .where(
        and(
          eq(documents.role, "note"),
          gt(documents.id, last),
          onlyOwner === null ? undefined : eq(documents.ownerId, onlyOwner),
          sql`not exists (select from thread_sources t where t.thread_id = ${documents.threadId})`,
        ),
      )
      .orderBy(asc(documents.id))
      .limit(notesAtOnce);
    for (const { id: documentId, ownerId, threadId } of old) {
      if (signal.aborted) return;
      await db.transaction((tx) => keepOldNote(tx, { ownerId, threadId }, documentId));
    }
    if (old.length < notesAtOnce) return;
    last = old.at(-1)?.id ?? last;
  }
};

const keepOldNote = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  documentId: string,
): Promise<void> => {
  const [note] = await tx
    .select({
      text: documents.text,
      fileName: documents.fileName,
      subjectId: threads.subjectId,
    })
    .from(documents)
    .innerJoin(threads, and(eq(threads.id, documents.threadId), eq(threads.ownerId, ownerId)))
    .where(and(eq(documents.id, documentId), rowsOf(documents, { ownerId, threadId })))
    // Held, so that it is not moved or deleted meanwhile.
    .for("share", { of: threads });
  if (!note) return;
  await insertThreadSources(tx, { ownerId, threadId, subjectId: note.subjectId }, note, null);
};
