import { contentWords } from "../questions/content-words.ts";
import type { NearestPassage } from "../quotes/placement.ts";

/** A passage with fewer of the quote's words is about something else. */
const leastShare = 0.34;
const mostPassages = 3;
const longestPassage = 600;

/**
 * The sentences that share most words with a quote, best first: for a quote that was told in other words, so that no stretch
 * of it stands anywhere. Linear in the document's length.
 */
export const passagesSharingWords = (document: string, quote: string): NearestPassage[] => {
  const wanted = new Set(contentWords(quote));
  if (wanted.size === 0) return [];
  return [...document.matchAll(/\S[^\n]*?(?:[.!?…](?=\s)|(?=\n)|$)/gu)]
    .map(({ 0: text, index }) => {
      const found = new Set(contentWords(text)).intersection(wanted).size;
      const end = index + Math.min(text.length, longestPassage);
      const similarity = found / wanted.size;
      return { start: index, end, similarity, text: text.slice(0, longestPassage).toWellFormed() };
    })
    .filter(({ similarity }) => similarity >= leastShare)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, mostPassages);
};
