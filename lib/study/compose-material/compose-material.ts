import { headingAnchors } from "#lib/blocks/heading-anchors.ts";
import { splitBlocks } from "#lib/blocks/split-blocks.ts";
import { noteLanguage } from "#lib/concepts/note-language.ts";
import { readNoteInTurns } from "#lib/concepts/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import { nameTopic } from "../name-topic.ts";
import { lineFinder, noteLinkPattern } from "../note-line.ts";
import { evenlyChosen } from "../review-questions/choose-drafts.ts";
import { draftQuestions } from "../review-questions/draft-questions.ts";
import { maxDocumentCharacters } from "../study-limits.ts";
import { type TopBlock, topBlocks } from "../top-blocks.ts";
import { citeNote } from "./cite-note.ts";
import { phrases } from "./phrases.ts";
import { definedTerms, writeGlossary } from "./write-glossary.ts";

/** An outline of one heading is no help, and one of hundreds neither. */
const fewestHeadings = 2;
const mostHeadings = 60;
/** Levels below the notes' highest that are listed. */
const mostLevels = 2;

/**
 * The headings of a document between two of its parts as a list of links to them; "" when there are too few. Of very
 * many only the highest are listed.
 */
const writeOutline = (document: string, from: number, to: number): string => {
  const blocks = splitBlocks(document);
  const all = blocks.flatMap(({ start, heading }) => (heading ? [{ ...heading, start }] : []));
  const anchors = headingAnchors(all.map(({ text }) => text));
  const inside = all
    .map((heading, index) => ({ ...heading, anchor: anchors[index] ?? "" }))
    .filter(({ start, text }) => start >= from && start < to && text !== "");
  const highest = Math.min(6, ...inside.map(({ level }) => level));
  const upTo = (levels: number) => inside.filter(({ level }) => level < highest + levels);
  const detailed = upTo(mostLevels);
  const listed = detailed.length > mostHeadings ? upTo(1).slice(0, mostHeadings) : detailed;
  if (listed.length < fewestHeadings) return "";
  return listed
    .map(
      ({ level, text, anchor }) =>
        `${"  ".repeat(level - highest)}- [${escaped(text)}](#${anchor})`,
    )
    .join("\n");
};

/** A heading's plain words, with nothing in them that is Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>$|~&]/g, "\\$&");

/** A list that one can go through in an evening. */
const mostQuestions = 12;

/** What one can ask oneself about a document, each with the link to the notes that its answer has; "" for nothing. */
const writeQuestions = async (document: string): Promise<string> => {
  const drafts = (await draftQuestions(document)).filter(({ kind }) => kind !== "term");
  const sections = drafts.filter(({ kind }) => kind !== "paragraph");
  const asked = evenlyChosen(sections.length > 0 ? sections : drafts, mostQuestions);
  return asked
    .map(({ text, start }, index) => {
      const mark = `${index + 1}. `;
      const link = new RegExp(noteLinkPattern, "y");
      const at = document.indexOf("[[", start);
      link.lastIndex = Math.max(0, at);
      const [line] = (at === -1 ? null : link.exec(document)) ?? [];
      const lines = text.split("\n");
      const own = [`${lines[0]}${line === undefined ? "" : ` ${line}`}`, ...lines.slice(1)];
      return `${mark}${own.join(`\n${" ".repeat(mark.length)}`)}`;
    })
    .join("\n");
};

/** Longest topic that is a heading as it stands, in UTF-16 units. */
const longestHeading = 100;

/** The document's heading; a long topic stands below a short one, in the student's words. */
export const writeTitle = (topic: string, language: Language): string => {
  const lines = topic.trim().split(/(?<!\s)\s*\n\s*/);
  const line = lines.join(" ").replace(/^#{1,6}\s+/, "");
  if (lines.length === 1 && line.length <= longestHeading) return `# ${line}`;
  return `# ${nameTopic(topic, language)}\n\n${lines.map((one) => `> ${one}`).join("\n")}`;
};

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
