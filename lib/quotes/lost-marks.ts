import type { Span } from "./fit-ends.ts";
import { isWithin } from "./formula-signs.ts";
import { unitsText } from "./normal-form.ts";
import { type QuoteToken, quoteTokens } from "./quote-tokens.ts";
import { skeletonForm } from "./skeleton-form.ts";
import { typingDistance } from "./typing-distance.ts";
import { wordsOf } from "./word-gaps.ts";

/**
 * Letters and digits do not see marks. Here is what they must not overlook: nobody quotes the rule of one table
 * before the row of another, a heading for a sentence, a bold sentence for its plain twin, or one picture for another.
 */
export const losesMarks = (quote: string, raw: string, span: Span): boolean =>
  losesCopied(quote, raw, span) ||
  losesAccents(quote, raw.slice(...span)) ||
  losesRule(quote, raw.slice(...span)) ||
  losesOuterMarks(quote, raw, span) ||
  losesEmphasis(quote, raw, span) ||
  losesHeading(quote, raw, span) ||
  losesRow(quote, raw, span) ||
  losesBreak(quote, raw.slice(...span));

/** The rule of a table, under a heading or around a block, in hyphens or in what typography makes of them. */
const rule = /^[ \t]*[-‐-―−|:+=_*~`][-‐-―−|:+=_*~` \t]*[-‐-―−|:+=_*~`]\s*$/;

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
  // A rule above it, to which a quote's mark was fitted, is none of the passage's.
  const word = start + Math.max(0, raw.slice(start, end).search(/[\p{L}\p{N}]/u));
  const lines = raw.slice(raw.lastIndexOf("\n", word - 1) + 1, lineEnd(raw, end));
  return !/[*_`$\\<]/.test(lines);
};

