import type { ModelRole } from "#lib/ai/model-setting.ts";
import type { NewScreenshot } from "#lib/guide/guide-store.ts";
import type { CreateThreadRequest } from "#lib/schemas/create-thread.ts";
import type { DrawnBox, GuideView, SentScreenshot } from "#lib/schemas/guide.ts";
import type { Language } from "#lib/schemas/language.ts";
import type {
  FoundServer,
  ModelSettingsView,
  ModelTrial,
  OfferedModel,
  RunRates,
  SettingsChangeRequest,
  StudyRates,
} from "#lib/schemas/model-settings.ts";
import type { ModelStatus } from "#lib/schemas/model-status.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import type { NewUpload } from "#lib/study/study-store.ts";
import type { LibraryCommands } from "./library/commands.ts";
import type { QuizCommands } from "./quiz/commands.ts";
import type { StudyCommands } from "./study/commands.ts";
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
  /** What a run of this kind is likely to take with the models of now; null without a model. */
  readonly runRates: (ownerId: string) => Promise<RunRates | null>;
  /** The same of study documents. */
  readonly studyRates: (ownerId: string) => Promise<StudyRates | null>;
  /** Puts small questions to a model, chosen or not, and keeps how that ended. @throws AppError stopped by the signal */
  readonly tryModel: (
    ownerId: string,
    asked: { readonly role: ModelRole; readonly model: string },
    signal: AbortSignal,
  ) => Promise<ModelTrial>;
  /** Has Ollama fetch a model; `modelSettings` tells how far it is. */
  readonly startPull: (ownerId: string, model: string) => Promise<void>;
  readonly stopPull: (ownerId: string) => void;
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
   * a reply `screenshot`. The newest one sent again is the same one, and looked at no second time.
   * @throws AppError too_many_screenshots
   */
  readonly addScreenshot: (
    ownerId: string,
    threadId: string,
    screenshot: NewScreenshot,
  ) => Promise<SentScreenshot>;
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
