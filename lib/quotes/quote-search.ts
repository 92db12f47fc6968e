import type { Span } from "./fit-ends.ts";
import {
  type CutForm,
  type NormalForm,
  skeletonForm,
  typographicForm,
  unitsText,
  withoutLinks,
} from "./normal-form.ts";

/** A document or quote with its normal forms, each made when it is first needed (1 ms per 10⁵ characters). */
export class PreparedText {
  readonly raw: string;
  private typographicMade: NormalForm | undefined;
  private skeletonMade: NormalForm | undefined;
  private linklessMade: CutForm | undefined;
  private readonly texts = new Map<NormalForm, string>();

  constructor(raw: string) {
    this.raw = raw;
  }

  get typographic(): NormalForm {
    this.typographicMade ??= typographicForm(this.raw);
    return this.typographicMade;
  }

  get skeleton(): NormalForm {
    this.skeletonMade ??= skeletonForm(this.raw);
    return this.skeletonMade;
  }

  /** The skeleton without link targets and tags. */
  get linkless(): CutForm {
    this.linklessMade ??= withoutLinks(this.raw, this.skeleton);
    return this.linklessMade;
  }

  get hasLinks(): boolean {
    return this.linkless.seams.length > 0;
  }

  textOf(form: NormalForm): string {
    const known = this.texts.get(form);
    if (known !== undefined) return known;
    const text = unitsText(form.units);
    this.texts.set(form, text);
    return text;
  }
}

/** Every place where `part` stands, overlapping ones too, at most `most`. */
export const occurrences = (text: string, part: string, most: number): number[] => {
  const found: number[] = [];
  if (part === "") return found;
  for (let at = text.indexOf(part); at >= 0 && found.length < most; at = text.indexOf(part, at + 1))
    found.push(at);
  return found;
};

const atEnd = /(?<!\s)\s*(?:\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)|(?<!\.)\.{3,}|…)\s*$/;
const atStart = /^\s*(?:\[\s*(?:\.{3}|…)\s*\]|\.{3,}|…)\s*/;
/** A quote that is hardly more than an ellipsis says nothing. */
const SHORTEST_REST = 8;
/** Longest ellipsis with its brackets and white space. */
const TAIL = 24;

/** The quote without "…" for what the model left out before or after it. */
export const cutEllipsis = (quote: string): string => {
  const cut = quote.slice(0, -TAIL) + quote.slice(-TAIL).replace(atEnd, "");
  const both = cut.slice(0, TAIL).replace(atStart, "") + cut.slice(TAIL);
  return both.length >= SHORTEST_REST ? both : quote;
};

/** The ends at which a quote was cut with an ellipsis. */
export type CutEnds = { readonly cutStart: boolean; readonly cutEnd: boolean };

export const cutEndsOf = (quote: string, kept: string): CutEnds => ({
  cutStart: !quote.startsWith(kept.slice(0, 4)),
  cutEnd: !quote.endsWith(kept.slice(-4)),
});

