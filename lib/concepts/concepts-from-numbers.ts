import type { NoteCode, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Concept } from "../schemas/quiz.ts";

/** A concept as the model names it: by the numbers of the note's sentences and code blocks. */
export interface NumberedConcept {
  readonly term: string;
  readonly sentences: readonly number[];
  readonly code: number | null;
}

/** In UTF-16 units. A longer "term" is a passage; PostgreSQL refuses it in the index over terms. */
export const longestTerm = 200;

/** A definition is a passage of the note, and not a chapter of it. */
const mostSentences = 12;

export interface FoundConcept {
  readonly concept: Concept;
  readonly sentences: readonly NoteSentence[];
}

/**
 * Concepts with the note's own words: definition and code are cut out of the note and never taken from a model. Entries
 * that point nowhere are left out; the same term at the same place counts once. Ids are `c1`, `c2`, … in the note's
 * order. A concept's span goes from its first sentence to its last; other text may stand between.
 */
export const conceptsFromNumbers = (note: ReadNote, found: readonly NumberedConcept[]): Concept[] =>
  conceptsWithSentences(note, found).map(({ concept }) => concept);

/** `conceptsFromNumbers`, each with the sentences that carry it, which need not follow each other. */
export const conceptsWithSentences = (
  note: ReadNote,
  found: readonly NumberedConcept[],
): FoundConcept[] => {
  const numbered = {
    sentences: new Map(note.sentences.map((sentence) => [sentence.number, sentence])),
    codes: new Map(note.codeBlocks.map((code) => [code.number, code])),
  };
  const placed = found
    .flatMap((entry) => place(numbered, entry) ?? [])
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const seen = new Set<string>();
  const concepts: FoundConcept[] = [];
  for (const { term, sentences, span, code } of placed) {
    const key = `${normalTerm(term)} ${span.start}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const definition = definitionOf(note, sentences);
    const concept: Concept = {
      id: `c${concepts.length + 1}`,
      term,
      definition,
      original: definition,
      span,
      codeSpan: code ? { start: code.start, end: code.end } : null,
      code: code ? code.code : null,
      codeLanguage: code?.language ?? null,
      status: "unchecked",
      changeType: null,
    };
    concepts.push({ concept, sentences });
  }
  return concepts;
};

/**
 * The text of a definition: its sentences with the marks and spaces of the note between those that follow each other.
 * Where code, a heading or other sentences stand between two of them, a new paragraph begins.
 * @param textOf what stands for a sentence, the note's own text unless it was corrected.
 */
export const definitionOf = (
  note: ReadNote,
  sentences: readonly NoteSentence[],
  textOf: (sentence: NoteSentence) => string = ({ text }) => text,
): string =>
  sentences
    .map((sentence, index) => {
      const before = sentences[index - 1];
      return `${before ? between(note, before, sentence) : ""}${textOf(sentence)}`;
    })
    .join("");

const between = (note: ReadNote, before: NoteSentence, after: NoteSentence): string => {
  const adjacent = after.number === before.number + 1;
  if (!adjacent || separated(note, before, after)) return "\n\n";
  return note.text.slice(before.end, after.start);
};

/** By their numbers: a document's sentences leave numbers out, as links to the notes are none. */
interface Numbered {
  readonly sentences: ReadonlyMap<number, NoteSentence>;
  readonly codes: ReadonlyMap<number, NoteCode>;
}

const place = ({ sentences: known, codes }: Numbered, entry: NumberedConcept) => {
  const term = plainTerm(entry.term);
  const sentences = [...new Set(entry.sentences)]
    .toSorted((a, b) => a - b)
    .flatMap((number) => known.get(number) ?? [])
    .slice(0, mostSentences);
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (term === "" || term.length > longestTerm || !first || !last) return null;
  const code = entry.code === null ? null : (codes.get(entry.code) ?? null);
  return { term, sentences, span: { start: first.start, end: last.end }, code };
};

const separated = (note: ReadNote, before: NoteSentence, after: NoteSentence): boolean =>
  before.block !== after.block &&
  [...note.codeBlocks, ...note.headings].some(
    (item) => item.start >= before.end && item.end <= after.start,
  );

/** Marks that mean nothing when they stand around the whole term, the longer ones first. */
const pairs: readonly (readonly [open: string, close: string])[] = [
  ...["***", "___", "**", "__", "*", "_", '"', "'"].map((mark) => [mark, mark] as const),
  ["«", "»"],
  ["“", "”"],
  ["„", "“"],
];
/** The inside of `__main__` or `__FILE__`; "__Stack__" is a bold word. */
const isDunder = /^(?:[a-z0-9]+|[A-Z0-9]+)$/;
/** More marks than this around a term are no writing. */
const mostPairs = 8;

/**
 * A term without the Markdown marks, quotation marks and white space around it. Signs that belong
 * to a name stay: `__main__`, `let*`, `*args`, `#include`, and whatever stands in backticks.
 */
export const plainTerm = (term: string): string => {
  let text = term
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^#{1,6} /, "");
  for (let round = 0; round < mostPairs; round += 1) {
    text = withoutColon(text).trim();
    const code = /^(`{1,2})([^`]+)\1$/.exec(text)?.[2];
    if (code !== undefined) return code.trim();
    const inside = withoutPair(text);
    if (inside === text) break;
    text = inside;
  }
  return /^[*_`\s]*$/.test(text)
    ? ""
    : text
        .replace(/^[«“„](?=[^»”]*$)/, "")
        .replace(/^([^«“„]*)[»”]$/, "$1")
        .trim();
};

const withoutColon = (text: string): string => text.replace(/(?<!:):$/, "");

const withoutPair = (text: string): string => {
  for (const [open, close] of pairs) {
    const inside = text.slice(open.length, -close.length);
    const isPair =
      text.length > open.length + close.length &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inside.includes(open[0] ?? "") &&
      !inside.includes(close[0] ?? "") &&
      inside === inside.trim();
    if (isPair && !(open === "__" && isDunder.test(inside))) return inside;
  }
  return text;
};

const normalTerm = (term: string): string => term.toLowerCase().replaceAll("ё", "е");

/** What is wrong with the numbers of an answer, in words for the model, or null. */
export const wrongNumbers = (
  found: readonly NumberedConcept[],
  valid: { readonly sentences: ReadonlySet<number>; readonly codes: ReadonlySet<number> },
): string | null => {
  const problems = found.flatMap((entry) => problemsOf(entry, valid));
  return problems.length > 0 ? problems.slice(0, 10).join(" ") : null;
};

const problemsOf = (
  entry: NumberedConcept,
  valid: { readonly sentences: ReadonlySet<number>; readonly codes: ReadonlySet<number> },
): string[] => {
  const name = JSON.stringify(entry.term);
  const problems: string[] = [];
  if (plainTerm(entry.term) === "") problems.push("A term is empty.");
  if (entry.sentences.length === 0) problems.push(`${name} names no sentence.`);
  const unknown = entry.sentences.filter((number) => !valid.sentences.has(number));
  if (unknown.length > 0) {
    problems.push(`${name} names sentences that do not exist here: ${unknown.join(", ")}.`);
  }
  if (entry.code !== null && !valid.codes.has(entry.code)) {
    problems.push(`${name} names a code block that does not exist here: ${entry.code}.`);
  }
  return problems;
};
