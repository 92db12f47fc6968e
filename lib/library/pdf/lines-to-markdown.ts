import type { PdfLine } from "./pdf-line.ts";

const bullet = /^[•●▪■◦‣–∙·]\s*/u;
const numbered = /^(?:\d{1,3}[.)]|[a-z]\))\s+\S/u;
/** More room than this between two lines, in heights of letters, parts paragraphs. */
const paragraphRoom = 1.75;

const endsSentence = (text: string): boolean => /[.!?:;…»”"]$/u.test(text);

/** Signs that Markdown would read as its own. */
const escaped = (text: string): string =>
  text.replaceAll(/[*`<\\]/gu, "\\$&").replace(/^(?=[#>+])/u, "\\");

const beginsAnew = (line: PdfLine, before: PdfLine): boolean => {
  if (bullet.test(line.text) || numbered.test(line.text)) return true;
  const room = before.y - line.y;
  // Upwards: another column or page.
  if (room < 0) return endsSentence(before.text) && /^[\p{Lu}\d]/u.test(line.text);
  return (
    room > Math.max(before.size, line.size) * paragraphRoom || Math.abs(before.size - line.size) > 1
  );
};

const join = (text: string, next: string): string => {
  // A word that was divided at the end of a line.
  if (/\p{L}[-\u00AD\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
};

/** The lines of a section as paragraphs and lists. */
export const linesToMarkdown = (lines: readonly PdfLine[]): string => {
  const blocks: string[] = [];
  let before: PdfLine | null = null;
  for (const line of lines) {
    const last = blocks.at(-1);
    const text = bullet.test(line.text)
      ? `- ${escaped(line.text.replace(bullet, ""))}`
      : escaped(line.text);
    if (last === undefined || before === null || beginsAnew(line, before)) blocks.push(text);
    else blocks[blocks.length - 1] = join(last, text);
    before = line;
  }
  return blocks.filter((block) => block.trim() !== "-").join("\n\n");
};
