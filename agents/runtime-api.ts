import type { ModelRole } from "#lib/ai/model-setting.ts";
import type { StudyBlock } from "#lib/blocks/study-block.ts";
import type { NewScreenshot } from "#lib/guide/guide-store.ts";
import type { Patch } from "#lib/quotes/patch.ts";
import type { CreateThreadRequest } from "#lib/schemas/create-thread.ts";
import type { DrawnBox, GuideView, ScreenshotView } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  FoundServer,
  ModelSettingsView,
  ModelTrial,
  OfferedModel,
  RunRates,
  SettingsChangeRequest,
} from "#lib/schemas/model-settings.ts";
import type { ModelStatus } from "#lib/schemas/model-status.ts";
import type {
  DocumentSpan,
  EditDiff,
  EditsSince,
  HistoryPage,
  StudySettings,
  StudyView,
} from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { StudyDocument } from "#lib/study/study-document.ts";
import type { NewUpload, UploadInfo } from "#lib/study/study-store.ts";
import type { LibraryCommands } from "./library/commands.ts";
import type { QuizCommands } from "./quiz/commands.ts";
import type { ConflictChoice } from "./study/settle-conflict.ts";
import type { ThreadCommands } from "./thread-commands.ts";

/** What pages and route handlers may ask of the models, and of what was chosen of them in the browser. */
export interface SettingsCommands {
  /** What is set for each role, by the environment and the choices of now. */
  readonly modelStatus: (ownerId: string) => Promise<ModelStatus>;
  readonly modelSettings: (ownerId: string) => Promise<Omit<ModelSettingsView, "locked">>;
  /**
   * Changes one thing; it holds for every run that begins afterwards.
   * @throws AppError settings_from_environment, secret_missing, address_refused, bad_request
   */
  readonly changeSettings: (ownerId: string, request: SettingsChangeRequest) => Promise<void>;
  /** A provider's own list. @throws AppError as `lib/ai/list-models.ts` does */
  readonly listModels: (
    ownerId: string,
    provider: string,
    signal: AbortSignal,
  ) => Promise<readonly OfferedModel[]>;
  /** Model servers that answer on this computer. */
  readonly findServers: (ownerId: string) => Promise<readonly FoundServer[]>;
  /** What a run of this kind is likely to take with the models of now; null without a model, and where nothing is known. */
  readonly runRates: (ownerId: string, kind: "quiz" | "study") => Promise<RunRates | null>;
  /** Puts small questions to a model, chosen or not, and keeps how that ended. */
  readonly tryModel: (
    ownerId: string,
    asked: { readonly role: ModelRole; readonly model: string },
  ) => Promise<ModelTrial>;
  /** Has Ollama fetch a model; `modelSettings` tells how far it is. */
  readonly startPull: (ownerId: string, model: string) => Promise<void>;
  readonly stopPull: (ownerId: string) => void;
}

/** What pages and route handlers may ask of a study thread. */
export interface StudyCommands {
  readonly getStudy: (ownerId: string, threadId: string, locale: Language) => Promise<StudyView>;
  /**
   * Markdown of the blocks with these ids, and the marks of fresh edits in it: of the document, the draft,
   * messages, conflicts, questions and answers. Ids that are not in the thread any more are left out.
   */
  readonly studyBlocks: (
    ownerId: string,
    threadId: string,
    ids: readonly string[],
  ) => Promise<readonly StudyBlock[]>;
  /** Settings of the owner's newest study thread, for the next one; null before the first. */
  readonly lastStudySettings: (ownerId: string) => Promise<StudySettings | null>;
  readonly changeStudySettings: (
    ownerId: string,
    threadId: string,
    settings: StudySettings,
  ) => Promise<void>;
  /**
   * A request to the edit agent, from the page or any client: answers the thread's open question, starts a
   * finished or stopped thread again, or waits until the present work is done.
   * @throws AppError document_not_ready before there is a document
   */
  readonly requestEdit: (
    ownerId: string,
    threadId: string,
    request: {
      readonly text: string;
      /** The blocks that hold the marked words, and the words as they are shown. */
      readonly selection: DocumentSpan | null;
      readonly quote: string | null;
    },
  ) => Promise<void>;
  /** The edited document as text. @throws AppError document_not_ready */
  readonly getDocument: (
    ownerId: string,
    threadId: string,
  ) => Promise<StudyDocument & { readonly status: "editing" | "completed" }>;
  /** The same without its text, for a conditional GET. @throws AppError document_not_ready */
  readonly getDocumentState: (
    ownerId: string,
    threadId: string,
  ) => Promise<{ readonly revision: number; readonly status: "editing" | "completed" }>;
  /** Replaces a text that stands in the document exactly once. @throws AppError patch_stale */
  readonly patchDocument: (
    ownerId: string,
    threadId: string,
    patch: {
      readonly oldText: string;
      readonly newText: string;
      readonly similarity: number | null;
    },
  ) => Promise<{ readonly editCount: number }>;
  /** What the student typed, made against the newest revision. @throws AppError edit_stale */
  readonly typeIntoDocument: (
    ownerId: string,
    threadId: string,
    typed: {
      readonly key: string;
      readonly baseRevision: number;
      readonly patches: readonly Patch[];
    },
  ) => Promise<{ readonly revision: number }>;
  readonly editsSince: (ownerId: string, threadId: string, revision: number) => Promise<EditsSince>;
  /** `edit`: undoes that one edit wherever it stands; without it, the newest. @throws AppError nothing_to_undo, edit_conflict */
  readonly undoEdit: (
    ownerId: string,
    threadId: string,
    change: { readonly key: string; readonly edit: number | null },
  ) => Promise<void>;
  readonly redoEdit: (ownerId: string, threadId: string, key: string) => Promise<void>;
  readonly restoreRevision: (
    ownerId: string,
    threadId: string,
    change: { readonly key: string; readonly revision: number },
  ) => Promise<void>;
  /** How many lines have marks that earlier edits doubled; 0 where there is no document. */
  readonly garbledLines: (ownerId: string, threadId: string) => Promise<number>;
  /** Repairs them as one edit. @throws AppError document_not_ready, edit_conflict */
  readonly repairMarks: (ownerId: string, threadId: string, key: string) => Promise<void>;
  /** As the notes say, or as the material does. @throws AppError not_found, conflict_place_gone, edit_conflict */
  readonly settleConflict: (
    ownerId: string,
    threadId: string,
    choice: ConflictChoice,
  ) => Promise<void>;
  /** Edits, newest first: the newest of all, or those before a number. */
  readonly editHistory: (
    ownerId: string,
    threadId: string,
    before: number | null,
  ) => Promise<HistoryPage>;
  readonly editDiff: (ownerId: string, threadId: string, number: number) => Promise<EditDiff>;
  /** The document's text at a revision, for a look before a restore. */
  readonly documentAt: (ownerId: string, threadId: string, revision: number) => Promise<string>;

