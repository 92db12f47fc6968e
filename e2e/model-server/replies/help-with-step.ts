import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";

/** What is seen, then the sentence of the section that comes after those given before. */
export const reply: Reply = (request) => {
  requireFence(request, "task");
  const step = requireFence(request, "step").text;
  const { text } = requireFence(request, "section");
  const given = request.fences.filter(({ label }) => label === "given").length;
  const seen = request.fences.find(({ label }) => label === "seen")?.text;
  const sentences = text.split(/(?<=[.!?])\s|\n+/).filter(Boolean);
  const lead = promptLanguage(request) === "ru" ? "Подробнее" : "In detail";
  const help = `${lead}: ${sentences[given % sentences.length] ?? step}`;
  return { help: seen === undefined ? help : `${seen} ${help}` };
};
