import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";
import { studyMaterial } from "../study-material.ts";
import { textThatFollows } from "../text-that-follows.ts";

/** A teaching text about the topic that was sent; the student's wishes are repeated in it. */
export const reply: Reply = (request) => {
  const topic = requireFence(request, "topic").text;
  const wishes = request.fences.find(({ label }) => label === "wishes")?.text ?? null;
  const whole = studyMaterial(promptLanguage(request), { topic, wishes });
  return { markdown: textThatFollows(request, whole) };
};
