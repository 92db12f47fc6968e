import type { Language } from "../schemas/language.ts";

/** How prompts call the language that an answer is to be written in. */
export const languageName: Readonly<Record<Language, string>> = { en: "English", ru: "Russian" };
