import type { Difference } from "../schemas/library.ts";

/** A piece of a manual, or a difference, as it is stored and searched. */
export interface NewChunk {
  /** Order in the manual. */
  readonly ordinal: number;
  readonly kind: "manual" | "difference";
  readonly title: string;
  readonly headingPath: readonly string[];
  readonly address: string | null;
  readonly innerAddresses: readonly string[];
  readonly indexTerms: readonly string[];
  readonly page: number | null;
  /** How the page begins on which it stands, which tells what the page is about; empty where nothing does. */
  readonly pageLead: string;
  /** Markdown without the heading. */
  readonly text: string;
  /** From 1, of the parts that a long section was cut into. */
  readonly part: number;
  readonly totalParts: number;
  /** Versions and editions of which it speaks; null and empty for all. */
  readonly since: string | null;
  readonly until: string | null;
  readonly editions: readonly string[];
  readonly difference: Difference | null;
  /** A vector that came with the file, and the model it is of; null when we make it. */
  readonly given: { readonly modelId: string; readonly vector: readonly number[] } | null;
}
