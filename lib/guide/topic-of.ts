import { stopTerms } from "../search/stop-terms.ts";
import { termsOf } from "../search/terms-of.ts";

const longestTopic = 80;

/**
 * What a question is about, in its own words: from its first word to its last that is not of a question's frame. "How do I
 * warp a sample?" is about "warp a sample".
 */
export const topicOf = (question: string): string => {
  const plain = question.replace(/\s+/gu, " ").trim();
  const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_.'’-]{0,60}/gu)];
  const telling = words.filter(([word]) => termsOf(word).some((term) => !stopTerms.has(term)));
  const [first] = telling;
  const last = telling.at(-1);
  const topic = first && last ? plain.slice(first.index, last.index + last[0].length) : plain;
  const bare = topic.replace(/[.'’-]{1,60}$/u, "");
  return bare.length <= longestTopic ? bare : `${bare.slice(0, longestTopic - 1).trimEnd()}…`;
};
