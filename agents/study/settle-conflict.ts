import { undoStack } from "../../lib/editing/history/undo-stack.ts";
import { AppError } from "../../lib/errors.ts";
import { makePatch } from "../../lib/quotes/make-patch.ts";
import { placeQuote, QUOTE_LIMIT } from "../../lib/quotes/place-quote.ts";
import type { EditOutcome, EditStore } from "../../lib/study/edit-store.ts";
import type { StoredConflict, StudyStore } from "../../lib/study/study-store.ts";
import { studyText } from "./study-text.ts";

interface SettleConflictPorts {
  readonly study: StudyStore;
  readonly edits: EditStore;
}

export interface ConflictChoice {
  readonly key: string;
  readonly conflictId: string;
  readonly choice: "note" | "material";
}

/**
 * Settles where notes and material disagree, as the student says. The document speaks as the notes do; the material's
 * sentence comes in as an edit of the student's, and keeping the notes after that undoes it.
 * @throws AppError not_found, conflict_place_gone, edit_conflict
 */
export const settleConflict = async (
  ports: SettleConflictPorts,
  ownerId: string,
  threadId: string,
  { key, conflictId, choice }: ConflictChoice,
): Promise<void> => {
  const { study, edits } = ports;
  const conflict = (await study.conflicts(ownerId, threadId)).find(({ id }) => id === conflictId);
  if (!conflict) throw new AppError("not_found", `There is no conflict ${conflictId}`);
  const history = conflict.settledEdit === null ? [] : await edits.since(ownerId, threadId, 0);
  const standing = undoStack(history).undo.flatMap(({ origin }) => origin);
  const taken = conflict.settledEdit !== null && standing.includes(conflict.settledEdit);
  if (choice === "note") {
    if (taken) {
      const undone = await edits.undoEdit(ownerId, threadId, conflict.settledEdit ?? 0, key);
      numberOf(undone);
    }
    return study.settleConflict(ownerId, threadId, conflictId, { choice, edit: null });
  }
  const edit = taken
    ? conflict.settledEdit
    : await takeMaterial(ports, ownerId, threadId, { key, conflict });
  return study.settleConflict(ownerId, threadId, conflictId, { choice, edit });
};

/** Puts the material's sentence where the notes' one stands. */
const takeMaterial = async (
  { study, edits }: SettleConflictPorts,
  ownerId: string,
  threadId: string,
  { key, conflict }: { readonly key: string; readonly conflict: StoredConflict },
): Promise<number | null> => {
  const { quote, alternative, subject } = conflict;
  const { text, revision } = await edits.document(ownerId, threadId);
  const found = quote.length > QUOTE_LIMIT ? null : placeQuote(text, quote);
  if (alternative === null || found?.kind !== "placed") {
    throw new AppError("conflict_place_gone", `Conflict ${conflict.id} has no place`);
  }
  const { language } = await study.get(ownerId, threadId);
  const edit = {
    patches: [makePatch(text, found.start, found.end, alternative)],
    similarity: found.similarity,
    reason: studyText(language)("materialTaken", { subject }),
    oldText: found.matched,
    newText: alternative,
  };
  const batch = { key: `conflict ${key}`, author: "student", kind: "edit" } as const;
  return numberOf(
    await edits.apply(ownerId, threadId, { ...batch, baseRevision: revision, edits: [edit] }),
  );
};

/** @throws AppError edit_conflict */
const numberOf = (outcome: EditOutcome): number | null => {
  if (outcome.kind === "applied") return outcome.edits.at(-1)?.number ?? null;
  throw new AppError("edit_conflict", "Later edits changed the sentence of a conflict");
};
