import type { ThreadStatus } from "../schemas/thread.ts";
import type { StoredEdit } from "../study/edit-store.ts";
import type { ReviewQuestion } from "../study/study-store.ts";

/** What the history file tells of an edit. */
export type ArtifactEdit = Pick<
  StoredEdit,
  "number" | "createdAt" | "oldPreview" | "newPreview" | "similarity"
>;

/** A study thread at one moment: all that its files are made of. */
export interface ArtifactSnapshot {
  readonly threadId: string;
  /** The thread's revision. */
  readonly revision: number;
  readonly title: string;
  readonly topic: string;
  readonly status: ThreadStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The texts; null for what there is not. */
  readonly generated: string | null;
  readonly notes: string | null;
  /** The edited document as it is now. */
  readonly document: string | null;
  /** Every edit, oldest first. */
  readonly edits: readonly ArtifactEdit[];
  readonly questions: readonly ReviewQuestion[];
}

export interface ArtifactFile {
  /** Relative, with `/`; made of the fixed names alone. */
  readonly path: string;
  readonly text: string;
}