const heading = /^#{1,6}[ \t]+\S/;
/** A heading of Markdown, AsciiDoc or LaTeX, or the line above a rule. */
const marked = /^[ \t>]*(?:[#=\\*<]|\d+[.)])/;

/** Is the quote a heading, and the passage in the midst of a line? */
const losesHeading = (quote: string, raw: string, [start, end]: Span): boolean => {
  const first = quote.trimStart().split("\n", 1)[0] ?? "";
  if (!heading.test(first)) return false;
  const lineStart = raw.lastIndexOf("\n", start - 1) + 1;
  const after = lineEnd(raw, start);
  if (marked.test(raw.slice(lineStart, end)))
    return /\p{L}/u.test(raw.slice(lineStart, start).replace(/\\[a-zA-Z]+|<[^<>\n]*>/g, ""));
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

/**
 * What is copied and never worded: targets of links and images, values of attributes (sources, and others of one
 * word), names of embedded files, bare addresses and paths of files.
 */
const copied =
  /\]\(<?([^\s()<>]{1,600})(?=[)>(]|\s["'(])|=\\?["'«“]([^\s"'«»“”\\]{1,300})\\?["'»”]|(?:src(?:set)?|href)=\\?["'«“]([^\n"'«»“”\\]{1,300})\\?["'»”]|!\[\[([^\][\n|]{1,300})(?=\||\]\])|(?<![\p{L}\p{N}])(https?:\/\/[^\s<>()"'«»“”`\]]{1,600})|(?<![\p{L}\p{N}./_-])((?:[\w.-]{1,80}\/){1,20}[\w.-]{1,120}\.\w{1,5})(?!\w)/gu;
const emoji = /\p{Extended_Pictographic}/gu;

/** Has the quote an address, a value or an emoji that the lines of the passage lack? What it lacks itself it left out. */
const losesCopied = (quote: string, raw: string, [start, end]: Span): boolean => {
  const lines = () => raw.slice(raw.lastIndexOf("\n", start - 1) + 1, lineEnd(raw, end));
  const drawn = quote.match(emoji) ?? [];
  if (drawn.length > 0 && !isWithin(drawn, lines().match(emoji) ?? [])) return true;
  if (losesTags(quote, lines)) return true;
  const ours = copiedIn(quote);
  if (ours.length === 0) return false;
  const theirs = copiedIn(lines());
  return ours.some((value) => !theirs.some((other) => isCopyOf(value, other)));
};

const tag =
  /<\/?(?:a|b|br|code|dd|div|dl|dt|em|h[1-6]|i|img|li|nav|ol|p|pre|span|strong|table|td|th|tr|u|ul)(?=[\s>/])/g;
const classes = /\sclass=\\?["'«“]([^\n"'«»“”\\<>{}]{1,300})\\?["'»”]/g;

/** Tags of HTML and the classes that they name: a list is no other list with the same words. */
const losesTags = (quote: string, lines: () => string): boolean => {
  const tags = quote.match(tag) ?? [];
  if (tags.length === 0) return false;
  const passage = lines();
  const theirTags = new Set(passage.match(tag));
  const theirs = classWords(passage);
  const all = theirs.join("");
  return (
    tags.some((one) => !theirTags.has(one)) ||
    classWords(quote).some(
      (word) => !all.includes(word) && !theirs.some((real) => isNear(word, real)),
    )
  );
};

const classWords = (text: string): string[] =>
  [...text.matchAll(classes)].flatMap(([, names = ""]) =>
    (names.match(/[\p{L}\p{N}]+/gu) ?? []).map(lettersOf),
  );

type Copied = { readonly words: readonly string[]; readonly isCut: boolean };

/** The words of every value that is there whole, and of one that the text ends in. */
const copiedIn = (text: string): Copied[] => {
  const whole = text.replace(/-\r?\n[ \t]*(?=\p{L})/gu, "").trimEnd();
  return [...whole.matchAll(copied)].flatMap((match): Copied[] => {
    const value = match.slice(1).find((part) => part !== undefined) ?? "";
    const words = value.replace(/&amp;/g, "&").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const isCut = match.index + match[0].length === whole.length;
    return /…|\w\.\.\./.test(value) ? [] : [{ words: words.map(lettersOf), isCut }];
  });
};

/**
 * Accents make other words: `schön` is not `schon`. A quote without any may have lost them all. Those of `ё` and `й`
 * come and go.
 */
const losesAccents = (quote: string, passage: string): boolean => {
  const isPlain = accentsOf(quote) === "";
  if (isPlain) return false;
  const theirs = Map.groupBy(wordsOf(passage), ({ key }) => key);
  return wordsOf(quote).some(({ key, from, to }) => {
    const words = theirs.get(key) ?? [];
    const accents = accentsOf(quote.slice(from, to));
    return (
      words.length > 0 &&
      words.every((word) => accentsOf(passage.slice(word.from, word.to)) !== accents)
    );
  });
};

const accentsOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[её]\u0308|[иі]\u0306/giu, "")
    .replace(/\P{M}+/gu, "");

const lettersOf = (text: string): string => unitsText(skeletonForm(text).units);

/** The same letters, or words of which each was at most mistyped; digits are never. */
const isCopyOf = ({ words, isCut }: Copied, { words: theirs }: Copied): boolean => {
  const [one, other] = [words.join(""), theirs.join("")];
  if (one === other || (isCut && other.startsWith(one))) return true;
  const digitsOf = (letters: string) => letters.replace(/\P{N}+/gu, "");
  const isIn = (word: string, others: readonly string[]) =>
    word.length < 3 || others.some((real) => isNear(word, real));
  return (
    digitsOf(one) === digitsOf(other) &&
    words.every((word) => isIn(word, theirs)) &&
    theirs.every((word) => isIn(word, words))
  );
};

const isNear = (word: string, real: string): boolean =>
  2 * typingDistance(word, real) <= Math.max(word.length, real.length);

/** Fewer characters do not run on from one paragraph into the next. */
const SHORT_QUOTE = 20;

const losesBreak = (quote: string, passage: string): boolean =>
  quote.length < SHORT_QUOTE && !quote.includes("\n") && /\n[ \t\r]*\n/.test(passage);

const lineEnd = (raw: string, at: number): number => {
  const found = raw.indexOf("\n", at);
  return found < 0 ? raw.length : found;
};
