import type { CreateThreadRequest } from "../lib/schemas/create-thread.ts";
import type { Language } from "../lib/schemas/language.ts";
import type { ModelStatus } from "../lib/schemas/model-status.ts";
import type { AnswerRequest, AnswerResult, QuizResults, QuizView } from "../lib/schemas/quiz.ts";
import type { ThreadView } from "../lib/schemas/thread.ts";

/**
 * What pages and route handlers may ask of the graphs. Every call names the owner; a thread of
 * another owner is `not_found`. `locale` chooses the language of error sentences in views.
 */
export interface Runtime {
  /** Stores thread and note and enqueues the first run, in one transaction. */
  readonly createThread: (ownerId: string, request: CreateThreadRequest) => Promise<ThreadView>;
  readonly getThread: (ownerId: string, threadId: string, locale: Language) => Promise<ThreadView>;
  /** Only the revision, for a conditional GET. */
  readonly getRevision: (ownerId: string, threadId: string) => Promise<number>;
  /** Newest first; `search` looks in titles. */
  readonly listThreads: (
    ownerId: string,
    query: { search: string; limit: number; locale: Language },
  ) => Promise<ThreadView[]>;
  readonly renameThread: (ownerId: string, threadId: string, title: string) => Promise<void>;
  /** Deletes the thread with everything that belongs to it: rows, checkpoints, jobs. */
  readonly deleteThread: (ownerId: string, threadId: string) => Promise<void>;
  /** Applies a reply by interrupt id: the same one twice is once. */
  readonly reply: (
    ownerId: string,
    threadId: string,
    reply: { interruptId: string; value: unknown },
  ) => Promise<void>;
  /** Takes effect within a second; the running model call is aborted. */
  readonly stopThread: (ownerId: string, threadId: string) => Promise<void>;
  /** Continues a failed or stopped thread from its last checkpoint. */
  readonly retryThread: (ownerId: string, threadId: string) => Promise<void>;

  readonly getQuiz: (ownerId: string, threadId: string, locale: Language) => Promise<QuizView>;
  readonly answerQuestion: (
    ownerId: string,
    threadId: string,
    request: AnswerRequest,
  ) => Promise<AnswerResult>;
  readonly quizResults: (ownerId: string, threadId: string) => Promise<QuizResults>;
  /** Begins a round with what was answered wrong or left open. @throws AppError nothing_to_retry */
  readonly retryMistakes: (ownerId: string, threadId: string) => Promise<void>;

  readonly modelStatus: () => ModelStatus;
  /** Answers when the database does. @throws AppError database_unavailable */
  readonly health: () => Promise<void>;
  readonly close: () => Promise<void>;
}
