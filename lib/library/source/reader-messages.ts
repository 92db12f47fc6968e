import type { ErrorCode, ErrorDetails } from "#lib/errors.ts";
import type { PackDescription, SourceFormat } from "#lib/schemas/library.ts";
import type { ReaderLimits } from "../library-limits.ts";
import type { ImportPlace, SourceBatch } from "./read-source.ts";

/** What the reading process is given when it starts; the bytes come by its standard input. */
export interface ReaderInput {
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly limits: ReaderLimits;
}

/** What the reading process is asked: to begin at a place, then for one batch after the other. */
export type ReaderRequest =
  | { readonly ask: "begin"; readonly from: ImportPlace }
  | { readonly ask: "next" };

export type ReaderReply =
  | {
      readonly is: "open";
      readonly format: SourceFormat;
      readonly total: number;
      readonly description: PackDescription | null;
    }
  | { readonly is: "batch"; readonly batch: SourceBatch }
  | { readonly is: "end" }
  | {
      readonly is: "error";
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: ErrorDetails;
    };

/** Said before each file of a folder and each page of a PDF, so that the one that is too much can be named. */
export interface ReaderProgress {
  readonly is: "file";
  readonly path: string;
}
