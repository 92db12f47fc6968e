import { noteLanguage } from "../../concepts/note-language.ts";
import { readNoteInTurns } from "../../concepts/read-note.ts";
import type { Language } from "../../schemas/language.ts";
import type { StudySettings } from "../../schemas/study.ts";
import { lineFinder, noteLinkPattern } from "../note-line.ts";
import { maxDocumentCharacters } from "../study-limits.ts";
import { type TopBlock, topBlocks } from "../top-blocks.ts";
import { citeNote } from "./cite-note.ts";
import { phrases } from "./phrases.ts";
import { planMaterial } from "./plan-material.ts";
import { definedTerms, writeGlossary } from "./write-glossary.ts";
import { writeSummary } from "./write-summary.ts";
import { writeTitle } from "./write-title.ts";

export interface MaterialOrder {
  readonly topic: string;
  readonly language: Language;
  /** The student's own notes in Markdown; null for none. */
  readonly notes: string | null;
  readonly depth: StudySettings["depth"];
}

/**
 * A study document without a model: the student's notes in their own words and order, with their terms collected, their
 * sections listed, and a link from each passage to its line (`#note-L<line>`). It states nothing that the notes do
 * not. Without notes it is a plan of what to write, marked as such.
 */
export const composeMaterial = async (order: MaterialOrder): Promise<string> => {
  const { topic, language } = order;
  const text = (order.notes ?? "").replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (text.trim() === "") return planMaterial(order);
  const note = await readNoteInTurns(text, noteLanguage(text));
  const blocks = await topBlocks(text);
  const from = bodyStart(text, blocks, topic);
  const concepts = await definedTerms(note);
  const glossary = writeGlossary(note, concepts, lineFinder(text));
  const summary = writeSummary(note, blocks, from, concepts);
  const body = citeNote(note, blocks, from);
  const { composed, keyTerms, notes: notesTitle, summary: summaryTitle } = phrases[language];
  const head = [writeTitle(topic, language), `> ${composed}`];
  const notes = /^#{1,6}\s/.test(body) ? body : section(notesTitle, body);
  const whole = joined(head, section(keyTerms, glossary), notes, section(summaryTitle, summary));
  // Of notes that fill a document by themselves the words matter more than the links.
  return whole.length <= maxDocumentCharacters
    ? whole
    : joined(head, notes.replaceAll(noteLinkPattern, "").replaceAll(/(?<! ) +$/gm, ""));
};

const joined = (head: readonly string[], ...parts: readonly string[]): string =>
  `${[...head, ...parts].filter((part) => part !== "").join("\n\n")}\n`;

const section = (heading: string, body: string): string =>
  body === "" ? "" : `## ${heading}\n\n${body}`;

/** A heading at the note's beginning that says the topic again is left out: it is the document's title. */
const bodyStart = (text: string, [first]: readonly TopBlock[], topic: string): number => {
  if (first === undefined || first.depth === null) return 0;
  const words = (value: string) =>
    value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return words(text.slice(first.start, first.end)) === words(topic) ? first.end : 0;
};
