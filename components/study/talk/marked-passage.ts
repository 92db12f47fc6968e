import type { DocumentSpan } from "#lib/schemas/study.ts";

/** What the student marked in the rendered document. */
export interface MarkedPassage {
  /** The marked words as they are shown. */
  readonly text: string;
  /** The blocks that hold them. */
  readonly span: DocumentSpan;
}
