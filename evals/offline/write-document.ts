import { noteLanguage } from "#lib/concepts/note-language.ts";
import { readNote } from "#lib/concepts/read-note.ts";
import { noteTitle } from "#lib/notes/note-title.ts";
import { composeMaterial } from "#lib/study/compose-material/compose-material.ts";
import { definedTerms } from "#lib/study/compose-material/write-glossary.ts";

/** The document that is composed of a note without a model, and the terms that it takes for key terms. */
export const writeDocument = async (
  text: string,
): Promise<{ document: string; keyTerms: readonly string[] }> => {
  const topic = noteTitle(text);
  const language = noteLanguage(text);
  const document = await composeMaterial({ topic, language, notes: text });
  const terms = await definedTerms(readNote(text, language));
  return { document, keyTerms: terms.map(({ term }) => term) };
};
