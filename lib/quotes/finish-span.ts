import type { Span } from "./fit-ends.ts";
import { isWordAt, isWordBoundary } from "./normal-form.ts";
import { type QuoteSearch, withEllipses } from "./quote-search.ts";

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Longest cluster that is looked at: an emoji family has 11 units, stacked accents more. */
const LONGEST_CLUSTER = 64;

/** Units that can stand inside a cluster; anything else needs no segmenter. */
const mayJoin =
  /\p{M}|\p{Cs}|\p{Cf}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Extended_Pictographic}|[\u1100-\u11ff\uac00-\ud7af]|\r\n/u;

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The cluster that `at` would cut, or null. */
const clusterAround = (raw: string, at: number): Span | null => {
  if (at <= 0 || at >= raw.length) return null;
  if (!isLowSurrogate(raw.charCodeAt(at)) && !mayJoin.test(raw.slice(at - 1, at + 2))) return null;
  const from = clusterStart(raw, at);
  for (const { index, segment } of graphemes.segment(raw.slice(from, at + LONGEST_CLUSTER))) {
    const [start, end] = [from + index, from + index + segment.length];
    if (start === at) return null;
    if (start < at && at < end) return [start, end];
    if (start > at) return null;
  }
  return null;
};

/** A place before `at` where a cluster surely starts: after plain white space or ASCII. */
const clusterStart = (raw: string, at: number): number => {
  let from = at - 1;
  while (from > 0 && at - from < LONGEST_CLUSTER && !/[\x20-\x7e\n]/.test(raw[from] ?? "")) from--;
  return from;
};

/** The LaTeX command that `at` would cut, or null: between the backslash and its last letter. */
const commandAround = (raw: string, at: number): Span | null => {
  let start = at;
  while (start > 0 && at - start < 40 && /[a-zA-Z]/.test(raw[start - 1] ?? "")) start--;
  if (raw[start - 1] !== "\\" || isEscaped(raw, start - 1)) return null;
  const rest = /^[a-zA-Z]*/.exec(raw.slice(at, at + 40))?.[0].length ?? 0;
  const control =
    start === at && rest === 0 && at < raw.length && !/\s/.test(raw[at] ?? " ") ? 1 : 0;
  return rest + control === 0 ? null : [start - 1, at + rest + control];
};

/** Is the backslash at `at` the second of a `\\`? */
const isEscaped = (raw: string, at: number): boolean => {
  let slashes = 0;
  while (at - slashes > 0 && raw[at - slashes - 1] === "\\") slashes++;
  return slashes % 2 === 1;
};

const wordStart = (raw: string, at: number): number => {
  let start = at;
  while (start > 0 && !isWordBoundary(raw, start)) start--;
  return start;
};
const wordEnd = (raw: string, at: number): number => {
  let end = at;
  while (end < raw.length && !isWordBoundary(raw, end)) end++;
  return end;
};

/** Widens a span so that it cuts no surrogate pair or grapheme cluster in half. */
export const snapToClusters = (raw: string, [start, end]: Span): Span => [
  clusterAround(raw, start)?.[0] ?? start,
  clusterAround(raw, end)?.[1] ?? end,
];

/** The same, and no LaTeX command. */
export const snapToCharacters = (raw: string, span: Span): Span => {
  const [start, end] = snapToClusters(raw, span);
  // A combining mark may stand on the last letter of a command.
  return snapToClusters(raw, [
    commandAround(raw, start)?.[0] ?? start,
    commandAround(raw, end)?.[1] ?? end,
  ]);
};

/** The same, and no word either: for places that were guessed from an inexact quote. */
export const snapToWords = (raw: string, [start, end]: Span): Span =>
  snapToCharacters(raw, [wordStart(raw, start), wordEnd(raw, end)]);

/** Markdown and LaTeX delimiters that open and close with the same sign, longest first. */
const delimiters = ["$$", "**", "__", "``", "~~", "$", "*", "_", "`"] as const;
type Delimiter = (typeof delimiters)[number];

