import { askedWords, promptSections, sharedWords } from "../guide-material.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";

/** The sentence of a section that shares most words with the question; none when none shares a word. */
export const reply: Reply = (request) => {
  requireFence(request, "task");
  requireFence(request, "student");
  const lead = promptLanguage(request) === "ru" ? "Коротко" : "In short";
  const words = askedWords(request);
  const [best] = promptSections(request)
    .flatMap(({ id, text }) =>
      text.split(/(?<=[.!?])\s|\n/).map((sentence) => ({
        ...{ id, sentence: sentence.trim() },
        shared: sharedWords(words, sentence),
      })),
    )
    .toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared === 0) return { answered: false, answer: "", sourceIds: [] };
  return { answered: true, answer: `${lead}: ${best.sentence}`, sourceIds: [best.id] };
};
