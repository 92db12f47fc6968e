import type { DoubtfulLine } from "../schemas/study.ts";

/** What was read from a page, fit to be shown beside its picture. */
export interface ReadPage {
  /** Markdown. */
  readonly text: string;
  /** Lines of `text` that were hard to read; the reasons are in the student's language. */
  readonly doubtful: readonly DoubtfulLine[];
}
