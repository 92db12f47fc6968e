import { and, eq, sql } from "drizzle-orm";
import { sha256, stableId } from "../../lib/ids.ts";
import { applyPatches } from "../../lib/quotes/apply-patch.ts";
import type { Patch } from "../../lib/quotes/patch.ts";
import type { EditAuthor, EditKind } from "../../lib/schemas/study.ts";
import type { EditOutcome, NewEdit } from "../../lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { edits } from "../schema/edits.ts";
import { threads } from "../schema/threads.ts";
import { editKey, editsWithKey, type OpenDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { checkStudyText } from "./study-text.ts";
import { visibleChange } from "./thread-changes.ts";

/**
 * A new snapshot is written after so many edits: reading applies at most these, and a snapshot of 100 kB costs
 * some 50 kB of WAL, so one edit bears about 1 kB of it.
 */
const editsPerSnapshot = 50;
/** Characters of a preview; from the product's specification. */
const previewLength = 50;

/** An edit as it will stand: its patches are against the text after the one before it. */
export interface NextEdit extends NewEdit {
  readonly kind: EditKind;
  readonly target: number | null;
}

const preview = (text: string): string => [...text].slice(0, previewLength).join("");

const patchSize = (patches: readonly Patch[]): number =>
  patches.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0);

/** Whether reading would be dearer than writing the text once more. */
const wantsSnapshot = (
  document: OpenDocument,
  next: readonly NextEdit[],
  text: string,
): boolean => {
  const { revision, snapshotRevision } = document;
  if (revision + next.length - snapshotRevision >= editsPerSnapshot) return true;
  const since = document.edits.filter(({ number }) => number > snapshotRevision);
  const size = [...since, ...next].reduce((sum, { patches }) => sum + patchSize(patches), 0);
  return size > Math.max(20_000, text.length / 4);
};

/**
 * Stores edits one after another, all or none, and raises the document's and the thread's revision. The caller
 * holds the thread's row. A conflict when one does not fit the text.
 * @throws AppError note_not_text, document_too_long
 */
export const storeEdits = async (
  tx: Database,
  thread: OwnedThread,
  document: OpenDocument,
  change: {
    readonly key: string;
    readonly author: EditAuthor;
    readonly edits: readonly NextEdit[];
  },
): Promise<EditOutcome> => {
  const { ownerId, threadId } = thread;
  let text = document.text;
  for (const { patches } of change.edits) {
    const next = applyPatches(text, patches);
    if (next === null) return { kind: "conflict", revision: document.revision };
    text = next;
  }
  checkStudyText(text);
  const batchId = change.edits.length > 1 ? stableId("bat", document.id, change.key) : null;
  await tx.insert(edits).values(
    change.edits.map((edit, place) => ({
      id: stableId("edt", document.id, change.key, place),
      ...{ ownerId, threadId, documentId: document.id, batchId },
      number: document.revision + place + 1,
      key: editKey(change.key, place),
      author: change.author,
      kind: edit.kind,
      patches: [...edit.patches],
      target: edit.target,
      similarity: edit.similarity,
      reason: edit.reason,
      oldPreview: preview(edit.oldText),
      newPreview: preview(edit.newText),
    })),
  );
  const revision = document.revision + change.edits.length;
  const snapshot = wantsSnapshot(document, change.edits, text)
    ? { text, sha256: sha256(text), snapshotRevision: revision }
    : {};
  await tx
    .update(documents)
    .set({ revision, updatedAt: sql`now()`, ...snapshot })
    .where(and(eq(documents.id, document.id), eq(documents.ownerId, ownerId)));
  await tx
    .update(threads)
    .set(visibleChange())
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
  const stored = await editsWithKey(tx, thread, document.id, change.key);
  return { kind: "applied", edits: stored, revision };
};
