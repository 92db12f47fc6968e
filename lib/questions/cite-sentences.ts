import type { NoteCode, NoteSentence, ReadNote } from "../concepts/read-note.ts";
import type { Passage } from "../schemas/quiz.ts";

/** Longer code between two places of a passage is left out, in UTF-16 units. */
const longestCode = 1_000;

/**
 * The passage that sentence numbers point at, in the words of `note.sentences`, which may be
 * corrected; its offsets are those of the note as it was written. Sentences that follow each other
 * are one place; a gap, a heading or code between them begins another one, and so does a new item
 * of a list after a place that begins within one. Code between two neighbours is shown as a fenced
 * block, unless the question shows it itself.
 * @param shownCode the question's own snippet
 * @returns null when there is no number, or one of them is no sentence of the note
 */
export const citeSentences = (
  note: ReadNote,
  numbers: readonly number[],
  shownCode: string | null,
): Passage | null => {
  const cited = [...new Set(numbers)]
    .toSorted((left, right) => left - right)
    .map((number) => note.sentences.find((sentence) => sentence.number === number));
  const [first] = cited;
  if (!first) return null;
  const places = [placeOf(first)];
  const parts = [first.text];
  let opening = first;
  let last = first;
  for (const sentence of cited.slice(1)) {
    if (!sentence) return null;
    const between = betweenOf(note, last, sentence);
    const place = places.at(-1);
    // A quote that begins behind its item's marker would show the next one's as text.
    const isCut = opening.role === "item" && sentence.block !== opening.block;
    if (between.joined !== null && place && !isCut) {
      place.quote += between.joined + sentence.text;
      place.end = sentence.end;
      parts.push(between.joined, sentence.text);
    } else {
      const codes = between.codes.filter(
        ({ code }) => code !== shownCode && code.length <= longestCode,
      );
      opening = sentence;
      places.push(placeOf(sentence));
      parts.push("\n\n", ...codes.map((code) => `${fenced(code)}\n\n`), sentence.text);
    }
    last = sentence;
  }
  const whole = { quote: parts.join(""), start: first.start, end: last.end };
  return places.length > 1 ? { ...whole, places } : whole;
};

const placeOf = ({ text, start, end }: NoteSentence) => ({ quote: text, start, end });

/** What joins two sentences to one place, or else the code blocks that stand between neighbours. */
const betweenOf = (
  note: ReadNote,
  before: NoteSentence,
  after: NoteSentence,
): { joined: string | null; codes: readonly NoteCode[] } => {
  if (after.number !== before.number + 1) return { joined: null, codes: [] };
  const stands = ({ start, end }: { start: number; end: number }) =>
    start >= before.end && end <= after.start;
  const codes = note.codeBlocks.filter(stands);
  return codes.length > 0 || note.headings.some(stands)
    ? { joined: null, codes }
    : { joined: note.text.slice(before.end, after.start), codes };
};

/** A fence that the code cannot close. */
const fenced = ({ code, language }: NoteCode): string => {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language ?? ""}\n${code}\n${fence}`;
};
