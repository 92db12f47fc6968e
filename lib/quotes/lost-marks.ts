import type { Span } from "./fit-ends.ts";
import { type QuoteToken, quoteTokens } from "./quote-tokens.ts";

/**
 * Letters and digits do not see marks. Here is what they must not overlook: nobody quotes the rule of one table
 * before the row of another, a heading for a sentence, or a bold sentence for its plain twin.
 */
export const losesMarks = (quote: string, raw: string, span: Span): boolean =>
  losesRule(quote, raw.slice(...span)) ||
  losesOuterMarks(quote, raw, span) ||
  losesEmphasis(quote, raw, span) ||
  losesHeading(quote, raw, span) ||
  losesRow(quote, raw, span);

/** The rule of a table, under a heading or around a block, in hyphens or in what typography makes of them. */
const rule = /^[ \t]*[-‐-―−|:+=_*~][-‐-―−|:+=_*~ \t]*[-‐-―−|:+=_*~]\s*$/;

const countRules = (lines: readonly string[]): number =>
  lines.filter((line) => rule.test(line)).length;

/** Does the quote begin or end with a rule that the passage lacks? */
const losesRule = (quote: string, passage: string): boolean => {
  const quoted = quote.trim().split("\n");
  if (quoted.length < 2) return false;
  const ends = [quoted[0] ?? "", quoted.at(-1) ?? ""];
  const outer = ends.filter((line) => rule.test(line)).length;
  return outer > 0 && countRules(passage.split("\n")) < outer;
};

/**
 * Marks at one end of a quote from which it says something: two pairs of emphasis or an opened fence are fewer. A rule
 * or a tag is as many by itself.
 */
const MANY_MARKS = 5;
/** Characters beside the passage in which its outer marks may stand. */
const REACH = 40;

const losesOuterMarks = (quote: string, raw: string, [start, end]: Span): boolean => {
  const [quoted, from] = [quoteTokens(quote), Math.max(0, start - REACH)];
  const around = quoteTokens(raw.slice(from, end + REACH));
  const inside = around.filter((token) => from + token.from >= start && from + token.to <= end);
  return [false, true].some((backwards) => {
    const ours = leadingMarks(quoted, backwards);
    if (weightOf(ours) < MANY_MARKS || ours.length === quoted.length) return false;
    const first = (backwards ? inside.toReversed() : inside).find(isWord);
    if (first === undefined) return false;
    const at = around.indexOf(first);
    const outward = backwards ? around.slice(at + 1) : around.slice(0, at).reverse();
    const nextWord = outward.findIndex(isWord);
    const theirs = (nextWord < 0 ? outward : outward.slice(0, nextWord)).map(({ key }) => key);
    const missing = ours.filter(({ key }) => {
      const found = theirs.indexOf(key);
      if (found >= 0) theirs.splice(found, 1);
      return found < 0;
    });
    return weightOf(missing) >= MANY_MARKS;
  });
};

const isWord = ({ kind }: QuoteToken): boolean => kind !== "mark";

const leadingMarks = (tokens: readonly QuoteToken[], backwards: boolean): QuoteToken[] => {
  const outward = backwards ? tokens.toReversed() : tokens;
  const word = outward.findIndex(isWord);
  return outward.slice(0, word < 0 ? undefined : word);
};

const weightOf = (marks: readonly QuoteToken[]): number =>
  marks.reduce((sum, { from, to }) => sum + Math.min(MANY_MARKS, to - from), 0);

const emphasised = /^(\*\*|__|[*_`])(?!\1)([^*_`\n]+)\1$/;

/** Is the whole quote emphasised, and nothing in the passage or around it? */
const losesEmphasis = (quote: string, raw: string, [start, end]: Span): boolean => {
  const mark = emphasised.exec(quote.trim())?.[1]?.[0];
  if (mark === undefined) return false;
  const lines = raw.slice(raw.lastIndexOf("\n", start - 1) + 1, lineEnd(raw, end));
  return !/[*_`$\\<]/.test(lines);
};

const heading = /^#{1,6}[ \t]+\S/;
/** A heading of Markdown, AsciiDoc or LaTeX, or the line above a rule. */
const marked = /^[ \t>]*(?:[#=\\*<]|\d+[.)])/;

/** Is the quote a heading, and the passage in the midst of a line of text? */
const losesHeading = (quote: string, raw: string, [start, end]: Span): boolean => {
  const first = quote.trimStart().split("\n", 1)[0] ?? "";
  if (!heading.test(first)) return false;
  const lineStart = raw.lastIndexOf("\n", start - 1) + 1;
  const after = lineEnd(raw, start);
  if (marked.test(raw.slice(lineStart, end))) return false;
  const whole =
    raw.slice(lineStart, start).trim() === "" &&
    (end >= after || first.length < quote.trim().length);
  const next = raw.slice(after + 1, lineEnd(raw, after + 1));
  return !whole && !rule.test(next);
};

/** Does the quote begin with a cell of a row, and the passage stand in no row? */
const losesRow = (quote: string, raw: string, [start, end]: Span): boolean =>
  /^\s*\|[ \t][^\n]*[ \t]\|/.test(quote) &&
  !raw.slice(raw.lastIndexOf("\n", start - 1) + 1, lineEnd(raw, end)).includes("|");

const lineEnd = (raw: string, at: number): number => {
  const found = raw.indexOf("\n", at);
  return found < 0 ? raw.length : found;
};
