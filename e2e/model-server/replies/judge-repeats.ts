import { z } from "zod";
import { contentWords } from "#lib/text/content-words.ts";
import { type Reply, requireFence } from "../reply.ts";

const judged = z.object({ question: z.string(), answer: z.string(), code: z.string().nullable() });
const line = z.object({ pair: z.number(), first: judged, second: judged });

/** Two questions ask the same when their words are the same, in whatever order, or what they quote is. */
export const reply: Reply = (request) => ({
  verdicts: requireFence(request, "pairs")
    .text.split("\n")
    .map((text) => line.parse(JSON.parse(text)))
    .map(({ pair, first, second }) => {
      const same =
        first.code === second.code && wordsAsked(first.question) === wordsAsked(second.question);
      return { pair, reason: same ? "The same words." : "Other words.", same };
    }),
});

/** What a question asks, in whatever order. */
export const wordsAsked = (question: string): string => {
  const quoted = /“([\s\S]*)”/.exec(question)?.[1] ?? question;
  return [...new Set(contentWords(quoted))].sort().join(" ");
};
