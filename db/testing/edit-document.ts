import { newId } from "#lib/ids.ts";
import type { EditBatch, EditOutcome, EditStore, NewEdit } from "#lib/study/study-store.ts";
import type { OwnedThread } from "../queries/thread-rows.ts";

/** The edit that puts a text in the place of another, which stands in `text` once. */
export const replacing = (text: string, removed: string, inserted: string): NewEdit => ({
  patches: [{ start: text.indexOf(removed), removed, inserted }],
  ...{ similarity: 0.9, reason: "asked for", oldText: removed, newText: inserted },
});

export const batchOf = (
  baseRevision: number,
  changes: EditBatch["edits"],
  more: Partial<EditBatch> = {},
): EditBatch => ({
  ...{ key: newId("key"), author: "agent", kind: "edit", baseRevision, edits: changes },
  ...more,
});

/** Replaces texts of the present document in one batch. */
export const replaceIn = async (
  edits: EditStore,
  { ownerId, threadId }: OwnedThread,
  pairs: Readonly<Record<string, string>>,
): Promise<EditOutcome> => {
  const { text, revision } = await edits.document(ownerId, threadId);
  const changes = Object.entries(pairs).map(([old, fresh]) => replacing(text, old, fresh));
  return edits.apply(ownerId, threadId, batchOf(revision, changes));
};
