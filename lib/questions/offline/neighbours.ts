/**
 * The items at most `reach` places before and after one: wrong options come from the same chapter,
 * and the work for each item does not grow with the note.
 */
export const neighbours = <Item>(items: readonly Item[], at: number, reach: number): Item[] =>
  items.slice(Math.max(0, at - reach), at + reach + 1);
