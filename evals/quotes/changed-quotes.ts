import { type Corruption, corruptions } from "./corruptions.ts";
import {
  type CaseMaker,
  count,
  countLetters,
  isUnique,
  type Maker,
  passage,
  spanCase,
  touchesCode,
} from "./passages.ts";
import type { QuoteCase } from "./quote-case.ts";

/**
 * A passage as a careless model quotes it. What tells it from all others must be letters, since marks and spaces are
 * what is spoiled, and the spoiled letters must not be those of another place: of both a careful reader would ask, too.
 */
export const corrupted = (
  maker: Maker,
  category: string,
  corruption: Corruption,
  least = 25,
  most = 320,
): Omit<QuoteCase, "id"> | null => {
  const span = passage(maker, least, most);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  if (!isUnique(maker.doc.text, truth)) return null;
  // Code is copied: nobody says it in other words.
  const words = touchesCode(maker.doc.text, span) ? [] : maker.words;
  const quote = corruption(truth, maker.random, words);
  if (quote === truth || count(maker.doc.text, quote.trim()) > 0) return null;
  if (countLetters(maker.doc.text, quote) > countLetters(truth, quote)) return null;
  return spanCase(maker, category, span, quote);
};

export const combo: Corruption = (text, random, words) => {
  const names = [
    "typos_light",
    "whitespace",
    "rewrap",
    "emphasis",
    "latex_dropped",
    "case",
    "punctuation",
    "paraphrase_word",
    "word_dropped",
    "word_swap",
    "typography",
    "latex_unicode",
  ];
  let result = text;
  for (let rounds = 2 + random.below(2); rounds > 0; rounds--)
    result = corruptions[random.pick(names)]?.(result, random, words) ?? result;
  return result;
};

export const shortened: CaseMaker = (maker) => {
  const span = passage(maker, 60, 300);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  const cuts = [...truth.matchAll(/(?<=\p{L}{2})(?=[ ,.])/gu)]
    .map((match) => match.index)
    .filter((at) => at >= 24);
  if (cuts.length === 0) return null;
  const cut = maker.random.pick(cuts);
  const kept = truth.slice(0, cut);
  if (count(maker.doc.text, kept) !== 1) return null;
  const spoiled = maker.random.chance(0.4)
    ? (corruptions.typos_light?.(kept, maker.random, maker.words) ?? kept)
    : kept;
  return spanCase(
    maker,
    "truncated",
    [span[0], span[0] + cut],
    spoiled + maker.random.pick(["…", "...", " ...", " […]", " [...]"]),
  );
};

export const leftOut: CaseMaker = (maker) => {
  const span = passage(maker, 200, 900);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  const head = truth.slice(0, 30 + maker.random.below(60)).replace(/\s+\S*$/, "");
  const tail = truth.slice(-30 - maker.random.below(60)).replace(/^\S*\s+/, "");
  if (
    head.length < 24 ||
    tail.length < 24 ||
    count(maker.doc.text, head) !== 1 ||
    count(maker.doc.text, tail) !== 1
  )
    return null;
  return spanCase(
    maker,
    "elision",
    span,
    `${head} ${maker.random.pick(["...", "…", "[...]", "[…]"])} ${tail}`,
  );
};

export const windowsLines: CaseMaker = (maker) => {
  const span = passage(maker, 120, 500);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  if (!truth.includes("\n") || maker.doc.text.includes("\r")) return null;
  const shift = (at: number) => at + count(maker.doc.text.slice(0, at), "\n");
  return {
    category: "crlf",
    doc: maker.doc.id,
    quote: truth,
    expect: "span",
    spans: [[shift(span[0]), shift(span[1])]],
    doc_edits: "crlf",
  };
};

export const exact: CaseMaker = (maker) => {
  const span = passage(maker, 20, 400);
  return span === null
    ? null
    : spanCase(maker, "exact", span, maker.doc.text.slice(span[0], span[1]));
};
