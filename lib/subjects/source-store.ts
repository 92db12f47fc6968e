import type { CardPicture } from "#lib/schemas/card.ts";
import type {
  AddSourceRequest,
  ChosenParts,
  SourceEdit,
  SourceEditCause,
  SourcePlace,
  SourceView,
} from "#lib/schemas/source.ts";
import type { Excerpt } from "./excerpt.ts";

/** Whose words a correction puts into a source. */
export type CorrectedWording = Extract<SourceEditCause, { by: "correction" }>["wording"];

/** A source as it is stored. */
export type StoredSource = Omit<SourceView, "createdAt"> & { readonly createdAt: Date };

/** A source that a thread was made from, and which of its parts; null of one that was taken whole. */
export type ThreadSource = StoredSource & {
  readonly chosen: ChosenParts | null;
  /** Whether its chosen parts cannot be told any more. */
  readonly isLost: boolean;
};

/** The present text of a source that a thread was made from. */
export interface SourceText {
  readonly id: string;
  readonly title: string;
  /** Rises with every change of the text. */
  readonly revision: number;
  /** Of a thread that was made from some of its parts, what these say. */
  readonly text: string;
  /** Where that stands in the source; null of a thread that was made from all of it. */
  readonly pieces: Excerpt["pieces"] | null;
  /** Where what it was begins in the thread's note, and where what the note was made from next begins; null of the last. */
  readonly start: number;
  readonly next: number | null;
}

/** Sources of subjects, as their owner may see them; every call throws `not_found` for another's. */
export interface SourceStore {
  /** Newest first. */
  readonly list: (ownerId: string, subjectId: string) => Promise<StoredSource[]>;
  /** What a thread was made from, in the order of its note, with the chosen parts as they lie now; nothing of another's. */
  readonly ofThread: (ownerId: string, threadId: string) => Promise<ThreadSource[]>;
  readonly get: (
    ownerId: string,
    sourceId: string,
  ) => Promise<
    StoredSource & {
      readonly text: string;
      readonly places: readonly SourcePlace[];
      /** Those of its text that are kept. */
      readonly pictures: readonly CardPicture[];
    }
  >;
  /** Quizzes that corrected something in it, newest first; none of another's source. */
  readonly correctedBy: (ownerId: string, sourceId: string) => Promise<string[]>;
  /** Puts a text into a subject; one that lies there already is that source. Returns its id. */
  readonly add: (ownerId: string, subjectId: string, note: AddSourceRequest) => Promise<string>;
  /** Another title; since when it lies in the bin, null to take it out. */
  readonly change: (
    ownerId: string,
    sourceId: string,
    change: { readonly title?: string | undefined; readonly binnedAt?: Date | null | undefined },
  ) => Promise<void>;
  /** Another text. What rests on the former one keeps that, and its pages. */
  readonly edit: (ownerId: string, sourceId: string, text: string) => Promise<void>;
  /** Its text with the changes that led to it, as far as they are kept, and the titles of the quizzes and documents that made them. */
  readonly history: (
    ownerId: string,
    sourceId: string,
  ) => Promise<{
    readonly text: string;
    readonly revision: number;
    readonly createdAt: Date;
    readonly edits: readonly SourceEdit[];
    readonly titles: ReadonlyMap<string, string>;
  }>;
  /** An earlier text once more, as a new one; `not_found` where it is not known. */
  readonly restore: (ownerId: string, sourceId: string, revision: number) => Promise<void>;
  /** What a thread was made from, with its present text, and where its text at that time begins in the thread's note. */
  readonly textsOf: (ownerId: string, threadId: string) => Promise<SourceText[]>;
  /**
   * Gives each of these another text, which is made from the present one: null leaves it. Nobody changes it meanwhile.
   * @throws AppError source_known
   */
  readonly rewrite: (
    ownerId: string,
    threadId: string,
    rewritten: (source: SourceText) => string | null,
    /** Whose wording they get. */
    wording: CorrectedWording,
  ) => Promise<void>;
  /** What rests on it keeps its own text, and goes on naming its pages. */
  readonly remove: (ownerId: string, sourceId: string) => Promise<void>;
}
