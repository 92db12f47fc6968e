/**
 * Approximate search after Myers (1999) in blocks of 32 rows with Ukkonen's cut-off, as Hyyrö (2003)
 * describes it: for every end of a match in the text its edit distance, in O(text · ⌈limit / 32⌉).
 */
export type CompiledPattern = {
  readonly length: number;
  readonly blocks: number;
  /** Row of `masks` for every unit; row 0 is for units that the pattern lacks. */
  readonly rowOf: Uint16Array;
  readonly masks: Int32Array;
};

const BLOCK = 32;
const TOP = -2_147_483_648;

export const compilePattern = (pattern: Uint16Array): CompiledPattern => {
  const blocks = Math.max(1, Math.ceil(pattern.length / BLOCK));
  const rowOf = new Uint16Array(65_536);
  let rows = 1;
  for (const unit of pattern) if (rowOf[unit] === 0) rowOf[unit] = rows++;
  const masks = new Int32Array(rows * blocks);
  pattern.forEach((unit, index) => {
    const at = (rowOf[unit] as number) * blocks + (index >> 5);
    masks[at] = (masks[at] as number) | (1 << (index & 31));
  });
  return { length: pattern.length, blocks, rowOf, masks };
};

/** One column of one block: vertical differences in `plus` and `minus`; returns the difference below. */
const advance = (
  plus: Int32Array,
  minus: Int32Array,
  block: number,
  mask: number,
  carry: number,
  top: number,
): number => {
  const pv = plus[block] as number;
  const mv = minus[block] as number;
  const equal = carry < 0 ? mask | 1 : mask;
  const xv = mask | mv;
  const xh = (((equal & pv) + pv) ^ pv) | equal;
  const ph = mv | ~(xh | pv);
  const mh = pv & xh;
  const phShifted = carry > 0 ? (ph << 1) | 1 : ph << 1;
  const mhShifted = carry < 0 ? (mh << 1) | 1 : mh << 1;
  plus[block] = mhShifted | ~(xv | phShifted);
  minus[block] = phShifted & xv;
  return (ph & top) !== 0 ? 1 : (mh & top) !== 0 ? -1 : 0;
};

/** `scores[j]`: distance of the best match that ends after `text[j]`, `limit + 1` when it is greater. */
export type Scan = { readonly scores: Uint16Array; readonly best: number };

/** The scan of a pattern of one block: no carry, no cut-off, twice as fast. */
const scanShort = (
  text: Uint16Array,
  { length, masks, rowOf }: CompiledPattern,
  limit: number,
): Scan => {
  const scores = new Uint16Array(text.length);
  let best = limit + 1;
  const last = 1 << (length - 1);
  let pv = -1;
  let mv = 0;
  let distance = length;
  for (let j = 0; j < text.length; j++) {
    const equal = masks[rowOf[text[j] as number] as number] as number;
    const xv = equal | mv;
    const xh = (((equal & pv) + pv) ^ pv) | equal;
    const ph = mv | ~(xh | pv);
    const mh = pv & xh;
    if ((ph & last) !== 0) distance++;
    else if ((mh & last) !== 0) distance--;
    pv = (mh << 1) | ~(xv | (ph << 1));
    mv = (ph << 1) & xv;
    scores[j] = distance <= limit ? distance : limit + 1;
    if (distance < best) best = distance;
  }
  return { scores, best };
};

/** One column of the matrix: only the blocks up to `active` can hold a match within the limit. */
type Column = {
  readonly plus: Int32Array;
  readonly minus: Int32Array;
  /** Distance in the last row of every block. */
  readonly sums: Int32Array;
  active: number;
};

const firstColumn = ({ blocks, length }: CompiledPattern, limit: number): Column => ({
  plus: new Int32Array(blocks).fill(-1),
  minus: new Int32Array(blocks),
  sums: Int32Array.from({ length: blocks }, (_, block) => Math.min(length, (block + 1) * BLOCK)),
  active: Math.min(blocks - 1, Math.max(0, Math.ceil(limit / BLOCK) - 1)),
});

/** Takes the next block in, or leaves out those that have fallen behind (Ukkonen's cut-off). */
const moveCutOff = (
  column: Column,
  pattern: CompiledPattern,
  row: number,
  carry: number,
  limit: number,
): void => {
  const { plus, minus, sums } = column;
  const { blocks, masks, length } = pattern;
  const above = (sums[column.active] as number) - carry;
  const next = column.active + 1;
  const mayEnter = next < blocks && above <= limit;
  if (mayEnter && (carry < 0 || ((masks[row + next] as number) & 1) !== 0)) {
    // It starts as if nothing had matched in it yet.
    plus[next] = -1;
    minus[next] = 0;
    const last = next === blocks - 1;
    const top = last ? lastTop(length) : TOP;
    const height = last ? length - next * BLOCK : BLOCK;
    sums[next] =
      above + height + advance(plus, minus, next, masks[row + next] as number, carry, top);
    column.active = next;
    return;
  }
  while (column.active > 0 && (sums[column.active] as number) >= limit + BLOCK) column.active--;
};

