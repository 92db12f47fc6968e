import { stableId } from "#lib/ids.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  EditAuthor,
  HistoryEdit,
  MessageView,
  NotePageView,
  ReviewQuestionView,
  StudySettings,
  TypingRequest,
} from "#lib/schemas/study.ts";
import type { DocumentRole, StudyDocument } from "./study-page.ts";

/** The id of a question by its list and its place there: the same when a list is stored again after a crash. */
export const reviewQuestionId = (threadId: string, listKey: string, ordinal: number): string =>
  stableId("rvq", threadId, listKey, ordinal);

/** A passage as it stands, or as it was quoted, and what is to stand in its place. */
export interface Replacement {
  readonly oldText: string;
  readonly newText: string;
}

/** One edit that is to be made; the history keeps the first 50 characters of the passage before and after. */
export interface NewEdit extends Replacement {
  /** All against the same text, none overlapping another. */
  readonly patches: readonly Patch[];
  readonly similarity: number | null;
  readonly reason: string;
}

/**
 * Edits that are applied all or nothing, every one against the text of `baseRevision`. They are moved over what came
 * after it, but what was typed is taken at the newest revision alone.
 */
export interface EditBatch extends Readonly<Pick<TypingRequest, "key" | "baseRevision">> {
  readonly author: EditAuthor;
  readonly kind: "edit" | "typed";
  readonly edits: readonly NewEdit[];
}