/** A paragraph longer than this is read from here on only. */
const LONGEST_PARAGRAPH = 4000;
const LONGEST_TARGET = 600;

const isWordInner = (text: string, at: number): boolean =>
  (isWordAt(text, at - 1) && isWordAt(text, at + 1)) || text[at + 1] === "{";
const isBullet = (text: string, at: number): boolean =>
  (text[at + 1] ?? " ") === " " && (at === 0 || text[at - 1] === " " || text[at - 1] === "\n");

const delimiterAt = (text: string, at: number): Delimiter | null => {
  const found = delimiters.find((delimiter) => text.startsWith(delimiter, at)) ?? null;
  if (found === "_" && isWordInner(text, at)) return null;
  return found === "*" && isBullet(text, at) ? null : found;
};

const mayDelimit: ReadonlySet<number> = new Set([..."$*_`~"].map((sign) => sign.charCodeAt(0)));

const countDelimiters = (text: string): Map<Delimiter, number> => {
  const counts = new Map<Delimiter, number>();
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") {
      at++;
      continue;
    }
    const found = mayDelimit.has(text.charCodeAt(at)) ? delimiterAt(text, at) : null;
    if (found === null) continue;
    counts.set(found, (counts.get(found) ?? 0) + 1);
    at += found.length - 1;
  }
  return counts;
};

/** Is `at` between an opening and a closing delimiter of its paragraph? */
const isInside = (raw: string, at: number, delimiter: Delimiter): boolean => {
  const paragraph = raw.lastIndexOf("\n\n", at - 1);
  const from = Math.max(paragraph < 0 ? 0 : paragraph + 2, at - LONGEST_PARAGRAPH);
  return (countDelimiters(raw.slice(from, at)).get(delimiter) ?? 0) % 2 === 1;
};

/** `**a** and **b**` found as `a** and **b`: the delimiters around both ends belong to it. */
const takeBothSides = (raw: string, span: Span): Span => {
  let [start, end] = span;
  const counts = countDelimiters(raw.slice(start, end));
  for (const delimiter of delimiters) {
    const inner = counts.get(delimiter) ?? 0;
    if (inner < 2 || inner % 2 === 1) continue;
    const around = raw.endsWith(delimiter, start) && raw.startsWith(delimiter, end);
    if (around && isInside(raw, start, delimiter) && isInside(raw, end, delimiter)) {
      start -= delimiter.length;
      end += delimiter.length;
    }
  }
  return [start, end];
};

const takeDelimiter = (raw: string, [start, end]: Span): Span | null => {
  const counts = countDelimiters(raw.slice(start, end));
  for (const delimiter of delimiters) {
    if ((counts.get(delimiter) ?? 0) % 2 === 0) continue;
    const doubled = delimiter.length === 1 && raw[start - 2] === delimiter && delimiter !== "_";
    if (raw.endsWith(delimiter, start) && !doubled) return [start - delimiter.length, end];
    if (raw.startsWith(delimiter, end)) return [start, end + delimiter.length];
    if (delimiter === "$" || delimiter === "$$") return takeFormula(raw, [start, end], delimiter);
  }
  return null;
};

/** The braces and commands between a span and the sign of its formula: a quote that spells them otherwise found no words there. */
const takeFormula = (raw: string, [start, end]: Span, sign: "$" | "$$"): Span | null => {
  const isSign = (text: string, at: number) => sign === "$$" || text[at - 1] !== sign;
  const before = raw.slice(Math.max(0, start - LONGEST_RUN), start);
  const opens = /\$(?:\\[a-zA-Z]{1,20}|[^\p{L}\p{N}$\\\n]){0,9}$/u.exec(before);
  if (
    opens !== null &&
    isSaid.test(opens[0]) &&
    isInside(raw, start, sign) &&
    isSign(before, opens.index)
  )
    return [start - before.length + opens.index - sign.length + 1, end];
  const behind = /^(?:\\[a-zA-Z]{1,20}|[^\p{L}\p{N}$\\\n]){0,9}\$/u.exec(
    raw.slice(end, end + LONGEST_RUN),
  );
  return behind !== null && isSaid.test(behind[0]) && isInside(raw, end, sign)
    ? [start, end + behind[0].length + sign.length - 1]
    : null;
};
/** Signs of a formula without a word. */
const LONGEST_RUN = 30;
const isSaid = /[{}]|\\[a-zA-Z]/;

