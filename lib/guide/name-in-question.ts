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

/** The names that a title or a list of features holds: "Meld and Roar", "Comping / Компинг", "Delay, Echo". */
export const namesIn = (text: string): string[] => {
  const pieces = text.split(/\s*(?:[,;/·|()—–]|\s-\s|\sand\s|\sи\s)\s*/u);
  const whole = text.trim();
  return [...new Set([whole, ...pieces.map((piece) => piece.trim())])].filter(Boolean);
};
