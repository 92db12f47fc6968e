import type { Language } from "../schemas/language.ts";
import { type NoteStatistics, noteStatistics } from "./analyse-note.ts";
import { type GarbageReason, garbageReason } from "./garbage-reason.ts";
import { noteOutline } from "./note-outline.ts";
import { readNoteInTurns } from "./read-note.ts";

/** What is known of a note by rules before anybody decides what it is. */
export interface NoteSurvey {
  readonly statistics: NoteStatistics;
  /** The whole note, or an outline of the whole note when it is long. Never a beginning only. */
  readonly view: { readonly kind: "text" | "outline"; readonly text: string };
}

/** Up to this many characters the model reads the note itself, beyond it an outline of all of it. */
const wholeTextLength = 60_000;

/** Looks a note through from its beginning to its end; the reason when it holds no language to learn from. */
export const surveyNote = async (
  text: string,
  language: Language,
): Promise<NoteSurvey | GarbageReason> => {
  const reason = garbageReason(text);
  if (reason) return reason;
  const note = await readNoteInTurns(text, language);
  return {
    statistics: noteStatistics(note),
    view:
      text.length <= wholeTextLength
        ? { kind: "text", text }
        : { kind: "outline", text: noteOutline(note, wholeTextLength) },
  };
};
