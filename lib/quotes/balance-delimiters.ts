import type { Span } from "./fit-ends.ts";
import { isWordAt } from "./fold-tables.ts";

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
