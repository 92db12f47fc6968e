import type { Language } from "../schemas/language.ts";
import { sampleNoteEn } from "./sample-note.en.ts";
import { sampleNoteRu } from "./sample-note.ru.ts";

const notes: Record<Language, string> = { en: sampleNoteEn, ru: sampleNoteRu };

/** A note to try the product with; in both languages it teaches the same and has the same faults. */
export const sampleNote = (language: Language): string => notes[language];
