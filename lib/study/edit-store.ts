import type { Patch } from "../quotes/patch.ts";
import type { EditAuthor, EditKind } from "../schemas/study.ts";
import type { StudyDocument } from "./study-document.ts";

/** One edit that is to be made. */
export interface NewEdit {
  /** All against the same text, none overlapping another. */
  readonly patches: readonly Patch[];
  readonly similarity: number | null;
  readonly reason: string;
  /** The passage before and after; the history keeps the first 50 characters of each. */
  readonly oldText: string;
  readonly newText: string;
}

/**
 * Edits that are applied all or nothing, every one against the text of `baseRevision`. They are moved over what came
 * after it, but what was typed is taken at the newest revision alone.
 */
export interface EditBatch {
  /** The same for the same work, so that it is stored once, however often it is repeated. */
  readonly key: string;
  readonly baseRevision: number;
  readonly author: EditAuthor;
  readonly kind: "edit" | "typed";
  readonly edits: readonly NewEdit[];
}

export interface StoredEdit {
  readonly number: number;
  readonly kind: EditKind;
  readonly author: EditAuthor;
  readonly patches: readonly Patch[];
  readonly batchId: string | null;
  readonly target: number | null;
  readonly similarity: number | null;
  readonly reason: string;
  readonly oldPreview: string;
  readonly newPreview: string;
  readonly createdAt: Date;
}

/**
 * `applied` also when the key was stored before: then these are the edits of that time. `conflict`: an
 * edit after `baseRevision` changed the same words, or a patch does not fit; nothing was changed.
 */
export type EditOutcome =
  | { readonly kind: "applied"; readonly edits: readonly StoredEdit[]; readonly revision: number }
  | { readonly kind: "conflict"; readonly revision: number };

/** A part of the history, newest first. */
export interface EditPage {
  /** `undone` when an undo took it back and no redo brought it again. */
  readonly edits: readonly (Omit<StoredEdit, "patches"> & { readonly undone: boolean })[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

/** Whether anything can be undone and redone. */
export interface UndoState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * The edited document of a study thread. Every call names the owner and throws `not_found` for another's
 * thread, `document_not_ready` before the synthesis. Every change raises the thread's revision, too.
 */
export interface EditStore {
  readonly document: (ownerId: string, threadId: string) => Promise<StudyDocument>;
  /** @throws AppError document_too_long */
  readonly apply: (ownerId: string, threadId: string, batch: EditBatch) => Promise<EditOutcome>;
  /** Takes back the newest edit or batch that stands. @throws AppError nothing_to_undo */
  readonly undo: (ownerId: string, threadId: string, key: string) => Promise<EditOutcome>;
  /** Takes back this edit with its batch, wherever it stands in the history; a conflict when later ones changed the same words. */
  readonly undoEdit: (
    ownerId: string,
    threadId: string,
    number: number,
    key: string,
  ) => Promise<EditOutcome>;
  /** @throws AppError nothing_to_redo */
  readonly redo: (ownerId: string, threadId: string, key: string) => Promise<EditOutcome>;
  /** Makes the text of that revision the present one, as one more edit. */
  readonly restore: (
    ownerId: string,
    threadId: string,
    revision: number,
    key: string,
  ) => Promise<EditOutcome>;
  /** Edits after a revision, oldest first; all of them after 0. */
  readonly since: (ownerId: string, threadId: string, revision: number) => Promise<StoredEdit[]>;
  /**
   * The newest `limit` edits before a number, or the newest of all; a batch is whole, so that a page may hold some more.
   */
  readonly page: (
    ownerId: string,
    threadId: string,
    page: { readonly before: number | null; readonly limit: number },
  ) => Promise<EditPage>;
  /** The text as it was at that revision. @throws AppError not_found */
  readonly textAt: (ownerId: string, threadId: string, revision: number) => Promise<string>;
}
