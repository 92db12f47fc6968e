import { applyPatches } from "../quotes/apply-patch.ts";
import { type Patch, patchEnd } from "../quotes/patch.ts";
import type { Span } from "../schemas/quiz.ts";
import type { ReadNote } from "./read-note.ts";

/**
 * The note as questions are made from it: the texts of its sentences are corrected. `text`, `start` and `end` stay those
 * of the note itself, so that whatever points at a sentence leads to what the student wrote.
 * @param patches against the note's text, each within one sentence; one that does not fit changes nothing.
 */
export const patchedNote = (read: ReadNote, patches: readonly Patch[]): ReadNote => {
  if (patches.length === 0) return read;
  const sentences = read.sentences.map((sentence) => ({
    ...sentence,
    text: patchedPassage(read.text, sentence, patches),
  }));
  return {
    ...read,
    items: read.items.map((item) =>
      item.kind === "sentence" ? (sentences[item.number - 1] ?? item) : item,
    ),
    sentences,
  };
};

/** A passage of the note with the patches that lie within it; as the note has it where they do not fit. */
export const patchedPassage = (
  note: string,
  { start, end }: Span,
  patches: readonly Patch[],
): string => {
  const passage = note.slice(start, end);
  const within = patches.filter((patch) => patch.start >= start && patchEnd(patch) <= end);
  if (within.length === 0) return passage;
  const shifted = within.map((patch) => ({ ...patch, start: patch.start - start }));
  return applyPatches(passage, shifted) ?? passage;
};
