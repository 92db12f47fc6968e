import { typingDistance } from "#lib/text/edit-distance.ts";
import { plainWords } from "#lib/text/words.ts";
import type { AlignedQuote, Span } from "./fit-ends.ts";
import { isWithin } from "./formulas.ts";
import { skeletonForm, unitsText } from "./normal-form.ts";
import { type QuoteToken, quoteTokens, wordsOf } from "./quote-tokens.ts";

/**
 * Numbers and relations are copied, not paraphrased: a passage of the same words with other values is
 * another passage.
 */

/** The number of a list item comes and goes with the list. */
const withoutListNumber = (text: string): string => text.replace(/^[\s>]*\d+[.)]\s/, "");

const numbersOf = (text: string): string[] => text.normalize("NFKC").match(/\d+/g) ?? [];

/** How many numbers one text has that the other lacks, the greater of both ways. */
export const differingNumbers = (a: string, b: string): number => {
  const left = new Map<string, number>();
  for (const number of numbersOf(withoutListNumber(a)))
    left.set(number, (left.get(number) ?? 0) + 1);
  let extra = 0;
  for (const number of numbersOf(withoutListNumber(b))) {
    const count = left.get(number) ?? 0;
    if (count > 0) left.set(number, count - 1);
    else extra++;
  }
  let missing = 0;
  for (const count of left.values()) missing += count;
  return Math.max(extra, missing);
};

/**
 * Numbers of `quote` that `passage` lacks: what a link target or a footnote adds to a passage is no difference, nor
 * is a space between digits that was lost or put in.
 */
export const missingNumbers = (quote: string, passage: string): number => {
  if (numbersOf(quote).join("") === numbersOf(passage).join("")) return 0;
  const there = new Map<string, number>();
  for (const number of numbersOf(passage)) there.set(number, (there.get(number) ?? 0) + 1);
  let missing = 0;
  for (const number of numbersOf(withoutListNumber(quote))) {
    const count = there.get(number) ?? 0;
    if (count > 0) there.set(number, count - 1);
    else missing++;
  }
  return missing;
};

const relations: readonly (readonly [RegExp, string])[] = [
  [/\\(?:leq?|leqslant)(?![a-zA-Z])|≤|⩽|<=|&lt;=/g, " ≤ "],
  [/\\(?:geq?|geqslant)(?![a-zA-Z])|≥|⩾|>=|&gt;=/g, " ≥ "],
  [/\\neq?(?![a-zA-Z])|≠|!=/g, " ≠ "],
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
  [/[‐‑‒–—―−]/g, "-"],
];

/** The relation or sign between two pieces of a formula, or "" when there is none or several. */
const mayRelate = /[<>=+≤⩽≥⩾≠\\&‐‑‒–—―−-]/;

const relationOf = (between: string): string => {
  const plain = relations.reduce((text, [pattern, sign]) => text.replace(pattern, sign), between);
  const signs = plain.match(/[<>=+≤≥≠]|(?<=[\s\d)}])-(?=[\s\d(\\])/g) ?? [];
  return signs.length === 1 ? (signs[0] ?? "") : "";
};

/** Does the stretch between two agreeing words say `<` in one text and `>` in the other? */
export const contraryRelation = (quoted: string, real: string): boolean => {
  if (quoted === real || !mayRelate.test(quoted) || !mayRelate.test(real)) return false;
  const [a, b] = [relationOf(quoted), relationOf(real)];
  return a !== "" && b !== "" && a !== b;
};

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
  [...text.matchAll(classes)].flatMap(([, names = ""]) => plainWords(names).map(lettersOf));

type Copied = { readonly words: readonly string[]; readonly isCut: boolean };

