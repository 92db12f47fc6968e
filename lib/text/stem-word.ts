import { stemmer as russianStem } from "@orama/stemmers/russian";
import { englishStem } from "./english-stem.ts";

/**
 * The stem of a word in small letters and without "ё", each language by its alphabet, by the Snowball algorithms; what
 * is of neither stays as it is.
 */
export const stemWord = (word: string): string => {
  if (/^[а-я]+$/u.test(word)) return russianStem(word);
  return /^[a-z]+$/u.test(word) ? englishStem(word) : word;
};
