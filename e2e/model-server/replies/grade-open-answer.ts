import { contentWords } from "#lib/text/content-words.ts";
import { type Reply, requireFences } from "../reply.ts";

/** For each answer, the share of its key's words that it holds. */
export const reply: Reply = (request) => ({
  grades: requireFences(request, "question").map(({ attributes: { number = "" } }) => {
    const textOf = (label: string): string => {
      const found = request.fences.filter(
        (fence) => fence.label === label && fence.attributes.number === number,
      );
      if (found.length === 1 && found[0]) return found[0].text;
      throw new Error(`answer ${number} must come with one ${label}`);
    };
    const key = [...new Set(contentWords(textOf("key")))];
    const given = new Set(contentWords(textOf("answer")));
    const missing = key.filter((word) => !given.has(word));
    return {
      number: Number(number),
      reason: missing.length === 0 ? "Complete." : `Missing: ${missing.join(", ")}.`,
      points: key.length,
      made: key.length - missing.length,
    };
  }),
});
