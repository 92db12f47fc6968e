import type { NoteCheck, NoteDoubt, Question, QuizStatus, Shortfall } from "#lib/schemas/quiz.ts";
import type { DoubtfulPair } from "./sort-out-repeats.ts";

/** A sentence of the catalogue's `report.shortfall`, with what it counts. */
export interface ShortfallReason {
  readonly key: "repeats" | "unproved" | "unwritten" | "note";
  readonly count: number;
}

/**
 * What a student is told about missing questions. That the note has no more to ask about is only
 * said when every question written for it was asked before.
 */
export const shortfallReasons = ({ wanted, delivered, ...lost }: Shortfall): ShortfallReason[] => {
  const exhausted = lost.repeats > 0 && lost.repeats >= wanted - delivered;
  return [
    ...(["repeats", "unproved", "unwritten"] as const)
      .filter((key) => lost[key] > 0)
      .map((key) => ({ key, count: lost[key] })),
    ...(exhausted ? [{ key: "note" as const, count: wanted - delivered }] : []),
  ];
};

export type EarlierQuestion = Pick<Question, "id" | "type" | "stem" | "answer">;

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

export interface ProofVerdict {
  readonly questionId: string;
  readonly proved: boolean;
  /** Why it is not proved. */
  readonly reason: string | null;
}

/**
 * Questions of quiz threads and the history over all sessions; every call names the owner and
 * touches nothing of another's. Every write may be repeated without effect.
 */
export interface QuestionStore {
  /** Questions put to this owner before that concern these terms or the same note, newest first. */
  readonly askedBefore: (
    ownerId: string,
    about: { terms: readonly string[]; noteSha256: string; exceptThreadId: string; limit: number },
  ) => Promise<EarlierQuestion[]>;
  /** @throws AppError not_found for a thread of another owner */
  readonly saveCandidates: (
    ownerId: string,
    threadId: string,
    candidates: readonly Candidate[],
  ) => Promise<void>;
  readonly byState: (
    ownerId: string,
    threadId: string,
    state: "candidate" | "proved" | "unproved" | "repeat" | "kept",
  ) => Promise<Candidate[]>;
  /**
   * Notes what became of candidates, and with it the passages that their solver doubts; a passage
   * that the same reader has doubted already is not added again.
   */
  readonly settleProofs: (
    ownerId: string,
    threadId: string,
    verdicts: readonly ProofVerdict[],
    found?: {
      readonly doubts: readonly NoteDoubt[];
      /** What is known of the note's sentences where nothing is stored. */
      readonly check: NoteCheck;
    },
  ) => Promise<void>;
  /**
   * Keeps the proved questions that are no repeats and marks the others `repeat`, under the
   * owner's lock, so that two quizzes made at once do not ask the same.
   * A repeat is one by `kinship` to a question the owner was asked, in one of the spaces, or asks the
   * same as a question of this quiz, or is one in the eyes of `judge`.
   * @param judge is given the pairs in doubt, nearest first, if there are any, before the lock, and returns those
   * that ask the same; without it all count as different.
   */
  readonly keepNewQuestions: (
    ownerId: string,
    threadId: string,
    proved: readonly { questionId: string; vectors: readonly QuestionVector[] }[],
    threshold: number,
    judge?: (pairs: readonly DoubtfulPair[]) => Promise<readonly DoubtfulPair[]>,
  ) => Promise<{ kept: number; repeats: number }>;
  /** Marks `repeat` what was kept here and asked elsewhere while this thread was stopped. */
  readonly dropOutdated: (ownerId: string, threadId: string, threshold: number) => Promise<void>;
  /** @throws AppError stopped when the thread does not run any more; nothing is changed then. */
  readonly finishQuiz: (
    ownerId: string,
    threadId: string,
    result: { status: QuizStatus; shortfall: Shortfall | null },
  ) => Promise<void>;
}