const openBrackets = (text: string): { opened: number; closed: number } => {
  let [opened, closed] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "[") opened++;
    else if (text[at] === "]") {
      if (opened > 0) opened--;
      else closed++;
    }
  }
  return { opened, closed };
};

const takeLink = (raw: string, [start, end]: Span): Span | null => {
  const inner = raw.slice(start, end);
  const { opened, closed } = openBrackets(inner);
  if (opened > 0) {
    const rest = /^\](?:\((?:[^()\n]|\([^()\n]*\)){0,600}\))?/.exec(raw.slice(end, end + 700));
    if (rest !== null) return [start, end + rest[0].length];
  }
  if (closed > 0) {
    const lead = /!?\[$/.exec(raw.slice(Math.max(0, start - 2), start));
    if (lead !== null) return [start - lead[0].length, end];
  }
  const target = inner.lastIndexOf("](");
  if (target < 0 || inner.includes(")", target)) return null;
  const rest = /^[^()\n]{0,300}\)/.exec(raw.slice(end, end + 320));
  return rest === null ? null : [start, end + rest[0].length];
};

/** `a}{b}` of `\frac{a}{b}`: a group whose other brace is next to the span belongs to it, its command too. */
const takeGroup = (raw: string, [start, end]: Span): Span | null => {
  let [open, unopened] = [0, 0];
  for (let at = start; at < end; at++) {
    if (raw[at] === "\\") at++;
    else if (raw[at] === "{") open++;
    else if (raw[at] === "}" && --open < 0) {
      unopened++;
      open = 0;
    }
  }
  // An argument without its command means nothing.
  const before = raw.slice(Math.max(0, start - 32), start);
  const command = raw[start] === "{" ? /\\[a-zA-Z]+$/.exec(before) : null;
  if (command !== null) return [start - command[0].length, end];
  const lead =
    unopened > 0
      ? /(?:\\[a-zA-Z]+|[_^])?\{$/.exec(raw.slice(Math.max(0, start - 32), start))
      : null;
  if (lead !== null) return [start - lead[0].length, end];
  return open > 0 && raw[end] === "}" ? [start, end + 1] : null;
};

/** A span that starts within a link target starts at its link. */
const leaveTarget = (raw: string, [start, end]: Span): Span => {
  const line = raw.slice(
    Math.max(raw.lastIndexOf("\n", start - 1) + 1, start - LONGEST_TARGET),
    start,
  );
  const link = /!?\[[^\][\n]*\]\([^()\n]*$/.exec(line);
  return link === null ? [start, end] : [start - line.length + link.index, end];
};

/** Does a text begin with the rest of a link target, or end within one? */
const cutsTarget = (text: string): { head: boolean; tail: boolean } => {
  const [opened, closed] = [text.lastIndexOf("]("), text.indexOf(")")];
  const first = text.indexOf("(");
  return {
    head: closed >= 0 && (first < 0 || closed < first),
    tail: opened >= 0 && !text.includes(")", opened),
  };
};

/**
 * Widens a span to the delimiter or link bracket that it opens or closes, when that one is next to it. A quote that was
 * itself cut within a link target means what it says.
 */
export const balanceDelimiters = (raw: string, span: Span, quote = ""): Span => {
  const cuts = cutsTarget(quote);
  const lone = /^[\p{L}\p{N}]+$/u.test(quote);
  let balanced = takeBothSides(raw, cuts.head || lone ? span : leaveTarget(raw, span));
  // Four rounds: emphasis, code, formula and link nested in each other.
  for (let round = 0; round < 4; round++) {
    const wider =
      takeDelimiter(raw, balanced) ??
      (cuts.tail ? null : takeLink(raw, balanced)) ??
      takeGroup(raw, balanced);
    if (wider === null) break;
    balanced = wider;
  }
  return balanced;
};

/** The span as it is given out: whole words and commands, delimiters in pairs, the document's own ellipsis included. */
export const finishSpan = (search: QuoteSearch, span: Span): Span => {
  const { raw } = search.document;
  // A lone word that names a command means the name, not its backslash.
  const lone = /^[a-zA-Z]+$/.test(search.quote.raw);
  const whole = withEllipses(raw, lone ? span : snapToWords(raw, span), search);
  const balanced = balanceDelimiters(raw, whole, search.quote.raw);
  return snapToClusters(raw, wholeRow(search, wholeLine(search, wholeBrackets(search, balanced))));
};

/** Words behind the place up to the bracket that closes it. */
const LONGEST_REST = 40;

/** A quote that ends with the closing bracket of `(` or `{%` means that of the place, where its last word was run on or left out. */
const wholeBrackets = ({ document: { raw }, quote }: QuoteSearch, [start, end]: Span): Span => {
  const closing = /(%\}|\))[.,;:!?]?$/.exec(quote.raw.trimEnd())?.[1];
  if (closing === undefined) return [start, end];
  const opening = closing === ")" ? "(" : "{%";
  const open = (text: string) => text.split(opening).length - text.split(closing).length;
  if (open(quote.raw) !== 0 || open(raw.slice(start, end)) !== 1) return [start, end];
  const rest = raw.slice(end, end + LONGEST_REST).split("\n", 1)[0] ?? "";
  const at = rest.indexOf(closing);
  const isNext = at >= 0 && !rest.slice(0, at).includes(opening);
  if (!isNext) return [start, end];
  const last = quote.raw.trimEnd().slice(-1);
  const to = at + closing.length;
  return [start, end + to + (last !== closing.slice(-1) && rest[to] === last ? 1 : 0)];
};

