import type { NoteHeading, ReadNote } from "../../concepts/read-note.ts";
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
  const terms = (await definedTerms(note)).map((concept) => termDraft(note, concept, language));
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

const termDraft = (note: ReadNote, concept: Concept, language: Language): QuestionDraft => {
  const term = upperFirst(withoutEmphasis(concept.term), note.language);
  const { start } = concept.span;
  const paragraph = paragraphAround(note, concept.span);
  const code = codeBelow(note, paragraph);
  const put = code === null ? phrases[language].meaning : phrases[language].meaningWithCode;
  return {
    text: put(term),
    passages: code === null ? [paragraph.text] : [paragraph.text, code],
    start,
    kind: "term",
  };
};

/** The sentences of the same block as a passage's first. */
const paragraphAround = (note: ReadNote, { start, end }: Span): Span & { text: string } => {
  const block = note.sentences.find((one) => one.start === start)?.block;
  const last = note.sentences.findLast((one) => one.block === block)?.end ?? end;
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
): QuestionDraft[] =>
  note.headings.flatMap((heading, index): QuestionDraft[] => {
    const next = note.headings[index + 1]?.start ?? note.text.length;
    const isAsked = others.some(({ start }) => start >= heading.start && start < next);
    const passages = sectionPassages(note, heading, next);
    if (isAsked || passages.length === 0) return [];
    const title = withoutEmphasis(heading.text).replace(/[.:]\s*$/, "");
    const text = phrases[language].section(title);
    return [{ text, passages, start: heading.start, kind: "section" }];
  });

const mostPassages = 5;

/** The paragraphs of a section as they stand, as many as fit. */
const sectionPassages = (note: ReadNote, { end: from }: NoteHeading, to: number): string[] => {
  const paragraphs = new Map<number, Span>();
  for (const { block, start, end } of note.sentences) {
    if (start < from || start >= to || end - start > longestPassage) continue;
    const open = paragraphs.get(block) ?? { start, end };
    if (end - open.start <= longestPassage) open.end = end;
    paragraphs.set(block, open);
  }
  return [...paragraphs.values()]
    .slice(0, mostPassages)
    .map(({ start, end }) => note.text.slice(start, end));
};
