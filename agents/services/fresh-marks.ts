import type { EditMark } from "#lib/blocks/study-block.ts";
import { invertPatches, moveStretches, type Stretch } from "#lib/editing/history/patch-list.ts";
import { editsAfter } from "#lib/editing/history/undo-stack.ts";
import { patchEnd } from "#lib/quotes/patch.ts";
import type { EditView } from "#lib/schemas/study.ts";
import type { StoredEdit } from "#lib/study/edit-store.ts";

/** Edits whose words are marked in the document: those that a reader still asks about. */
const markedEdits = 20;

/** Of a word that was renamed everywhere no reader looks at more, and each place is moved over every later edit. */
const markedPlaces = 200;

/** Longer than any word; what is longer is marked as it was changed. */
const longestWord = 60;

const wordBefore = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u;
const wordAfter = /^[\p{L}\p{M}\p{N}]+/u;

/** A part of a word is no mark that can be read: it grows to the word. */
const wholeWords = (text: string, { start, end }: Stretch): Stretch => {
  const own = text.slice(start, end);
  const before = wordAfter.test(own)
    ? wordBefore.exec(text.slice(Math.max(0, start - longestWord), start))?.[0]
    : undefined;
  const after = wordBefore.test(own)
    ? wordAfter.exec(text.slice(end, end + longestWord))?.[0]
    : undefined;
  return { start: start - (before?.length ?? 0), end: end + (after?.length ?? 0) };
};

const onlySigns = /^[^\p{L}\p{N}\n]{0,3}$/u;

/** Marks with nothing but a space or a sign between them are one. */
const joined = (text: string, places: readonly Stretch[]): Stretch[] => {
  const all: Stretch[] = [];
  for (const place of places) {
    const last = all.at(-1);
    if (last !== undefined && onlySigns.test(text.slice(last.end, place.start))) {
      all.splice(-1, 1, { start: last.start, end: Math.max(last.end, place.end) });
    } else all.push(place);
  }
  return all;
};

/** Where what an edit brought stands after the edits that came later, place by place. */
const placesOf = (edit: StoredEdit, edits: readonly StoredEdit[]): Stretch[] =>
  moveStretches(
    invertPatches(edit.patches)
      .slice(0, markedPlaces)
      .map((patch) => ({ start: patch.start, end: patchEnd(patch) })),
    editsAfter(edits, edit.number).map(({ patches }) => patches),
  ).filter(({ start, end }) => end > start);

/**
 * The words of the newest edits that stand, each place on its own: what an edit left as it was between two changes is
 * not marked. `edits` are all of the document's, `shown` those that the page names, `text` is the present one.
 */
export const freshMarks = (
  text: string,
  edits: readonly StoredEdit[],
  shown: readonly EditView[],
): EditMark[] => {
  const fresh = new Set(
    shown.slice(-markedEdits).flatMap(({ number, place }) => (place === null ? [] : [number])),
  );
  return edits
    .filter(({ number }) => fresh.has(number))
    .flatMap((edit) =>
      joined(
        text,
        placesOf(edit, edits).map((place) => wholeWords(text, place)),
      ).map((place) => ({ edit: edit.number, ...place })),
    );
};
