import { undoStack } from "#lib/editing/history/undo-stack.ts";
import { AppError } from "#lib/errors.ts";
import { makePatch } from "#lib/quotes/make-patch.ts";
import { placeQuote, QUOTE_LIMIT } from "#lib/quotes/place-quote.ts";
import type { EditOutcome, EditStore } from "#lib/study/edit-store.ts";
import type { StoredConflict, StudyStore } from "#lib/study/study-store.ts";
import { studyText } from "../study/study-text.ts";

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
  const { language } = await study.get(ownerId, threadId);
  const reason = studyText(language)("materialTaken", { subject });
  const place = placeIn(text, quote);
  if (alternative === null || place === null) {
    // The sentence may have been put in before the press was known to be settled.
    const made = alternative === null ? null : await madeBefore(edits, ownerId, threadId, reason);
    if (made !== null) return made;
    throw new AppError("conflict_place_gone", `Conflict ${conflict.id} has no place`);
  }
  const edit = {
    patches: [makePatch(text, place.start, place.end, alternative)],
    similarity: null,
    ...{ reason, oldText: text.slice(place.start, place.end), newText: alternative },
  };
  const batch = { key: `conflict ${key}`, author: "student", kind: "edit" } as const;
  return numberOf(
    await edits.apply(ownerId, threadId, { ...batch, baseRevision: revision, edits: [edit] }),
  );
};

/** Where the sentence stands; of several equal ones the first, which the page shows. */
const placeIn = (text: string, quote: string): { start: number; end: number } | null => {
  const start = quote === "" ? -1 : text.indexOf(quote);
  if (start >= 0) return { start, end: start + quote.length };
  const found = quote.length > QUOTE_LIMIT ? null : placeQuote(text, quote);
  return found?.kind === "placed" ? found : null;
};

/** The standing edit that put this conflict's sentence in. */
const madeBefore = async (
  edits: EditStore,
  ownerId: string,
  threadId: string,
  reason: string,
): Promise<number | null> => {
  const history = await edits.since(ownerId, threadId, 0);
  const standing = undoStack(history).undo.flatMap(({ origin }) => origin);
  const made = history.findLast(
    (edit) => edit.author === "student" && edit.reason === reason && standing.includes(edit.number),
  );
  return made?.number ?? null;
};

/** @throws AppError edit_conflict */
const numberOf = (outcome: EditOutcome): number | null => {
  if (outcome.kind === "applied") return outcome.edits.at(-1)?.number ?? null;
  throw new AppError("edit_conflict", "Later edits changed the sentence of a conflict");
};
