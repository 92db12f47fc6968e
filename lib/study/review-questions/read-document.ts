import { noteLanguage } from "../../concepts/note-language.ts";
import { type NoteHeading, type ReadNote, readNoteInTurns } from "../../concepts/read-note.ts";
import type { Span } from "../../schemas/quiz.ts";
import { isPlanned, phrases } from "../compose-material/phrases.ts";
import { noteLinkPattern } from "../note-line.ts";

/** A document with everything that can be asked about; what rules wrote into it says nothing of its subject. */
export const readDocument = async (document: string): Promise<ReadNote> =>
  withoutOwnWords(await readNoteInTurns(document, noteLanguage(document)));

const withoutOwnWords = (note: ReadNote): ReadNote => {
  const own = ownSections(note);
  const isOwn = ({ start, end }: Span): boolean => {
    const text = note.text.slice(start, end).replace(noteLinkPattern, "");
    return (
      own.some((section) => start >= section.start && start < section.end) ||
      isPlanned(text) ||
      !/[\p{L}\p{N}]/u.test(text) ||
      ownSentences.some((sentence) => sentence.includes(text.trim()) && text.trim().length > 20)
    );
  };
  const kept = <Item extends Span>(items: readonly Item[]) => items.filter((one) => !isOwn(one));
  return {
    ...note,
    items: kept(note.items),
    sentences: kept(note.sentences),
    codeBlocks: kept(note.codeBlocks),
    headings: kept(note.headings),
    listItems: kept(note.listItems),
  };
};

const ownSentences = Object.values(phrases).flatMap(({ composed, planned }) => [composed, planned]);

/**
 * The list of terms and the summary of a composed document. A section of the student's notes may have the same
 * heading: the rules' own terms come first of all sections, and their summary last.
 */
const ownSections = (note: ReadNote): Span[] => {
  const texts = Object.values(phrases).find(({ composed }) => note.text.includes(composed));
  if (texts === undefined) return [];
  const notice = note.text.indexOf(texts.composed);
  const first = note.headings.find(({ start }) => start > notice);
  const summary = note.headings.findLast(({ text }) => text === texts.summary);
  return [first?.text === texts.keyTerms ? first : undefined, summary].flatMap((heading) =>
    heading ? [{ start: heading.start, end: sectionEnd(note, heading) }] : [],
  );
};

/** Where the next heading of the same or a higher level begins. */
const sectionEnd = (note: ReadNote, { start, depth }: NoteHeading): number =>
  note.headings.find((other) => other.start > start && other.depth <= depth)?.start ??
  note.text.length;
