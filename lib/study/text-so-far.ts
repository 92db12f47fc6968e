import { splitBlocks } from "#lib/blocks/split-blocks.ts";

/**
 * What stands for certain of a Markdown text that was cut off anywhere: its blocks without the last one, which the cut
 * may have gone through, and without headings that nothing follows then. "" when that leaves nothing.
 */
export const wholeBlocks = (cut: string): string => {
  const blocks = splitBlocks(cut).slice(0, -1);
  const last = blocks.findLast(({ heading }) => heading === null);
  return last === undefined ? "" : cut.slice(0, last.end).trim();
};

/** The headings of a Markdown text, one to a line, with their signs. */
export const outlineOf = (markdown: string): string =>
  splitBlocks(markdown)
    .flatMap(({ heading }) => (heading ? [`${"#".repeat(heading.level)} ${heading.text}`] : []))
    .join("\n");

/**
 * A text and its continuation in one. Models like to begin a continuation with the title again, or with the end of what
 * stands: such blocks are left out. Nothing else is.
 */
export const joinParts = (before: string, more: string): string => {
  const told = splitBlocks(before).map(({ start, end }) => before.slice(start, end).trim());
  const blocks = splitBlocks(more);
  const titled = blocks[0]?.heading?.level === 1 && more.slice(0, blocks[0].end).trim() === told[0];
  const added = titled ? blocks.slice(1) : blocks;
  const texts = added.map(({ start, end }) => more.slice(start, end).trim());
  const first = added[repeated(told, texts)];
  return [before.trim(), first ? more.slice(first.start).trim() : ""].filter(Boolean).join("\n\n");
};

/** How many of the first texts are the last ones of what was told. */
const repeated = (told: readonly string[], texts: readonly string[]): number => {
  for (let count = Math.min(told.length, texts.length); count > 0; count -= 1) {
    const end = told.slice(-count);
    if (end.every((text, index) => text === texts[index])) return count;
  }
  return 0;
};

const simple: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/**
 * The Markdown in JSON that is still being written, as far as it has come; "" before its field begins, which must be the
 * first of its name. An escape or a surrogate pair that is cut in half is left for later, so that what is shown only ever
 * grows. One pass over the reply.
 */
export const growingText = (reply: string): string => {
  const opening = /"markdown"\s*:\s*"/.exec(reply);
  if (!opening) return "";
  const start = opening.index + opening[0].length;
  const end = valueEnd(reply, start);
  const text = reply.slice(start, end).replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, unescaped);
  return text.replace(/[\uD800-\uDBFF]$/, "");
};

const unescaped = (_: string, unit: string | undefined, sign: string | undefined): string =>
  unit === undefined ? (simple[sign ?? ""] ?? sign ?? "") : String.fromCharCode(parseInt(unit, 16));

/** Where the value ends (exclusive), or the last whole escape of what there is. */
const valueEnd = (reply: string, start: number): number => {
  const piece = /[^"\\]+|\\(?:u[\da-fA-F]{4}|[^u])/gy;
  let end = start;
  for (;;) {
    piece.lastIndex = end;
    if (!piece.test(reply)) return end;
    end = piece.lastIndex;
  }
};

/** What stands of a text that goes on in a further answer. */
export interface TextSoFar {
  /** Its headings, one to a line. */
  readonly headings: string;
  /** Its end, or all of it when it is short. */
  readonly end: string;
  /** Length of all of it, in UTF-16 units. */
  readonly length: number;
  /** Whether there is room for one more answer only. */
  readonly isLast: boolean;
}

/** So much is shown to the model that goes on, in UTF-16 units: notation and the thread of thought are in it. */
const shownLength = 30_000;

export const textSoFar = (markdown: string, isLast: boolean): TextSoFar => ({
  headings: outlineOf(markdown),
  end: markdown.slice(-shownLength).toWellFormed(),
  length: markdown.length,
  isLast,
});
