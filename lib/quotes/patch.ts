/** An edit of a text: `inserted` takes the place of `removed` at `start` (UTF-16). */
export type Patch = { readonly start: number; readonly removed: string; readonly inserted: string };

export const patchEnd = (patch: Patch): number => patch.start + patch.removed.length;

/** The patched text; null when the text at the place is not what the patch removes. */
export const applyPatch = (document: string, patch: Patch): string | null => {
  if (patch.start < 0 || patch.start > document.length) return null;
  if (!document.startsWith(patch.removed, patch.start)) return null;
  // Built from slices: `replace` would read `$$` and `$&` in the new text.
  return document.slice(0, patch.start) + patch.inserted + document.slice(patchEnd(patch));
};

/** Patches made against the same text, all or none: null when two overlap or one does not fit. */
export const applyPatches = (document: string, patches: readonly Patch[]): string | null => {
  const ordered = patches.toSorted((a, b) => a.start - b.start);
  const overlapping = ordered.some((patch, index) => {
    const next = ordered[index + 1];
    return next !== undefined && next.start < patchEnd(patch);
  });
  if (overlapping) return null;
  return ordered.reduceRight<string | null>(
    (text, patch) => (text === null ? null : applyPatch(text, patch)),
    document,
  );
};

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
