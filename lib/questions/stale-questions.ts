import { patchedPassage } from "#lib/concepts/note-report.ts";
import { type Patch, patchEnd } from "#lib/quotes/patch.ts";
import { runLanguage } from "#lib/running/program.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { ChangedSentenceView, NoteWords, Passage, Question, Span } from "#lib/schemas/quiz.ts";
import { type AlignedNote, comparedText, type NotePiece } from "#lib/subjects/note-changes.ts";
import { overlap } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import { placesOf } from "./note-places.ts";
import { holdsBlock } from "./note-programs.ts";

/** A source of a quiz's note whose text is another one by now. */
interface ChangedSource {
  readonly id: string;
  /** Where its former text begins in the note, and where what the note was made from next begins; null of the last. */
  readonly start: number;
  readonly next: number | null;
  readonly text: string;
}

/** A quiz whose note was changed since it was made. */
export interface ChangedQuiz {
  readonly threadId: string;
  readonly language: Language;
  /** The note that it was made from. */
  readonly note: string;
  /** What the fact-check corrected in it: its questions rest on the corrected words. */
  readonly patches: readonly Patch[];
  /** What it corrected and the student, another check or a source holds for right: nothing is asked of these words. */
  readonly contested: readonly Patch[];
  readonly sources: readonly ChangedSource[];
  /** Those that are asked. */
  readonly questions: readonly Question[];
}

/** A source with both of its texts brought into line; the places of the former are those in the quiz's note. */
export interface AlignedSource extends Pick<ChangedSource, "id" | "text"> {
  readonly aligned: AlignedNote;
}

/** A sentence of the quiz's note that a question rests on and that says something else by now. */
export interface SentenceChange extends ChangedSentenceView, Span {
  readonly sourceId: string;
  /** Where the source says `after`; null where it is gone. */
  readonly at: Span | null;
  /** All wordings that the question goes with. */
  readonly says: readonly (string | null)[];
}

/** Moves the places of a former text to where it stands in the note. */
export const movedInto = (aligned: AlignedNote, start: number): AlignedNote => ({
  ...aligned,
  before: aligned.before.map((piece) => ({
    ...piece,
    start: piece.start + start,
    end: piece.end + start,
  })),
});

type Resting = Pick<
  Question,
  "type" | "answer" | "evidence" | "code" | "codeLanguage" | "noteWords"
>;

/**
 * The pieces of a note that a question rests on: those of its passage, and the code that it shows. The passage of one that asks
 * about lines is the list in which they stand, whose other lines it does not ask about.
 */
const piecesUnder = (
  { type, answer, evidence, code, codeLanguage }: Resting,
  pieces: readonly NotePiece[],
): ReadonlySet<NotePiece> => {
  const places = evidence.quote === "" ? [] : placesOf(evidence);
  const passage = pieces.filter((piece) => places.some((place) => overlap(place, piece)));
  const lines = asksAboutLines.has(type) ? answer.split("\n").map(foldedWords) : [];
  const asked = passage.filter(({ text }) => {
    const said = new Set(foldedWords(text));
    return lines.some((line) => line.every((word) => said.has(word)));
  });
  const language = runLanguage(codeLanguage);
  const isShown = ({ text, isCode }: NotePiece) =>
    code !== null && isCode && (text === code || (language && holdsBlock(code, text, language)));
  const shown = pieces.filter(isShown);
  return new Set([...(asked.length > 0 ? asked : passage), ...shown]);
};

const asksAboutLines: ReadonlySet<Question["type"]> = new Set(["matching", "ordering", "naming"]);

/**
 * The sentences that a question rests on and that the note does not say any more, neither in the words of the quiz nor in
 * those that the student kept it with. What was moved elsewhere, or has other white space, is not changed.
 */
