/** A section of the manual as tasks are given it. */
export interface GuideSection {
  /** Short, and good for one question only: "s1". */
  readonly id: string;
  readonly title: string;
  /** Titles above it, the manual's own first. */
  readonly path: readonly string[];
  /** Markdown. */
  readonly text: string;
}
