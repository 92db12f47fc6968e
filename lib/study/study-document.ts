/**
 * What a text is to its thread: the student's own note, the material that was generated, what was read
 * from photos and reviewed, and the document that is edited.
 */
export type DocumentRole = "note" | "generated" | "recognised" | "synthesised";

/** A text as it is now. */
export interface StudyDocument {
  readonly id: string;
  readonly text: string;
  readonly revision: number;
}
