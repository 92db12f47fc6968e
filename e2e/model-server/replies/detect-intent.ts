import { contentWords } from "#lib/text/content-words.ts";
import { askedWords, sharedWords } from "../guide-material.ts";
import { type Reply, requireFence } from "../reply.ts";

/** About the product when the question shares a word with a title, or names the product. */
export const reply: Reply = (request) => {
  const product = requireFence(request, "product").text;
  const titles = requireFence(request, "titles").text;
  const words = askedWords(request);
  const names = contentWords(product).every((word) => words.includes(word));
  const intent = names || sharedWords(words, titles) > 0 ? "product" : "other";
  return { intent, queries: intent === "product" ? [words.join(" ")] : [] };
};
