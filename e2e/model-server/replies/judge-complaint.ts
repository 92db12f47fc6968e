import { z } from "zod";
import { contentWords } from "#lib/text/content-words.ts";
import { type Reply, requireFence } from "../reply.ts";

const question = z.object({ number: z.number(), key: z.string() });

/** Upholds what quotes a sentence of the note; of all else it says which sentence is nearest to the key. */
export const reply: Reply = (request) => {
  const { text: words, attributes } = requireFence(request, "complaint");
  const asked = question.parse(JSON.parse(requireFence(request, "question").text));
  requireFence(request, "answer");
  const others = request.fences.find(({ label }) => label === "others")?.text.split("\n") ?? [];
  const sentences = requireFence(request, "sentences")
    .text.split("\n")
    .map((line) => {
      const [, number = "0", text = ""] = /^(\d+): (.*)$/u.exec(line) ?? [];
      return { number: Number(number), text };
    });
  const quoted = /[“«"]([^”»"]+)[”»"]/u.exec(words)?.[1];
  const found = sentences.find(({ text }) => quoted !== undefined && text.includes(quoted));
  if (found) {
    return {
      ...{
        reasoning: "The note says it.",
        right: null,
        verdict: "upheld",
        sentences: [found.number],
      },
      fault: attributes.reason ?? "wrong_key",
      reason: `The note says it itself: ${found.text}`,
      same: others.map((line) => question.parse(JSON.parse(line)).number),
    };
  }
  const key = new Set(contentWords(asked.key));
  const likeness = (text: string) => contentWords(text).filter((word) => key.has(word)).length;
  const nearest = sentences.toSorted((a, b) => likeness(b.text) - likeness(a.text))[0];
  return {
    ...{ reasoning: "Nothing speaks for it.", right: null, verdict: "not_upheld", fault: "none" },
    ...{ sentences: [nearest?.number ?? 0], same: [] },
    reason: "The note says nothing else than the key.",
  };
};
