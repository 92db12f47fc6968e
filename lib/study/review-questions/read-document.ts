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
const ownHeadings = new Set(
  Object.values(phrases).flatMap(({ keyTerms, summary }) => [keyTerms, summary]),
);

const ownSections = (note: ReadNote): Span[] =>
  note.headings.flatMap((heading) =>
    ownHeadings.has(heading.text.trim())
      ? [{ start: heading.start, end: sectionEnd(note, heading) }]
      : [],
  );

/** Where the next heading of the same or a higher level begins. */
const sectionEnd = (note: ReadNote, { start, depth }: NoteHeading): number =>
  note.headings.find((other) => other.start > start && other.depth <= depth)?.start ??
  note.text.length;
