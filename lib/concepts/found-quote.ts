import type { Correction } from "../schemas/quiz.ts";

/** Shorter quotes, in characters without white space, stand in every note and prove nothing. */
const shortestQuote = 8;

/**
 * Makes the search for evidence in a note, which is prepared once. Evidence counts only when its
 * quote stands in the note; white space may differ. The quote is given back as the note has it.
 * Null where there is none.
 */
export const quoteFinder = (
  note: string,
): ((evidence: Correction["evidence"]) => Correction["evidence"]) => {
  let prepared: SpacedText | null = null;
  return (evidence) => {
    const quote = evidence ? spaced(evidence.quote).text : "";
    if (!evidence || quote.replaceAll(" ", "").length < shortestQuote) return null;
    prepared ??= spaced(note);
    const start = prepared.text.indexOf(quote);
    if (start === -1) return null;
    const [from, last] = [prepared.places[start], prepared.places[start + quote.length - 1]];
    if (from === undefined || last === undefined) return null;
    return { quote: note.slice(from, last + 1), place: evidence.place.trim() };
  };
};

interface SpacedText {
  /** Every run of white space is one space; none at either end. */
  readonly text: string;
  /** Where each character of `text` stands in the original. */
  readonly places: readonly number[];
}

const spaced = (original: string): SpacedText => {
  const words: string[] = [];
  const places: number[] = [];
  for (const { 0: word, index } of original.matchAll(/\S+/g)) {
    if (words.length > 0) places.push(index - 1);
    for (let offset = 0; offset < word.length; offset += 1) places.push(index + offset);
    words.push(word);
  }
  return { text: words.join(" "), places };
};
