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

const FAR = 1 << 28;

/** The band: column `c` of row `i` stands for `i + c - slack` units of text, taken from the end backwards. */
type Band = {
  readonly text: Uint16Array;
  readonly end: number;
  readonly slack: number;
  readonly width: number;
  readonly ways: Uint8Array;
};

/**
 * The alignment of a match of known end and distance: dynamic programming from the end backwards in a band of
 * 2·distance + 1, so a long quote with few errors stays cheap.
 */
export const alignUnits = (
  text: Uint16Array,
  pattern: Uint16Array,
  end: number,
  distance: number,
): Alignment => {
  const width = 2 * distance + 1;
  const ways = new Uint8Array((pattern.length + 1) * width);
  const band: Band = { text, end, slack: distance, width, ways };
  let above = new Int32Array(width).fill(FAR);
  let row = new Int32Array(width);
  for (let column = distance; column < width; column++) {
    above[column] = column - distance;
    ways[column] = TEXT_ONLY;
  }
  for (let i = 1; i <= pattern.length; i++) {
    fillRow(band, i, pattern[pattern.length - i] as number, above, row);
    [above, row] = [row, above];
  }
  return traceBack(band, pattern, nearestBest(above, distance));
};

const fillRow = (
  { text, end, slack, width, ways }: Band,
  i: number,
  unit: number,
  above: Int32Array,
  row: Int32Array,
): void => {
  row.fill(FAR);
  const last = Math.min(width - 1, end - i + slack);
  let left = FAR;
  for (let column = Math.max(0, slack - i); column <= last; column++) {
    const same = text[end - i - column + slack] === unit ? 0 : 1;
    let cost = (above[column] as number) + same;
    let way = DIAGONAL;
    const dropped = column + 1 < width ? (above[column + 1] as number) + 1 : FAR;
    if (dropped < cost) {
      cost = dropped;
      way = PATTERN_ONLY;
    }
    if (left + 1 < cost) {
      cost = left + 1;
      way = TEXT_ONLY;
    }
    row[column] = cost;
    left = cost;
    ways[i * width + column] = way;
  }
};

/** The cheapest column, nearest to the diagonal. */
const nearestBest = (row: Int32Array, middle: number): number => {
  let best = middle;
  row.forEach((cost, column) => {
    const known = row[best] as number;
    if (cost < known || (cost === known && Math.abs(column - middle) < Math.abs(best - middle)))
      best = column;
  });
  return best;
};

const traceBack = (
  { text, end, slack, width, ways }: Band,
  pattern: Uint16Array,
  last: number,
): Alignment => {
  const { length } = pattern;
  const partner = new Int32Array(length).fill(-1);
  const faults = new Uint8Array(length);
  let i = length;
  let column = last;
  const start = end - (length + last - slack);
  while (i > 0) {
    const at = length - i;
    const way = ways[i * width + column] as number;
    const textAt = end - (i + column - slack);
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
