import { type NoteHeading, type ReadNote, readNoteInTurns } from "#lib/notes/read-note.ts";
import type { Span } from "#lib/schemas/quiz.ts";
import { noteLinkPattern } from "#lib/study/top-blocks.ts";
import { noteLanguage } from "#lib/text/note-language.ts";
import { isPlanned, ownNotices, ownParts } from "./material-parts.ts";

/**
 * A document with everything that can be asked about: what rules wrote into it says nothing of its subject, and its
 * title stands over everything. Links to the notes are blanks, so that sentences end where they end; offsets are those
 * of the document, and passages are to be cut from it.
 */
export const readDocument = async (document: string): Promise<ReadNote> => {
  const text = document.replace(noteLinkPattern, (link) => " ".repeat(link.length));
  return withoutOwnWords(withoutTitle(await readNoteInTurns(text, noteLanguage(text))));
};

const withoutTitle = (note: ReadNote): ReadNote => {
  const [title, ...others] = note.headings;
  const isTitle = title?.depth === 1 && others.every(({ depth }) => depth > 1);
  if (!isTitle || note.items[0] !== title) return note;
  return { ...note, headings: others, items: note.items.slice(1) };
};

const withoutOwnWords = (note: ReadNote): ReadNote => {
  const own = ownSections(note);
  const isOwn = ({ start, end }: Span): boolean => {
    const text = note.text.slice(start, end).trim();
    return (
      own.some((section) => start >= section.start && start < section.end) ||
      isPlanned(text) ||
      !/[\p{L}\p{N}]/u.test(text) ||
      (text.length > 20 && ownNotices.some((notice) => notice.includes(text)))
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

/**
 * What the rules wrote before and after the notes of a composed document. A section of the notes may have the same
 * heading: the rules' own are the first of all, and the last one.
 */
const ownSections = (note: ReadNote): Span[] => {
  const parts = ownParts.find(({ notice }) => note.text.includes(notice));
  if (parts === undefined) return [];
  const notice = note.text.indexOf(parts.notice);
  const main = note.headings.filter(({ start, depth }) => start > notice && depth <= 2);
  const isFirst = ({ text }: NoteHeading) => parts.first.includes(text);
  const end = main.findIndex((heading) => !isFirst(heading));
  const first = main.slice(0, end === -1 ? main.length : end);
  // Each of them stands there once.
  const own = first.filter(
    ({ text }, index) => first.findIndex((one) => one.text === text) === index,
  );
  const last = main.findLast(({ text }) => text === parts.last);
  const next = main[own.length];
  return [
    ...[...own, ...(last ? [last] : [])].map((heading) => ({
      start: heading.start,
      end: sectionEnd(note, heading),
    })),
    // What stands under this one are the notes.
    ...(next?.text === parts.notes ? [{ start: next.start, end: next.end }] : []),
  ];
};

/** Where the next heading of the same or a higher level begins. */
const sectionEnd = (note: ReadNote, { start, depth }: NoteHeading): number =>
  note.headings.find((other) => other.start > start && other.depth <= depth)?.start ??
  note.text.length;
