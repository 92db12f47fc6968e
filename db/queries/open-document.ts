import { and, asc, eq, gt, lte } from "drizzle-orm";
import { textAfter } from "#lib/editing/history/text-at.ts";
import { AppError } from "#lib/errors.ts";
import type { StoredEdit } from "#lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { edits } from "../schema/edits.ts";
import { threads } from "../schema/threads.ts";
import { threadNotFound } from "./lock-thread.ts";
import type { OwnedThread } from "./owned-thread.ts";

/** The edited document: its snapshot, and the edits that lead from there to the present text. */
export interface OpenDocument {
  readonly id: string;
  readonly revision: number;
  readonly snapshotRevision: number;
  /** The text of `revision`. */
  readonly text: string;
  /** Edits from the asked revision on, and at least those after the snapshot, oldest first. */
  readonly edits: readonly StoredEdit[];
}

export const editColumns = {
  number: edits.number,
  kind: edits.kind,
  author: edits.author,
  patches: edits.patches,
  batchId: edits.batchId,
  target: edits.target,
  similarity: edits.similarity,
  reason: edits.reason,
  oldPreview: edits.oldPreview,
  newPreview: edits.newPreview,
  createdAt: edits.createdAt,
};

/** Edits of a document after a revision up to another, oldest first. */
const editsBetween = (
  db: Database,
  { ownerId, threadId }: OwnedThread,
  documentId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<StoredEdit[]> =>
  db
    .select(editColumns)
    .from(edits)
    .where(
      and(
        eq(edits.documentId, documentId),
        eq(edits.ownerId, ownerId),
        eq(edits.threadId, threadId),
        gt(edits.number, after),
        lte(edits.number, upTo),
      ),
    )
    .orderBy(asc(edits.number));

/** The edits that were stored under these keys, oldest first. */
export const editsWithKey = async (
  db: Database,
  { ownerId }: OwnedThread,
  documentId: string,
  key: string,
): Promise<StoredEdit[]> => {
  const [first] = await db
    .select(editColumns)
    .from(edits)
    .where(
      and(
        eq(edits.documentId, documentId),
        eq(edits.ownerId, ownerId),
        eq(edits.key, editKey(key, 0)),
      ),
    );
  if (!first) return [];
  if (first.batchId === null) return [first];
  return db
    .select(editColumns)
    .from(edits)
    .where(
      and(
        eq(edits.documentId, documentId),
        eq(edits.ownerId, ownerId),
        eq(edits.batchId, first.batchId),
      ),
    )
    .orderBy(asc(edits.number));
};

/** The key of one edit of a batch. */
export const editKey = (key: string, place: number): string => `${key}#${place}`;

/**
 * The document with its edits after `since`. The row says of which moment all is: edits up to its revision stay as they
 * are, so that two queries need no transaction.
 * @throws AppError not_found, document_not_ready
 */
export const openDocument = async (
  tx: Database,
  thread: OwnedThread,
  since = Number.POSITIVE_INFINITY,
): Promise<OpenDocument> => {
  const { ownerId, threadId } = thread;
  const [row] = await tx
    .select({
      id: documents.id,
      revision: documents.revision,
      snapshotRevision: documents.snapshotRevision,
      text: documents.text,
    })
    .from(threads)
    .leftJoin(
      documents,
      and(
        eq(documents.threadId, threads.id),
        eq(documents.ownerId, threads.ownerId),
        eq(documents.role, "synthesised"),
      ),
    )
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId), eq(threads.kind, "study")));
  if (!row) throw threadNotFound(threadId);
  const { id, revision, snapshotRevision, text } = row;
  if (id === null || revision === null || snapshotRevision === null || text === null) {
    throw new AppError("document_not_ready", `Thread ${threadId} has no document yet`);
  }
  const span = { after: Math.min(since, snapshotRevision), upTo: revision };
  const known = await editsBetween(tx, thread, id, span);
  const unsaved = known.filter(({ number }) => number > snapshotRevision);
  return { id, revision, snapshotRevision, text: textAfter(text, unsaved), edits: known };
};
