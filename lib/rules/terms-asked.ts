import type { ReadNote } from "#lib/notes/read-note.ts";
import { placesOf } from "#lib/questions/note-places.ts";
import type { Passage, QuizResults, Span } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";
import { readFacts } from "./questions/read-facts.ts";

/**
 * How many terms a note sets off or defines, and on how many of them one of the questions rests. The rows of a table and
 * the items of a list count once each; lines of code are no terms.
 * @param concepts where a model, or a rule, found a definition
 * @param asked what the questions rest on
 */
export const termsAsked = (
  note: ReadNote,
  concepts: readonly Span[],
  asked: readonly Passage[],
): QuizResults["terms"] => {
  const set = readFacts(note, []).filter(({ shape }) => shape !== "line");
  const terms = new Map<number, Span>();
  for (const span of [...set.map(({ evidence }) => evidence), ...concepts]) {
    const line = note.text.lastIndexOf("\n", span.start - 1);
    if (!terms.has(line)) terms.set(line, span);
  }
  const places = asked.flatMap(placesOf);
  const isAsked = (term: Span) => places.some((place) => overlap(place, term));
  const spans = [...terms.values()];
  return { total: spans.length, asked: spans.filter(isAsked).length };
};
