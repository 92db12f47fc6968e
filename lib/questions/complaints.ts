import type { NoteSentence } from "#lib/notes/read-note.ts";
import type { Passage, Question } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import { linesAround, sentencesAround } from "./batch-material.ts";
import { placesOf } from "./note-places.ts";

/** Whether two questions rest on the same words of a note. */
export const shareFact = (one: Passage, other: Passage): boolean =>
  placesOf(one).some((place) => placesOf(other).some((theirs) => overlap(place, theirs)));

/** A note up to this length is shown whole to who judges a complaint, of a longer one so much; UTF-16 units. */
const longestShown = 12_000;

/**
 * The sentences by which a complaint is judged, in the note's order: what the question rests on with what is around it,
 * then those that have most of the question's rarer words, as a note may say otherwise elsewhere.
 * @param about what the question, its answers and the student say
 */
export const sentencesForComplaint = (
  sentences: readonly NoteSentence[],
  evidence: Passage,
  about: string,
): NoteSentence[] => {
  const near = new Set(sentencesAround(sentences, placesOf(evidence), linesAround.toWrite));
  const words = sentences.map(({ text }) => new Set(contentWords(text)));
  const counts = new Map<string, number>();
  for (const own of words) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const asked = [...new Set(contentWords(about))];
  const likeness = words.map((own) =>
    asked.reduce((sum, word) => sum + (own.has(word) ? 1 / (counts.get(word) ?? 1) : 0), 0),
  );
  const byLikeness = sentences
    .map((sentence, at) => ({ sentence, likeness: likeness[at] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ sentence }) => sentence);
  const chosen = new Set<NoteSentence>();
  let length = 0;
  for (const sentence of [...near, ...byLikeness]) {
    if (chosen.has(sentence)) continue;
    length += sentence.text.length;
    if (length > longestShown && !near.has(sentence)) break;
    chosen.add(sentence);
  }
  return sentences.filter((sentence) => chosen.has(sentence));
};

/** The letters of the options that a judge calls right, in order; null where it names something else, or cannot be told. */
export const namedOptions = (options: readonly string[], right: string): string[] | null => {
  const letters = options.map((_, at) => String.fromCharCode(65 + at));
  const trimmed = right.trim();
  const whole = letters[options.findIndex((option) => option.trim() === trimmed)];
  // Where options are letters themselves, one may be meant or the other.
  if (whole !== undefined) return letters.includes(trimmed) && whole !== trimmed ? null : [whole];
  if (!/^[\s,;.()A-Z]*(?:(?:and|or|и|или)[\s,;.()A-Z]*)*$/.test(trimmed)) return null;
  const named = [...new Set(trimmed.match(/[A-Z]/g) ?? [])].filter((one) => letters.includes(one));
  return named.length > 0 ? named.sort() : null;
};

/** The letter of the key among its options; null where it is none of them. */
export const keyLetter = ({ options, answer }: Pick<Question, "options" | "answer">) => {
  const at = options?.indexOf(answer) ?? -1;
  return at === -1 ? null : String.fromCharCode(65 + at);
};
