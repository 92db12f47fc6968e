import type { SentenceVerdict } from "#lib/concepts/sentence-verdicts.ts";
import type {
  NoteCheck,
  NoteDoubt,
  Passage,
  Question,
  QuestionProof,
  QuizStatus,
  Shortfall,
} from "#lib/schemas/quiz.ts";
import type { DoubtfulPair } from "./sort-out-repeats.ts";

/** A sentence of the catalogue's `report.shortfall`, with what it counts. */
export interface ShortfallReason {
  readonly key: "repeats" | "unproved" | "unwritten" | "unwrittenNow";
  readonly count: number;
}

/**
 * What a student is told about missing questions.
 * @param byRules whether no model wrote them: rules that make nothing of a note never will, while a model that left
 * questions out may write them next time
 */
export const shortfallReasons = (lost: Shortfall, byRules: boolean): ShortfallReason[] => [
  ...(["repeats", "unproved"] as const)
    .filter((key) => lost[key] > 0)
    .map((key) => ({ key, count: lost[key] })),
  ...(lost.unwritten > 0
    ? [{ key: byRules ? "unwritten" : "unwrittenNow", count: lost.unwritten } as const]
    : []),
];

/** A question that was put to the student before. */
export interface EarlierQuestion extends Pick<Question, "id" | "type" | "stem" | "answer"> {
  /** Of the concept that it asks about. */
  readonly term: string | null;
  /** What it rests on, in a quiz of the same note; null for another note, where the places are others. */
  readonly evidence: Passage | null;
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
  /** False statements among which an open question's key is proved; absent where its writer gave none. */
  readonly falsePoints?: readonly string[];
  /** A true statement among them that does not answer the question; absent where its writer gave none. */
  readonly besidePoint?: string;
  /** The id of the question that it repeats; absent where it repeats none. */
  readonly repeatOf?: string;
}

export interface ProofVerdict {
  readonly questionId: string;
  readonly proved: boolean;
  /** Why it is not proved. */
  readonly reason: string | null;
  /** Its certificate, where it is proved. */
  readonly proof?: QuestionProof;
  /** The key that its proof gives, where it was written with another one: its explanation goes with that. */
  readonly answer?: string;
}

/** What a solver doubts of a note. */
export interface FoundDoubts {
  readonly doubts: readonly NoteDoubt[];
  /** What is known of the note's sentences where nothing is stored. */
  readonly check: NoteCheck;
  /** Under which the note is kept for the next quiz. */
  readonly cacheKey: string;
  /** The sentences in doubt, as they are remembered for other notes. */
  readonly sentences?: readonly { readonly key: string; readonly verdict: SentenceVerdict }[];
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
   * Notes what became of candidates, and with it the passages that their solver doubts: a correction there is withdrawn,
   * for the next quiz of the note, too, and questions of earlier rounds that rest on it are dropped.
   */
  readonly settleProofs: (
    ownerId: string,
    threadId: string,
    verdicts: readonly ProofVerdict[],
    found?: FoundDoubts,
  ) => Promise<void>;
  /**
   * Keeps the proved questions that are no repeats and marks the others `repeat`, under the
   * owner's lock, so that two quizzes made at once do not ask the same.
   * A repeat is one by `kinship` to a question the owner was asked, in one of the spaces, or by `kinshipInSentence` to one
   * that rests on the same sentence, or asks the same as a question of this quiz, or is one in the eyes of `judge`.
   * @param judge is given the pairs in doubt, nearest first, if there are any, before the lock, and returns those
   * that ask the same; null where nobody can tell.
   */
  readonly keepNewQuestions: (
    ownerId: string,
    threadId: string,
    proved: readonly { questionId: string; vectors: readonly QuestionVector[] }[],
    threshold: number,
    judge: ((pairs: readonly DoubtfulPair[]) => Promise<readonly DoubtfulPair[]>) | null,
  ) => Promise<{ kept: number; repeats: number }>;
  /**
   * The pairs in doubt, nearest first, that `keepNewQuestions` would give a judge if all candidates were proved; as far
   * as the given vectors tell.
   */
  readonly doubtfulPairs: (
    ownerId: string,
    threadId: string,
    candidates: readonly { questionId: string; vectors: readonly QuestionVector[] }[],
    threshold: number,
  ) => Promise<DoubtfulPair[]>;
  /** Marks `repeat` what was kept here and asked elsewhere while this thread was stopped. */
  readonly dropOutdated: (ownerId: string, threadId: string, threshold: number) => Promise<void>;
  /** @throws AppError stopped when the thread does not run any more; nothing is changed then. */
  readonly finishQuiz: (
    ownerId: string,
    threadId: string,
    result: { status: QuizStatus; shortfall: Shortfall | null },
  ) => Promise<void>;
}
