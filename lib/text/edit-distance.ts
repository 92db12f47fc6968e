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

/** The UTF-16 code units of a text, both halves of a surrogate pair: a text as `editDistance` compares it. */
export const codeUnits = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  return units;
};

/** What is compared takes the product of both lengths; whoever has more to compare has no words. */
const mostCells = 250_000;

/** Both without what they begin and end with alike, which changes no distance. */
const differing = (a: Uint16Array, b: Uint16Array): readonly [Uint16Array, Uint16Array] => {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.subarray(start, a.length - end), b.subarray(start, b.length - end)];
};

/**
 * Edits between two words; two neighbouring letters in each other's place are one edit, as a typist makes them. Of
 * long runs of letters without a gap, which no typist compares, all that lies between the first difference and
 * the last counts as different.
 */
export const typingDistance = (first: string, second: string): number => {
  const [a, b] = differing(codeUnits(first), codeUnits(second));
  if (a.length * b.length > mostCells) return Math.max(a.length, b.length);
  return alignedDistance(a, b);
};

const alignedDistance = (a: Uint16Array, b: Uint16Array): number => {
  const width = b.length + 1;
  const costs = new Int32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => costs[i * width + j] as number;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        costs[i * width + j] = i + j;
        continue;
      }
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : replaced;
      costs[i * width + j] = Math.min(replaced, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  return at(a.length, b.length);
};

/** A word with more than a third of its letters wrong is another word. */
const FAULTY_WORD = 3;

/** Do two words, or two runs of them, differ by slips of the pen only? */
export const isSlip = (a: string, b: string): boolean => {
  const longest = Math.max(a.length, b.length);
  return (
    FAULTY_WORD * Math.abs(a.length - b.length) <= longest &&
    FAULTY_WORD * typingDistance(a, b) <= longest
  );
};
