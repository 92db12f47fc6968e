/** Words of a sentence that may be asked for. */
export interface Gap {
  readonly kind: "term" | "number" | "code" | "name" | "word";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The lower, the better it tests the sentence. */
  readonly rank: number;
  /** Wrong values of its own, where the note's other words would not do. */
  readonly alternatives: readonly string[] | null;
}

const ranks: Readonly<Record<Gap["kind"], number>> = {
  term: 0,
  number: 1,
  code: 2,
  name: 3,
  word: 4,
};

/** Shortest ordinary word asked for, in letters; shorter ones are mostly grammar. */
const shortestWord = 7;

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:-\p{L}+)*/gu;
const numberPattern = /(?<![\p{L}\p{N}_.,-])\d{1,6}(?:[.,]\d{1,3})?(?![\p{L}\p{N}_]|[.,]\d)/gu;
const formulaPattern = /\$[^$\n]+\$|https?:\S+/g;
/** One name, of as many capitalised words as follow each other ("Tony Hoare", "John von Neumann"). */
const namePattern =
  /(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{N}-]*(?: (?:(?:von|van|de|da|фон|де) )?\p{Lu}[\p{L}\p{N}-]*)*/gu;
const codePattern = /`[^`\n]{1,40}`/g;

/** The gaps of a sentence, each at a place of its own, in no order of worth. */
export const gapsOf = (sentence: string, terms: readonly string[]): Gap[] => {
  const found: Gap[] = [];
  const add = (
    kind: Gap["kind"],
    text: string,
    start: number,
    alternatives: string[] | null = null,
  ) => {
    const end = start + text.length;
    if (found.some((other) => start < other.end && other.start < end)) return;
    if (occurrences(sentence, hintOf(text)) !== 1) return;
    found.push({ kind, text, start, end, rank: ranks[kind], alternatives });
  };
  const lower = sentence.toLowerCase();
  const formulas = [...sentence.matchAll(formulaPattern)];
  const inFormula = (at: number) =>
    formulas.some(({ index, 0: text }) => at >= index && at < index + text.length);
  for (const term of terms) {
    const start = wholeWordAt(lower, term.toLowerCase());
    if (start !== -1) add("term", sentence.slice(start, start + term.length), start);
  }
  for (const match of sentence.matchAll(codePattern)) add("code", match[0], match.index);
  for (const { 0: text, index } of sentence.matchAll(numberPattern)) {
    if (!inFormula(index)) add("number", text, index, otherNumbers(text));
  }
  for (const { 0: text, index } of sentence.matchAll(namePattern)) {
    if (index > 0 && !inFormula(index)) add("name", text, index);
  }
  for (const { 0: text, index } of sentence.matchAll(wordPattern)) {
    if (!inFormula(index) && tellingWord(text)) add("word", text, index);
  }
  return found;
};

/** English words without an ending that tells what they are cannot be replaced by one like them. */
const tellingWord = (word: string): boolean =>
  !/^\p{Lu}/u.test(word) &&
  word.length >= shortestWord &&
  !grammar.test(word) &&
  (/[а-яё]/i.test(word) || englishEnding.test(word));

/** Endings that show the kind of an English word. */
export const englishEnding =
  /(?:ations?|tions?|sions?|ments?|ness|ity|ities|isms?|ances?|ences?|ing|ers?|ors?|ists?)$/i;

export const replaceGap = (sentence: string, gap: Gap, text: string): string =>
  sentence.slice(0, gap.start) + text + sentence.slice(gap.end);

/** Long words that hold a sentence together rather than say something. */
const grammar =
  /^(?:through|between|because|however|another|without|whether|usually|several|therefore|although|instead|является|являются|называется|называют|которы[а-я]+|которо[а-я]+|котора[а-я]+|поэтому|поскольку|например|обычно|несколько|следующ[а-я]+|различн[а-я]+|некотор[а-я]+|используется|используют|позволяет|позволяют|данного|данной|данные|которую|благодаря|относится|относятся|включает|содержит)$/iu;

/** The part of a word that its other forms share: a gap is no riddle when one of them stands beside it. */
const hintOf = (text: string): string =>
  /^[\p{L}-]{6,}$/u.test(text) ? text.slice(0, Math.max(5, text.length - 3)) : text;

const occurrences = (sentence: string, text: string): number =>
  sentence.toLowerCase().split(text.toLowerCase()).length - 1;

const wholeWordAt = (lower: string, wanted: string): number => {
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    const before = lower.charAt(at - 1);
    const after = lower.charAt(at + wanted.length);
    if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(after)) return at;
  }
  return -1;
};

const powersOfTwo = Array.from({ length: 13 }, (_, index) => String(2 ** (index + 4)));

/** Wrong numbers that look alike: as many digits, near, and none of them the right one. */
const otherNumbers = (text: string): string[] => {
  if (powersOfTwo.includes(text)) return powersOfTwo.filter((power) => power !== text);
  const separator = text.includes(",") ? "," : ".";
  const value = Number(text.replace(",", "."));
  const decimals = text.split(/[.,]/)[1]?.length ?? 0;
  const step = value >= 1000 ? 1 : value >= 100 ? 10 : 1;
  const unit = decimals > 0 ? 10 ** -decimals : step;
  return [-3, -2, -1, 1, 2, 3, 4]
    .map((times) => value + times * unit * (value >= 1000 ? 3 : 1))
    .filter((other) => other > 0)
    .map((other) => other.toFixed(decimals).replace(".", separator));
};
