import type { KnownTerm } from "#lib/search/spellings.ts";
import { isKeySlip } from "#lib/search/spellings.ts";
import { stopWords } from "#lib/text/content-words.ts";
import { typingDistance } from "#lib/text/edit-distance.ts";
import { stemWord } from "#lib/text/stem-word.ts";
import { placedWords, termOfWord } from "./text-words.ts";

/** A word of a query. */
export interface QueryWord {
  readonly word: string;
  /** What it shares with its other forms. */
  readonly term: string;
  /** Whether it may be only the beginning of a word, as it is still being typed. */
  readonly prefix: boolean;
  /** Whether a passage must have it. */
  readonly required: boolean;
}

/** Nobody types more; each one makes the search slower. */
const mostWords = 12;
/** A single letter begins a third of all words. */
const shortestPrefix = 2;

/**
 * The words that a query asks for, each once. Words of grammar are left out unless there are no others; one that stands last
 * may be the beginning of another word, and only brings passages forward.
 */
export const queryWords = (query: string): QueryWord[] => {
  const all = placedWords(query);
  const last = all.at(-1);
  const isTyped = last !== undefined && last.end === query.length;
  const words = [...new Set(all.map(({ word }) => word))];
  const telling = words.filter((word) => !stopWords.has(word));
  const required = new Set(telling.length > 0 ? telling : words);
  const asked = words.filter((word) => required.has(word) || (isTyped && word === last.word));
  return asked.slice(0, mostWords).map((word) => ({
    word,
    term: termOfWord(word),
    prefix: isTyped && word === last.word && word.length >= shortestPrefix,
    required: required.has(word),
  }));
};

/** All that a word of a query is found by. */
export interface WordForms extends QueryWord {
  /** Forms that the texts have; none when they do not have the word. */
  readonly forms: readonly string[];
}

/** Shorter words are near to too many others. */
const shortestSlip = 4;
/** From this length on any letter may be wrong, and not only one beside it on the keyboard. */
const longEnough = 6;

/** A form of a word that texts have. */
export interface KnownWord extends KnownTerm {
  readonly word: string;
}

/** Whether a word that nobody wrote may be meant as the beginning of a slip: letters only, and not too few. */
export const maySlip = ({ word }: Pick<QueryWord, "word">): boolean =>
  word.length >= shortestSlip && !/[\p{N}_.]/u.test(word);

/** How a word and one that is known compare: 0 for a slip of the keyboard, 1 for another wrong letter, null for two words. */
const slipCost = (word: string, known: string): number | null => {
  if (isKeySlip(word, known)) return 0;
  const both = Math.min(word.length, known.length);
  return both >= longEnough && typingDistance(word, known) === 1 ? 1 : null;
};

/** Shorter stems are near to too many others. */
const shortestStem = 5;

/** Whether a text begins with another one that has one letter wrong, more or less, or two in each other's place. */
const beginsNear = (text: string, beginning: string): boolean => {
  let at = 0;
  while (at < beginning.length && text[at] === beginning[at]) at += 1;
  const rest = beginning.slice(at + 1);
  return (
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest, at) ||
    text.startsWith(beginning.slice(at), at + 1) ||
    text.startsWith(beginning.charAt(at + 1) + beginning.charAt(at) + rest.slice(1), at)
  );
};

/**
 * Whether two forms of one word are apart by one letter that no ending has: «кваккой» and «квокка». Only what begins so is cut
 * to its stem, which takes the time.
 */
const isStemSlip = (word: string, stem: string, known: string): boolean =>
  stem.length >= shortestStem &&
  Math.min(word.length, known.length) >= longEnough &&
  beginsNear(known, stem) &&
  typingDistance(stem, stemWord(known)) === 1;

/**
 * What a word that no text has was meant to be: the word that is one slip away, or whose term or stem is; a slip of the
 * keyboard rather than a wrong letter, whole words and terms rather than stems, then the more frequent. Null when none is
 * near.
 */
export const meantWord = (
  { word, term }: Pick<QueryWord, "word" | "term">,
  known: readonly KnownWord[],
): KnownWord | null => {
  const stem = stemWord(word);
  const near = known.flatMap((one) => {
    const costs = [slipCost(word, one.word), slipCost(term, one.term)].filter(
      (cost) => cost !== null,
    );
    if (costs.length > 0) return [{ one, cost: Math.min(...costs) }];
    return isStemSlip(word, stem, one.word) ? [{ one, cost: 2 }] : [];
  });
  const [best] = near.toSorted((a, b) => a.cost - b.cost || b.one.chunks - a.one.chunks);
  return best?.one ?? null;
};

const alphabets = ["абвгдежзийклмнопрстуфхцчшщъыьэюя", "abcdefghijklmnopqrstuvwxyz"];
/** Letters by which a word is looked for when its first one is wrong: an ending may be another, too. */
const lookedFor = 4;

/**
 * How the word may begin that was meant by one whose first letter is wrong, missing, one too many or behind the second. None
 * for a word so short that no wrong letter is put right.
 */
export const otherBeginnings = (word: string): string[] => {
  const alphabet = alphabets.find((letters) => [...word].every((sign) => letters.includes(sign)));
  if (alphabet === undefined || word.length < longEnough - 1) return [];
  const begin = (text: string) => text.slice(0, lookedFor);
  return [
    ...[...alphabet].flatMap((letter) => [begin(letter + word.slice(1)), begin(letter + word)]),
    begin(word.slice(1)),
    begin(word.charAt(1) + word.charAt(0) + word.slice(2)),
  ];
};

const literal = (word: string): string => `'${word.replaceAll("'", "''")}'`;

/** The word as a part of a `tsquery`; null when no text has it. */
export const wordQuery = ({ word, prefix, forms }: WordForms): string | null => {
  const ways = [...forms.map(literal), ...(prefix ? [`${literal(word)}:*`] : [])];
  return ways.length === 0 ? null : `(${ways.join(" | ")})`;
};

/** The whole query: all required words, or any of its words. Null when nothing can be found by it. */
export const textQuery = (words: readonly WordForms[], match: "all" | "any"): string | null => {
  const asked = match === "all" ? words.filter(({ required }) => required) : words;
  const parts = asked.map(wordQuery);
  const known = parts.filter((part) => part !== null);
  if (known.length === 0 || (match === "all" && known.length < parts.length)) return null;
  return known.join(match === "all" ? " & " : " | ");
};

/** The query as it was meant: misspelt words replaced where they stand. */
export const correctedQuery = (query: string, meant: ReadonlyMap<string, string>): string => {
  let corrected = "";
  let end = 0;
  for (const { word, start, end: after } of placedWords(query)) {
    const other = meant.get(word);
    if (other === undefined) continue;
    corrected += query.slice(end, start) + other;
    end = after;
  }
  return corrected + query.slice(end);
};
