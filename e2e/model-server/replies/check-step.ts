import { boldNames } from "../guide-material.ts";
import { screenLabels } from "../marked-screen.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence, type SentPicture } from "../reply.ts";

/**
 * From the made-up screens: done when they differ and something the step does not name has come; not done when they say the
 * same, with what is seen. Any other pictures cannot be told.
 */
export const reply: Reply = (request) => {
  const russian = promptLanguage(request) === "ru";
  const step = requireFence(request, "step").text;
  requireFence(request, "manual");
  const after = request.pictures.at(-1);
  const before = request.pictures.length > 1 ? request.pictures[0] : undefined;
  if (!after) throw new Error("the prompt must hold a picture");
  const [name = step] = boldNames(step);
  const now = textOf(after);
  const old = before && textOf(before);
  if (now === null || old === null || old === undefined) {
    return {
      done: "unknown",
      explanation: russian ? "По снимку не понять." : "It cannot be seen.",
    };
  }
  if (now === old) {
    const explanation = russian
      ? `На экране всё как было: «${name}» не нажато, видно «${now}».`
      : `The screen is as it was: “${name}” was not used, it still shows “${now}”.`;
    return { done: "no", explanation };
  }
  return { done: "yes", explanation: russian ? `Видно «${now}».` : `It shows “${now}”.` };
};

const textOf = ({ mark }: SentPicture): string | null =>
  screenLabels(mark)
    ?.map((label) => label.map(({ text }) => text).join(" "))
    .join(" / ") ?? null;
