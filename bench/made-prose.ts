import { messagesIn } from "#lib/i18n/catalogue.ts";
import type { Language } from "#lib/schemas/language.ts";

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Numbers below a bound, the same for every run: a linear congruential generator with the constants of Numerical Recipes. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Words in a sentence, and sentences in a paragraph. */
const fewest = 8;
const most = 22;
const inParagraph = 6;

/**
 * Sentences of prose that have so many UTF-8 bytes together: the product's own words as often as they occur in its
 * texts, so that they pack about as well as prose does. Each ends in its number and so occurs once.
 */
export const madeProse = (language: Language, bytes: number): string[] => {
  const words = textsOf(messagesIn(language)).flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []);
  const next = numbers(1);
  const sentences: string[] = [];
  for (let size = 0; size < bytes; size += Buffer.byteLength(sentences.at(-1) ?? "") + 1) {
    const chosen = Array.from(
      { length: fewest + next(most - fewest) },
      () => words[next(words.length)] ?? "",
    );
    sentences.push(`${chosen.join(" ")} ${sentences.length + 1}.`);
  }
  return sentences;
};

/** The sentences as a text in paragraphs. */
export const proseText = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, index) => `${sentence}${(index + 1) % inParagraph === 0 ? "\n\n" : " "}`)
    .join("");
