/**
 * What every UTF-16 unit becomes when texts are compared. Three tables of 65,536 entries, built
 * once: a look-up costs a few nanoseconds, a regular expression a hundred times that.
 */

/** Entries of `skeletonOf` and `typographicOf` that are no unit. */
export const DROPPED = 0;
export const SPECIAL = 1;
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

export const isCombining = (unit: number): boolean => unit >= 0x300 && unit <= 0x36f;
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