/** Where the lines of the place each begin with an emoji that the quote left out, the first one does so, too. */
const wholeLine = ({ document: { raw } }: QuoteSearch, [start, end]: Span): Span => {
  const lead = /(?<=^|\n)[ \t]{0,9}(\p{Extended_Pictographic}\ufe0f?) $/u.exec(
    raw.slice(Math.max(0, start - 20), start),
  );
  const isOfLines = lead?.[1] !== undefined && raw.slice(start, end).includes(`\n${lead[1]} `);
  return isOfLines ? [start - lead[0].trimStart().length, end] : [start, end];
};

/** A quote of a row, whole or up to one of its cells, means that much of the row, whichever of its cells it left empty. */
const wholeRow = ({ document: { raw }, quote }: QuoteSearch, [start, end]: Span): Span => {
  if (!/^\|[^\n]*$/.test(quote.raw) || raw.slice(start, end).includes("\n")) return [start, end];
  const lineStart = raw.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = raw.indexOf("\n", end) < 0 ? raw.length : raw.indexOf("\n", end);
  const line = raw.slice(lineStart, lineEnd).trimEnd();
  if (!/^[ \t>]*\|/.test(line)) return [start, end];
  const [rowStart, rowEnd] = [lineStart + line.indexOf("|"), lineStart + line.length];
  const isOf = (to: number) => borders(raw.slice(rowStart, to)) === borders(quote.raw);
  if (quote.raw.endsWith("|") && line.endsWith("|") && isOf(rowEnd)) return [rowStart, rowEnd];
  return isOf(end) ? [rowStart, end] : [start, end];
};

const borders = (row: string): number => row.split("|").length;
