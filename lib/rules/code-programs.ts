import type { ReadNote } from "#lib/notes/read-note.ts";
import { type NoteProgram, notePrograms } from "#lib/questions/note-programs.ts";
import type { Passage } from "#lib/schemas/quiz.ts";
import { overlap } from "#lib/text/text-span.ts";

/** More of a note are not run: each is one question, and a database takes its time. */
const most = { javascript: 12, sql: 8 };

/**
 * The door for what is to be run before `offlineCandidates` is asked: the programs of a note, first those that no quiz
 * has asked about.
 * @param asked what earlier questions rest on
 */
export const codePrograms = (note: ReadNote, asked: readonly Passage[]): NoteProgram[] => {
  const all = notePrograms(note);
  const [old = [], fresh = []] = [true, false].map((isOld) =>
    all.filter(({ place }) => asked.some((one) => overlap(one, place)) === isOld),
  );
  return (["javascript", "sql"] as const).flatMap((language) =>
    [...fresh, ...old].filter((one) => one.language === language).slice(0, most[language]),
  );
};
