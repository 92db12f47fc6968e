import { readNote } from "#lib/notes/read-note.ts";
import { noteDefinitions, type Omitted } from "#lib/rules/definitions/note-definitions.ts";

/** What reads like a definition and was left out, with its sentence. */
export interface Refused extends Pick<Omitted, "term" | "reason"> {
  readonly text: string;
}

export const refusalsOf = (text: string): Refused[] => {
  const note = readNote(text);
  const { omitted } = noteDefinitions(note.items, note.language);
  return omitted.map(({ term, reason, sentence }) => ({
    ...{ term, reason },
    text: note.sentences[sentence - 1]?.text ?? "",
  }));
};
