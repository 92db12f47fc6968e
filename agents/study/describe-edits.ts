import { broughtBy, moveStretch } from "#lib/editing/history/patch-list.ts";
import { editsAfter, undoStack } from "#lib/editing/history/undo-stack.ts";
import type { EditView } from "#lib/schemas/study.ts";
import type { StoredEdit } from "#lib/study/edit-store.ts";

const turns: ReadonlySet<EditView["kind"]> = new Set(["undo", "redo"]);

/** What an edit brought, where it stands at `revision`; null when later edits took it away. */
const placeOf = (
  edit: StoredEdit,
  edits: readonly StoredEdit[],
  revision: number,
): EditView["place"] => {
  const later = editsAfter(edits, edit.number);
  const place = moveStretch(
    broughtBy(edit.patches),
    later.map(({ patches }) => patches),
  );
  return place && { revision, ...place };
};

/**
 * Edits as the margin shows them, oldest first. `edits` are the newest of the document, without a gap up to
 * `revision`; an edit was undone when neither it nor a redo of it stands.
 */
export const describeEdits = (edits: readonly StoredEdit[], revision: number): EditView[] => {
  const standing = new Set(undoStack(edits).undo.flatMap(({ origin }) => origin));
  return edits.map((edit) => {
    const undone = !turns.has(edit.kind) && !standing.has(edit.number);
    const { number, kind, author, batchId, target, similarity, reason } = edit;
    return {
      ...{ number, kind, author, batchId, target, similarity, reason, undone },
      ...{ oldPreview: edit.oldPreview, newPreview: edit.newPreview },
      place: undone ? null : placeOf(edit, edits, revision),
      createdAt: edit.createdAt.toISOString(),
    };
  });
};
