import { linesAround } from "../lines-around.ts";
import type { MarkdownBlock } from "../markdown-blocks.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { EditCommand } from "./read-commands.ts";

/** The beginning of a text that is a block of its own. */
const startsBlock = /^(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||\$\$)/;
/** The beginning of a list's item or a table's row. */
const startsRow = /^(?:[-*+][ \t]|\d{1,9}[.)][ \t]|\|)/;
const heading = /^ {0,3}#{1,6}[ \t]/;

/** A text, with the space around it, and where it goes. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * How a text goes beside a place: as a block or a line of its own, or within the paragraph. `blocks` are those of the
 * document, which has to be taken apart only once for all places.
 */
export const insertion = (
  document: string,
  blocks: readonly MarkdownBlock[],
  { where, text }: Pick<Extract<EditCommand, { kind: "insert" }>, "where" | "text">,
  place: TextSpan,
): Insertion => {
  const whole = insertionBeside(document, blocks, place, text.trim());
  if (whole === null) return inlineInsertion(document, where, outsideMarks(document, place), text);
  return where === "before"
    ? { at: whole.start, text: whole.text + whole.separator }
    : { at: whole.end, text: whole.separator + whole.text };
};

/** The block or line beside which a text goes as one of its own; null for a text within a paragraph. */
const insertionBeside = (
  document: string,
  blocks: readonly MarkdownBlock[],
  place: TextSpan,
  text: string,
): (TextSpan & { readonly text: string; readonly separator: string }) | null => {
  const block = blocks.find(({ start, end }) => start <= place.start && place.start < end);
  if (block?.kind === "text") {
    const lines = linesAround(document, place);
    const line = document.slice(lines.start, lines.end);
    if (heading.test(line)) return { ...lines, text, separator: "\n\n" };
    const row = line.trimStart();
    if (startsRow.test(text) && startsRow.test(row)) {
      const indent = line.slice(0, line.length - row.length);
      return { ...lines, text: indent + text, separator: "\n" };
    }
  }
  if (block === undefined || !startsBlock.test(text)) return null;
  const end = Math.max(block.end, place.end);
  return { start: block.start, end, text, separator: "\n\n" };
};

/** Emphasis, code or a formula that the words fill goes with them. */
const outsideMarks = (document: string, { start, end }: TextSpan): TextSpan => {
  const [marks] = /^[*_`~$]+/.exec(document.slice(end, end + 3)) ?? [];
  return marks !== undefined &&
    document.endsWith(marks, start) &&
    document.slice(start - marks.length, start) === marks
    ? { start: start - marks.length, end: end + marks.length }
    : { start, end };
};

const inlineInsertion = (
  document: string,
  where: "before" | "after",
  { start, end }: TextSpan,
  text: string,
): Insertion => {
  if (where === "before") {
    const tight = /[\s(«“„[-]$/.test(text);
    return { at: start, text: tight ? text : `${text} ` };
  }
  const tight = /^[\s,.;:!?…)»”\]-]/.test(text);
  const behind = document[end] ?? "";
  // "A word." and a sentence after it: the stop stays with its sentence.
  const isSentence = /^\p{Lu}/u.test(text.trim()) && /[.!?…]/.test(behind);
  const at = afterCitations(document, isSentence ? end + 1 : end, text);
  return { at, text: tight ? text : ` ${text}` };
};

/** What a sentence was taken from stays with it when another sentence comes after it. */
const afterCitations = (document: string, at: number, text: string): number => {
  if (!/^\p{Lu}/u.test(text.trim()) || !/[.!?…]/.test(document[at - 1] ?? "")) return at;
  const citations = /^(?:[ \t]*\[\[\d+\]\]\(#note-L\d+\))+/.exec(document.slice(at, at + 400));
  return at + (citations?.[0].length ?? 0);
};
