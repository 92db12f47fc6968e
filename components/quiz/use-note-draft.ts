"use client";

import { useKeptDraft } from "../notes/use-kept-draft.ts";

/** What the student has put together so far. */
export interface NoteDraft {
  readonly text: string;
  readonly fileName: string | null;
  /** Number of questions; null lets the note decide. */
  readonly wanted: number | null;
  readonly mix: MixName;
}

export type MixName = "balanced" | "choice" | "recall";

/** Where the tab's session keeps the note of a new quiz. */
export const noteDraftKey = "lectern.note-draft";

const empty: NoteDraft = { text: "", fileName: null, wanted: null, mix: "balanced" };

/** The note of a new quiz; `typed` is what was in the field before the page came alive. */
export const useNoteDraft = (typed: () => string) =>
  useKeptDraft(noteDraftKey, empty, () => {
    const early = typed();
    return early === "" ? {} : { text: early };
  });