/** The words of every value that is there whole, and of one that the text ends in. */
const copiedIn = (text: string): Copied[] => {
  const whole = text.replace(/-\r?\n[ \t]*(?=\p{L})/gu, "").trimEnd();
  return [...whole.matchAll(copied)].flatMap((match): Copied[] => {
    const value = match.slice(1).find((part) => part !== undefined) ?? "";
    const words = plainWords(value.replace(/&amp;/g, "&"));
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

/**
 * Shares of faulty units from which a place is doubted, measured on the development set: an end of
 * the quote that finds no counterpart, or a long stretch within it, means another or only half the passage.
 */
const END_FAULTS = 0.6;
const STRETCH_FAULTS = 0.66;
const END_SHARE = 0.2;
const STRETCH_SHARE = 0.35;
const LONGEST_END = 40;
const SHORTEST_END = 6;

/** A word with more than a third of its letters wrong is another word. */
const FAULTY_WORD = 3;
/** Words this short agree by chance. */
const SHORTEST_WORD = 4;
const MOST_FOREIGN = 4;
const FOREIGN_SHARE = 0.28;
const LEFT_OVER = 0.12;

/** Why a place that is near enough may still not be what was quoted, or null. */
export type Doubt = "end" | "stretch" | "words" | "values" | "look";

export const doubtPlace = (aligned: AlignedQuote, span: Span): Doubt | null => {
  const { faults } = aligned.alignment;
  if (countFaults(faults) > 2) {
    const share = Math.min(
      LONGEST_END,
      Math.max(SHORTEST_END, Math.round(faults.length * END_SHARE)),
    );
    const head = Math.max(share, wordUnits(aligned, 0, 1));
    const tail = Math.max(share, wordUnits(aligned, faults.length - 1, -1));
    const ends = Math.max(
      countFaults(faults.subarray(0, head)) / head,
      countFaults(faults.subarray(faults.length - tail)) / tail,
    );
    if (faults.length >= head + tail && ends > END_FAULTS && foreignWords(aligned) > 1)
      return "end";
    if (worstStretch(faults, Math.round(faults.length * STRETCH_SHARE)) > STRETCH_FAULTS)
      return "stretch";
  }
  if (foreignEnd(aligned) || leftOver(aligned, span) > LEFT_OVER) return "words";
  const contrary =
    missingNumbers(aligned.quote, aligned.raw.slice(...span)) > 0 || contraryRelations(aligned);
  return contrary ? "values" : null;
};

/**
 * Share of the alignment that the fitted passage leaves outside: letters agreed there by chance, or by words of
 * another sentence.
 */
const leftOver = ({ document, alignment }: AlignedQuote, [start, end]: Span): number => {
  const from = document.from[alignment.start] as number;
  const to = document.to[alignment.end - 1] as number;
  return (Math.max(0, start - from) + Math.max(0, to - end)) / (to - from);
};

/** Several words at an end that have no counterpart: the quote joins this passage with another. */
const foreignEnd = (aligned: AlignedQuote): boolean =>
  foreignEnds(aligned).some((words) => {
    const units = words.reduce((sum, word) => sum + word.units, 0);
    return words.length >= MOST_FOREIGN && units >= FOREIGN_SHARE * aligned.alignment.faults.length;
  });

/** How many words at one end have no counterpart. */
const foreignWords = (aligned: AlignedQuote): number =>
  Math.max(...foreignEnds(aligned).map((words) => words.length));

const foreignEnds = (aligned: AlignedQuote): WordFaults[][] => {
  const words = wordFaults(aligned);
  return [words, words.toReversed()].map((outward) => {
    const own = outward.findIndex(isOwn);
    // Short words that agree are neither here nor there.
    return outward.slice(0, own < 0 ? undefined : own).filter(({ faults }) => faults > 0);
  });
};

/** Short words agree by chance, unless nothing is wrong with them. */
const isOwn = ({ units, faults }: WordFaults): boolean =>
  (faults === 0 && units >= SHORTEST_WORD - 1) ||
  (units >= SHORTEST_WORD && faults * FAULTY_WORD <= units);

type WordFaults = { readonly units: number; readonly faults: number };

/** The faults of every word of the quote. */
const wordFaults = ({ quote, quoteForm, alignment }: AlignedQuote): WordFaults[] => {
  const words: WordFaults[] = [];
  let from = 0;
  for (let unit = 1; unit <= quoteForm.units.length; unit++) {
    const last = unit === quoteForm.units.length;
    if (!last && !isSpaced(quote, quoteForm.to[unit - 1] as number, quoteForm.from[unit] as number))
      continue;
    words.push({ units: unit - from, faults: countFaults(alignment.faults.subarray(from, unit)) });
    from = unit;
  }
  return words;
};

/** Units of the outermost two words: one word alone may have been replaced. */
const wordUnits = ({ quote, quoteForm }: AlignedQuote, first: number, step: 1 | -1): number => {
  let words = 1;
  let unit = first;
  for (; unit + step >= 0 && unit + step < quoteForm.units.length; unit += step) {
    const [left, right] = step > 0 ? [unit, unit + 1] : [unit - 1, unit];
    if (
      isSpaced(quote, quoteForm.to[left] as number, quoteForm.from[right] as number) &&
      ++words > 2
    )
      break;
  }
  return Math.abs(unit - first) + 1;
};

const isSpaced = (quote: string, from: number, to: number): boolean =>
  from < to && /\s/.test(quote.slice(from, to));

const countFaults = (faults: Uint8Array): number => {
  let count = 0;
  for (const fault of faults) count += fault;
  return count;
};

const worstStretch = (faults: Uint8Array, length: number): number => {
  let [sum, worst] = [0, 0];
  for (let at = 0; at < faults.length; at++) {
    sum += faults[at] as number;
    if (at >= length) sum -= faults[at - length] as number;
    if (at >= length - 1) worst = Math.max(worst, sum);
  }
  return worst / length;
};

const isSaid = (unit: number | undefined): boolean =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(unit ?? 0));

/** Does some agreeing pair of neighbouring letters have another relation between them than in the quote? */
export const contraryRelations = ({
  raw,
  document,
  quote,
  quoteForm,
  alignment,
}: AlignedQuote): boolean => {
  const { partner } = alignment;
  let before = 0;
  for (let unit = 1; unit < partner.length; unit++) {
    if (!isSaid(quoteForm.units[unit])) continue;
    const [from, to] = [quoteForm.to[before] as number, quoteForm.from[unit] as number];
    const [left, right] = [partner[before] as number, partner[unit] as number];
    before = unit;
    if (to <= from || left < 0 || right <= left) continue;
    if (document.units.subarray(left + 1, right).some(isSaid)) continue;
    const between = raw.slice(document.to[left] as number, document.from[right] as number);
    // The marks of a quoted line are no relations, unless the quote joins its lines and keeps them.
    const readings = [between, between.replace(/\n[ \t>]+/g, "\n")];
    const quoted = quote.slice(from, to);
    if (between !== "" && readings.every((gap) => contraryRelation(quoted, gap))) return true;
  }
  return false;
};