export interface StoredEdit extends Readonly<Omit<HistoryEdit, "undone" | "createdAt">> {
  readonly patches: readonly Patch[];
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
  /** Without a number, what was taken back last. @throws AppError nothing_to_redo */
  readonly redo: (
    ownerId: string,
    threadId: string,
    key: string,
    number?: number | null,
  ) => Promise<EditOutcome>;
  /** Makes the text of that revision the present one, as one more edit. */
  readonly restore: (
    ownerId: string,
    threadId: string,
    revision: number,
    key: string,
  ) => Promise<EditOutcome>;
  /** What an edit changed, and the text before and after it. @throws AppError not_found */
  readonly edit: (
    ownerId: string,
    threadId: string,
    number: number,
  ) => Promise<Pick<StoredEdit, "patches"> & { readonly before: string; readonly after: string }>;
  /** Edits after a revision, oldest first; all of them after 0. Typed ones of long ago are taken together. */
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

/** The stages of a study thread until its notes are put into the material. */
const before: ReadonlySet<string> = new Set([
  "prepare_input",
  "generate_material",
  "write_and_read",
  "await_notes",
  "recognise_notes",
  "review_notes",
]);

/** Whether photos may still come and go: none may that nobody would read. `null` before the first stage. */
export const notesAreOpen = (stage: string | null): boolean => stage === null || before.has(stage);

export interface Study {
  readonly topic: string;
  /** False while the thread bears the title that was made of its topic. */
  readonly named: boolean;
  readonly language: Language;
  readonly settings: StudySettings;
  readonly documentStatus: "editing" | "completed" | null;
  readonly draft: { readonly stage: string; readonly text: string } | null;
  readonly questionsRevision: number | null;
  readonly artifactsRevision: number | null;
  readonly artifactsError: string | null;
}

export interface NewMessage {
  /** The same for the same message, so that it is stored once. */
  readonly key: string;
  readonly author: MessageView["author"];
  readonly kind: MessageView["kind"];
  readonly text: string;
  /** For the model alone. */
  readonly detail?: string | null;
  readonly editNumbers?: readonly number[];
}

export interface StoredMessage extends Required<Omit<NewMessage, "key">> {
  readonly id: string;
  readonly createdAt: Date;
}

/** A picture without its bytes. */
export interface UploadInfo {
  readonly id: string;
  readonly ordinal: number;
  readonly sha256: string;
  readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly fileName: string | null;
}

/** A picture as it is stored: encoded anew, upright, without metadata. */
export interface NewUpload extends Omit<UploadInfo, "id" | "ordinal"> {
  readonly sourceSha256: string;
  readonly bytes: Uint8Array;
}

export interface NotePage {
  readonly uploadId: string;
  readonly ordinal: number;
  readonly text: string;
  readonly doubtful: NotePageView["doubtful"];
  readonly basis: "model" | "ocr" | "failed";
  readonly errorCode: string | null;
  readonly reviewedText: string | null;
  readonly reviewed: boolean;
}

export interface StoredConflict {
  readonly id: string;
  readonly subject: string;
  readonly material: string;
  readonly note: string;
  /** The document's sentence that settles it, as it was written. */
  readonly quote: string;
  /** The same sentence as it reads when the material is right; null where none was written. */
  readonly alternative: string | null;
  readonly settled: "note" | "material" | null;
  /** The edit that put the material's sentence in. */
  readonly settledEdit: number | null;
}

/** A conflict as the synthesis finds it. */
export type NewConflict = Omit<StoredConflict, "id" | "settled" | "settledEdit">;

export interface ReviewQuestion {
  readonly id: string;
  readonly ordinal: number;
  readonly text: string;
  readonly status: ReviewQuestionView["status"];
  readonly answer: string | null;
  readonly basis: "model" | "rules" | null;
  readonly quotes: readonly string[];
  readonly errorCode: string | null;
}

/**
 * What a study thread keeps besides its edits. Every call names the owner and throws `not_found` for another's thread; every write may be
 * repeated without effect and raises the thread's revision.
 */
export interface StudyStore {
  readonly get: (ownerId: string, threadId: string) => Promise<Study>;
  /** Names a thread that is not named; a name that the student gave stays. */
  readonly setTitle: (ownerId: string, threadId: string, title: string) => Promise<void>;
  readonly saveSettings: (
    ownerId: string,
    threadId: string,
    settings: StudySettings,
  ) => Promise<void>;
  /** Shows text that is being written; `null` ends it. */
  readonly saveDraft: (
    ownerId: string,
    threadId: string,
    draft: { readonly stage: string; readonly text: string } | null,
  ) => Promise<void>;
  /** Stores or replaces a text. The synthesised one, once it has edits, is never replaced. Ends the draft. */
  readonly saveDocument: (
    ownerId: string,
    threadId: string,
    role: DocumentRole,
    text: string,
  ) => Promise<StudyDocument>;
  /** Null when there is none. */
  readonly document: (
    ownerId: string,
    threadId: string,
    role: DocumentRole,
  ) => Promise<StudyDocument | null>;
  readonly setDocumentStatus: (
    ownerId: string,
    threadId: string,
    status: "editing" | "completed",
  ) => Promise<void>;
  readonly addMessage: (ownerId: string, threadId: string, message: NewMessage) => Promise<void>;
  /** The newest `limit` messages, oldest first. */
  readonly messages: (ownerId: string, threadId: string, limit: number) => Promise<StoredMessage[]>;
  /** The same photo twice is once. @throws AppError too_many_photos, thread_not_waiting once the notes were read */
  readonly addUpload: (ownerId: string, threadId: string, upload: NewUpload) => Promise<UploadInfo>;
  /** @throws AppError thread_not_waiting once the notes were read */
  readonly removeUpload: (ownerId: string, threadId: string, uploadId: string) => Promise<void>;
  /** Pictures that are not named come after the named ones. */
  readonly orderUploads: (
    ownerId: string,
    threadId: string,
    uploadIds: readonly string[],
  ) => Promise<void>;
  readonly uploads: (ownerId: string, threadId: string) => Promise<UploadInfo[]>;
  readonly uploadBytes: (
    ownerId: string,
    threadId: string,
    uploadId: string,
  ) => Promise<Uint8Array>;
  readonly savePage: (
    ownerId: string,
    threadId: string,
    page: Omit<NotePage, "reviewedText" | "reviewed">,
  ) => Promise<void>;
  readonly reviewPages: (
    ownerId: string,
    threadId: string,
    pages: readonly { readonly uploadId: string; readonly text: string }[],
  ) => Promise<void>;
  readonly pages: (ownerId: string, threadId: string) => Promise<NotePage[]>;
  readonly saveConflicts: (
    ownerId: string,
    threadId: string,
    conflicts: readonly NewConflict[],
  ) => Promise<void>;
  /** False, and nothing is changed, where the conflict does not stand any more as it was read. */
  readonly settleConflict: (
    ownerId: string,
    threadId: string,
    read: Pick<StoredConflict, "id" | "settled" | "settledEdit">,
    settled: { readonly choice: "note" | "material"; readonly edit: number | null },
  ) => Promise<boolean>;
  readonly conflicts: (ownerId: string, threadId: string) => Promise<StoredConflict[]>;
  /** Replaces every question by this list of proposed ones. `key` names the list, so that its ids are the same when repeated. */
  readonly proposeQuestions: (
    ownerId: string,
    threadId: string,
    list: {
      readonly key: string;
      readonly texts: readonly string[];
      readonly documentRevision: number;
    },
  ) => Promise<void>;
  readonly questions: (ownerId: string, threadId: string) => Promise<ReviewQuestion[]>;
  readonly saveAnswer: (
    ownerId: string,
    threadId: string,
    questionId: string,
    answer: Pick<ReviewQuestion, "status" | "answer" | "basis" | "quotes" | "errorCode">,
  ) => Promise<void>;
}
