import { askedWords, boldNames, promptSections, sharedWords } from "../guide-material.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";

const none = { answered: false, answer: "", steps: [], sourceIds: [] };

/**
 * The section that shares most words with the question, its numbered list or its sentences with bold names as steps. A section
 * all of whose steps were tried is passed over.
 */
export const reply: Reply = (request) => {
  requireFence(request, "student");
  const lead = promptLanguage(request) === "ru" ? "Коротко" : "In short";
  const words = askedWords(request);
  const tried = request.fences.find(({ label }) => label === "tried")?.text ?? "";
  const [best] = promptSections(request)
    .map((section) => ({
      ...section,
      steps: stepsOf(section.text),
      shared: sharedWords(words, `${section.place} ${section.text}`),
    }))
    .filter(({ steps }) => steps.length === 0 || !steps.every((step) => tried.includes(step)))
    .toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared < Math.min(2, words.length) || words.length === 0) return none;
  const [first = best.text] = best.text.split(/(?<=[.!?])\s/);
  return {
    answered: true,
    answer: `${lead}: ${first}`,
    steps: best.steps.map((text) => ({
      text,
      sourceId: best.id,
      requiresClick: boldNames(text).length > 0,
    })),
    sourceIds: [best.id],
  };
};

const stepsOf = (text: string): string[] => {
  const items = [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, item = ""]) => item);
  if (items.length > 0) return items;
  return text.split(/(?<=[.!?])\s/).filter((sentence) => boldNames(sentence).length > 0);
};
