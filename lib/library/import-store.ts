import type { ErrorCode, ErrorDetails } from "../errors.ts";
import type { PackDescription, SourceFormat } from "../schemas/library.ts";
import type { ImportPlace, SourceBatch } from "./source/read-source.ts";

/** A file that this worker imports. */
export interface ImportClaim {
  readonly ownerId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly claimedBy: string;
  /** Of the chunks that it makes. */
  readonly generation: number;
  /** What an earlier claim of the same import has stored. */
  readonly from: ImportPlace;
}

/**
 * Imports in the database. Every write checks the claim: once another worker took the import over, or the file was
 * replaced or deleted, it does nothing and answers false.
 */
export interface ImportStore {
  /**
   * Takes the file that waits longest, or one whose worker is silent or dead; null when there is none.
   * @param isDead tells of another worker by its name
   */
  readonly claim: (
    worker: string,
    isDead: (worker: string) => boolean,
  ) => Promise<ImportClaim | null>;
  /** Says that the worker is still at it. */
  readonly renew: (claim: ImportClaim) => Promise<boolean>;
  /** The file, piece by piece. */
  readonly bytes: (claim: ImportClaim) => AsyncIterable<Uint8Array>;
  readonly begin: (
    claim: ImportClaim,
    found: { readonly format: SourceFormat; readonly total: number },
  ) => Promise<boolean>;
  /** Stores a batch in one transaction. @throws AppError source_too_long */
  readonly save: (claim: ImportClaim, batch: SourceBatch) => Promise<boolean>;
  /** Puts the new chunks in the place of the old ones, in one transaction. */
  readonly finish: (claim: ImportClaim, description: PackDescription | null) => Promise<boolean>;
  /** Drops what was stored of it; the file is kept for another try. */
  readonly fail: (
    claim: ImportClaim,
    error: { readonly code: ErrorCode; readonly details: ErrorDetails },
  ) => Promise<boolean>;
  /**
   * Counts that the reader ended at the file without a reason, and gives the import back, or fails it with
   * `source_reader_ended` when that was the second time.
   */
  readonly readerEnded: (
    claim: ImportClaim,
    error: { readonly details: ErrorDetails },
  ) => Promise<boolean>;
  /** Gives the import back, to be gone on with. */
  readonly release: (claim: ImportClaim) => Promise<void>;
}
