/**
 * What every UTF-16 unit becomes when texts are compared. Three tables of 65,536 entries, built
 * once: a look-up costs a few nanoseconds, a regular expression a hundred times that.
 */

/** Entries of `skeletonOf` and `typographicOf` that are no unit. */
const DROPPED = 0;
const SPECIAL = 1;
const SPACE = 32;
const HYPHEN = 45;

/** Letters and digits, case, accents, `ё` and look-alikes folded; `SPECIAL` needs a closer look. */
export const skeletonOf = new Uint16Array(65_536);
/** Typography only: quotation marks, dashes, white space, case and `ё` folded, marks kept. */
export const typographicOf = new Uint16Array(65_536);
const wordUnits = new Uint8Array(65_536);

/** Latin letters that look like Cyrillic ones (Unicode TR 39, in lower or upper case). */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "а",
    b: "в",
    c: "с",
    e: "е",
    h: "н",
    k: "к",
    m: "м",
    o: "о",
    p: "р",
    t: "т",
    x: "х",
    y: "у",
  }),
);

/** Symbols that LaTeX writes as a command whose letters count. */
const symbolNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: "alpha",
    β: "beta",
    γ: "gamma",
    δ: "delta",
    ε: "epsilon",
    ζ: "zeta",
    η: "eta",
    θ: "theta",
    ι: "iota",
    κ: "kappa",
    λ: "lambda",
    μ: "mu",
    ν: "nu",
    ξ: "xi",
    π: "pi",
    ρ: "rho",
    σ: "sigma",
    ς: "sigma",
    τ: "tau",
    υ: "upsilon",
    φ: "phi",
    χ: "chi",
    ψ: "psi",
    ω: "omega",
    ϵ: "epsilon",
    ϕ: "phi",
    ϑ: "theta",
    ϱ: "rho",
    "∞": "infty",
    "∂": "partial",
    "∇": "nabla",
    "√": "sqrt",
    "∅": "emptyset",
    ℓ: "ell",
  }),
);

/** The letters a symbol is spelled with in LaTeX, or null. */
export const symbolName = (symbol: string): string | null =>
  symbolNames.get(symbol) ?? symbolNames.get(symbol.normalize("NFKD").toLowerCase()) ?? null;

const isCombining = (unit: number): boolean => unit >= 0x300 && unit <= 0x36f;
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xe000;

/** Letters, digits, combining marks and halves of surrogate pairs. */
const isWordUnit = (unit: number): boolean => wordUnits[unit] === 1;
export const isWordAt = (text: string, index: number): boolean =>
  index >= 0 && index < text.length && isWordUnit(text.charCodeAt(index));
/** A place where no word is cut in half. */
export const isWordBoundary = (text: string, index: number): boolean =>
  !(isWordAt(text, index - 1) && isWordAt(text, index));

const foldLetter = (letter: string): number => {
  const base = (letter.normalize("NFKD")[0] ?? letter).toLowerCase();
  const plain = base.length === 1 ? base : letter;
  return symbolNames.has(letter) || symbolNames.has(plain)
    ? SPECIAL
    : (lookAlikes.get(plain) ?? plain).charCodeAt(0);
};

const lowerLetter = (letter: string): number => {
  const lower = letter.toLowerCase();
  return (lower === "ё" ? "е" : lower.length === 1 ? lower : letter).charCodeAt(0);
};

