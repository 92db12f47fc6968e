import type { Language } from "../../schemas/language.ts";

/** How review questions made by rules are put. Part of the content, not of the interface. */
export interface Phrases {
  readonly meaning: (term: string) => string;
  readonly meaningWithCode: (term: string) => string;
  readonly section: (heading: string) => string;
  readonly list: (title: string, count: number) => string;
  readonly steps: (title: string, count: number) => string;
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    meaning: (term) => `What is “${term}”? Give the definition and explain it.`,
    meaningWithCode: (term) => `What is “${term}”? Give the definition and show it in code.`,
    section: (heading) => `Set out the main points of “${heading}”.`,
    list: (title, count) => `“${title}”: name all ${count} points.`,
    steps: (title, count) => `“${title}”: name all ${count} steps in their order.`,
  },
  ru: {
    meaning: (term) => `Что такое «${term}»? Дайте определение и объясните его.`,
    meaningWithCode: (term) => `Что такое «${term}»? Дайте определение и покажите на коде.`,
    section: (heading) => `Изложите главное по теме «${heading}».`,
    list: (title, count) => `«${title}»: назовите все пункты (их ${count}).`,
    steps: (title, count) => `«${title}»: назовите все шаги по порядку (их ${count}).`,
  },
};
