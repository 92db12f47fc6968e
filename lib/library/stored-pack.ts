import type { ErrorCode, ErrorDetails } from "../errors.ts";
import type { ImportStatus, PackDescription, SourceFormat } from "../schemas/library.ts";
import type { BadFile } from "./source/read-source.ts";

export interface StoredSourceState {
  readonly id: string;
  readonly packId: string;
  readonly fileName: string;
  readonly format: SourceFormat | null;
  readonly size: number;
  readonly status: ImportStatus;
  readonly done: number;
  readonly total: number | null;
  readonly sections: number;
  readonly chunks: number;
  readonly badFiles: readonly BadFile[];
  readonly errorCode: ErrorCode | null;
  readonly errorDetails: ErrorDetails | null;
  /** The embedding model of which every chunk that is searched has its vector. */
  readonly embeddedBy: string | null;
  readonly updatedAt: Date;
}

/** How far the vectors of a pack are. */
export interface StoredMeaning {
  readonly modelId: string;
  /** Pieces that are searched and have a vector of the model. */
  readonly done: number;
  /** Why the owner's next vectors could not be had, when they were asked for last. */
  readonly error: ErrorCode | null;
}

/** A pack with the state of its files. */
export interface StoredPack extends PackDescription {
  readonly id: string;
  readonly sampleName: string | null;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly sources: readonly StoredSourceState[];
  /** Pieces that can be searched, by kind. */
  readonly counts: { readonly manual: number; readonly difference: number };
  /** Null where no embedding model is configured. */
  readonly meaning: StoredMeaning | null;
}