const foldMark = (mark: string): number => {
  if (/\s/.test(mark)) return SPACE;
  if (/[\u200b-\u200d\u2060\ufeff\u00ad]/.test(mark)) return DROPPED;
  if (/[«»“”„‟″]/.test(mark)) return '"'.charCodeAt(0);
  if (/[‘’‚‛′`´]/.test(mark)) return "'".charCodeAt(0);
  if (/[‐‑‒–—―−-]/.test(mark)) return HYPHEN;
  return mark === "…" ? SPECIAL : mark.charCodeAt(0);
};

const fillUnit = (unit: number): void => {
  const sign = String.fromCharCode(unit);
  if (isSurrogate(unit)) {
    wordUnits[unit] = 1;
    // A high half may open a mathematical letter (𝑥), which folds to a plain one.
    skeletonOf[unit] = unit === 0xd835 ? SPECIAL : unit;
    typographicOf[unit] = unit;
  } else if (isCombining(unit)) {
    wordUnits[unit] = 1;
    typographicOf[unit] = SPECIAL;
  } else if (/[\p{L}\p{N}]/u.test(sign)) {
    wordUnits[unit] = 1;
    skeletonOf[unit] = foldLetter(sign);
    typographicOf[unit] = lowerLetter(sign);
  } else {
    skeletonOf[unit] = symbolNames.has(sign) ? SPECIAL : DROPPED;
    typographicOf[unit] = foldMark(sign);
  }
};

for (let unit = 0; unit < 65_536; unit++) fillUnit(unit);
// Backslash, ampersand and angle bracket open things whose letters are no text.
for (const opener of "\\&<") skeletonOf[opener.charCodeAt(0)] = SPECIAL;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Commands that say how a formula looks, and those that a symbol without letters stands for
 * (`\le` and `≤`): a model writes one for the other, so their letters do not count.
 */
export const silentCommands = words(
  "left right big Big bigg Bigg text textrm textbf textit texttt emph mathrm mathbf mathbb mathcal mathit mathsf " +
    "operatorname boldsymbol frac dfrac tfrac displaystyle limits quad qquad le leq leqslant ge geq geqslant ne neq " +
    "cdot times div to rightarrow leftarrow Rightarrow Leftrightarrow implies iff in notin pm mp oplus otimes cap " +
    "cup dots ldots cdots vdots sum prod int approx equiv sim subset subseteq setminus forall exists neg land lor " +
    "mid circ star ast prime propto perp parallel angle",
);

/** Variants of a letter, spelled as the plain one. */
export const spokenAs: ReadonlyMap<string, string> = new Map([
  ["varepsilon", "epsilon"],
  ["varphi", "phi"],
  ["vartheta", "theta"],
  ["varrho", "rho"],
  ["varsigma", "sigma"],
  ["varnothing", "emptyset"],
]);

/** A folded text: `units[i]` stands for `raw.slice(from[i], to[i])`. Parallel arrays, since a document has 10⁵ of them. */
export type NormalForm = {
  readonly units: Uint16Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
};

/** Collects the units of a form; grows when folding makes a text longer (`θ` → `theta`). */
class FormWriter {
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
const withoutRanges = (
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

/** A longer target or tag is taken for text: bounds the search for its end. */
const LONGEST_TARGET = 600;
const LONGEST_TAG = 200;

/** `[start, end)` of every `](target)` and HTML tag, in order. */
export const linkRanges = (raw: string): (readonly [number, number])[] => {
  const ranges: (readonly [number, number])[] = [];
  for (const match of raw.matchAll(/\]\(|<\/?[a-zA-Z]/g)) {
    if (match.index < (ranges.at(-1)?.[1] ?? 0)) continue;
    const end = match[0] === "](" ? afterTarget(raw, match.index) : afterTag(raw, match.index);
    if (end > 0) ranges.push([match.index, end]);
  }
  return ranges;
};

/** The offset after the closing bracket, or 0. */
const afterTarget = (raw: string, index: number): number => {
  const limit = Math.min(raw.length, index + LONGEST_TARGET);
  let depth = 0;
  for (let at = index + 1; at < limit; at++) {
    const sign = raw[at];
    if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return at + 1;
    else if (sign === "\n" && raw[at + 1] === "\n") return 0;
  }
  return 0;
};

const afterTag = (raw: string, index: number): number => {
  const tag = /^<\/?[a-zA-Z][a-zA-Z0-9]*(?:[\s/][^>\n]*)?>/.exec(
    raw.slice(index, index + LONGEST_TAG),
  );
  return tag === null ? 0 : index + tag[0].length;
};

const BACKSLASH = 92;
const AMPERSAND = 38;
const LESS_THAN = 60;

/**
 * Letters and digits only. Case, accents, `ё` and look-alikes are folded; Markdown, LaTeX wrappers,
 * entities and all other marks are dropped; Greek letters and some symbols are spelled as LaTeX does.
 */
export const skeletonForm = (raw: string): NormalForm => {
  const writer = new FormWriter(raw.length);
  for (let index = 0; index < raw.length; index++) {
    const unit = skeletonOf[raw.charCodeAt(index)] as number;
    if (unit > SPECIAL) writer.put(unit, index, index + 1);
    else if (unit === SPECIAL) index = putSkeletonSign(writer, raw, index) - 1;
  }
  return writer.finish();
};

/** The skeleton without link targets and HTML tags: a model drops them or copies them. */
export const withoutLinks = (raw: string, skeleton: NormalForm): CutForm => {
  const ranges = linkRanges(raw);
  return ranges.length === 0 ? { ...skeleton, seams: [] } : withoutRanges(skeleton, ranges);
};

/** Returns the offset after what was read. */
const putSkeletonSign = (writer: FormWriter, raw: string, index: number): number => {
  switch (raw.charCodeAt(index)) {
    case BACKSLASH:
      return putCommand(writer, raw, index);
    case AMPERSAND:
      return index + (entity(raw, index)?.length ?? 1);
    case LESS_THAN:
      return (
        index +
        (/^<\/?(?:b|i|u|em|strong|code|sub|sup)>/.exec(raw.slice(index, index + 9))?.[0].length ??
          1)
      );
    default:
      return putSymbol(writer, raw, index);
  }
};

const putCommand = (writer: FormWriter, raw: string, index: number): number => {
  let end = index + 1;
  for (; end < raw.length; end++) {
    const lower = raw.charCodeAt(end) | 32;
    if (lower < 97 || lower > 122) break;
  }
  const name = raw.slice(index + 1, end);
  if (name === "" || silentCommands.has(name)) return Math.max(end, index + 1);
  const spoken = spokenAs.get(name);
  if (spoken === undefined) {
    for (let at = index + 1; at < end; at++)
      writer.put(skeletonOf[raw.charCodeAt(at)] as number, at, at + 1);
  } else putName(writer, spoken, index, end);
  return end;
};

const putName = (writer: FormWriter, name: string, from: number, to: number): void => {
  for (let at = 0; at < name.length; at++)
    writer.put(skeletonOf[name.charCodeAt(at)] as number, from, to);
};

const putSymbol = (writer: FormWriter, raw: string, index: number): number => {
  const symbol = String.fromCodePoint(raw.codePointAt(index) ?? 0);
  const end = index + symbol.length;
  const name = symbolName(symbol);
  if (name !== null) {
    putName(writer, name, index, end);
    return end;
  }
  const plain = symbol.normalize("NFKD");
  const folded = skeletonOf[plain.charCodeAt(0)] as number;
  if (plain.length === 1 && folded > SPECIAL) writer.put(folded, index, end);
  else if (folded !== DROPPED) {
    for (let at = index; at < end; at++) writer.put(raw.charCodeAt(at), at, at + 1);
  }
  return end;
};

const entity = (raw: string, index: number): string | null =>
  /^&(?:nbsp|lt|gt|amp|quot|apos|mdash|ndash|hellip|laquo|raquo|#\d{1,5}|#x[\da-fA-F]{1,5});/.exec(
    raw.slice(index, index + 9),
  )?.[0] ?? null;

const FULL_STOP = 46;

/**
 * The text with typography folded: any white space is one space, any dash a hyphen, any quotation
 * mark `"` or `'`, `…` three dots, letters in lower case and composed (NFC), `ё` as `е`.
 */
export const typographicForm = (raw: string): NormalForm => {
  const writer = new FormWriter(raw.length);
  for (let index = 0; index < raw.length; index++) {
    const unit = typographicOf[raw.charCodeAt(index)] as number;
    if (unit === SPECIAL) putTypographicSign(writer, raw, index);
    else if ((unit === SPACE || unit === HYPHEN) && writer.last() === unit)
      writer.stretch(index + 1);
    else if (unit !== DROPPED) writer.put(unit, index, index + 1);
  }
  return writer.finish();
};

const putTypographicSign = (writer: FormWriter, raw: string, index: number): void => {
  if (!isCombining(raw.charCodeAt(index))) {
    for (let dot = 0; dot < 3; dot++) writer.put(FULL_STOP, index, index + 1);
    return;
  }
  const composed = (String.fromCharCode(writer.last()) + raw[index]).normalize("NFC");
  writer.stretch(
    index + 1,
    composed.length === 1 ? (typographicOf[composed.charCodeAt(0)] as number) : undefined,
  );
};
