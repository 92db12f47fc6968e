/** An edit as a model or the offline commands propose it; its place is still to be found. */
export interface ProposedEdit {
  /** The passage to change, quoted. */
  readonly oldText: string;
  readonly newText: string;
  /** What stands directly before and after the quote, where it alone would not tell the place. */
  readonly before: string | null;
  readonly after: string | null;
  /** One sentence for the student. */
  readonly reason: string;
}

/** Offsets into a text, in UTF-16 units; `end` exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}
