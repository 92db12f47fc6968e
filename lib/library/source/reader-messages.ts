import type { ErrorCode, ErrorDetails } from "../../errors.ts";
import type { PackDescription, SourceFormat } from "../../schemas/library.ts";
import type { ImportPlace, SourceBatch } from "./read-source.ts";

/** What the reading thread is given when it starts. */
export interface ReaderInput {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What the reading thread is asked: to begin at a place, then for one batch after the other. */
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
