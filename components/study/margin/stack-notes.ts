/** A note that wants to stand at a height, in pixels from the top of its column. */
export interface WantedNote {
  readonly top: number;
  readonly height: number;
}

/** Tops of notes in their order, each as near to its place as its predecessors let it. */
const stackDown = (notes: readonly WantedNote[], gap: number, from: number): number[] => {
  let free = from;
  return notes.map(({ top, height }) => {
    const placed = Math.max(top, free);
    free = placed + height + gap;
    return placed;
  });
};

/**
 * Where notes of a margin stand so that none covers another: the one that is looked at beside its passage, those
 * above it pushed up and those below it pushed down. When there is no room above, all are stacked from the top.
 * `notes` in the order of their places; `active` is an index, or -1.
 */
export const stackNotes = (
  notes: readonly WantedNote[],
  gap: number,
  active: number,
): readonly number[] => {
  const kept = notes[active];
  if (kept === undefined) return stackDown(notes, gap, 0);
  const tops: number[] = [];
  let ceiling = kept.top;
  for (const { top, height } of notes.slice(0, active).reverse()) {
    ceiling = Math.min(top, ceiling - gap - height);
    tops.unshift(ceiling);
  }
  if ((tops[0] ?? 0) < 0) return stackDown(notes, gap, 0);
  return [...tops, ...stackDown(notes.slice(active), gap, 0)];
};
