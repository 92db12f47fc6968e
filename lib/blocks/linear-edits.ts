import { EditMap } from "micromark-util-edit-map";

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

type Change = [at: number, removed: number, added: unknown[]];

/**
 * The Markdown parser rewrites the events behind each list item and quotation that ends, and copied all events before
 * them, too: 48 kB of one-line quotations took twenty seconds, twice as many four times as long. Here what stands before
 * the first change stays where it is. A module that parses Markdown imports this one for its effect.
 */
EditMap.prototype.consume = function (this: { map: Change[]; index: Map<number, Change> }, events) {
  const changes = this.map.toSorted(([a], [b]) => a - b);
  const kept: unknown[][] = [];
  for (const [at, removed, added] of changes.toReversed()) {
    kept.push(events.slice(at + removed), added);
    events.length = at;
  }
  for (const part of kept.toReversed()) {
    // Not spread: an argument for each event would end the stack.
    for (const event of part) (events as unknown[]).push(event);
  }
  this.map.length = 0;
  this.index.clear();
};
