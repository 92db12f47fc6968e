import { carryChange } from "../../quotes/carry-change.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { blockAround, documentHeadings, linesAround } from "../document-units.ts";
import { editAt } from "../edit-at.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, EditCommand } from "./command.ts";
import type { TargetPlace } from "./find-target.ts";
import { matchCase } from "./match-case.ts";

/** The edit that a command makes at one place; null when it would change nothing. */
export const commandEdit = (
  document: string,
  command: Exclude<EditCommand, { kind: "append" }>,
  place: TargetPlace,
  reason: string,
): NewEdit | null => {
  const { similarity } = place;
  switch (command.kind) {
    case "delete":
      return editAt(document, place.whole, "", { similarity, reason });
    case "replace": {
      const span = replacedSpan(command.target, place);
      const text = replacement(document, command, span);
      return editAt(document, span, text, { similarity, reason });
    }
    case "insert": {
      const { at, text } = insertion(document, command, place);
      return editAt(document, { start: at, end: at }, text, { similarity, reason });
    }
  }
};

/** A section or heading is renamed; of a sentence, paragraph or line all is exchanged. */
const replacedSpan = (target: CommandTarget, { words, whole }: TargetPlace): TextSpan => {
  if (target.kind === "selection") return whole;
  return target.unit === "section" || target.unit === "heading" ? words : whole;
};

const replacement = (
  document: string,
  { target, text }: Extract<EditCommand, { kind: "replace" }>,
  { start, end }: TextSpan,
): string => {
  const passage = document.slice(start, end);
  if (target.kind === "selection" || target.unit !== "words") return text;
  return carryChange(target.text, matchCase(target.text, passage, text), passage);
};

const startsBlock = /^(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||```|~~~|\$\$)/;
const isBlockText = (text: string): boolean =>
  text.trim().includes("\n") || startsBlock.test(text.trim());

interface Insertion {
  readonly at: number;
  readonly text: string;
}

const insertion = (
  document: string,
  { where, target, text }: Extract<EditCommand, { kind: "insert" }>,
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
  const at = isSentence ? end + 1 : end;
  return { at, text: tight ? text : ` ${text}` };
};

/** The edit that adds a text at an end of the document or of a section's own text. */
export const appendEdit = (
  document: string,
  { where, text }: Extract<EditCommand, { kind: "append" }>,
  section: TextSpan | null,
  reason: string,
): NewEdit | null => {
  const about = { similarity: null, reason };
  const added = text.trim();
  if (where === "start") {
    const [title] = documentHeadings(document);
    const hasTitle = title?.level === 1 && document.slice(0, title.start).trim() === "";
    if (hasTitle && !startsBlock.test(added)) {
      return editAt(document, { start: title.end, end: title.end }, `\n\n${added}`, about);
    }
    const before = document.trim() === "" ? added : `${added}\n\n`;
    return editAt(document, { start: 0, end: 0 }, before, about);
  }
  const end = document.slice(0, section?.end ?? document.length).trimEnd().length;
  return editAt(document, { start: end, end }, end === 0 ? added : `\n\n${added}`, about);
};
