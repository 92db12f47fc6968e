/**
 * Where a long quote can lie: diagonals on which text and quote share grams. Only the quote is
 * indexed and the text streams past it, so the cost is one hash per unit of text.
 */
export type Window = { readonly start: number; readonly end: number; readonly votes: number };

const FACTOR = 0x01000193;
/** A gram that the quote itself repeats more often says little about the place. */
const MOST_REPEATS = 4;
const BUCKET_BITS = 6;

type GramTable = {
  readonly mask: number;
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly hashes: Int32Array;
  readonly usable: number;
};

const gramHashes = (units: Uint16Array, size: number): Int32Array => {
  const hashes = new Int32Array(Math.max(0, units.length - size + 1));
  let leaving = 1;
  for (let step = 1; step < size; step++) leaving = Math.imul(leaving, FACTOR);
  let hash = 0;
  for (let index = 0; index < units.length; index++) {
    if (index >= size) hash = (hash - Math.imul(units[index - size] as number, leaving)) | 0;
    hash = (Math.imul(hash, FACTOR) + (units[index] as number)) | 0;
    if (index >= size - 1) hashes[index - size + 1] = hash;
  }
  return hashes;
};

const slotOf = (hash: number, mask: number): number => (hash ^ (hash >>> 15)) & mask;

const buildTable = (quote: Uint16Array, size: number): GramTable => {
  const hashes = gramHashes(quote, size);
  let slots = 256;
  while (slots < hashes.length * 4) slots *= 2;
  const mask = slots - 1;
  const head = new Int32Array(slots).fill(-1);
  const next = new Int32Array(hashes.length).fill(-1);
  let usable = 0;
  for (let index = hashes.length - 1; index >= 0; index--) {
    const slot = slotOf(hashes[index] as number, mask);
    let chain = 0;
    for (
      let other = head[slot] as number;
      other >= 0 && chain < MOST_REPEATS;
      other = next[other] as number
    )
      chain++;
    if (chain >= MOST_REPEATS) continue;
    next[index] = head[slot] as number;
    head[slot] = index;
    usable++;
  }
  return { mask, head, next, hashes, usable: hashes.length === 0 ? 0 : usable / hashes.length };
};

const countVotes = (
  text: Uint16Array,
  quote: Uint16Array,
  size: number,
  table: GramTable,
): Uint16Array => {
  const votes = new Uint16Array(((text.length + quote.length) >> BUCKET_BITS) + 2);
  const hashes = gramHashes(text, size);
  for (let at = 0; at < hashes.length; at++) {
    const hash = hashes[at] as number;
    let index = table.head[slotOf(hash, table.mask)] as number;
    for (; index >= 0; index = table.next[index] as number) {
      if (table.hashes[index] !== hash) continue;
      const bucket = (at - index + quote.length) >> BUCKET_BITS;
      votes[bucket] = (votes[bucket] as number) + 1;
    }
  }
  return votes;
};

/**
 * The most voted windows, best first, at most `most`, each wide enough for a match with `slack` errors; null when
 * the quote repeats itself so much that votes say nothing (the caller then reads the whole text).
 */
export const gramWindows = (
  text: Uint16Array,
  quote: Uint16Array,
  size: number,
  slack: number,
  most: number,
): Window[] | null => {
  const table = buildTable(quote, size);
  if (table.usable < 0.5) return null;
  const votes = countVotes(text, quote, size, table);
  const both = (bucket: number) =>
    (votes[bucket] as number) + Math.max(votes[bucket - 1] ?? 0, votes[bucket + 1] ?? 0);
  let top = 0;
  for (let bucket = 0; bucket < votes.length; bucket++)
    if ((votes[bucket] as number) > 0) top = Math.max(top, both(bucket));
  if (top === 0) return [];
  const found: Window[] = [];
  for (let bucket = 0; bucket < votes.length; bucket++) {
    // A fifth of the best: a place that shares less cannot be nearly as good.
    if ((votes[bucket] as number) === 0 || both(bucket) < 0.2 * top) continue;
    const diagonal = (bucket << BUCKET_BITS) - quote.length;
    found.push({
      start: Math.max(0, diagonal - slack - 64),
      end: Math.min(text.length, diagonal + quote.length + slack + 192),
      votes: both(bucket),
    });
  }
  return mergeWindows(found.sort((a, b) => b.votes - a.votes).slice(0, most));
};

const mergeWindows = (windows: readonly Window[]): Window[] => {
  const merged: Window[] = [];
  for (const window of [...windows].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && window.start <= last.end) {
      merged[merged.length - 1] = {
        start: last.start,
        end: Math.max(last.end, window.end),
        votes: Math.max(last.votes, window.votes),
      };
    } else merged.push(window);
  }
  return merged.sort((a, b) => b.votes - a.votes);
};
