/** What was read from a page, fit to be shown beside its picture. */
export interface ReadPage {
  /** Markdown. */
  readonly text: string;
  /** Lines of `text` (from 0) that were hard to read, each with the reason in the student's language. */
  readonly doubtful: readonly { readonly line: number; readonly reason: string }[];
}
