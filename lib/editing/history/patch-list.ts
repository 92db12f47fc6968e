import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { rebaseOver } from "#lib/quotes/rebase-patch.ts";

/** Patches of one text in the order in which they stand there; of two at one place the insertion comes first. */
export const inOrder = (patches: readonly Patch[]): Patch[] =>
  patches.toSorted((a, b) => a.start - b.start || patchEnd(a) - patchEnd(b));

/** Patches against one text as a sequence in which each is against the text after those before it. */
const inSequence = (patches: readonly Patch[]): Patch[] => inOrder(patches).reverse();

/** What takes such a list back: patches against the text that it made, in order. */
export const invertPatches = (patches: readonly Patch[]): Patch[] => {
  let shift = 0;
  return inOrder(patches).map(({ start, removed, inserted }) => {
    const inverse = { start: start + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return inverse;
  });
};

/**
 * Edits that were made of the same text as one list against it. Each edit is a list against the text after those before
 * it, and none touches what another wrote, as in a batch.
 */
export const joinPatches = (edits: readonly (readonly Patch[])[]): Patch[] =>
  edits.reduce<Patch[]>((joined, patches) => {
    const first = rebasePatches(patches, [invertPatches(joined)]);
    if (first === null) throw new Error("The edits of a batch touch each other");
    return inOrder(joined.concat(first));
  }, []);

/**
 * The list as it must be after `edits` were applied, each a list against the text before it; null when they
 * changed the same words.
 */
export const rebasePatches = (
  patches: readonly Patch[],
  edits: readonly (readonly Patch[])[],
): Patch[] | null => {
  const earlier = edits.flatMap(inSequence);
  const moved: Patch[] = [];
  for (const patch of patches) {
    const rebased = rebaseOver(patch, earlier);
    if (rebased === null) return null;
    moved.push(rebased);
  }
  return moved;
};

/** A stretch of text, UTF-16 offsets, `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a stretch of text stands after `edits`; what they took away of it is left out, and null when nothing is
 * left. An empty stretch is a place between two characters.
 */
export const moveStretch = (
  stretch: Stretch,
  edits: readonly (readonly Patch[])[],
): Stretch | null => moveStretches([stretch], edits)[0] ?? null;

/** Where stretches of one text stand after `edits`; those of which nothing is left are not among them. */
export const moveStretches = (
  stretches: readonly Stretch[],
  edits: readonly (readonly Patch[])[],
): Stretch[] => {
  const sequence = edits.flatMap(inSequence);
  return stretches.flatMap((stretch) => {
    const moved = sequence.reduce<Stretch | null>(
      (present, patch) => present && moveOver(present, patch),
      stretch,
    );
    return moved === null ? [] : [moved];
  });
};

const moveOver = (stretch: Stretch, patch: Patch): Stretch | null => {
  const { start, end } = stretch;
  const from = patch.start;
  const to = patchEnd(patch);
  const shift = patch.inserted.length - patch.removed.length;
  if (to <= start) return { start: start + shift, end: end + shift };
  if (from >= end) return stretch;
  // The change lies within: what it brings belongs to the stretch.
  if (from >= start && to <= end) return { start, end: end + shift };
  if (from <= start && to >= end) return null;
  return from < start
    ? { start: from + patch.inserted.length, end: end + shift }
    : { start, end: from };
};

/** What a list of patches brought, from the first word to the last, in the text that it made. */
export const broughtBy = (patches: readonly Patch[]): Stretch => {
  const inverse = invertPatches(patches);
  const start = Math.min(...inverse.map((patch) => patch.start));
  const end = Math.max(...inverse.map(patchEnd));
  return { start, end };
};
