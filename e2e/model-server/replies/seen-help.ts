import { screenLabels } from "../marked-screen.ts";
import { promptLanguage } from "../prompt-language.ts";
import type { Reply } from "../reply.ts";
import { reply as help } from "./help-with-step.ts";

/** What the made-up screen shows, then the help. */
export const reply: Reply = (request) => {
  const told = help(request);
  const [picture, ...more] = request.pictures;
  if (!picture || more.length > 0) throw new Error("the prompt must hold one picture");
  const [first] = screenLabels(picture.mark) ?? [];
  if (!first || typeof told !== "object" || told === null || !("help" in told)) return told;
  const seen = first.map(({ text }) => text).join(" ");
  const lead = promptLanguage(request) === "ru" ? "На экране видно" : "The screen shows";
  return { help: `${lead} “${seen}”. ${told.help}` };
};
