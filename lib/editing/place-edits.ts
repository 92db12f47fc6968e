import type { NewEdit } from "../study/edit-store.ts";
import type { EditFailure, PossiblePlace } from "./edit-failure.ts";
import { type BatchedEdit, joinEdits } from "./join-edits.ts";
import { placeEdit } from "./place-edit.ts";
import type { ProposedEdit, TextSpan } from "./proposed-edit.ts";

/**
 * Edits of one answer with their places. `unsure`: all are placed but one, whose quote stands in several places,
 * so that whoever knows the place can have them all.
 */
export type PlacedEdits =
  | { readonly kind: "placed"; readonly edits: readonly NewEdit[] }
  | {
      readonly kind: "unsure";
      readonly quote: string;
      readonly places: readonly PossiblePlace[];
      readonly others: readonly NewEdit[];
      readonly failures: readonly EditFailure[];
      readonly fitting: readonly BatchedEdit[];
    }
  | {
      readonly kind: "failed";
      readonly failures: readonly EditFailure[];
      /** Those that would have been made without the others. */
      readonly fitting: readonly BatchedEdit[];
    };

/** Places edits that were all made against the same text: all of them or none. */
export const placeEdits = (
  document: string,
  proposed: readonly ProposedEdit[],
  selection: TextSpan | null,
): PlacedEdits => {
  const found: BatchedEdit[] = [];
  const failures: EditFailure[] = [];
  proposed.forEach((wanted, index) => {
    const quote = wanted.oldText;
    const placed = placeEdit(document, wanted, selection);
    if (placed.kind === "placed") found.push({ index, quote, edit: placed.edit });
    else failures.push({ ...placed, index, quote });
  });
  return settleBatch(document, found, failures);
};

/** What becomes of a batch in which some edits found their places and some did not. */
export const settleBatch = (
  document: string,
  found: readonly BatchedEdit[],
  failures: readonly EditFailure[],
): PlacedEdits => {
  const edits = found.map(({ edit }) => edit);
  const problems = [...failures, ...joinEdits(document, found)];
  const [failure] = problems;
  if (failure === undefined) return { kind: "placed", edits };
  const fitting = found.filter(({ index }) => problems.every((problem) => problem.index !== index));
  if (problems.length === 1 && failure.kind === "ambiguous") {
    const { quote, places } = failure;
    return { kind: "unsure", quote, places, others: edits, failures: problems, fitting };
  }
  return { kind: "failed", failures: problems, fitting };
};
