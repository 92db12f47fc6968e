/**
 * Longest common subsequence by Myers' O(N·D) difference algorithm (1986): for every item of `left` its
 * partner in `right`, or -1. Null when more than `mostEdits` insertions and deletions would be needed: time and memory
 * grow with their square.
 */
export const matchSequences = (
  left: readonly string[],
  right: readonly string[],
  mostEdits: number,
): Int32Array | null => {
  // Equal items have the same number: those are compared faster than texts.
  const ids = new Map<string, number>();
  const idOf = (item: string): number => {
    const id = ids.get(item) ?? ids.size;
    ids.set(item, id);
    return id;
  };
  const [a, b] = [left.map(idOf), right.map(idOf)];
  const partner = new Int32Array(a.length).fill(-1);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) partner[head] = head++;
  let tail = 0;
  while (
    tail < Math.min(a.length, b.length) - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    partner[a.length - 1 - tail] = b.length - 1 - tail;
    tail++;
  }
  const middle: Middle = {
    a,
    b,
    head,
    lengthA: a.length - head - tail,
    lengthB: b.length - head - tail,
  };
  const trace = furthestReaching(middle, mostEdits);
  if (trace === null) return null;
  tracePairs(middle, trace, partner);
  return partner;
};

type Middle = {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly head: number;
  readonly lengthA: number;
  readonly lengthB: number;
};

/** Does the best path to diagonal `k` come down (an insertion)? `reached[k + edits]` are the x of the step before. */
const comesDown = (reached: Int32Array, edits: number, k: number): boolean =>
  k === -edits ||
  (k !== edits && (reached[k - 1 + edits - 1] ?? -1) < (reached[k + 1 + edits - 1] ?? -1));

const stepFrom = (reached: Int32Array, edits: number, k: number): number =>
  comesDown(reached, edits, k)
    ? (reached[k + 1 + edits - 1] ?? 0)
    : (reached[k - 1 + edits - 1] ?? 0) + 1;

/** For every number of edits the furthest x on the diagonals -edits…edits, until the end is reached. */
const furthestReaching = (
  { a, b, head, lengthA, lengthB }: Middle,
  mostEdits: number,
): Int32Array[] | null => {
  const trace: Int32Array[] = [];
  const most = Math.min(mostEdits, lengthA + lengthB);
  for (let edits = 0; edits <= most; edits++) {
    const before = trace[edits - 1];
    const reached = new Int32Array(2 * edits + 1).fill(-1);
    for (let k = -edits; k <= edits; k += 2) {
      let x = before === undefined ? 0 : stepFrom(before, edits, k);
      while (x < lengthA && x - k < lengthB && a[head + x] === b[head + x - k]) x++;
      reached[k + edits] = x;
      if (x >= lengthA && x - k >= lengthB) {
        trace.push(reached);
        return trace;
      }
    }
    trace.push(reached);
  }
  return null;
};

const tracePairs = (middle: Middle, trace: readonly Int32Array[], partner: Int32Array): void => {
  let x = middle.lengthA;
  let k = middle.lengthA - middle.lengthB;
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const before = trace[edits - 1];
    const start = before === undefined ? 0 : stepFrom(before, edits, k);
    while (x > start) {
      x--;
      partner[middle.head + x] = middle.head + x - k;
    }
    if (before === undefined) return;
    if (comesDown(before, edits, k)) k++;
    else {
      k--;
      x--;
    }
  }
};
