import type { Language } from "../schemas/language.ts";
import type {
  MessageView,
  NotePageView,
  ReviewQuestionView,
  StudySettings,
} from "../schemas/study.ts";
import type { DocumentRole, StudyDocument } from "./study-document.ts";

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
  readonly settleConflict: (
    ownerId: string,
    threadId: string,
    conflictId: string,
    settled: { readonly choice: "note" | "material"; readonly edit: number | null },
  ) => Promise<void>;
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
