import { readableText } from "#lib/thread-texts/readable-text.ts";

/** As long as a name in another sentence is. */
const longestName = 60;

/** What a question or a correction is called in the names of its links and buttons: how its words begin. */
export const questionName = (words: string): string => {
  const line = readableText(words).replaceAll(/\s+/g, " ").trim();
  if (line.length <= longestName) return line;
  return `${line.slice(0, longestName - 1).toWellFormed()}…`;
};
