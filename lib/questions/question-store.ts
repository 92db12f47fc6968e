import type { Question, QuizStatus, Shortfall } from "../schemas/quiz.ts";

export interface EarlierQuestion {
  readonly id: string;
  readonly stem: string;
  readonly answer: string;
}

/** A vector of one embedding model. */
export interface QuestionVector {
  readonly modelId: string;
  readonly embedding: readonly number[];
}

export interface Candidate {
  readonly question: Question;
  readonly ordinal: number;
  readonly round: number;
}

/** Questions of quiz threads and the history over all sessions. Every write may be repeated without effect. */
export interface QuestionStore {
  /** Questions put to this owner before that concern these terms or the same note, newest first. */
  readonly askedBefore: (
    ownerId: string,
    about: { terms: readonly string[]; noteSha256: string; exceptThreadId: string; limit: number },
  ) => Promise<EarlierQuestion[]>;
  readonly saveCandidates: (threadId: string, candidates: readonly Candidate[]) => Promise<void>;
  readonly byState: (
    threadId: string,
    state: "candidate" | "proved" | "unproved" | "repeat" | "kept",
  ) => Promise<Candidate[]>;
  readonly settleProofs: (
    threadId: string,
    verdicts: readonly { questionId: string; proved: boolean; reason: string | null }[],
  ) => Promise<void>;
  /**
   * Keeps the proved questions that are no repeats and marks the others `repeat`, under the
   * owner's lock, so that two quizzes made at once do not ask the same.
   * A repeat has a cosine similarity of at least `threshold` to a kept question in one of the spaces.
   */
  readonly keepNewQuestions: (
    threadId: string,
    proved: readonly { questionId: string; vectors: readonly QuestionVector[] }[],
    threshold: number,
  ) => Promise<{ kept: number; repeats: number }>;
  readonly counts: (
    threadId: string,
  ) => Promise<{ kept: number; unproved: number; repeats: number }>;
  readonly finishQuiz: (
    threadId: string,
    result: {
      status: QuizStatus;
      shortfall: Shortfall | null;
      /** For a quiz whose concepts had no verdict; null leaves the stored one. */
      factCheck: "direct" | "offline" | null;
    },
  ) => Promise<void>;
}
