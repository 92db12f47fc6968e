import { noteLanguage } from "#lib/concepts/note-language.ts";
import { readNoteInTurns } from "#lib/concepts/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { lineFinder, noteLinkPattern } from "../note-line.ts";
import { maxDocumentCharacters } from "../study-limits.ts";
import { type TopBlock, topBlocks } from "../top-blocks.ts";
import { citeNote } from "./cite-note.ts";
import { phrases } from "./phrases.ts";
import { definedTerms, writeGlossary } from "./write-glossary.ts";
import { writeOutline } from "./write-outline.ts";
import { writeQuestions } from "./write-questions.ts";
import { writeTitle } from "./write-title.ts";

export interface MaterialOrder {
  readonly topic: string;
  readonly language: Language;
  /** The student's own notes in Markdown; null for none. */
  readonly notes: string | null;
}

/**
 * A study document without a model: the student's notes in their own words and order, with links to their headings,
 * the terms that they define, a link from each passage to its line (`#note-L<line>`), and questions that lead back to
 * them. It states nothing that the notes do not, and says what it is. Without notes it says that there are none.
 */
export const composeMaterial = async ({
  topic,
  language,
  notes,
}: MaterialOrder): Promise<string> => {
  const text = (notes ?? "").replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const title = writeTitle(topic, language);
  const own = phrases[language];
  if (text.trim() === "") return joined(title, `> ${own.nothing}`);
  const note = await readNoteInTurns(text, noteLanguage(text));
  const blocks = await topBlocks(text);
  const from = bodyStart(text, blocks, topic);
  const terms = section(
    own.keyTerms,
    writeGlossary(note, await definedTerms(note), lineFinder(text)),
  );
  const cited = citeNote(note, blocks, from);
  const body = /^#{1,6}\s/.test(cited) ? cited : section(own.notes, cited);
  const head = [title, `> ${own.composed}`];
  const questions = section(own.questions, await writeQuestions(joined(...head, body)));
  const whole = withOutline(head, own.contents, [terms, body, questions]);
  // Of notes that fill a document by themselves the words matter more than the links.
  return whole.length <= maxDocumentCharacters
    ? whole
    : joined(...head, body.replaceAll(noteLinkPattern, "").replaceAll(/(?<! ) +$/gm, ""));
};

/** The outline stands first. Its own heading counts among those whose names it gives. */
const withOutline = (
  head: readonly string[],
  heading: string,
  [terms, body, questions]: readonly [terms: string, body: string, questions: string],
): string => {
  const before = joined(...head, `## ${heading}`, terms).length;
  const draft = joined(...head, `## ${heading}`, terms, body, questions);
  const outline = writeOutline(draft, before, before + body.length);
  return joined(...head, section(heading, outline), terms, body, questions);
};

const joined = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== "").join("\n\n")}\n`;

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
