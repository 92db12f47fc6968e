import { compareWords, type WordComparison, type WordDifference } from "./compare-words.ts";
import type { Span } from "./fit-ends.ts";
import { formSlice, unitsText } from "./normal-form.ts";
import { isOtherWord, namesOtherThing } from "./other-word.ts";
import type { QuoteSearch } from "./quote-search.ts";
import type { QuoteToken } from "./quote-tokens.ts";
import { typingDistance } from "./typing-distance.ts";
import { wordsOf } from "./word-gaps.ts";

/**
 * All bounds here and in `other-word.ts` are measured with the cases of `evals/quotes`: 540 of each kind over 66
 * documents in Russian and English. In brackets: of 1080 quotes that had words replaced, how many the bound
 * asks about; of 180 quotes whose sentence is gone and that are near a sibling of it, how many it finds.
 */

/** In a quote of fewer characters every word counts: it says too little to lose one. */
const SHORT_QUOTE = 20;
/** From two slips on the quote was typed badly: a letter or a short word amiss then says little. */
const BADLY_TYPED = 2;
/** A word mistyped in three letters or more, in a quote without lesser slips, is another word (3 of 1080; 5 of 180). */
const CLUSTER = 3;
/** Words at an end without counterpart from which the quote runs on from, or into, another passage (8; 18 of 71 joined). */
const OUTER_WORDS = 2;
/** Words in a row that nobody leaves out by oversight (0; 20 of 180). */
const LEFT_OUT = 2;

/** Words of a quote that tells its place by itself: a page has no sibling that differs from it in a word here and there. */
const LONG_QUOTE = 60;
/** In such a quote a difference of more words is one of passages. */
const FEW_WORDS = 2;

const negations: ReadonlySet<string> = new Set(
  wordsOf("не нет ни без нельзя никогда not no never without nor cannot").map(({ key }) => key),
);

/** What was found for a quote, and how its words differ. */
type Found = {
  readonly search: QuoteSearch;
  readonly span: Span;
  readonly comparison: WordComparison;
  readonly badlyTyped: boolean;
};

/**
 * Was another passage quoted than the one that was found? Slips of the pen, dropped marks and swapped words are no
 * evidence. A word, number or negation that differs otherwise is, unless it may be another wording: one word in
 * the place of one word that the document does not use in the same surroundings. To ask costs the model a second
 * quote; to edit a sibling of the sentence that was meant goes unnoticed.
 */
export const isAnotherPassage = (search: QuoteSearch, span: Span): boolean => {
  const { raw } = search.document;
  const comparison = compareWords(search.quote.raw, raw.slice(...span));
  if (comparison === null) return true;
  const found = { search, span, comparison, badlyTyped: comparison.slips >= BADLY_TYPED };
  const differences = withoutOwn(found);
  return (
    (search.quote.raw.length < SHORT_QUOTE && differences.length > 0) ||
    differences.some(
      (difference) => !saysLittle(found, difference) && saysAnother(found, difference),
    ) ||
    repeatsReplacement(differences) ||
    (comparison.count < LONG_QUOTE && mistypesAnother(found))
  );
};

/** Words that stand elsewhere in the passage, within a tag or joined to others, are no difference. */
const withoutOwn = ({ search, span, comparison }: Found): WordDifference[] => {
  const within = unitsText(formSlice(search.document.skeleton, ...span));
  const isOwn = ({ key }: QuoteToken) => key.length > 2 && within.includes(key);
  return comparison.differences
    .map((difference) => ({
      ...difference,
      quoted: difference.quoted.filter((word) => !isOwn(word)),
    }))
    .filter(({ quoted, real }) => quoted.length + real.length > 0);
};

const isNumber = ({ kind }: QuoteToken): boolean => kind === "number";
const isNegation = ({ key }: QuoteToken): boolean => negations.has(key);

/** Is it a word or two within a long quote, and no value? */
const saysLittle = ({ comparison }: Found, { quoted, real, outer }: WordDifference): boolean =>
  comparison.count >= LONG_QUOTE &&
  !outer &&
  Math.max(quoted.length, real.length) <= FEW_WORDS &&
  ![...quoted, ...real].some((word) => isNumber(word) || isNegation(word));

const saysAnother = (found: Found, { quoted, real, outer }: WordDifference): boolean => {
  const { badlyTyped, comparison, search, span } = found;
  // Numbers are copied: typing errors do not make or lose them.
  if (quoted.length !== real.length && [...quoted, ...real].some(isNumber))
    return quoted.length === 0 || real.length === 0 || !badlyTyped;
  if (!badlyTyped) {
    if (quoted.some(isNegation) !== real.some(isNegation)) return true;
    if (quoted.length === 0) return real.length >= LEFT_OUT;
    // Words are put in, or put for more or fewer words, where another sentence was quoted.
    if (quoted.length !== real.length) return true;
    if (outer && quoted.length >= OUTER_WORDS) return true;
  }
  return (
    quoted.length === real.length &&
    quoted.some((word, index) =>
      isOtherWord(search, span, [word, real[index] as QuoteToken], comparison.slips),
    )
  );
};

/** The same word for the same other one more than once: another name, not another wording (0 of 1080; 24 of 180). */
const repeatsReplacement = (differences: readonly WordDifference[]): boolean => {
  const pairs = differences
    .filter(({ quoted, real }) => quoted.length === real.length)
    .flatMap(({ quoted, real }) => quoted.map(({ key }, index) => `${key} ${real[index]?.key}`));
  return new Set(pairs).size < pairs.length;
};

/** Is a word that looks mistyped another word of the document? An ending that differs makes no other word. */
const mistypesAnother = ({ search, span, comparison }: Found): boolean => {
  const { mistyped, slips } = comparison;
  if (
    slips > 0 &&
    mistyped.length === slips &&
    mistyped.every(([quoted, real]) => typingDistance(quoted.key, real.key) >= CLUSTER)
  )
    return true;
  return mistyped.some(
    ([quoted, real]) =>
      !differInEnding(quoted.key, real.key) && namesOtherThing(search.document, span, quoted, real),
  );
};

const differInEnding = (a: string, b: string): boolean => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  return 2 * same >= Math.max(a.length, b.length);
};
