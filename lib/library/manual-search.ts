import type { AskContext } from "../ai/task.ts";
import type { Certainty } from "../search/how-sure.ts";
import type { NewChunk } from "./new-chunk.ts";

/** What to look for, and in what. */
export interface ManualQuery {
  readonly packId: string;
  /** In the student's words, in either language. */
  readonly question: string;
  /** What else to look for: the manual's own words for it, what was said before. Ranks are fused; none unless told. */
  readonly phrases?: readonly string[] | undefined;
  /** The student's version and edition; null when they did not say, which filters nothing. */
  readonly version: string | null;
  readonly edition: string | null;
  readonly kind: NewChunk["kind"];
  /** False looks in what other versions and editions have, too, as the check of versions must. */
  readonly filter: boolean;
  readonly limit: number;
}

export interface FoundChunk
  extends Omit<NewChunk, "given" | "innerAddresses" | "indexTerms" | "pageLead"> {
  readonly id: string;
  /** Comparable inside one search only; higher is better. */
  readonly score: number;
}

export interface ManualFindings {
  /** Best first. */
  readonly chunks: readonly FoundChunk[];
  /** Whether the first of them answers the question, as far as words tell. With "no" they are merely the nearest. */
  readonly certainty: Certainty;
}

/** Searches the chunks of a pack by words and by meaning, in one query. */
export interface ManualSearch {
  readonly search: (query: ManualQuery, context: AskContext) => Promise<ManualFindings>;
}
