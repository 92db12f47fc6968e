import { askedWords, sharedWords } from "../guide-material.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence, requireFences } from "../reply.ts";

/** The first difference whose feature shares a word with the question, in its own words. */
export const reply: Reply = (request) => {
  requireFence(request, "student");
  const lead = promptLanguage(request) === "ru" ? "Не выйдет" : "It will not work";
  const words = askedWords(request);
  for (const { attributes, text } of requireFences(request, "difference")) {
    const [feature = "", fact = ""] = text.split("\n");
    if (sharedWords(words, feature) > 0) {
      return { differenceId: attributes.id, because: `${lead}: ${fact}` };
    }
  }
  return { differenceId: null, because: "" };
};
