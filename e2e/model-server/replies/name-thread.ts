import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";

/** The topic's first words. */
export const reply: Reply = (request) => {
  promptLanguage(request);
  const words = requireFence(request, "topic").text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return { name: words.slice(0, 4).join(" ") };
};
