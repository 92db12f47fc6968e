import type { Language } from "#lib/schemas/language.ts";
import { nameTopic } from "../name-topic.ts";

/** Longest topic that is a heading as it stands, in UTF-16 units. */
const longestHeading = 100;

/** The document's heading; a long topic stands below a short one, in the student's words. */
export const writeTitle = (topic: string, language: Language): string => {
  const lines = topic.trim().split(/(?<!\s)\s*\n\s*/);
  const line = lines.join(" ").replace(/^#{1,6}\s+/, "");
  if (lines.length === 1 && line.length <= longestHeading) return `# ${line}`;
  return `# ${nameTopic(topic, language)}\n\n${lines.map((one) => `> ${one}`).join("\n")}`;
};
