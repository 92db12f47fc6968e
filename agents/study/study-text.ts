import { translator } from "../../lib/i18n/translator.ts";
import type { Language } from "../../lib/schemas/language.ts";

/** What the program itself says in a study thread, in the thread's language. */
export const studyText = (language: Language) => translator(language, "studyTalk");
