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
