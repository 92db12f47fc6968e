import type { CitedWords } from "#lib/schemas/guide.ts";

/** Words that were quoted from a section of a manual. */
export interface QuotedManual {
  readonly packId: string;
  readonly chunkId: string;
  /** Markdown, as it stood there. */
  readonly quote: string;
}

/** A quotation as evidence keeps it. */
export interface KeptQuote extends QuotedManual {
  /** Through which change of the manual the student keeps it; null where through none. */
  readonly kept: string | null;
}

/** What is quoted of manuals, and what these say now. Every call names the owner: of another's nothing is found. */
export interface QuotedManualStore {
  /**
   * What the evidence of a quiz's corrections quotes, and the revision of the library at that moment.
   * @throws AppError not_found
   */
  readonly ofQuiz: (
    ownerId: string,
    threadId: string,
  ) => Promise<{
    readonly library: number;
    readonly quotes: readonly (KeptQuote & { readonly correctionId: string })[];
  }>;
  /** Has the corrections of a quiz keep what they quote through a change of its manual. @throws AppError not_found */
  readonly keep: (
    ownerId: string,
    threadId: string,
    quoted: QuotedManual,
    change: string,
  ) => Promise<void>;
  /**
   * What the answer of a guide rests on, its manual, null where that was deleted, and the revision of the library.
   * @throws AppError not_found
   */
  readonly ofGuide: (
    ownerId: string,
    threadId: string,
  ) => Promise<{
    readonly library: number;
    readonly packId: string | null;
    readonly cited: readonly CitedWords[];
  }>;
  /** Has the answer of a guide stay through changes of what it rests on. @throws AppError not_found */
  readonly keepCited: (
    ownerId: string,
    threadId: string,
    kept: readonly (Pick<CitedWords, "chunkId" | "quote"> & { readonly kept: string })[],
  ) => Promise<void>;
  /** Those of these manuals that the library has. */
  readonly present: (ownerId: string, packIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Sections as they are now by the lasting ids of any of their parts, whole. */
  readonly sections: (
    ownerId: string,
    chunkIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** The texts of the sections of a manual that have most of the words of a sentence, wherever in them; the best first. */
  readonly sectionsLike: (ownerId: string, packId: string, words: string) => Promise<string[]>;
}
