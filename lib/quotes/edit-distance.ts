/**
 * Levenshtein distance of two unit arrays; `limit + 1` when it is greater. Only the band of width 2·limit around the
 * diagonal is computed, after equal ends are left out.
 */
export const editDistance = (
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  limit = Math.max(a.length, b.length),
): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const rows = a.length - head - tail;
  const columns = b.length - head - tail;
  const row = Int32Array.from({ length: columns + 1 }, (_, index) => index);
  for (let i = 1; i <= rows; i++) {
    if (fillRow(row, a[head + i - 1] as number, b, head, i, limit) > limit) return limit + 1;
  }
  return Math.min(row[columns] as number, limit + 1);
};

/** Row `i` in place of the row above; returns its least value. */
const fillRow = (
  row: Int32Array,
  unit: number,
  b: ArrayLike<number>,
  head: number,
  i: number,
  limit: number,
): number => {
  const first = Math.max(1, i - limit);
  const last = Math.min(row.length - 1, i + limit);
  let diagonal = row[first - 1] as number;
  // Left of the band nothing is within the limit.
  let left = first === 1 ? i : limit + 1;
  row[first - 1] = left;
  let best = left;
  for (let j = first; j <= last; j++) {
    // What lies above the band's right end belongs to an older row and is too far as well.
    const above = j === i + limit ? limit + 1 : (row[j] as number);
    let cost = diagonal;
    if (b[head + j - 1] !== unit) cost = 1 + Math.min(diagonal, above, left);
    diagonal = above;
    left = cost;
    row[j] = cost;
    if (cost < best) best = cost;
  }
  return best;
};
