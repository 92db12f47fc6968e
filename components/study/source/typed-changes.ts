import { ChangeSet, type Text } from "@codemirror/state";
import type { Patch } from "#lib/quotes/patch.ts";

/** What was typed, as patches against the text before it; offsets in UTF-16 units in both. */
export const patchesOf = (changes: ChangeSet, before: Text): Patch[] => {
  const patches: Patch[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    patches.push({
      start: from,
      removed: before.sliceString(from, to, "\n"),
      inserted: inserted.toString(),
    });
  });
  return patches;
};

/**
 * An edit as changes of an editor's text of `length` units.
 * @throws RangeError when a patch reaches beyond that text
 */
export const changesOf = (patches: readonly Patch[], length: number): ChangeSet =>
  ChangeSet.of(
    patches.map(({ start, removed, inserted }) => ({
      from: start,
      to: start + removed.length,
      insert: inserted,
    })),
    length,
    // Only a line feed is a line end here; a carriage return is a character as any other.
    "\n",
  );
