import { type Patch, patchEnd } from "./patch.ts";

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
