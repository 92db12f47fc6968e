import type { Language } from "../schemas/language.ts";
import type {
  Concept,
  ContentType,
  Correction,
  NoteCheck,
  QuizSettings,
  QuizStrategy,
  QuizView,
} from "../schemas/quiz.ts";
import type { SentenceVerdict } from "./sentence-verdicts.ts";

/** The note of a quiz thread with what the student set. */
export interface QuizNote {
  readonly ownerId: string;
  readonly text: string;
  readonly sha256: string;
  /** Of the uploaded file; null for pasted text. */
  readonly fileName: string | null;
  /** Of the thread, with where it belongs. */
  readonly title: string;
  readonly subjectId: string;
  readonly language: Language;
  readonly settings: QuizSettings;
}

export interface VerifiedNote {
  readonly concepts: readonly Concept[];
  readonly corrections: readonly Correction[];
  readonly check: NoteCheck;
}

/**
 * Concepts and corrections of quiz threads. Every call names the owner: another's thread has no
 * note, no concepts and no report, and cannot be written to (`not_found`). Every write may be
 * repeated without effect.
 */
export interface ConceptStore {
  readonly note: (ownerId: string, threadId: string) => Promise<QuizNote>;
  readonly saveAnalysis: (
    ownerId: string,
    threadId: string,
    analysis: { contentType: ContentType; strategy: QuizStrategy },
  ) => Promise<void>;
  readonly findVerifiedNote: (ownerId: string, key: string) => Promise<VerifiedNote | null>;
  /** Keeps the first entry of a key. */
  readonly saveVerifiedNote: (ownerId: string, key: string, note: VerifiedNote) => Promise<void>;
  /** What is remembered of sentences by their keys, in the order of these; null for what nobody checked so. */
  readonly checkedSentences: (
    ownerId: string,
    keys: readonly string[],
  ) => Promise<(SentenceVerdict | null)[]>;
  readonly concepts: (ownerId: string, threadId: string) => Promise<Concept[]>;
  /** The report of the thread, in the note's order. */
  readonly corrections: (ownerId: string, threadId: string) => Promise<Correction[]>;
  /** What was checked of the note's sentences; null when nobody did, or in a quiz made before they were. */
  readonly noteCheck: (ownerId: string, threadId: string) => Promise<NoteCheck | null>;
  /** Concepts, report, what was checked, and what is to be remembered of each sentence, in one transaction. */
  readonly saveVerdict: (
    ownerId: string,
    threadId: string,
    verdict: {
      concepts: readonly Concept[];
      corrections: readonly Correction[];
      /** Null without a model. */
      check: NoteCheck | null;
      factCheck: NonNullable<QuizView["factCheck"]>;
      fromCache: boolean;
      /** With their keys; absent where nothing was checked anew. */
      sentences?: readonly { readonly key: string; readonly verdict: SentenceVerdict }[];
    },
  ) => Promise<void>;
}