export const changesUnder = (
  question: Resting,
  quiz: Pick<ChangedQuiz, "note" | "patches">,
  sources: readonly AlignedSource[],
): SentenceChange[] =>
  sources.flatMap(({ id: sourceId, aligned }) => {
    const said = new Set(aligned.after.map(({ text }) => comparedText(text)));
    const own = piecesUnder(question, aligned.before);
    return aligned.before.flatMap((piece, at): SentenceChange[] => {
      if (!own.has(piece)) return [];
      const says = wordingsOf(question, piece, quiz);
      if (says.some((words) => words !== null && said.has(comparedText(words)))) return [];
      const now = partnerOf(aligned, at);
      if (now === null && says.includes(null)) return [];
      const { start, end, isCode } = piece;
      return [
        {
          ...{ sourceId, start, end, says, isCode },
          before: says.findLast((words) => words !== null) ?? piece.text,
          after: now?.text ?? null,
          at: now && { start: now.start, end: now.end },
        },
      ];
    });
  });

/** The wordings that a question goes with: those that its student decided on, else the note's and its correction. */
const wordingsOf = (
  { noteWords }: Resting,
  piece: NotePiece,
  { note, patches }: Pick<ChangedQuiz, "note" | "patches">,
): readonly (string | null)[] => {
  const decided = noteWords?.sentences.find(({ start }) => start === piece.start);
  if (decided !== undefined) return decided.says;
  const { text, isCode } = piece;
  return isCode ? [text] : [...new Set([text, patchedPassage(note, piece, patches)])];
};

/** What became of a piece; null where it is no more. */
const partnerOf = ({ after, pairs }: AlignedNote, at: number): NotePiece | null => {
  const partner = pairs?.find((pair) => pair.before === at)?.after ?? null;
  return partner === null ? null : (after[partner] ?? null);
};

/**
 * What the fact-check corrected in a sentence that was changed since, as far as the sentence still has those words, once:
 * the correction is of them, whatever else it says now.
 */
export const patchesSince = (
  { start, end, at }: Pick<SentenceChange, "start" | "end" | "at">,
  patches: readonly Patch[],
  text: string,
): Patch[] => {
  if (at === null) return [];
  const now = text.slice(at.start, at.end);
  return patches.flatMap((patch) => {
    const isOf = patch.start >= start && patchEnd(patch) <= end;
    const place = patch.removed === "" ? -1 : now.indexOf(patch.removed);
    const isOnce = place !== -1 && now.indexOf(patch.removed, place + 1) === -1;
    return isOf && isOnce ? [{ ...patch, start: at.start + place }] : [];
  });
};

/** The words that a question goes with once its student has kept it through these changes. */
export const keptWords = (
  { noteWords }: Pick<Question, "noteWords">,
  changes: readonly SentenceChange[],
): NoteWords => {
  const starts = new Set(changes.map(({ start }) => start));
  return {
    isRebuilt: noteWords?.isRebuilt ?? false,
    sentences: [
      ...(noteWords?.sentences.filter(({ start }) => !starts.has(start)) ?? []),
      ...changes.map(({ start, end, says, after }) => ({ start, end, says: [...says, after] })),
    ],
  };
};

/**
 * A question that was made of a source's present text, at the places of the note that its quiz has: each of its sentences
 * stands for the one that it was, and what is new for the sentence that was changed.
 */
export const placedInNote = (
  question: Question,
  changed: Span,
  { aligned }: AlignedSource,
): Question => {
  const { before, after, pairs } = aligned;
  const formerOf = (place: Span): Span => {
    const own = after.flatMap((piece, at) => (overlap(piece, place) ? [at] : []));
    const was = (pairs ?? []).flatMap((pair) =>
      pair.after !== null && own.includes(pair.after) && pair.before !== null
        ? (before[pair.before] ?? [])
        : [],
    );
    if (was.length === 0) return { start: changed.start, end: changed.end };
    return spanOver(was);
  };
  const places = placesOf(question.evidence).map(({ quote, ...place }) => ({
    quote,
    ...formerOf(place),
  }));
  const evidence: Passage = {
    quote: question.evidence.quote,
    ...spanOver(places),
    ...(question.evidence.places && { places }),
  };
  const placed = { ...question, evidence };
  const own = piecesUnder(placed, before);
  const sentences = before.flatMap((piece, at) => {
    const now = partnerOf(aligned, at)?.text ?? null;
    const isSame = now !== null && comparedText(now) === comparedText(piece.text);
    const { start, end } = piece;
    return isSame || !own.has(piece) ? [] : [{ start, end, says: [now] }];
  });
  return { ...placed, noteWords: { isRebuilt: true, sentences } };
};

const spanOver = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});
