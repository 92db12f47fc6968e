import type { MaterialOrder } from "./compose-material.ts";
import { phrases } from "./phrases.ts";
import { writeTitle } from "./write-title.ts";

const depths = ["brief", "standard", "exhaustive"] as const;

/** What is to be written on a topic, heading by heading; says of itself that nothing is written. */
export const planMaterial = ({
  topic,
  language,
  depth,
}: Pick<MaterialOrder, "topic" | "language" | "depth">): string => {
  const { plan, planned } = phrases[language];
  const parts = plan
    .filter(({ from }) => depths.indexOf(from) <= depths.indexOf(depth))
    .map(({ heading, task }) => `## ${heading}\n\n*${task}*`);
  return `${[writeTitle(topic, language), `> ${planned}`, ...parts].join("\n\n")}\n`;
};