  /** @throws AppError too_many_photos, thread_not_waiting once the notes were read */
  readonly addUpload: (ownerId: string, threadId: string, upload: NewUpload) => Promise<UploadInfo>;
  readonly removeUpload: (ownerId: string, threadId: string, uploadId: string) => Promise<void>;
  /** Puts the photos in this order. @throws AppError thread_not_waiting once the notes were read */
  readonly orderUploads: (
    ownerId: string,
    threadId: string,
    uploadIds: readonly string[],
  ) => Promise<void>;
  readonly getUpload: (
    ownerId: string,
    threadId: string,
    uploadId: string,
  ) => Promise<{ readonly mediaType: string; readonly bytes: Uint8Array }>;

  /** The thread's files as they are now, by path. */
  readonly artifacts: (
    ownerId: string,
    threadId: string,
  ) => Promise<readonly { readonly path: string; readonly text: string }[]>;
  /** `document`, `notes` or `questions` in Markdown, as a person takes it away. @throws AppError not_found */
  readonly downloadFile: (
    ownerId: string,
    threadId: string,
    name: string,
    locale: Language,
  ) => Promise<{ readonly title: string; readonly text: string }>;
  /** All of them as a ZIP, with the photos. */
  readonly downloadArchive: (
    ownerId: string,
    threadId: string,
    locale: Language,
  ) => Promise<{ readonly title: string; readonly bytes: Uint8Array<ArrayBuffer> }>;
}

/** What pages and route handlers may ask of a guide thread. */
export interface GuideCommands {
  readonly getGuide: (ownerId: string, threadId: string, locale: Language) => Promise<GuideView>;
  /** Pack, version and edition of the owner's newest guide, for the next one; null before the first. */
  readonly lastGuideSettings: (ownerId: string) => Promise<{
    readonly packId: string;
    readonly version: string | null;
    readonly edition: string | null;
  } | null>;
  /**
   * Stores a picture of the student's screen; when the guide waits for what the student does, that is told of it, as by
   * a reply `screenshot`. The newest one sent again is the same one.
   * @throws AppError too_many_screenshots
   */
  readonly addScreenshot: (
    ownerId: string,
    threadId: string,
    screenshot: NewScreenshot,
  ) => Promise<ScreenshotView>;
  readonly getScreenshot: (
    ownerId: string,
    threadId: string,
    screenshotId: string,
  ) => Promise<{ readonly mediaType: string; readonly bytes: Uint8Array }>;
  /** The student drew the box of a step; null takes it away. It is kept until there is a newer screenshot. */
  readonly drawBox: (
    ownerId: string,
    threadId: string,
    step: number,
    drawn: DrawnBox,
  ) => Promise<void>;
}

/**
 * What pages and route handlers may ask of the graphs. Every call names the owner; a thread of
 * another owner is `not_found`. `locale` chooses the language of error sentences in views.
 */
export interface Runtime
  extends SettingsCommands,
    StudyCommands,
    GuideCommands,
    LibraryCommands,
    ThreadCommands,
    QuizCommands {
  /** Stores thread, note and photos and enqueues the first run, in one transaction. */
  readonly createThread: (
    ownerId: string,
    request: CreateThreadRequest,
    photos?: readonly NewUpload[],
  ) => Promise<ThreadView>;

  /**
   * Answers at once, by a probe of the database that is at most 5 s old.
   * @throws AppError database_unavailable, database_crowded, disk_full
   */
  readonly health: () => Promise<void>;
  readonly close: () => Promise<void>;
}
