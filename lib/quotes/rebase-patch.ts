import { type Patch, patchEnd } from "./patch.ts";

/**
 * `patch` as it must be after `earlier` was applied to the text that both were made against; null when
 * they change the same words and somebody has to decide. Of two insertions at one place the earlier one comes first.
 */
export const rebasePatch = (patch: Patch, earlier: Patch): Patch | null => {
  const shift = earlier.inserted.length - earlier.removed.length;
  if (patchEnd(earlier) <= patch.start) return { ...patch, start: patch.start + shift };
  return patchEnd(patch) <= earlier.start ? patch : null;
};

/** The same over several edits, in the order in which they were applied, each made against the text before it. */
export const rebaseOver = (patch: Patch, earlier: readonly Patch[]): Patch | null =>
  earlier.reduce<Patch | null>(
    (moved, edit) => (moved === null ? null : rebasePatch(moved, edit)),
    patch,
  );
