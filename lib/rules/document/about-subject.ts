import { contentWords } from "#lib/text/content-words.ts";

/** From this share of a subject's words on a text is about it. */
const leastShare = 0.6;

/** Makes the test whether a text is about a subject, by the stems of its words. */
export const aboutSubject = (subject: string): ((text: string) => boolean) => {
  const wanted = [...new Set(contentWords(subject))];
  return (text) => {
    if (wanted.length === 0) return false;
    return wordsIn(wanted, contentWords(text)).length / wanted.length >= leastShare;
  };
};

/** The wanted stems that occur among others; endings that the stems keep may differ ("tre", "tree"). */
export const wordsIn = (wanted: readonly string[], stems: Iterable<string>): string[] => {
  const found = new Set<string>();
  for (const stem of stems) {
    for (const word of wanted) if (isSameStem(word, stem)) found.add(word);
  }
  return [...found];
};

const shortestStem = 3;
const longestEnding = 2;

const isSameStem = (left: string, right: string): boolean => {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    short.length >= shortestStem &&
    long.length - short.length <= longestEnding &&
    long.startsWith(short)
  );
};
