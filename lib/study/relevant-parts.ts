import { splitParts } from "#lib/study/plan-synthesis.ts";
import { contentWords } from "#lib/text/content-words.ts";

/** Up to this length a document goes into a question whole, in UTF-16 units. */
const wholeLength = 100_000;
/** Of a longer one so much is chosen, in parts of this length. */
const chosenLength = 60_000;
const partLength = 5_000;

/**
 * A document, or of a very long one the parts that share most words with a question, in their order: every passage
 * of it stands in the document.
 */
export const relevantParts = (document: string, question: string): string => {
  if (document.length <= wholeLength) return document;
  const wanted = new Set(contentWords(question));
  const scored = splitParts(document, partLength).map((text, index) => ({
    text,
    index,
    shared: new Set(contentWords(text).filter((word) => wanted.has(word))).size,
  }));
  const most = Math.floor(chosenLength / partLength);
  return scored
    .toSorted((a, b) => b.shared - a.shared || a.index - b.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text)
    .join("");
};
