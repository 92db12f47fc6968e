import type { Language } from "../schemas/language.ts";
import type { NumberedConcept } from "./concepts-from-numbers.ts";
import { definitionIn } from "./definition-in.ts";
import type { NoteWindow, WindowItem } from "./note-windows.ts";

type Sentence = Extract<WindowItem, { kind: "sentence" }>;
type Heading = Extract<WindowItem, { kind: "heading" }>;

/**
 * Concepts found without a model, by the wording of definitions in Russian and English, by table
 * rows, and by headings with the sentence that follows. Finds less than a model, but nothing that
 * the note does not say.
 */
export const offlineConcepts = (window: NoteWindow, language: Language): NumberedConcept[] => {
  const concepts: NumberedConcept[] = [];
  const taken = new Set<number>();
  window.items.forEach((item, index) => {
    if (item.kind !== "sentence") return;
    const term = termOf(item, window.items[index - 1], language);
    if (term === null) return;
    const code = codeOf(window.items, index, taken, language);
    if (code !== null) taken.add(code);
    concepts.push({ term, sentences: [item.number], code });
  });
  return concepts;
};

const termOf = (
  sentence: Sentence,
  before: WindowItem | undefined,
  language: Language,
): string | null =>
  rowTerm(sentence.text) ??
  definitionIn(sentence.text, language)?.term ??
  (before?.kind === "heading" ? headingTerm(before, sentence) : null);

/** A table of terms: two cells, the second one longer. */
const rowTerm = (text: string): string | null => {
  const cells = /^\|([^|]+)\|([^|]+)\|$/.exec(text.trim());
  const term = cells?.[1]?.replace(/[*_`]/g, "").trim() ?? "";
  const meaning = cells?.[2]?.trim() ?? "";
  return term.length >= 2 && term.length <= 60 && meaning.length >= 20 ? term : null;
};

const genericHeading =
  /^(?:introduction|overview|summary|conclusion|conclusions|examples?|notes?|contents?|definitions?|tasks?|exercises?|questions?|lecture.*|chapter.*|part.*|введение|обзор|итоги?|выводы?|заключение|примеры?|заметки|содержание|определения|основные понятия|задачи|задания|упражнения|вопросы|лекция.*|глава.*|часть.*|тема.*)$/iu;

/** The sentence under a heading explains it when the heading is short and the sentence is one. */
const headingTerm = (heading: Heading, sentence: Sentence): string | null => {
  const term = heading.text
    .replace(/[*_`]/g, "")
    .replace(/^[\d.)\s]+/, "")
    .replace(/(?<![.:\s])[.:\s]+$/, "")
    .trim();
  if (heading.depth === 1 || term.length < 2 || term.split(/\s+/).length > 4) return null;
  if (genericHeading.test(term) || !/[.!]$/.test(sentence.text)) return null;
  return sentence.text.split(/\s+/).length >= 5 ? term : null;
};

/**
 * The code that belongs to a definition: the next block before another definition or heading
 * begins, else the one directly before it.
 */
const codeOf = (
  items: readonly WindowItem[],
  index: number,
  taken: ReadonlySet<number>,
  language: Language,
): number | null => {
  for (const item of items.slice(index + 1)) {
    if (item.kind === "code") return taken.has(item.number) ? null : item.number;
    if (item.kind === "heading" || definitionIn(item.text, language)) break;
  }
  const before = items[index - 1];
  return before?.kind === "code" && !taken.has(before.number) ? before.number : null;
};
