import type { Language } from "../schemas/language.ts";
import { sampleNoteEn } from "./sample-note.en.ts";
import { sampleNoteRu } from "./sample-note.ru.ts";

/** A note to try the product with, in each language; both teach the same and have the same faults. */
export const sampleNote: Record<Language, string> = { en: sampleNoteEn, ru: sampleNoteRu };
