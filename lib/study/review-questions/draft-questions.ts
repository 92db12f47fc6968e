import type { NoteHeading, NoteSentence, ReadNote } from "../../concepts/read-note.ts";
import { upperFirst, withoutEmphasis } from "../../questions/offline/bare-definition.ts";
import { readLists } from "../../questions/offline/read-lists.ts";
import type { Language } from "../../schemas/language.ts";
import type { Concept, Span } from "../../schemas/quiz.ts";
import { definedTerms } from "../compose-material/write-glossary.ts";
import { noteLinkPattern } from "../note-line.ts";
import { phrases } from "./phrases.ts";
import { readDocument } from "./read-document.ts";

/** A question that rules found in a document, with the passages that answer it. */
export interface QuestionDraft {
  readonly text: string;
  /** Slices of the document. */
  readonly passages: readonly string[];
  /** Where in the document it belongs, as a UTF-16 offset. */
  readonly start: number;
  readonly kind: "term" | "section" | "list";
}

/** The questions that a document's definitions, lists and headings yield, in its order, each once. */
export const draftQuestions = async (
  document: string,
  language: Language,
): Promise<QuestionDraft[]> => {
  const note = await readDocument(document);
  const paragraphs = paragraphEnds(note);
  const terms = (await definedTerms(note)).map((concept) =>
    termDraft(note, concept, { language, paragraphs }),
  );
  const lists = readLists(note).map((list): QuestionDraft => {
    const { quote, start } = list.evidence;
    const put = list.ordered ? phrases[language].steps : phrases[language].list;
    return {
      text: put(list.title, list.items.length),
      passages: [quote.trim()],
      start,
      kind: "list",
    };
  });
  const sections = sectionDrafts(note, [...terms, ...lists], language);
  const texts = new Set<string>();
  return [...terms, ...lists, ...sections]
    .sort((a, b) => a.start - b.start)
    .filter(({ text }) => !texts.has(text) && texts.add(text));
};

/** Longest passage shown as an answer, in UTF-16 units: a page of a book. */
const longestPassage = 2_000;

const termDraft = (
  note: ReadNote,
  concept: Concept,
  { language, paragraphs }: { language: Language; paragraphs: ReadonlyMap<number, number> },
): QuestionDraft => {
  const term = upperFirst(withoutEmphasis(concept.term), note.language);
  const { start } = concept.span;
  const paragraph = paragraphFrom(note, concept.span, paragraphs);
  const code = codeBelow(note, paragraph);
  const put = code === null ? phrases[language].meaning : phrases[language].meaningWithCode;
  return {
    text: put(term),
    passages: code === null ? [paragraph.text] : [paragraph.text, code],
    start,
    kind: "term",
  };
};

/** Where the block of each sentence ends, by the sentence's start. */
const paragraphEnds = ({ sentences }: ReadNote): ReadonlyMap<number, number> => {
  const ends = new Map(sentences.map(({ block, end }) => [block, end]));
  return new Map(sentences.map(({ block, start, end }) => [start, ends.get(block) ?? end]));
};

/** The sentences of the same block as a passage's first. */
const paragraphFrom = (
  note: ReadNote,
  { start, end }: Span,
  paragraphs: ReadonlyMap<number, number>,
): Span & { text: string } => {
  const last = paragraphs.get(start) ?? end;
  const to = last - start <= longestPassage ? Math.max(last, end) : end;
  return { start, end: to, text: note.text.slice(start, to) };
};

/** The code that follows directly, apart from a link to the notes. */
const codeBelow = (note: ReadNote, { end }: Span): string | null => {
  const code = note.codeBlocks.find((one) => one.start >= end);
  if (code === undefined || code.end - code.start > longestPassage) return null;
  const between = note.text.slice(end, code.start).replace(noteLinkPattern, "");
  return /^[\s`~]*(?:\w{1,20}\s*)?$/.test(between) ? code.code.trimEnd() : null;
};

/** Sections that no other question asks about. */
const sectionDrafts = (
  note: ReadNote,
  others: readonly QuestionDraft[],
  language: Language,
): QuestionDraft[] => {
  const sentences = bySection(note, note.sentences);
  const asked = bySection(note, others);
  return note.headings.flatMap((heading, index): QuestionDraft[] => {
    const passages = sectionPassages(note, heading, sentences.get(index) ?? []);
    if (asked.has(index) || passages.length === 0) return [];
    const title = withoutEmphasis(heading.text).replace(/[.:]\s*$/, "");
    const text = phrases[language].section(title);
    return [{ text, passages, start: heading.start, kind: "section" }];
  });
};

/** What begins in each section, by the number of its heading; headings and items stand in the note's order. */
const bySection = <Item extends { readonly start: number }>(
  { headings }: ReadNote,
  items: readonly Item[],
): ReadonlyMap<number, Item[]> => {
  const sections = new Map<number, Item[]>();
  let section = -1;
  for (const item of items.toSorted((a, b) => a.start - b.start)) {
    while ((headings[section + 1]?.start ?? Number.POSITIVE_INFINITY) <= item.start) section += 1;
    const known = sections.get(section);
    if (known) known.push(item);
    else sections.set(section, [item]);
  }
  return sections;
};

const mostPassages = 5;

/** The paragraphs of a section as they stand, as many as fit. */
const sectionPassages = (
  note: ReadNote,
  { end: from }: NoteHeading,
  sentences: readonly NoteSentence[],
): string[] => {
  const paragraphs = new Map<number, Span>();
  for (const { block, start, end } of sentences) {
    if (start < from || end - start > longestPassage) continue;
    const open = paragraphs.get(block) ?? { start, end };
    if (end - open.start <= longestPassage) open.end = end;
    paragraphs.set(block, open);
  }
  return [...paragraphs.values()]
    .slice(0, mostPassages)
    .map(({ start, end }) => note.text.slice(start, end));
};
