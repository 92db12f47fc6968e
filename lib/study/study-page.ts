import type { SourcePlace } from "#lib/schemas/source.ts";
import type { StoredThread } from "#lib/threads/thread-store.ts";
import type {
  NotePage,
  ReviewQuestion,
  StoredConflict,
  StoredEdit,
  StoredMessage,
  Study,
  UndoState,
  UploadInfo,
} from "./study-store.ts";

/**
 * What a text is to its thread: the student's own note, the material that was generated, what was read
 * from photos and reviewed, and the document that is edited.
 */
export type DocumentRole = "note" | "generated" | "recognised" | "synthesised";

/** A text as it is now. */
export interface StudyDocument {
  readonly id: string;
  readonly text: string;
  readonly revision: number;
}

/**
 * The student's notes as far as the thread has them: what was read and reviewed, else what was given as text;
 * null when there is neither. Citations name the lines of this text.
 */
export const ownNotes = async (
  document: (role: DocumentRole) => Promise<Pick<StudyDocument, "text"> | null>,
): Promise<string | null> => {
  for (const role of ["recognised", "note"] as const) {
    const found = await document(role);
    if (found && found.text.trim() !== "") return found.text;
  }
  return null;
};

/** Everything that is stored of a study thread, as it was at one moment. */
export interface StudyPage {
  readonly thread: StoredThread;
  readonly study: Study;
  readonly document: StudyDocument | null;
  /** The newest ones, without a gap, oldest first: those that come with every view. The history has the rest. */
  readonly edits: readonly StoredEdit[];
  readonly undo: UndoState;
  /** The newest ones, oldest first. */
  readonly messages: readonly StoredMessage[];
  readonly pending: readonly unknown[];
  readonly note: string | null;
  /** Where pages of files begin in the note. */
  readonly notePlaces: readonly SourcePlace[];
  /** The material on its own; null once there is a document. */
  readonly material: string | null;
  readonly uploads: readonly UploadInfo[];
  readonly pages: readonly NotePage[];
  readonly conflicts: readonly StoredConflict[];
  readonly questions: readonly ReviewQuestion[];
  readonly artifactPaths: readonly string[];
}

/** @throws AppError not_found */
export type ReadStudyPage = (
  ownerId: string,
  threadId: string,
  most: { readonly messages: number; readonly edits: number },
) => Promise<StudyPage>;
