import { screenLabels } from "../marked-screen.ts";
import { promptLanguage } from "../prompt-language.ts";
import type { Reply } from "../reply.ts";
import { reply as answer } from "./answer-step-question.ts";

/** What the made-up screen shows, then what the sections say. */
export const reply: Reply = (request) => {
  const told = answer(request);
  const [picture, ...more] = request.pictures;
  if (!picture || more.length > 0) throw new Error("the prompt must hold one picture");
  const [first] = screenLabels(picture.mark) ?? [];
  if (!first || typeof told !== "object" || told === null || !("answer" in told)) return told;
  if (told.answer === "") return told;
  const seen = first.map(({ text }) => text).join(" ");
  const lead = promptLanguage(request) === "ru" ? "На экране видно" : "The screen shows";
  return { ...told, answer: `${lead} “${seen}”. ${told.answer}` };
};
