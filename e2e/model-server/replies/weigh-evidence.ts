import { z } from "zod";
import { contentWords } from "#lib/text/content-words.ts";
import { type Reply, requireFence, requireFences } from "../reply.ts";

const pair = z.object({ a: z.string(), b: z.string() });

/** Takes a sentence for a proof that has all words in which one wording differs from the other, and another word of both. */
export const reply: Reply = (request) => {
  const passages = requireFences(request, "passage").map(({ text, attributes }) => ({
    number: Number(attributes.number),
    sentences: text.split(/(?<=[.!?])\s+|\n+/u),
  }));
  const pairs = requireFence(request, "pairs").text.split("\n");
  return {
    pairs: pairs.map((line) => {
      const [, number, wordings] = /^(\d+): (\{.*\})$/u.exec(line) ?? [];
      const { a, b } = pair.parse(JSON.parse(wordings ?? "null"));
      const words = { a: new Set(contentWords(a)), b: new Set(contentWords(b)) };
      const both = words.a.intersection(words.b);
      const own = { a: words.a.difference(words.b), b: words.b.difference(words.a) };
      const proofs = passages.flatMap(({ number: passage, sentences }) =>
        (["a", "b"] as const).flatMap((says) => {
          const quote = sentences.find((sentence) => {
            const said = new Set(contentWords(sentence));
            const isSaid = own[says].size > 0 && own[says].isSubsetOf(said);
            return isSaid && !both.isDisjointFrom(said);
          });
          return quote === undefined ? [] : [{ passage, says, quote }];
        }),
      );
      return { number: Number(number), proofs, right: "b" };
    }),
  };
};
