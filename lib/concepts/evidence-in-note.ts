import type { NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import type { Correction, NoteDoubt } from "#lib/schemas/quiz.ts";
import { contentWords } from "#lib/text/content-words.ts";
import { overlap } from "#lib/text/text-span.ts";
import type { EvidencePassage } from "./evidence-store.ts";
import { headingAbove, isAbout, withHead } from "./note-report.ts";

/** Sentences of the note for one correction. */
const mostSentences = 2;
/** Of the new words a sentence must have at least this share, and so many words of the rest. */
const leastNew = 0.5;
const leastShared = 2;

/**
 * For each correction the sentences of its note, elsewhere, that may say the same: they have most of its new words and speak
 * of the same thing. None that was corrected itself, is in doubt or is the ground of the correction already.
 */
export const evidenceInNote = (
  note: ReadNote,
  corrections: readonly Correction[],
  doubts: readonly NoteDoubt[],
): EvidencePassage[][] => {
  const faulty = [...corrections, ...doubts].flatMap(({ span }) => span ?? []);
  const sound = note.sentences
    .filter((one) => !faulty.some((span) => overlap(span, one)))
    .map((sentence) => ({ sentence, words: new Set(contentWords(sentence.text)) }));
  return corrections.map(({ patch, original, evidence }) => {
    if (patch === null) return [];
    const before = new Set(contentWords(patch.removed));
    const added = contentWords(patch.inserted).filter((word) => !before.has(word));
    const rest = new Set(contentWords(original).filter((word) => !before.has(word)));
    if (added.length === 0) return [];
    return sound
      .flatMap(({ sentence, words }) => {
        const isKnown = evidence?.quote.endsWith(sentence.text) ?? false;
        const news = added.filter((word) => words.has(word)).length / added.length;
        const shared = rest.intersection(words).size;
        const fits =
          !isKnown &&
          news >= leastNew &&
          shared >= leastShared &&
          isAbout(sentence.text, patch, original);
        return fits ? [{ sentence, score: news + shared / rest.size }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostSentences)
      .map(({ sentence }) => passageOf(note, sentence));
  });
};

const passageOf = (note: ReadNote, sentence: NoteSentence): EvidencePassage => ({
  text: withHead(note, sentence),
  place: headingAbove(note, sentence),
  at: { in: "note", start: sentence.start, end: sentence.end },
  pages: [],
});
