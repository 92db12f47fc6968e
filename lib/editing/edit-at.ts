import { makePatch } from "../quotes/make-patch.ts";
import type { Patch } from "../quotes/patch.ts";
import { textHunks } from "../quotes/text-hunks.ts";
import type { NewEdit } from "../study/edit-store.ts";
import type { TextSpan } from "./proposed-edit.ts";
import { tidyDeletion } from "./tidy-deletion.ts";

/** Longer passages are one patch: nobody looks at their words one by one. */
const longestCompared = 20_000;

/**
 * The edit that puts `newText` in the place of a passage. It changes only the words that differ, so that it
 * stores little and others may edit the words between; a deletion takes the space that it leaves with it.
 * @returns null when nothing would change
 */
export const editAt = (
  document: string,
  span: TextSpan,
  newText: string,
  about: { readonly similarity: number | null; readonly reason: string },
): NewEdit | null => {
  const { start, end } = newText.trim() === "" ? tidyDeletion(document, span) : span;
  const oldText = document.slice(start, end);
  const text = newText.trim() === "" ? "" : newText;
  const patches = patchesBetween(document, { start, end }, text);
  return patches.length === 0 ? null : { patches, ...about, oldText, newText: text };
};

const patchesBetween = (document: string, { start, end }: TextSpan, text: string): Patch[] => {
  const oldText = document.slice(start, end);
  if (oldText === text) return [];
  if (Math.max(oldText.length, text.length) > longestCompared) {
    return [makePatch(document, start, end, text)];
  }
  return textHunks(oldText, text)
    .map((hunk) => makePatch(document, start + hunk.from, start + hunk.to, hunk.text))
    .filter(({ removed, inserted }) => removed !== inserted);
};
