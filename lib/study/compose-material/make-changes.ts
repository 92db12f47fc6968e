/** `text` takes the place of what stands between `start` and `end` (UTF-16, exclusive). */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text from `from` on with all changes made; those that overlap an earlier one are left out. */
export const makeChanges = (text: string, changes: readonly Change[], from = 0): string => {
  const pieces: string[] = [];
  let position = from;
  for (const change of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (change.start < position) continue;
    pieces.push(text.slice(position, change.start), change.text);
    position = change.end;
  }
  return [...pieces, text.slice(position)].join("");
};
