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
  readonly updatedAt: Date;
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
}
