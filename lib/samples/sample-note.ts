import type { Language } from "../schemas/language.ts";
import { mendedEn, sampleNoteEn } from "./sample-note.en.ts";
import { mendedRu, sampleNoteRu } from "./sample-note.ru.ts";

const notes: Record<Language, string> = { en: sampleNoteEn, ru: sampleNoteRu };
const mended = { en: mendedEn, ru: mendedRu };

/** A note to try the product with; in both languages it teaches the same and has the same faults, for a model to find. */
export const sampleNote = (language: Language): string => notes[language];

/** The same note without its faults: where no model checks it, nobody would be told of them. */
export const soundSampleNote = (language: Language): string =>
  mended[language].reduce(
    (text, [planted, right]) => text.replace(planted, right),
    notes[language],
  );
