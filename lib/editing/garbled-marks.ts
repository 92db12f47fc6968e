import { textHunks } from "#lib/quotes/make-patch.ts";
import type { Replacement } from "#lib/study/study-store.ts";
import { type MarkdownBlock, markdownBlocks } from "./check-edit.ts";
import type { Stretch } from "./history.ts";

/** A passage that an edit garbled, and what it was meant to be. Offsets of `oldText` are UTF-16. */
export interface Garbled extends Replacement {
  readonly start: number;
}

/**
 * Marks that stand twice in a document because edits put them in beside those that were there: `****`, `## ##`,
 * `$$…$$` within a line of text, `..`. Models and students write the same on purpose, so only marks count at which an
 * edit brought text. Blocks and spans of code, formulas in lines of their own, rules, blanks and ellipses are spared.
 * One passage for each line, in order.
 * @param brought where the text stands that edits brought, in any order
 */
export const garbledMarks = (document: string, brought: readonly Stretch[]): Garbled[] =>
  markdownBlocks(document)
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => garbledIn(document, block))
    .filter((line) => touchesMark(line, brought));

/** Does what an edit brought lie at a mark that stands twice? Another word of the line says nothing about its marks. */
const touchesMark = (
  { start, oldText, newText }: Garbled,
  brought: readonly Stretch[],
): boolean => {
  const end = start + oldText.length;
  const own = brought.filter((stretch) => stretch.start < end && stretch.end > start);
  if (own.length === 0) return false;
  return textHunks(oldText, newText).some(({ from, to }) => {
    // Which of two equal marks is the second one is no matter.
    const first =
      start + oldText.slice(0, from).replace(/(?<=^|[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "").length;
    const last = start + to + (/^[^\p{L}\p{N}]*/u.exec(oldText.slice(to))?.[0].length ?? 0);
    return own.some((stretch) => stretch.start < last && stretch.end > first);
  });
};

const garbledIn = (document: string, { start, end }: MarkdownBlock): Garbled[] => {
  const found: Garbled[] = [];
  for (let at = start; at < end; ) {
    const lineEnd = document.indexOf("\n", at);
    const to = lineEnd < 0 ? end : Math.min(lineEnd, end);
    const line = document.slice(at, to);
    const repaired = isPlain(line) ? line : repairedLine(line);
    if (repaired !== line) found.push({ start: at, oldText: line, newText: repaired });
    at = to + 1;
  }
  return found;
};

/** Most lines have nothing of the kind; an indented one is code, a rule says nothing. */
const isPlain = (line: string): boolean =>
  !/\*{4}|\$\$|\.\.|^[ \t>]*#{2,6}[ \t]+##/.test(line) ||
  /^(?: {4}|\t)/.test(line) ||
  /^[>*_.\-|: \t]*$/.test(line);

const repairedLine = (line: string): string => {
  const spared: string[] = [];
  // No line holds its own end: it stands for what is not looked into.
  const text = line.replace(/`{1,8}[^`]*`{1,8}|\]\([^()\s]*\)|https?:\/\/[^\s)]*/g, (part) => {
    spared.push(part);
    return "\n";
  });
  let at = 0;
  return [withoutDoubleHeading, withoutDoubleEmphasis, withoutDoubleDollars, withoutDoubleStop]
    .reduce((repaired, repair) => repair(repaired), text)
    .replace(/\n/g, () => spared[at++] ?? "");
};

/** `## ## Title`. A title may begin with `#` (`# # of states`), and an item may be an item of a list in it (`- - a`). */
const withoutDoubleHeading = (line: string): string =>
  line.replace(/^([ \t>]*)(#{2,6})[ \t]+\2[ \t]+(?=\S)/, "$1$2 ");

/**
 * `****words****`, or one `****` that leaves a mark of the line without its partner. Neither a row of stars
 * (`password: ****`) nor bold words side by side (`**a****b**`).
 */
const withoutDoubleEmphasis = (line: string): string => {
  const paired = line.replace(
    /(?<![*\\\p{L}\p{N}])\*{4}(?=[\p{L}\p{N}$«“"(])([^*|]+)(?<=[\p{L}\p{N}$»”").!?:])\*{4}(?![*\p{L}\p{N}])/gu,
    "**$1**",
  );
  const marks = paired.match(/\*\*/g)?.length ?? 0;
  return marks % 2 === 0
    ? paired
    : paired.replace(
        /(?<![*\\])\*{4}(?=[\p{L}\p{N}$«“"(])|(?<=[\p{L}\p{N}$»”")])\*{4}(?!\*)/u,
        "**",
      );
};

/** Text before or behind says that the formula stands within a line, and one after another that each is one. */
const withoutDoubleDollars = (line: string): string =>
  isDisplay(line)
    ? line
    : line.replace(/(?<![$\\])\$\$(?!\$)([^$]+)\$\$(?!\$)/g, (_whole, inner) => `$${inner}$`);

/**
 * Formulas that have their line, or their item of a list, to themselves are displayed on purpose, also with a number, and
 * so is one that a colon leads to.
 */
const isDisplay = (line: string): boolean =>
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?:\$\$[^$]+\$\$[ \t.,;:]*)+(?:\([\d.]{1,9}\)[ \t]*)?$/.test(
    line,
  ) || /^[^$]*:[ \t]{0,9}\$\$[^$]+\$\$[ \t.,;]*$/.test(line);

/** `..` where a sentence ends: behind it the line does, or a capital letter begins the next. */
const withoutDoubleStop = (line: string): string =>
  line.replace(/(?<=[\p{L}\p{N})\]»”"$*_])\.\.(?=[»”"*_]*(?:\s*$|[ \t]+[«“"*_(]*\p{Lu}))/gu, ".");