const lastTop = (length: number): number => 1 << ((length - 1) & 31);

/** The distance of the best match at every end in the text, and the least of them. */
export const scanText = (text: Uint16Array, pattern: CompiledPattern, limit: number): Scan => {
  const { blocks, masks, rowOf, length } = pattern;
  if (blocks === 1) return scanShort(text, pattern, limit);
  const column = firstColumn(pattern, limit);
  const { plus, minus, sums } = column;
  const scores = new Uint16Array(text.length).fill(limit + 1);
  const bottom = blocks - 1;
  const bottomTop = lastTop(length);
  let best = limit + 1;
  for (let j = 0; j < text.length; j++) {
    const row = (rowOf[text[j] as number] as number) * blocks;
    let carry = 0;
    for (let block = 0; block <= column.active; block++) {
      const top = block === bottom ? bottomTop : TOP;
      carry = advance(plus, minus, block, masks[row + block] as number, carry, top);
      sums[block] = (sums[block] as number) + carry;
    }
    moveCutOff(column, pattern, row, carry, limit);
    const score = column.active === bottom ? (sums[bottom] as number) : limit + 1;
    if (score > limit) continue;
    scores[j] = score;
    if (score < best) best = score;
  }
  return { scores, best };
};

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

/** A place where the pattern ends, exclusive, and its edit distance. */
export type Ending = { readonly end: number; readonly distance: number };

/** From here on grams lead the search: below, reading the whole text is as fast. */
const GRAMS_FROM = 128;
const GRAM = 8;
const MOST_WINDOWS = 24;
const MOST_ENDINGS = 12;

/** `[start, end)` of a text in units. */
export type Region = { readonly start: number; readonly end: number };

/**
 * The best place within `limit` edits and its rivals, best first. Nearer than half a pattern is the same place.
 * Places much worse than the best are left out: they cannot compete. `regions` are apart.
 */
export const approximateSearch = (
  text: Uint16Array,
  pattern: Uint16Array,
  limit: number,
  regions: readonly Region[] = [{ start: 0, end: text.length }],
): Ending[] => {
  const compiled = compilePattern(pattern);
  const endings = regions.flatMap((region) =>
    windowsIn(text.subarray(region.start, region.end), pattern, limit).flatMap(({ start, end }) => {
      const offset = region.start + start;
      const scan = scanText(text.subarray(offset, region.start + end), compiled, limit);
      return lowPoints(scan, pattern.length, limit).map((low) => ({
        end: low.end + offset,
        distance: low.distance,
      }));
    }),
  );
  return endings.sort(byDistance).slice(0, MOST_ENDINGS);
};

const byDistance = (a: Ending, b: Ending): number => a.distance - b.distance || a.end - b.end;

const windowsIn = (text: Uint16Array, pattern: Uint16Array, limit: number): readonly Region[] => {
  const led = pattern.length >= GRAMS_FROM && text.length >= 4 * pattern.length;
  return (
    (led ? gramWindows(text, pattern, GRAM, limit, MOST_WINDOWS) : null) ?? [
      { start: 0, end: text.length },
    ]
  );
};

const lowPoints = ({ scores, best }: Scan, length: number, limit: number): Ending[] => {
  if (best > limit) return [];
  const bound = Math.min(limit, best + Math.max(4, Math.ceil(0.2 * best)));
  const apart = Math.max(1, length >> 1);
  const lows: Ending[] = [];
  for (let at = 0; at < scores.length; at++) {
    const distance = scores[at] as number;
    if (distance > bound) continue;
    const last = lows.at(-1);
    if (last === undefined || at + 1 - last.end > apart) lows.push({ end: at + 1, distance });
    else if (distance < last.distance) lows[lows.length - 1] = { end: at + 1, distance };
  }
  return distinct(lows, apart);
};

const distinct = (lows: readonly Ending[], apart: number): Ending[] => {
  const kept: Ending[] = [];
  for (const low of [...lows].sort(byDistance)) {
    if (kept.length === MOST_ENDINGS) break;
    if (kept.every((other) => Math.abs(other.end - low.end) > apart)) kept.push(low);
  }
  return kept;
};
