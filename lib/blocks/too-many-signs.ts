/**
 * The parser compares every sign of emphasis in a paragraph with every other (20,000 took nine seconds), and looks for
 * the beginning of a link from every `]` that closes none. No text that someone wrote comes near this many.
 */
const mostEmphasis = 1_500;
const mostClosing = 1_000;
/** Each may begin or end a link, whose address is looked for. */
const mostBrackets = 6_000;
/** Brackets in one another. */
const deepestBrackets = 500;

/** Whether a paragraph of the text holds so many signs that a parser would be busy with it for seconds. */
export const hasTooManySigns = (markdown: string): boolean =>
  markdown.split(/\n[ \t]*\n|\r[ \t]*\r|\r\n[ \t]*\r\n/).some(isTooMuch);

const isTooMuch = (paragraph: string): boolean => {
  let emphasis = 0;
  let brackets = 0;
  let closing = 0;
  let depth = 0;
  for (const [sign] of paragraph.matchAll(/[*_~]+|[[\]]/g)) {
    if (sign === "[" || sign === "]") brackets += 1;
    if (sign === "[") depth += 1;
    else if (sign !== "]") emphasis += 1;
    else if (depth === 0) closing += 1;
    else depth -= 1;
    if (emphasis > mostEmphasis || brackets > mostBrackets) return true;
    if (closing > mostClosing || depth > deepestBrackets) return true;
  }
  return false;
};
