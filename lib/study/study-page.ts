import type { StoredThread } from "../threads/thread-store.ts";
import type { StoredEdit, UndoState } from "./edit-store.ts";
import type { StudyDocument } from "./study-document.ts";
import type {
  NotePage,
  ReviewQuestion,
  StoredConflict,
  StoredMessage,
  Study,
  UploadInfo,
} from "./study-store.ts";

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
