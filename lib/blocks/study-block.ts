/** The words of an edit, as UTF-16 offsets; `end` exclusive. */
export interface EditMark {
  readonly edit: number;
  readonly start: number;
  readonly end: number;
}

/** A piece of Markdown as it is rendered: on its own. */
export interface StudyBlock {
  /** Names everything that its rendering depends on. */
  readonly id: string;
  readonly markdown: string;
  /** The document's link definitions that it refers to, as Markdown; "" for none. */
  readonly definitions: string;
  /** Places of fresh edits in `markdown`. */
  readonly marks: readonly EditMark[];
}
