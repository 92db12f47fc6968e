import type { ErrorDetails } from "../errors.ts";
import type { Language } from "../schemas/language.ts";
import type {
  Attempt,
  ContentType,
  Correction,
  NoteCheck,
  Question,
  QuizStatus,
  QuizStrategy,
  QuizView,
  Shortfall,
} from "../schemas/quiz.ts";
import type { ThreadStatus } from "../schemas/thread.ts";

export interface AttemptRow extends Attempt {
  readonly questionId: string;
  readonly round: number;
}

/** Everything stored about a quiz that its player, its results and its judge need. */
export interface QuizSnapshot {
  readonly thread: {
    readonly id: string;
    readonly title: string;
    readonly status: ThreadStatus;
    readonly errorCode: string | null;
    readonly errorDetails: ErrorDetails | null;
    readonly revision: number;
  };
  readonly quiz: {
    readonly status: QuizStatus | null;
    readonly factCheck: QuizView["factCheck"];
    /** Null in a quiz made before sentences were checked. */
    readonly noteCheck: NoteCheck | null;
    readonly language: Language;
    readonly contentType: ContentType | null;
    readonly strategy: QuizStrategy | null;
    readonly fromCache: boolean;
    readonly shortfall: Shortfall | null;
    readonly round: number;
  };
  readonly corrections: readonly Correction[];
  /** The concepts that no model checked, in the note's order. */
  readonly unchecked: readonly { readonly id: string; readonly term: string }[];
  /** The kept questions, in the quiz's order. */
  readonly questions: readonly Question[];
  readonly attempts: readonly AttemptRow[];
}

/** Answers of students. */
export interface AnswerStore {
  /** @throws AppError not_found */
  readonly snapshot: (ownerId: string, threadId: string) => Promise<QuizSnapshot>;
  /** The note that the quiz was made from. @throws AppError not_found */
  readonly note: (
    ownerId: string,
    threadId: string,
  ) => Promise<{ readonly text: string; readonly language: Language }>;
  /**
   * Stores the first answer to a question in the present round; returns the one that counts.
   * @throws AppError question_closed when the round is over
   */
  readonly recordAttempt: (
    ownerId: string,
    threadId: string,
    attempt: AttemptRow,
  ) => Promise<Attempt>;
  /**
   * Grades an attempt that waits for its judge; returns it as it stands. A grade is never changed.
   * @throws AppError question_closed when the round is over
   */
  readonly gradeAttempt: (
    ownerId: string,
    threadId: string,
    grade: Omit<AttemptRow, "answer">,
  ) => Promise<Attempt>;
  /** Begins the round after `from`; false when another request has begun it already. */
  readonly beginRound: (ownerId: string, threadId: string, from: number) => Promise<boolean>;
}
