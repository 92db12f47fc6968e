import { isWordBoundary } from "#lib/quotes/normal-form.ts";
import { corruptions } from "./corruptions.ts";
import {
  type CaseMaker,
  count,
  countLetters,
  isUnique,
  type Maker,
  type Span,
  spanCase,
  variants,
} from "./passages.ts";

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

export const ambiguous: CaseMaker = (maker) => {
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

export const withContext: CaseMaker = (maker) => {
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

export const short: CaseMaker = (maker) => {
  const word = maker.random.pick(maker.words);
  if (word.length < 5 || word.length > 9) return null;
  const hits = [...maker.doc.text.matchAll(new RegExp(word, "gi"))];
  // A part of a longer word, of an address or of a drawing is nothing that anybody quotes in another case.
  if (hits.length !== 1 || !isWordBoundary(maker.doc.text, hits[0]?.index ?? 0)) return null;
  if (!isWordBoundary(maker.doc.text, (hits[0]?.index ?? 0) + word.length)) return null;
  const at = hits[0]?.index ?? 0;
  // A command has no other case.
  if (maker.doc.text[at - 1] === "\\") return null;
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

export const nearDuplicate: CaseMaker = (maker) => {
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
    // An image without words leaves nothing to place, and one without its address may be any of its name.
    if (!/\p{L}/u.test(quote)) continue;
    if (countLetters(maker.doc.text, quote) > countLetters(line, quote)) continue;
    return {
      ...spanCase(maker, "near_duplicate", span, quote),
      spans: variants(maker.doc.text, span),
    };
  }
  return null;
};

export const ownContext: CaseMaker = (maker) => {
  const found = repeated(maker);
  if (found === null) return null;
  const [start, end] = maker.random.pick(found.places);
  const tail = /^[\s\S]{10,80}?(?=\s)/.exec(maker.doc.text.slice(end))?.[0] ?? "";
  const truth = maker.doc.text.slice(start, end + tail.length);
  // Letters tell it from its twins: marks and spaces are what is spoiled.
  if (tail === "" || countOdd(truth) || !isUnique(maker.doc.text, truth)) return null;
  const spoiled =
    corruptions[maker.random.pick(["typos_light", "rewrap", "whitespace"])]?.(
      truth,
      maker.random,
      maker.words,
    ) ?? truth;
  return spanCase(maker, "repeated_own_context", [start, end + tail.length], spoiled);
};
