import { carryChange } from "../../quotes/carry-change.ts";
import type { NewEdit } from "../../study/edit-store.ts";
import { documentHeadings } from "../document-units.ts";
import { editAt } from "../edit-at.ts";
import type { TextSpan } from "../proposed-edit.ts";
import type { CommandTarget, EditCommand } from "./command.ts";
import type { TargetPlace } from "./find-target.ts";
import { insertion, startsBlock } from "./insertion.ts";
import { matchCase } from "./match-case.ts";

/** The edit that a command makes at one place; null when it would change nothing. */
export const commandEdit = (
  document: string,
  command: Extract<EditCommand, { kind: "replace" | "delete" | "insert" }>,
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
