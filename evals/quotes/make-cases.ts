import { type Corruption, corruptions } from "./corruptions.ts";
import { Random } from "./random.ts";

/** A case of the evaluation file. Offsets are UTF-16; every member of `spans` is accepted. */
export type QuoteCase = {
  readonly id: string;
  readonly category: string;
  readonly doc: string;
  readonly quote: string;
  readonly expect: "span" | "ambiguous" | "absent";
  readonly spans?: readonly (readonly [number, number])[];
  readonly truth?: string;
  readonly edit?: readonly [string, string];
  readonly context?: { readonly before?: string; readonly after?: string };
  readonly doc_edits?: "crlf" | readonly (readonly [number, number, string])[];
};
export type QuoteDocument = { readonly id: string; readonly text: string };
export type QuoteCases = {
  readonly docs: readonly QuoteDocument[];
  readonly cases: readonly QuoteCase[];
};

type Span = readonly [number, number];
type Maker = {
  readonly doc: QuoteDocument;
  readonly random: Random;
  readonly words: readonly string[];
  readonly foreign: readonly QuoteDocument[];
};

/** Paragraphs without their outer white space. */
const paragraphs = (text: string): Span[] => {
  const spans: Span[] = [];
  for (const match of text.matchAll(/\S[\s\S]*?(?=\r?\n[ \t]*\r?\n|\s*$)/g))
    spans.push([match.index, match.index + match[0].trimEnd().length]);
  return spans;
};

