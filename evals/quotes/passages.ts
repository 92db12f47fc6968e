import { skeletonForm, unitsText, withoutLinks } from "#lib/quotes/normal-form.ts";
import type { QuoteCase, QuoteDocument } from "./quote-case.ts";
import type { Random } from "./random.ts";

export type Span = readonly [number, number];

export type Maker = {
  readonly doc: QuoteDocument;
  readonly random: Random;
  readonly words: readonly string[];
  readonly foreign: readonly QuoteDocument[];
};

/** A case without its id, or null when the document gives none this time. */
export type CaseMaker = (maker: Maker) => Omit<QuoteCase, "id"> | null;

/** Paragraphs without their outer white space. */
const paragraphs = (text: string): Span[] => {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\S[\s\S]*?(?=\r?\n[ \t]*\r?\n|\s*$)/g))
    spans.push([match.index, match.index + match[0].trimEnd().length]);
  return spans;
};

/** Sentences and lines within a paragraph, roughly as a reader would cut them: not behind the number of an item. */
const sentences = (text: string, [from, to]: Span): Span[] => {
  const spans: Span[] = [];
  const part = text.slice(from, to);
  for (const match of part.matchAll(
    /\S[\s\S]*?(?:(?<!^[ \t>]*\d{1,9})[.!?…](?=\s+[\p{Lu}\d$*`\\])|\n(?=[-*|\d#])|(?![\s\S]))/gmu,
  )) {
    const length = match[0].trimEnd().length;
    if (length > 0) spans.push([from + match.index, from + match.index + length]);
  }
  return spans;
};

export const count = (text: string, part: string): number => text.split(part).length - 1;

/** Sentences, lines and rows of a text. */
export const units = (text: string): Span[] =>
  paragraphs(text).flatMap((paragraph) => sentences(text, paragraph));

const lettersOf = (text: string): string => unitsText(skeletonForm(text).units);

/** How many places have the letters and digits of `part`. */
export const countLetters = (text: string, part: string): number =>
  count(lettersOf(text), lettersOf(part));

/** Does a quote without addresses say the same as a place of the text without those? */
export const standsLinkless = (text: string, quote: string): boolean => {
  const [whole, part] = [text, quote].map((one) =>
    unitsText(withoutLinks(one, skeletonForm(one)).units),
  );
  return (whole ?? "").includes(part ?? "");
};

/** No other place has the same letters and digits: with such a copy left a quote is not absent. */
export const isUnique = (text: string, part: string): boolean => countLetters(text, part) === 1;

const fence = /^[ \t>]*(`{3}|~{3})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))/gm;

/** Is a place within a block of code, or beside it? */
export const touchesCode = (text: string, [start, end]: Span): boolean =>
  [...text.matchAll(fence)].some(
    ({ index, 0: block }) => index < end && start < index + block.length,
  );

export const passage = ({ doc, random }: Maker, least: number, most: number): Span | null => {
  const all = units(doc.text);
  for (let tries = 0; tries < 60; tries++) {
    const first = random.below(all.length);
    const start = all[first]?.[0] ?? 0;
    let last = first;
    while (last + 1 < all.length && (all[last]?.[1] ?? 0) - start < least) last++;
    const end = all[last]?.[1] ?? 0;
    const text = doc.text.slice(start, end);
    if (
      end - start >= least &&
      end - start <= most &&
      /\p{L}{3}/u.test(text) &&
      count(doc.text, text) === 1
    )
      return [start, end];
  }
  return null;
};

/** More variants than this only a table padded with spaces has, or an image with a long address. */
const MOST_VARIANTS = 4000;

/**
 * The same place with and without the marks that a model may leave out at its ends. An image without words is such a
 * mark: without its address a quote says nothing of it. White space is judged by nobody.
 */
export const variants = (text: string, [start, end]: Span): Span[] => {
  const inner = text.slice(start, end);
  const lead =
    /^(?:!\[\]\([^()\n]*\)|(?:[-*+>#]+|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|\||["«*_`$\s]|\\[[\]])+/.exec(
      inner,
    )?.[0].length ?? 0;
  const trail = /(?:!\[\]\([^()\n]*\)|["»*_`$|\s.;:!?,]|\\\])+$/.exec(inner)?.[0].length ?? 0;
  const spans = new Map<string, Span>();
  for (let a = 0; a <= lead; a++) {
    for (let b = 0; b <= trail && a + b < inner.length; b++) {
      const part = inner.slice(a, inner.length - b);
      const from = start + a + part.length - part.trimStart().length;
      const span: Span = [from, from + part.trim().length];
      if (spans.size < MOST_VARIANTS) spans.set(span.join(), span);
    }
  }
  return [...spans.values()];
};

const edges = (category: string, text: string, span: Span): Span[] =>
  /emphasis|edge|latex|list|bullets|combo|indent|marks|cells|lines_joined/.test(category)
    ? variants(text, span)
    : [span];

export const spanCase = (
  maker: Maker,
  category: string,
  span: Span,
  quote: string,
): Omit<QuoteCase, "id"> => {
  const truth = maker.doc.text.slice(span[0], span[1]);
  return {
    category,
    doc: maker.doc.id,
    quote,
    expect: "span",
    truth,
    spans: edges(category, maker.doc.text, span),
  };
};
