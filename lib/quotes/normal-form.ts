/** A folded text: `units[i]` stands for `raw.slice(from[i], to[i])`. Parallel arrays, since a document has 10⁵ of them. */
export type NormalForm = {
  readonly units: Uint16Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

/** Collects the units of a form; grows when folding makes a text longer (`θ` → `theta`). */
export class FormWriter {
  private units: Uint16Array;
  private from: Int32Array;
  private to: Int32Array;
  private count = 0;

  constructor(expected: number) {
    this.units = new Uint16Array(expected + 16);
    this.from = new Int32Array(expected + 16);
    this.to = new Int32Array(expected + 16);
  }

  put(unit: number, from: number, to: number): void {
    if (this.count === this.units.length) this.grow();
    this.units[this.count] = unit;
    this.from[this.count] = from;
    this.to[this.count++] = to;
  }

  /** The unit put last, or 0. */
  last(): number {
    return this.count === 0 ? 0 : (this.units[this.count - 1] as number);
  }

  /** Lets the last unit reach to `to`, as `unit` when given. */
  stretch(to: number, unit = this.last()): void {
    if (this.count === 0) return;
    this.units[this.count - 1] = unit;
    this.to[this.count - 1] = to;
  }

  finish(): NormalForm {
    return {
      units: this.units.subarray(0, this.count),
      from: this.from.subarray(0, this.count),
      to: this.to.subarray(0, this.count),
    };
  }

  private grow(): void {
    const size = this.units.length * 2;
    const [units, from, to] = [new Uint16Array(size), new Int32Array(size), new Int32Array(size)];
    units.set(this.units);
    from.set(this.from);
    to.set(this.to);
    [this.units, this.from, this.to] = [units, from, to];
  }
}

const decoder = new TextDecoder("utf-16le", { ignoreBOM: true });

/** The units as a string, for `indexOf`: nothing in JavaScript searches faster. */
export const unitsText = (units: Uint16Array): string => decoder.decode(units);

/** Indices `[first, last)` of the units that begin in `[start, end)` of the raw text, or null. */
export const unitsWithin = (
  form: NormalForm,
  start: number,
  end: number,
): readonly [number, number] | null => {
  const [first, last] = [firstFrom(form, start), firstFrom(form, end)];
  return last > first ? [first, last] : null;
};

/** A form with parts taken out, and where: `seams` are indices of the units behind them. */
export type CutForm = NormalForm & { readonly seams: readonly number[] };

/** The form without the units that begin in `ranges`, which are in order and apart. */
export const withoutRanges = (
  form: NormalForm,
  ranges: readonly (readonly [number, number])[],
): CutForm => {
  const size = form.units.length;
  const kept = {
    units: new Uint16Array(size),
    from: new Int32Array(size),
    to: new Int32Array(size),
  };
  let [count, next] = [0, 0];
  const keep = (last: number) => {
    kept.units.set(form.units.subarray(next, last), count);
    kept.from.set(form.from.subarray(next, last), count);
    kept.to.set(form.to.subarray(next, last), count);
    count += last - next;
  };
  const seams: number[] = [];
  for (const [start, end] of ranges) {
    keep(firstFrom(form, start));
    seams.push(count);
    next = firstFrom(form, end);
  }
  keep(size);
  return {
    units: kept.units.subarray(0, count),
    from: kept.from.subarray(0, count),
    to: kept.to.subarray(0, count),
    seams,
  };
};

/** The part of a form that stands for text inside `[start, end)` of the raw text. */
export const formSlice = (form: NormalForm, start: number, end: number): Uint16Array => {
  const first = firstFrom(form, start);
  let last = firstFrom(form, end);
  while (last > first && (form.to[last - 1] as number) > end) last--;
  return form.units.subarray(first, last);
};

const firstFrom = (form: NormalForm, offset: number): number => {
  let low = 0;
  let high = form.from.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((form.from[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
};
