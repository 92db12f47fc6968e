/** How a pattern lies on a text, unit by unit. */
export type Alignment = {
  /** `[start, end)` in the text. */
  readonly start: number;
  readonly end: number;
  /** For every unit of the pattern the text unit it equals, or -1. */
  readonly partner: Int32Array;
  /** 1 where the pattern's unit, or the gap behind it, costs an edit. */
  readonly faults: Uint8Array;
};

const DIAGONAL = 0;
const PATTERN_ONLY = 1;
const TEXT_ONLY = 2;

/** The pattern found unit for unit. */
export const exactAlignment = (start: number, length: number): Alignment => ({
  start,
  end: start + length,
  partner: Int32Array.from({ length }, (_, index) => start + index),
  faults: new Uint8Array(length),
});

/**
 * The alignment of a match of known end and distance: dynamic programming from the end backwards in a band of
 * 2·distance + 1, so a long quote with few errors stays cheap.
 */
export const alignUnits = (text: Uint16Array, pattern: Uint16Array, end: number, distance: number): Alignment => {
  const width = 2 * distance + 1;
  const length = pattern.length;
  const ways = new Uint8Array((length + 1) * width);
  let above = new Int32Array(width).fill(1 << 28);
  // Column `c` of row `i` stands for `i + c - distance` units of text.
  for (let column = distance; column < width; column++) {
    above[column] = column - distance;
    ways[column] = TEXT_ONLY;
  }
  for (let i = 1; i <= length; i++) {
    const unit = pattern[length - i] as number;
    const row = new Int32Array(width);
    for (let column = 0; column < width; column++) {
      const taken = i + column - distance;
      let cost = taken < 1 || taken > end ? 1 << 28 : (above[column] as number) + (text[end - taken] === unit ? 0 : 1);
      let way = DIAGONAL;
      const dropped = column + 1 < width && taken >= 0 ? (above[column + 1] as number) + 1 : 1 << 28;
      if (dropped < cost) [cost, way] = [dropped, PATTERN_ONLY];
      const skipped = column > 0 && taken >= 1 && taken <= end ? (row[column - 1] as number) + 1 : 1 << 28;
      if (skipped < cost) [cost, way] = [skipped, TEXT_ONLY];
      row[column] = cost;
      ways[i * width + column] = way;
    }
    above = row;
  }
  return traceBack(text, pattern, end, ways, width, nearestBest(above, distance));
};

/** The cheapest column, nearest to the diagonal. */
const nearestBest = (row: Int32Array, middle: number): number => {
  let best = middle;
  row.forEach((cost, column) => {
    const known = row[best] as number;
    if (cost < known || (cost === known && Math.abs(column - middle) < Math.abs(best - middle))) best = column;
  });
  return best;
};

const traceBack = (text: Uint16Array, pattern: Uint16Array, end: number, ways: Uint8Array, width: number, last: number): Alignment => {
  const { length } = pattern;
  const partner = new Int32Array(length).fill(-1);
  const faults = new Uint8Array(length);
  const middle = (width - 1) / 2;
  let i = length;
  let column = last;
  const start = end - (length + last - middle);
  while (i > 0) {
    const at = length - i;
    const way = ways[i * width + column] as number;
    const textAt = end - (i + column - middle);
    if (way === TEXT_ONLY) {
      column--;
      if (at > 0) faults[at - 1] = 1;
      continue;
    }
    if (way === DIAGONAL && text[textAt] === pattern[at]) partner[at] = textAt;
    else faults[at] = 1;
    if (way === PATTERN_ONLY) column++;
    i--;
  }
  return { start, end, partner, faults };
};
