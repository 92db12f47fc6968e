import { contentWords } from "../questions/content-words.ts";

/**
 * Whether a question speaks of something by its name: all words of the name that carry meaning, next to each other
 * and in order. "The max number of tracks in Live" does not speak of "Max for Live".
 * @param question its words as `contentWords` gives them
 */
export const nameInQuestion = (name: string, question: readonly string[]): boolean => {
  const words = contentWords(name);
  if (words.length === 0) return false;
  return question.some((_, at) => words.every((word, index) => question[at + index] === word));
};

/** Letters that two forms of a word begin with alike, and their share of the longer one. */
const leastLetters = 4;
const leastShare = 0.55;

/**
 * Whether a question holds two or more words of a name in any order and form: "separate stems" speaks of "Stem separation".
 * One word alone is too little.
 */
const wordsInQuestion = (words: readonly string[], question: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => question.some((other) => isFormOf(word, other)));

const isFormOf = (left: string, right: string): boolean => {
  if (left === right) return true;
  const longer = Math.max(left.length, right.length);
  let alike = 0;
  while (alike < longer && left[alike] === right[alike]) alike += 1;
  return alike >= leastLetters && alike >= leastShare * longer;
};

/**
 * Whether a question speaks of something by this name, in these words or in other forms of them.
 * @param question its words as `contentWords` gives them
 * @param plain words that tell nothing, such as those of the product's name
 */
export const speaksOf = (
  name: string,
  question: readonly string[],
  plain: ReadonlySet<string>,
): boolean => {
  const telling = contentWords(name).filter((word) => !plain.has(word));
  if (telling.length === 0) return false;
  return nameInQuestion(name, question) || wordsInQuestion(telling, question);
};

/** The names that a title or a list of features holds: "Meld and Roar", "Comping / Компинг", "Delay, Echo". */
export const namesIn = (text: string): string[] => {
  const pieces = text.split(/(?:(?<!\s)\s+)?(?:[,;/·|()—–]|\s-\s|\sand\s|\sи\s)\s*/u);
  const whole = text.trim();
  return [...new Set([whole, ...pieces.map((piece) => piece.trim())])].filter(Boolean);
};
