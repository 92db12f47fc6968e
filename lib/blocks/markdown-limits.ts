import { limitNesting } from "./limit-nesting.ts";
import { hasTooManySigns } from "./linear-edits.ts";

/**
 * A dollar sign opens a formula only before a character and closes it only after one, and not
 * before a digit (the rule of Pandoc): "from $5 to $10" is about money.
 */
export const isFormula = (source: string, next: string): boolean => {
  if (!source.startsWith("$") || source.startsWith("$$")) return true;
  return !/^\$\s|\s\$$/.test(source) && !/\d/.test(next);
};

/** Above this many characters the text is shown as written: setting it could hold up the server. */
const maxMarkdownChars = 100_000;

/** Lists and quotations deeper than this are read by nobody, and cost the square of their depth. */
const maxNesting = 50;

/** What costs a third of a millisecond each, and how many of them a text may have to be set. */
const costly: readonly (readonly [pattern: RegExp, most: number])[] = [
  [/\$+/g, 2_000],
  [/\|/g, 6_000],
  [/^[ \t]*(?:[-+*>]|\d{1,9}[.)])/gm, 3_000],
  [/`+/g, 8_000],
  [/\r\n?|\n/g, 8_000],
];

/** Each length of backticks may stand once without its end, which is looked for up to the end of the text. */
const mostBacktickLengths = 40;

const hasManyBacktickLengths = (markdown: string): boolean =>
  new Set(markdown.match(/`+/g)?.map(({ length }) => length)).size > mostBacktickLengths;

/** Whether setting a text would hold up whoever does it: it is shown as it was written. */
export const isTooMuchMarkdown = (markdown: string): boolean =>
  markdown.length > maxMarkdownChars ||
  costly.some(([pattern, most]) => (markdown.match(pattern)?.length ?? 0) > most) ||
  hasManyBacktickLengths(markdown) ||
  hasTooManySigns(markdown) ||
  limitNesting(markdown, maxNesting) !== markdown;
