/** A file whose chunks this worker gives their vectors. */
export interface EmbeddingClaim {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly generation: number;
  readonly claimedBy: string;
  readonly modelId: string;
}

export interface ChunkWithVector {
  readonly chunkId: string;
  readonly vector: readonly number[];
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
  /** The next chunks without a vector, in the manual's order. */
  readonly next: (
    claim: EmbeddingClaim,
    limit: number,
  ) => Promise<{ readonly chunkId: string; readonly text: string }[]>;
  readonly save: (claim: EmbeddingClaim, chunks: readonly ChunkWithVector[]) => Promise<boolean>;
  /** Every chunk has its vector. */
  readonly finish: (claim: EmbeddingClaim) => Promise<boolean>;
  readonly release: (claim: EmbeddingClaim) => Promise<boolean>;
}
