import type { ReadNote } from "#lib/notes/read-note.ts";
import { placesOf } from "#lib/questions/note-places.ts";
import type { AskedOfNote } from "#lib/questions/quiz-view.ts";
import type { QuizResults, Span } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import { readFacts } from "./questions/read-facts.ts";
import { withTypedHeadings } from "./questions/typed-headings.ts";

/** A term of the note with the places where something is said of it. */
interface Term {
  readonly words: readonly string[];
  readonly places: Span[];
}

/**
 * How many terms a note sets off or defines, and how many of them its questions have asked about. A term is counted once
 * however many lines tell of it, and each of several on one line; a row of a table is one, lines of code are none.
 * @param found.concepts where a model, or a rule, found a definition
 * @param found.asked what was asked so far
 */
export const termsAsked = (
  note: ReadNote,
  { concepts, asked }: AskedOfNote,
): QuizResults["terms"] => {
  const terms = termsOf(note, concepts);
  const came = new Set(asked.flatMap((question) => askedAbout(terms, question)));
  return { total: terms.length, asked: came.size };
};

const termsOf = (note: ReadNote, concepts: AskedOfNote["concepts"]): Term[] => {
  const terms = new Map<string, Term>();
  const byLine = new Map<number, Term[]>();
  const lineOf = ({ start }: Span): number => note.text.lastIndexOf("\n", start - 1);
  const add = (name: string, place: Span): void => {
    const words = contentWords(name);
    const key = words.join(" ") || name.toLowerCase();
    const term = terms.get(key) ?? { words, places: [] };
    term.places.push(place);
    terms.set(key, term);
    const onLine = byLine.get(lineOf(place)) ?? [];
    if (!onLine.includes(term)) byLine.set(lineOf(place), [...onLine, term]);
  };
  for (const { shape, term, evidence } of readFacts(withTypedHeadings(note), [])) {
    if (shape !== "line") add(term, evidence);
  }
  // What the author set off in a line, a model may call by a longer or a shorter name, or by another one altogether.
  const setOff = new Map(byLine);
  const perLine = Map.groupBy(concepts, ({ span }) => lineOf(span));
  for (const { term, span } of concepts) {
    const here = setOff.get(lineOf(span)) ?? [];
    const isAlone = here.length === 1 && perLine.get(lineOf(span))?.length === 1;
    const known = isAlone ? here[0] : here.find(({ words }) => isPartOf(words, contentWords(term)));
    if (known) known.places.push(span);
    else add(term, span);
  }
  return [...terms.values()];
};

/** Whether one of the names holds all words of the other. */
const isPartOf = (left: readonly string[], right: readonly string[]): boolean => {
  const [short = [], long = []] = [left, right].sort((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word) => long.includes(word));
};

/** Of several terms that a question's passage tells of, those that it names; all where it names none. */
const askedAbout = (
  terms: readonly Term[],
  { evidence, words }: AskedOfNote["asked"][number],
): readonly Term[] => {
  const places = placesOf(evidence);
  const touched = terms.filter((term) =>
    term.places.some((one) => places.some((place) => overlap(place, one))),
  );
  if (touched.length <= 1) return touched;
  const said = new Set(contentWords(words));
  const isNamed = ({ words: own }: Term) => own.length > 0 && own.every((word) => said.has(word));
  const named = touched.filter(isNamed);
  return named.length > 0 ? named : touched;
};
