import { and, eq, sql } from "drizzle-orm";
import type { PlannedEdit } from "#lib/editing/history/plan-edits.ts";
import { sha256, stableId } from "#lib/ids.ts";
import { applyPatches } from "#lib/quotes/apply-patch.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { EditAuthor } from "#lib/schemas/study.ts";
import type { EditOutcome } from "#lib/study/edit-store.ts";
import type { Database } from "../client.ts";
import { documents } from "../schema/documents.ts";
import { edits } from "../schema/edits.ts";
import { threads } from "../schema/threads.ts";
import { editColumns, editKey, type OpenDocument } from "./open-document.ts";
import type { OwnedThread } from "./owned-thread.ts";
import { checkStudyText, storableText } from "./study-text.ts";
import { visibleChange } from "./thread-changes.ts";

/**
 * A new snapshot is written after so many edits: reading applies at most these, and a snapshot of 100 kB costs
 * some 50 kB of WAL, so one edit bears about 1 kB of it.
 */
const editsPerSnapshot = 50;
/** Characters of a preview; from the product's specification. */
const previewLength = 50;

const preview = (text: string): string =>
  [...text.slice(0, 2 * previewLength)].slice(0, previewLength).join("");

const patchSize = (patches: readonly Patch[]): number =>
  patches.reduce((sum, { removed, inserted }) => sum + removed.length + inserted.length, 0);

/** Whether reading would be dearer than writing the text once more. */
const wantsSnapshot = (
  document: OpenDocument,
  next: readonly PlannedEdit[],
  text: string,
): boolean => {
  const { revision, snapshotRevision } = document;
  if (revision + next.length - snapshotRevision >= editsPerSnapshot) return true;
  const since = document.edits.filter(({ number }) => number > snapshotRevision);
  const size = [...since, ...next].reduce((sum, { patches }) => sum + patchSize(patches), 0);
  return size > Math.max(20_000, text.length / 4);
};

/**
 * The text after the edits; null when one does not fit. What they take away and bring is checked by itself: two halves
 * of different characters would make a whole one.
 * @throws AppError text_broken, document_too_long
 */
const textAfterEdits = (before: string, edits: readonly PlannedEdit[]): string | null => {
  let text = before;
  for (const { patches } of edits) {
    for (const { removed, inserted } of patches) {
      checkStudyText(removed);
      checkStudyText(inserted);
    }
    const next = applyPatches(text, patches);
    if (next === null) return null;
    text = next;
  }
  checkStudyText(text);
  return text;
};

/** An edit as text that can be stored whatever it is told of: a model may give anything as its reason. */
const rowOf = ({ oldText, newText, ...edit }: PlannedEdit) => ({
  kind: edit.kind,
  patches: [...edit.patches],
  target: edit.target,
  similarity: edit.similarity,
  reason: storableText(edit.reason),
  oldPreview: storableText(preview(oldText)),
  newPreview: storableText(preview(newText)),
});

/**
 * Stores edits one after another, all or none, and raises the document's and the thread's revision. The caller
 * holds the thread's row. A conflict when one does not fit the text.
 * @throws AppError text_broken, document_too_long
 */
export const storeEdits = async (
  tx: Database,
  { ownerId, threadId }: OwnedThread,
  document: OpenDocument,
  change: {
    readonly key: string;
    readonly author: EditAuthor;
    readonly edits: readonly PlannedEdit[];
  },
): Promise<EditOutcome> => {
  const { id: documentId } = document;
  const text = textAfterEdits(document.text, change.edits);
  if (text === null) return { kind: "conflict", revision: document.revision };
  const batchId = change.edits.length > 1 ? stableId("bat", documentId, change.key) : null;
  const stored = await tx
    .insert(edits)
    .values(
      change.edits.map((edit, place) => ({
        id: stableId("edt", documentId, change.key, place),
        ...{ ownerId, threadId, documentId, batchId, author: change.author },
        number: document.revision + place + 1,
        key: editKey(change.key, place),
        ...rowOf(edit),
      })),
    )
    .returning(editColumns);
  const revision = document.revision + change.edits.length;
  const snapshot = wantsSnapshot(document, change.edits, text)
    ? { text, sha256: sha256(text), snapshotRevision: revision }
    : {};
  await tx
    .update(documents)
    .set({ revision, updatedAt: sql`now()`, ...snapshot })
    .where(and(eq(documents.id, documentId), eq(documents.ownerId, ownerId)));
  await tx
    .update(threads)
    .set(visibleChange())
    .where(and(eq(threads.id, threadId), eq(threads.ownerId, ownerId)));
  return { kind: "applied", edits: stored.toSorted((a, b) => a.number - b.number), revision };
};
