import { blockAround, documentHeadings, linesAround } from "../document-units.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, EditCommand } from "./command.ts";
import type { TargetPlace } from "./find-target.ts";

/** The beginning of a text that is a block of its own. */
export const startsBlock = /^(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||```|~~~|\$\$)/;
const isBlockText = (text: string): boolean =>
  text.trim().includes("\n") || startsBlock.test(text.trim());

/** A text, with the space around it, and where it goes. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** How a text goes beside a place: as a block or a line of its own, or within the paragraph. */
export const insertion = (
  document: string,
  {
    where,
    target,
    text,
  }: Pick<Extract<EditCommand, { kind: "insert" }>, "where" | "target" | "text">,
  place: TargetPlace,
): Insertion => {
  const block = insertionBlock(document, target, place, text);
  if (block !== null) {
    return where === "before"
      ? { at: block.start, text: `${text.trim()}${block.separator}` }
      : { at: block.end, text: `${block.separator}${text.trim()}` };
  }
  const span = target.kind === "quote" && target.unit === "sentence" ? place.whole : place.words;
  return inlineInsertion(document, where, outsideMarks(document, span), text);
};

/** The block beside which a text goes as one of its own; null for a text within a paragraph. */
const insertionBlock = (
  document: string,
  target: CommandTarget,
  { words, whole }: TargetPlace,
  text: string,
): (TextSpan & { separator: string }) | null => {
  const unit = target.kind === "quote" ? target.unit : "words";
  if (unit === "section" || unit === "heading") return { ...whole, separator: "\n\n" };
  const heading = documentHeadings(document).find(
    (one) => one.start <= words.start && words.end <= one.end,
  );
  if (heading !== undefined) return { start: heading.start, end: heading.end, separator: "\n\n" };
  if (unit === "line") return { ...linesAround(document, words), separator: "\n" };
  if (unit === "paragraph" || isBlockText(text)) {
    return { ...blockAround(document, words), separator: "\n\n" };
  }
  return null;
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
