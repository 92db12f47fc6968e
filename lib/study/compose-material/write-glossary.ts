import { conceptsFromNumbers, type NumberedConcept } from "#lib/concepts/concepts-from-numbers.ts";
import { noteWindows } from "#lib/concepts/note-windows.ts";
import { offlineConcepts } from "#lib/concepts/offline-concepts.ts";
import type { ReadNote } from "#lib/concepts/read-note.ts";
import {
  bareDefinition,
  upperFirst,
  withoutEmphasis,
} from "#lib/questions/offline/bare-definition.ts";
import type { Concept } from "#lib/schemas/quiz.ts";
import { takeTurns } from "#lib/take-turns.ts";
import { noteLink } from "../note-line.ts";

/** A list of terms helps as long as it can be looked through. */
const mostTerms = 40;
/** One or two terms need no list. */
const fewestTerms = 3;

/** Signs of formulas and code, in which a dash is a minus and no definition. */
const isFormula = /[$\\{}=<>]/;

/** Whether the words that define a term name it: a heading over a list is not defined by the list's first item. */
const namesItself = ({ text }: ReadNote, { term, span }: Concept): boolean =>
  !isFormula.test(term) &&
  text.slice(span.start, span.end).toLowerCase().includes(term.toLowerCase());

/** What the note defines, in its order, each term once. */
export const definedTerms = async (note: ReadNote): Promise<Concept[]> => {
  const turn = takeTurns();
  const found: NumberedConcept[] = [];
  for (const window of noteWindows(note)) {
    found.push(...offlineConcepts(window, note.language));
    await turn();
  }
  const terms = new Set<string>();
  return conceptsFromNumbers(note, found).filter((concept) => {
    if (!namesItself(note, concept)) return false;
    const key = concept.term.toLowerCase().replaceAll("ё", "е");
    if (terms.has(key)) return false;
    terms.add(key);
    return true;
  });
};

/**
 * The terms with what the note says of them and a link to the line; "" when there are too few. The definitions
 * come without their terms, so that a sentence of the note stands in the document only once and can be quoted.
 */
export const writeGlossary = (
  note: ReadNote,
  concepts: readonly Concept[],
  lineOf: (offset: number) => number,
): string => {
  if (concepts.length < fewestTerms) return "";
  return concepts
    .slice(0, mostTerms)
    .map(({ term, definition, span }) => {
      const name = upperFirst(withoutEmphasis(term), note.language);
      const meaning = bareDefinition(withoutEmphasis(term), definition);
      return `- **${name}**${meaning === null ? "" : `: ${meaning}`} ${noteLink(lineOf(span.start))}`;
    })
    .join("\n");
};
