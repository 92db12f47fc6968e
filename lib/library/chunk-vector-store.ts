import type { ErrorCode } from "../errors.ts";

/** A file whose chunks this worker gives their vectors. */
export interface EmbeddingClaim {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly generation: number;
  readonly claimedBy: string;
  readonly modelId: string;
  /** True when some chunks have vectors of the model already. */
  readonly begun: boolean;
}

export interface ChunkWithVector {
  readonly chunkId: string;
  readonly vector: readonly number[];
}

/** Which chunks of a file are wanted next. */
export interface EmbeddingPart {
  readonly limit: number;
  /** How long the model's vectors are: those of another length count as missing. Null when that is not known. */
  readonly dimensions: number | null;
  /** Ids of chunks that cannot be embedded. */
  readonly except: readonly string[];
}

/**
 * The vectors of chunks in the database. What is written for a claim that is another's by now, or for a file that was
 * replaced or deleted, is dropped, and the answer is false.
 */
export interface ChunkVectorStore {
  /** Takes an imported file of which chunks have no vector of the model yet; null when there is none. */
  readonly claim: (
    worker: string,
    modelId: string,
    isDead: (worker: string) => boolean,
  ) => Promise<EmbeddingClaim | null>;
  /** Says that the worker is still at it. */
  readonly renew: (claim: EmbeddingClaim) => Promise<boolean>;
  /** The next chunks without a vector, in the manual's order. */
  readonly next: (
    claim: EmbeddingClaim,
    part: EmbeddingPart,
  ) => Promise<{ readonly chunkId: string; readonly text: string }[]>;
  /** Vectors of one length; they replace what there is of the model. */
  readonly save: (claim: EmbeddingClaim, chunks: readonly ChunkWithVector[]) => Promise<boolean>;
  /** Every chunk that can have one has its vector; of so many dimensions, null when there is none. */
  readonly finish: (claim: EmbeddingClaim, dimensions: number | null) => Promise<boolean>;
  /** Gives the file back and keeps why, for the reader of the library. */
  readonly fail: (claim: EmbeddingClaim, code: ErrorCode) => Promise<boolean>;
  /** Gives the file back, to be gone on with. */
  readonly release: (claim: EmbeddingClaim) => Promise<boolean>;
}
