import { applyPatches } from "../quotes/apply-patch.ts";
import { patchEnd } from "../quotes/patch.ts";
import type { NewEdit } from "../study/edit-store.ts";
import { checkEdit } from "./check-edit.ts";
import type { EditFailure } from "./edit-failure.ts";

/** One edit of a batch, and what it was asked for. */
export interface BatchedEdit {
  readonly index: number;
  readonly quote: string;
  readonly edit: NewEdit;
}

/**
 * Whether edits of the same text can be made together: none touches the words of another, and the text is as
 * well-formed after them as before.
 */
export const joinEdits = (document: string, batch: readonly BatchedEdit[]): EditFailure[] => {
  const overlapping = batch.filter((one) =>
    batch.some((other) => other.index < one.index && overlap(one.edit, other.edit)),
  );
  if (overlapping.length > 0) {
    return overlapping.map(({ index, quote }) => ({ kind: "overlap", index, quote }));
  }
  const patches = batch.flatMap(({ edit }) => edit.patches);
  const [first] = batch;
  if (first === undefined) return [];
  if (applyPatches(document, patches) === null) {
    return [{ kind: "overlap", index: first.index, quote: first.quote }];
  }
  const breakages = checkEdit(document, patches);
  if (breakages.length === 0) return [];
  const guilty = batch.filter(({ edit }) => checkEdit(document, edit.patches).length > 0);
  // Alone none may break anything, such as a fence that opens in one and closes in none.
  return (guilty.length > 0 ? guilty : [first]).map(({ index, quote }) => ({
    kind: "breaks",
    index,
    quote,
    breakages,
  }));
};

/** Insertions at the same place do not collide, and stand in the order in which they were asked for. */
const overlap = (one: NewEdit, other: NewEdit): boolean =>
  one.patches.some((a) =>
    other.patches.some(
      (b) =>
        (a.start < patchEnd(b) && b.start < patchEnd(a)) ||
        (a.start === b.start && a.removed + b.removed !== ""),
    ),
  );
