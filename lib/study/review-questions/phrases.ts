import type { Language } from "#lib/schemas/language.ts";

/** How a term of a document is asked for. Part of the content, not of the interface. */
interface Phrases {
  readonly meaning: (term: string) => string;
  readonly meaningWithCode: (term: string) => string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    meaning: (term) => `What does “${term}” mean? Give the definition and explain it.`,
    meaningWithCode: (term) => `What does “${term}” mean? Give the definition and show it in code.`,
  },
  ru: {
    meaning: (term) => `Что такое «${term}»? Дайте определение и объясните его.`,
    meaningWithCode: (term) => `Что такое «${term}»? Дайте определение и покажите на коде.`,
  },
};
