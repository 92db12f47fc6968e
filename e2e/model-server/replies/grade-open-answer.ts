import { contentWords } from "../../../lib/questions/content-words.ts";
import { type Reply, requireFence } from "../reply.ts";

/** The share of the key's words that the answer holds. */
export const reply: Reply = (request) => {
  requireFence(request, "question");
  requireFence(request, "passage");
  const key = [...new Set(contentWords(requireFence(request, "key").text))];
  const given = new Set(contentWords(requireFence(request, "answer").text));
  const found = key.filter((word) => given.has(word));
  const missing = key.filter((word) => !given.has(word));
  return {
    reason: missing.length === 0 ? "Complete." : `Missing: ${missing.join(", ")}.`,
    score: key.length === 0 ? 0 : found.length / key.length,
  };
};
