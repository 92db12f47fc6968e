import type { ReadNote } from "#lib/notes/read-note.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Concept, Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { upperFirst, withoutEmphasis } from "../definitions/bare-definition.ts";
import { isCovered } from "../recall/choose-recall.ts";
import { recallPhrases, recallQuestions } from "../recall/recall-questions.ts";
import { definedTerms } from "./material-parts.ts";
import { readDocument } from "./read-document.ts";

/** How a term of a document is asked for. Part of the content, not of the interface. */
interface Phrases {
  readonly meaning: (term: string) => string;
  readonly meaningWithCode: (term: string) => string;
}

export const termPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    meaning: (term) => `What does “${term}” mean? Give the definition and explain it.`,
    meaningWithCode: (term) => `What does “${term}” mean? Give the definition and show it in code.`,
  },
  ru: {
    meaning: (term) => `Что такое «${term}»? Дайте определение и объясните его.`,
    meaningWithCode: (term) => `Что такое «${term}»? Дайте определение и покажите на коде.`,
  },
};

/** A question that rules found in a document, with the passages that answer it. */
export interface QuestionDraft {
  readonly text: string;
  /** Slices of the document. */
  readonly passages: readonly string[];
  /** Where in the document it belongs, as a UTF-16 offset. */
  readonly start: number;
  readonly kind: "term" | "section" | "list" | "paragraph";
}

/** The questions that a document's definitions, lists and headings yield, in its order, each once. */
export const draftQuestions = async (document: string): Promise<QuestionDraft[]> => {
  const note = await readDocument(document);
  const ends = paragraphEnds(note);
  const recalls = [...recallQuestions(note)];
  const named = new Set(
    recalls.flatMap(({ kind, heading }) =>
      kind === "prose" && heading ? [inAnyForm(heading)] : [],
    ),
  );
  const terms = (await definedTerms(note))
    .map((concept) => termDraft(note, { document, concept, ends }))
    // What stands under the heading "Stack" says more than what a stack is.
    .filter(({ name }) => !named.has(inAnyForm(name)));
  const { whole } = recallPhrases[note.language];
  const defined = terms.map(({ span }) => span);
  const others = recalls
    .filter(({ prompt }) => prompt !== whole || terms.length === 0)
    .filter(({ answer }) => !isCovered(answer, defined))
    .map(({ kind, prompt, answer }) => ({
      text: prompt,
      passages: [document.slice(answer.start, answer.end)],
      start: answer.start,
      kind: kind === "prose" ? ("section" as const) : kind,
    }));
  const texts = new Set<string>();
  return [...terms.map(({ draft }) => draft), ...others]
    .sort((a, b) => a.start - b.start)
    .filter(({ text }) => !texts.has(text) && texts.add(text));
};

/** A name in whatever number and case: "Волна" is asked about by the section "Волны". */
const inAnyForm = (name: string): string => contentWords(name).join(" ") || name.toLowerCase();

/** Longest passage shown as an answer, in UTF-16 units: a page of a book. */
const longestPassage = 2_000;

const termDraft = (
  note: ReadNote,
  {
    document,
    concept,
    ends,
  }: { document: string; concept: Concept; ends: ReadonlyMap<number, number> },
): { name: string; span: Span; draft: QuestionDraft } => {
  const name = upperFirst(withoutEmphasis(concept.term), note.language);
  const { start } = concept.span;
  const paragraph = paragraphFrom(concept.span, ends);
  const code = codeBelow(note, paragraph);
  const { meaning, meaningWithCode } = termPhrases[note.language];
  const text = document.slice(paragraph.start, paragraph.end);
  return {
    ...{ name, span: paragraph },
    draft: {
      text: (code === null ? meaning : meaningWithCode)(name),
      passages: code === null ? [text] : [text, code],
      start,
      kind: "term",
    },
  };
};

/** Where the block of each sentence ends, by the sentence's start. */
const paragraphEnds = ({ sentences }: ReadNote): ReadonlyMap<number, number> => {
  const ends = new Map(sentences.map(({ block, end }) => [block, end]));
  return new Map(sentences.map(({ block, start, end }) => [start, ends.get(block) ?? end]));
};

/** The sentences of the same block as a passage's first. */
const paragraphFrom = ({ start, end }: Span, ends: ReadonlyMap<number, number>): Span => {
  const last = ends.get(start) ?? end;
  return { start, end: last - start <= longestPassage ? Math.max(last, end) : end };
};

/** The code that follows directly, apart from a link to the notes. */
const codeBelow = (note: ReadNote, { end }: Span): string | null => {
  const code = note.codeBlocks.find((one) => one.start >= end);
  if (code === undefined || code.end - code.start > longestPassage) return null;
  const between = note.text.slice(end, code.start);
  return /^[\s`~]*(?:\w{1,20}\s*)?$/.test(between) ? code.code.trimEnd() : null;
};

/** As many drafts as wanted, spread evenly over the document and the ways of asking, in the document's order. */
export const chooseDrafts = (
  drafts: readonly QuestionDraft[],
  wanted: number,
): readonly QuestionDraft[] => {
  if (drafts.length <= wanted) return drafts;
  const rare = drafts.filter(({ kind }) => kind === "section" || kind === "list");
  const terms = drafts.filter(({ kind }) => kind === "term");
  // Definitions are many and alike; half of the places go to what asks for more than one sentence.
  const others = evenlyChosen(rare, Math.max(Math.floor(wanted / 2), wanted - terms.length));
  const chosen = [...others, ...evenlyChosen(terms, wanted - others.length)];
  // A paragraph is asked for by its first sentence only where nothing has a name.
  const paragraphs = drafts.filter(({ kind }) => kind === "paragraph");
  const rest = evenlyChosen(paragraphs, wanted - chosen.length);
  return [...chosen, ...rest].sort((a, b) => a.start - b.start);
};

/** So many of a list, evenly from its first to its last, in its order. */
export const evenlyChosen = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.length <= count
    ? items
    : Array.from(
        { length: count },
        (_, index) => items[Math.round((index * (items.length - 1)) / Math.max(1, count - 1))],
      ).filter((item) => item !== undefined);