/** The span with the ellipsis that the document itself has at an end where the quote was cut: it was quoted, too. */
export const withEllipses = (
  raw: string,
  [start, end]: Span,
  { cutStart, cutEnd }: CutEnds,
): Span => {
  const before = /(?:\.{3}|…|\[(?:\.{3}|…)\])[\s`#]{0,12}$/.exec(
    raw.slice(Math.max(0, start - 17), start),
  );
  const after = /^\s{0,12}(?:\.{3}|…|\[(?:\.{3}|…)\])/.exec(raw.slice(end, end + 17));
  return [
    cutStart ? start - (before?.[0].length ?? 0) : start,
    cutEnd ? end + (after?.[0].length ?? 0) : end,
  ];
};

const alone = /\[(?:\.{3}|…)\]|\((?:\.{3}|…)\)|(?<=\s)(?:\.{3}|…)(?=\s)/g;

/** An ellipsis that stands alone inside the quote, with the white space around it, or null. */
export const middleEllipsis = (quote: string): Span | null => {
  let passed = 0;
  for (const match of quote.matchAll(alone)) {
    // Not by the expression, which would try every run of white space from each of its signs on.
    const start = Math.max(passed, quote.slice(0, match.index).trimEnd().length);
    const behind = quote.slice(match.index + match[0].length).trimStart();
    if (start > 0 && behind !== "") return [start, quote.length - behind.length];
    passed = quote.length - behind.length;
  }
  return null;
};

/** Two texts folded alike, when they have the same letters and digits, links and tags aside; null when they differ. */
export const sameForms = (one: string, other: string): readonly [NormalForm, NormalForm] | null => {
  const [a, b] = [new PreparedText(one), new PreparedText(other)];
  const pairs = [
    [a.skeleton, b.skeleton],
    [a.linkless, b.linkless],
  ] as const;
  return pairs.find(([ours, theirs]) => unitsText(ours.units) === unitsText(theirs.units)) ?? null;
};

/**
 * Whether two texts have the same letters and digits, case, accents, `ё` and look-alikes aside. Targets of links count
 * when both have some.
 */
export const sameLetters = (one: string, other: string): boolean => {
  const [a, b] = [new PreparedText(one), new PreparedText(other)];
  if (unitsText(a.skeleton.units) === unitsText(b.skeleton.units)) return true;
  return a.hasLinks !== b.hasLinks && unitsText(a.linkless.units) === unitsText(b.linkless.units);
};

/** Offsets are UTF-16 indices into the unchanged document, `end` exclusive. */
export type QuoteCandidate = {
  readonly start: number;
  readonly end: number;
  /** 1 − edits / length in the form in which the place was found: what folding removes is no edit. */
  readonly similarity: number;
};
export type NearestPassage = QuoteCandidate & { readonly text: string };

export type PlacedQuote = QuoteCandidate & { readonly kind: "placed"; readonly matched: string };
type AmbiguousQuote = {
  readonly kind: "ambiguous";
  readonly candidates: readonly QuoteCandidate[];
};
/** `nearest`, best first: what the model gets back so that its next quote is exact. May be empty. */
export type AbsentQuote = { readonly kind: "absent"; readonly nearest: readonly NearestPassage[] };
export type Placement = PlacedQuote | AmbiguousQuote | AbsentQuote;

/** What stood directly before and after the quote, when the model was asked to say. */
export type QuoteContext = {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
};

export const placed = (raw: string, { start, end, similarity }: QuoteCandidate): PlacedQuote => ({
  kind: "placed",
  start,
  end,
  similarity,
  matched: raw.slice(start, end),
});

export const absent = (raw: string, nearest: readonly QuoteCandidate[]): AbsentQuote => ({
  kind: "absent",
  nearest: nearest.map((place) => ({ ...place, text: raw.slice(place.start, place.end) })),
});

/** A pair of forms, document and quote, folded alike. */
export type FormPair = { readonly document: NormalForm; readonly quote: NormalForm };

/** A quote on its way through the stages of the search. */
export type QuoteSearch = {
  readonly document: PreparedText;
  /** Without outer white space, escapes repaired, without "…" at its ends. */
  readonly quote: PreparedText;
} & CutEnds;

export const makeSearch = (document: PreparedText, quote: string): QuoteSearch => {
  const trimmed = quote.trim();
  const kept = cutEllipsis(trimmed);
  return { document, quote: new PreparedText(kept), ...cutEndsOf(trimmed, kept) };
};

/** With link targets, and without them: the model may drop or copy them. */
export const skeletonPairs = ({ document, quote }: QuoteSearch): FormPair[] => {
  const full = { document: document.skeleton, quote: quote.skeleton };
  if (!document.hasLinks && !quote.hasLinks) return [full];
  const linkless = { document: document.linkless, quote: quote.linkless };
  // A quote that is mostly link target says too little without it.
  return linkless.quote.units.length < 0.6 * full.quote.units.length ? [full] : [full, linkless];
};
