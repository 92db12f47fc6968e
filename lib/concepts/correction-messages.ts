import type { Language } from "../schemas/language.ts";
import type { Correction } from "../schemas/quiz.ts";

/**
 * The reason given where the checker gave none. Part of the report's content and so in the note's
 * language, whatever the language of the interface.
 */
export const correctionMessages: Record<Language, Record<Correction["type"], string>> = {
  en: {
    definition_fix: "The definition in the note is wrong in substance and was corrected.",
    code_mismatch: "The code in the note does not show this concept and was removed.",
  },
  ru: {
    definition_fix: "Определение в конспекте неверно по существу и было исправлено.",
    code_mismatch: "Код в конспекте не относится к этому понятию и был убран.",
  },
};
