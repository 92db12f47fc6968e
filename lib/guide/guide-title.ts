/** Most characters of a title on the home page. */
const longest = 80;

/** A guide's title: its question in one line, cut between words. */
export const guideTitle = (question: string): string => {
  const line = question.replace(/\s+/gu, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/(?<!\s)\s+\S*$/u, "");
  return `${cut.slice(0, longest)}…`;
};
