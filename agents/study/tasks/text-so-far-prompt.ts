import { fence } from "#lib/ai/fence.ts";
import { growingText, type TextSoFar, wholeBlocks } from "#lib/study/text-so-far.ts";

/** Longest text that one answer may hold, in UTF-16 units; a longer one is a model in a loop. */
export const longestMaterial = 400_000;

/** How every text of a study document is written, for the instructions of a prompt. */
export const markdownRules = `Form: Markdown. One "#" heading with the name of the topic, "##" for sections, "###" below them. Formulas in LaTeX, \`$…$\` in a line and \`$$\` on lines of their own for displays; code in fences that name the language; tables where things are compared. No HTML, no images, no links to pages. No greeting, no remark about the task, no closing words: the text is the document itself. In JSON every backslash of LaTeX is written twice.`;

/** What stands already, for the content of a prompt; nothing when the text begins with this answer. */
export const soFarBlocks = (soFar: TextSoFar | null): string[] =>
  soFar === null ? [] : [fence("headings-so-far", soFar.headings), fence("so-far", soFar.end)];

/** How to go on with what stands already, for the instructions of a prompt. */
export const soFarRules = (soFar: TextSoFar | null): string => {
  if (soFar === null) return "";
  const room = soFar.isLast
    ? "There is room for this one answer only: bring the text to its end in it."
    : "If the rest does not fit either, it goes on in a further answer: do not shorten it.";
  return `
The text was too long for one answer, and you go on with it. The block "so-far" holds the end of what stands, the block "headings-so-far" the headings of all of it. "markdown" holds only what comes next: it begins with the block of Markdown that follows the last one of "so-far", without the title, and repeats nothing. Keep the notation and the numbering. When nothing is missing, "markdown" is "". ${room}
`;
};

/** The whole blocks of the Markdown of a reply that was cut off; null when there are too few characters of them. */
export const cutMarkdown = (reply: string, shortest: number): string | null => {
  const markdown = wholeBlocks(growingText(reply));
  return markdown.length < shortest ? null : markdown;
};
