import { boldNames } from "../guide-material.ts";
import { screenLabels, screenSize } from "../marked-screen.ts";
import { type Reply, requireFence } from "../reply.ts";

const none = { found: false, number: null, box: null };

/**
 * The numbered candidate that bears the step's first name that can be seen; else the place of the name on the made-up screen;
 * else not found.
 */
export const reply: Reply = (request) => {
  const [picture, ...more] = request.pictures;
  if (!picture || more.length > 0) throw new Error("the prompt must hold one picture");
  requireFence(request, "manual");
  const names = boldNames(requireFence(request, "step").text);
  const candidates = requireFence(request, "candidates").text.split("\n");
  for (const name of names) {
    const numbered = candidates.find((line) => line.endsWith(`: ${name}`));
    if (numbered) return { found: true, number: Number.parseInt(numbered, 10), box: null };
  }
  const labels = screenLabels(picture.mark) ?? [];
  for (const name of names) {
    const label = labels.find((words) => words.map(({ text }) => text).join(" ") === name);
    const [first, last] = [label?.[0]?.box, label?.at(-1)?.box];
    if (!first || !last) continue;
    const box = {
      x: first.x / screenSize.width,
      y: first.y / screenSize.height,
      width: (last.x + last.width - first.x) / screenSize.width,
      height: first.height / screenSize.height,
    };
    return { found: true, number: null, box };
  }
  return none;
};
