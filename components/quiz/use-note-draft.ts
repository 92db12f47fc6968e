"use client";

import type { RefObject } from "react";
import type { NoteMark } from "#lib/schemas/source.ts";
import { useKeptDraft, withEarlyTyping } from "../hooks/use-session-storage.ts";

/** What the student has put together so far. */
export interface NoteDraft {
  readonly text: string;
  readonly fileName: string | null;
  /** The parts of files that it was put together from. */
  readonly marks: readonly NoteMark[];
  /** Number of questions; null lets the note decide. */
  readonly wanted: number | null;
  readonly mix: MixName;
}

export type MixName = "balanced" | "choice" | "recall";

/** Where the tab's session keeps the note of a new quiz. */
export const noteDraftKey = "lectern.note-draft";

/** Fewer words are hardly a note: whoever pastes them sees first where they went. */
export const fewestWords = 12;

const empty: NoteDraft = { text: "", fileName: null, marks: [], wanted: null, mix: "balanced" };

/** The note of a new quiz; `field` is where it is typed. */
export const useNoteDraft = (field: RefObject<HTMLTextAreaElement | null>) =>
  useKeptDraft(noteDraftKey, empty, ({ text }) => ({ text: withEarlyTyping(text, field.current) }));