/** Sentences and lines within a paragraph, roughly as a reader would cut them. */
const sentences = (text: string, [from, to]: Span): Span[] => {
  const spans: Span[] = [];
  const part = text.slice(from, to);
  for (const match of part.matchAll(
    /\S[\s\S]*?(?:[.!?…](?=\s+[\p{Lu}\d$*`\\])|\n(?=[-*|\d#])|$)/gu,
  )) {
    const length = match[0].trimEnd().length;
    if (length > 0) spans.push([from + match.index, from + match.index + length]);
  }
  return spans;
};

const count = (text: string, part: string): number => text.split(part).length - 1;

const passage = ({ doc, random }: Maker, least: number, most: number): Span | null => {
  const all = paragraphs(doc.text).flatMap((paragraph) => sentences(doc.text, paragraph));
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

/** The same place with and without the marks that a model may leave out at its ends. */
const variants = (text: string, [start, end]: Span): Span[] => {
  const inner = text.slice(start, end);
  const lead = /^(?:(?:[-*+>#]+|\d+[.)])[ \t]+|\||["«*_`$\s]|\\\[)+/.exec(inner)?.[0].length ?? 0;
  const trail = /(?:["»*_`$|\s.;:!?,]|\\\])+$/.exec(inner)?.[0].length ?? 0;
  const spans: Span[] = [];
  for (let a = 0; a <= lead; a++) for (let b = 0; b <= trail; b++) spans.push([start + a, end - b]);
  return spans.slice(0, 64);
};

const edges = (category: string, text: string, span: Span): Span[] =>
  /emphasis|edge|latex|list|bullets|combo|indent/.test(category) ? variants(text, span) : [span];

/** A word of the passage that the quote still has, once in each: what an edit may change. */
const editOf = (truth: string, quote: string): readonly [string, string] | undefined => {
  for (const match of truth.matchAll(/\p{L}{6,}/gu)) {
    if (count(truth, match[0]) === 1 && count(quote, match[0]) === 1) return [match[0], "REPLACED"];
  }
  return undefined;
};

const spanCase = (
  maker: Maker,
  category: string,
  span: Span,
  quote: string,
): Omit<QuoteCase, "id"> => {
  const truth = maker.doc.text.slice(span[0], span[1]);
  const edit = editOf(truth, quote);
  return {
    category,
    doc: maker.doc.id,
    quote,
    expect: "span",
    truth,
    spans: edges(category, maker.doc.text, span),
    ...(edit === undefined ? {} : { edit }),
  };
};

const corrupted = (
  maker: Maker,
  category: string,
  corruption: Corruption,
  least = 25,
  most = 320,
): Omit<QuoteCase, "id"> | null => {
  const span = passage(maker, least, most);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  const quote = corruption(truth, maker.random, maker.words);
  if (quote === truth || count(maker.doc.text, quote) > 0) return null;
  return spanCase(maker, category, span, quote);
};

const combo: Corruption = (text, random, words) => {
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

type CaseMaker = (maker: Maker) => Omit<QuoteCase, "id"> | null;

const shortened: CaseMaker = (maker) => {
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

const leftOut: CaseMaker = (maker) => {
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

/** A part that opens something it does not close has more than one right span. */
const countOdd = (text: string): boolean =>
  [/\$/g, /`/g, /\*\*/g].some((mark) => (text.match(mark)?.length ?? 0) % 2 === 1) ||
  count(text, "[") !== count(text, "]") ||
  count(text, "{") !== count(text, "}");

const repeated = ({ doc, random }: Maker): { text: string; places: Span[] } | null => {
  for (let tries = 0; tries < 400; tries++) {
    const start = random.below(doc.text.length);
    const text = /^.{12,60}/.exec(doc.text.slice(start))?.[0].trim() ?? "";
    if (
      text.length < 12 ||
      !/^[\p{L}\\|*$]/u.test(text) ||
      /\S$/.test(doc.text.slice(0, start)) ||
      countOdd(text)
    )
      continue;
    const cut = text.replace(/\s\S*$/, "");
    if (cut.length < 12 || countOdd(cut)) continue;
    const at = [...doc.text.matchAll(new RegExp(RegExp.escape(cut), "g"))].map(
      (match): Span => [match.index, match.index + cut.length],
    );
    const whole = at.filter(
      ([a, b]) =>
        !/[\p{L}\p{N}]{2}/u.test(doc.text.slice(a - 1, a + 1)) &&
        !/[\p{L}\p{N}]{2}/u.test(doc.text.slice(b - 1, b + 1)),
    );
    if (at.length > 1 && at.length < 12 && whole.length === at.length)
      return { text: cut, places: at };
  }
  return null;
};

const ambiguous: CaseMaker = (maker) => {
  const found = repeated(maker);
  if (found === null) return null;
  const quote =
    maker.random.chance(0.3) && found.text.length > 20
      ? (corruptions.case?.(found.text, maker.random, maker.words) ?? found.text)
      : found.text;
  return {
    category: "ambiguous",
    doc: maker.doc.id,
    quote,
    expect: "ambiguous",
    spans: found.places,
  };
};

const withContext: CaseMaker = (maker) => {
  const found = repeated(maker);
  if (found === null) return null;
  const [start, end] = maker.random.pick(found.places);
  const before = maker.doc.text.slice(Math.max(0, start - 60), start);
  const after = maker.doc.text.slice(end, end + 60);
  const twins = found.places.filter(
    ([a, b]) =>
      maker.doc.text.slice(Math.max(0, a - 60), a) === before ||
      maker.doc.text.slice(b, b + 60) === after,
  );
  if (twins.length > 1) return null;
  return {
    category: "repeated_with_context",
    doc: maker.doc.id,
    quote: found.text,
    expect: "span",
    spans: [[start, end]],
    context: maker.random.pick([{ before, after }, { before }, { after }]),
  };
};

const short: CaseMaker = (maker) => {
  const word = maker.random.pick(maker.words);
  if (word.length < 5 || word.length > 9) return null;
  const hits = [...maker.doc.text.matchAll(new RegExp(word, "gi"))];
  if (hits.length !== 1) return null;
  const at = hits[0]?.index ?? 0;
  const quote = maker.random.pick([
    word.toUpperCase(),
    word.toLowerCase(),
    `${word[0]?.toUpperCase()}${word.slice(1)}`,
  ]);
  return {
    category: "short",
    doc: maker.doc.id,
    quote,
    expect: "span",
    spans: [[at, at + word.length]],
  };
};

const nearDuplicate: CaseMaker = (maker) => {
  const lines = maker.doc.text.split("\n");
  for (let tries = 0; tries < 200; tries++) {
    const line = maker.random.pick(lines);
    if (line.length < 25 || count(maker.doc.text, line) !== 1) continue;
    const shape = line.replace(/\d+/g, "0");
    if (!lines.some((other) => other !== line && other.replace(/\d+/g, "0") === shape)) continue;
    const start = maker.doc.text.indexOf(line);
    const span: Span = [start, start + line.trimEnd().length];
    const quote = maker.random.chance(0.4)
      ? (corruptions[
          maker.random.pick(["emphasis", "whitespace", "typography", "latex_dropped"])
        ]?.(line, maker.random, maker.words) ?? line)
      : line;
    return {
      ...spanCase(maker, "near_duplicate", span, quote),
      spans: variants(maker.doc.text, span),
    };
  }
  return null;
};

const otherNumbers: CaseMaker = (maker) => {
  const lines = maker.doc.text
    .split("\n")
    .filter(
      (line) => /\d/.test(line) && /\p{L}{4}/u.test(line) && line.length > 25 && line.length < 300,
    );
  if (lines.length === 0) return null;
  const line = maker.random.pick(lines);
  const quote = line.replace(/\d+/g, (digits) =>
    String(1 + maker.random.below(10 ** Math.min(4, digits.length) * 2)),
  );
  const digits = (text: string) =>
    text
      .replace(/^\s*\d+[.)]/, "")
      .match(/\d+/g)
      ?.join(" ") ?? "";
  if (lines.some((other) => digits(other) === digits(quote) || other.includes(quote))) return null;
  return { category: "absent_other_numbers", doc: maker.doc.id, quote, expect: "absent" };
};

const foreign: CaseMaker = (maker) => {
  const other = maker.random.pick(maker.foreign);
  const span = passage({ ...maker, doc: other }, 30, 250);
  if (span === null) return null;
  const quote = other.text.slice(span[0], span[1]);
  return maker.doc.text.includes(quote)
    ? null
    : { category: "absent_foreign", doc: maker.doc.id, quote, expect: "absent" };
};

const mixed: CaseMaker = (maker) => {
  const one = passage(maker, 50, 250);
  const two = passage(maker, 50, 250);
  if (one === null || two === null || Math.abs(one[0] - two[0]) < 800) return null;
  const a = maker.doc.text.slice(one[0], one[1]);
  const b = maker.doc.text.slice(two[0], two[1]);
  const quote = `${a.slice(0, a.length / 2).replace(/\S*$/, "")}${b.slice(b.length / 2).replace(/^\S*\s/, "")}`;
  return { category: "absent_mixed", doc: maker.doc.id, quote, expect: "absent" };
};

const deleted: CaseMaker = (maker) => {
  const span = passage(maker, 35, 250);
  if (span === null) return null;
  const truth = maker.doc.text.slice(span[0], span[1]);
  const quote = maker.random.chance(0.5)
    ? truth
    : (corruptions.typos_light?.(truth, maker.random, maker.words) ?? truth);
  return {
    category: "absent_deleted",
    doc: maker.doc.id,
    quote,
    expect: "absent",
    doc_edits: [[span[0], span[1], ""]],
  };
};

const ownContext: CaseMaker = (maker) => {
  const found = repeated(maker);
  if (found === null) return null;
  const [start, end] = maker.random.pick(found.places);
  const tail = /^[\s\S]{10,80}?(?=\s)/.exec(maker.doc.text.slice(end))?.[0] ?? "";
  const truth = maker.doc.text.slice(start, end + tail.length);
  if (tail === "" || countOdd(truth) || count(maker.doc.text, truth) !== 1) return null;
  const spoiled =
    corruptions[maker.random.pick(["typos_light", "rewrap", "whitespace"])]?.(
      truth,
      maker.random,
      maker.words,
    ) ?? truth;
  return spanCase(maker, "repeated_own_context", [start, end + tail.length], spoiled);
};

const windowsLines: CaseMaker = (maker) => {
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

const exact: CaseMaker = (maker) => {
  const span = passage(maker, 20, 400);
  return span === null
    ? null
    : spanCase(maker, "exact", span, maker.doc.text.slice(span[0], span[1]));
};

const makers: Record<string, CaseMaker> = {
  exact,
  truncated: shortened,
  elision: leftOut,
  ambiguous,
  repeated_with_context: withContext,
  repeated_own_context: ownContext,
  short,
  near_duplicate: nearDuplicate,
  absent_other_numbers: otherNumbers,
  absent_foreign: foreign,
  absent_mixed: mixed,
  absent_deleted: deleted,
  crlf: windowsLines,
  combo: (maker) => corrupted(maker, "combo", combo),
  combo_long: (maker) => corrupted(maker, "combo_long", combo, 600, 1600),
  rewrap_long: (maker) =>
    corrupted(maker, "rewrap_long", corruptions.rewrap as Corruption, 700, 1800),
  ...Object.fromEntries(
    Object.entries(corruptions).map(([name, corruption]): [string, CaseMaker] => [
      name,
      (maker) => corrupted(maker, name, corruption),
    ]),
  ),
};

/** `perCategory` cases of every kind, spread over the documents; a kind that a document cannot give is skipped. */
export const makeCases = (
  docs: readonly QuoteDocument[],
  seed: number,
  perCategory: number,
): QuoteCases => {
  const cases: QuoteCase[] = [];
  for (const [name, make] of Object.entries(makers)) {
    const random = new Random(seed + name.length * 7919 + name.charCodeAt(0));
    for (let made = 0, tries = 0; made < perCategory && tries < perCategory * 12; tries++) {
      const doc = docs[tries % docs.length] as QuoteDocument;
      const words = [...new Set(doc.text.match(/\p{L}{4,12}/gu) ?? [])];
      const foreignDocs = docs.filter((other) => other.id !== doc.id);
      const found = make({ doc, random, words, foreign: foreignDocs });
      if (found === null) continue;
      cases.push({ id: `${name}-${String(++made).padStart(2, "0")}`, ...found });
    }
  }
  return { docs, cases };
};
