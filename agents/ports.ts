import type { Ask, Embedder } from "../lib/ai/task.ts";
import type { Clock } from "../lib/clock.ts";
import type { Language } from "../lib/schemas/language.ts";
import type {
  Concept,
  ContentType,
  Correction,
  Question,
  QuizSettings,
  QuizStatus,
  QuizStrategy,
  QuizView,
  Shortfall,
} from "../lib/schemas/quiz.ts";
import type { ThreadNotice } from "../lib/schemas/thread.ts";

/** What every graph may ask for: nodes are given these and make nothing themselves. */
export interface GraphPorts {
  readonly ask: Ask;
  readonly reporter: Reporter;
  readonly clock: Clock;
}

/** Shows the student how a run goes; every call raises the thread's revision. */
export interface Reporter {
  /** `stage` is a key of the catalogue's `stages`. */
  readonly stage: (threadId: string, stage: string, total?: number) => Promise<void>;
  /** One more step of the stage is finished. */
  readonly step: (threadId: string, done: number, total: number) => Promise<void>;
  readonly notice: (threadId: string, notice: ThreadNotice | null) => Promise<void>;
}

/** The note of a quiz thread with what the student set. */
export interface QuizNote {
  readonly ownerId: string;
  readonly text: string;
  readonly sha256: string;
  readonly language: Language;
  readonly settings: QuizSettings;
}

export interface VerifiedNote {
  readonly concepts: readonly Concept[];
  readonly corrections: readonly Correction[];
}

/** Concepts and corrections of quiz threads. Every write may be repeated without effect. */
export interface ConceptStore {
  readonly note: (threadId: string) => Promise<QuizNote>;
  readonly saveAnalysis: (
    threadId: string,
    analysis: { contentType: ContentType; strategy: QuizStrategy },
  ) => Promise<void>;
  readonly findVerifiedNote: (ownerId: string, key: string) => Promise<VerifiedNote | null>;
  /** Keeps the first entry of a key. */
  readonly saveVerifiedNote: (ownerId: string, key: string, note: VerifiedNote) => Promise<void>;
  /** Replaces all concepts of the thread in one transaction. */
  readonly saveConcepts: (threadId: string, concepts: readonly Concept[]) => Promise<void>;
  readonly concepts: (threadId: string) => Promise<Concept[]>;
  /** Concepts, report and kind of check, in one transaction. */
  readonly saveVerdict: (
    threadId: string,
    verdict: {
      concepts: readonly Concept[];
      corrections: readonly Correction[];
      factCheck: NonNullable<QuizView["factCheck"]>;
      fromCache: boolean;
    },
  ) => Promise<void>;
}

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
    result: { status: QuizStatus; shortfall: Shortfall | null },
  ) => Promise<void>;
}

export interface QuizPorts extends GraphPorts {
  readonly concepts: ConceptStore;
  readonly questions: QuestionStore;
  /** The spaces in which repeats are looked for: words always, the embedding model when configured. */
  readonly embedders: readonly Embedder[];
  /** `provider:model` of writer and judge, or "rules"; part of the concept cache's key. */
  readonly modelIds: { readonly writer: string; readonly judge: string };
  /** Cosine similarity from which a question counts as asked before. */
  readonly repeatThreshold: number;
}
