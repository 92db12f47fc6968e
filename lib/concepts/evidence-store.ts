import type { Correction, EvidencePlace } from "../schemas/quiz.ts";
import type { SourcePlace } from "../schemas/source.ts";

/** A passage that may say whether a correction is right. */
export interface EvidencePassage {
  /** Markdown. */
  readonly text: string;
  /** The title of what it is from; of the note itself the heading. */
  readonly place: string;
  /** Where it begins. */
  readonly at: EvidencePlace;
  /** The pages of its source's files; none where it has no file. */
  readonly pages: readonly SourcePlace[];
}

/** Why a correction is to be believed. */
export type WeighedCorrection = Pick<Correction, "id" | "basis"> & {
  readonly evidence: NonNullable<Correction["evidence"]>;
};

/** What the owner has besides the note of a quiz. Every call names the owner: another's thread finds nothing. */
export interface EvidenceStore {
  /**
   * Passages of the other sources of the thread's subject, and of manuals that the note names, for each question, best
   * first; none of what the note was made of, nor of copies of it.
   */
  readonly passages: (
    ownerId: string,
    threadId: string,
    questions: readonly string[],
  ) => Promise<EvidencePassage[][]>;
  /**
   * Keeps why corrections are to be believed, in one transaction, and sets questions aside that rest on what is disputed now; it
   * may be repeated without effect.
   */
  readonly save: (
    ownerId: string,
    threadId: string,
    weighed: readonly WeighedCorrection[],
  ) => Promise<void>;
}
