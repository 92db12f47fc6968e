import type { Language } from "#lib/schemas/language.ts";

/** How dates are written: where the clock counts to 24, as ours does, an English day stands before its month. */
export const dateLocales: Readonly<Record<Language, Language | "en-GB">> = {
  en: "en-GB",
  ru: "ru",
};
