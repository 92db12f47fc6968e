import { upperFirst } from "#lib/rules/definitions/bare-definition.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { Fact } from "./fact.ts";

/** A term with its meaning, as it is said in a sentence. */
export type Said = Pick<Fact, "opening" | "meaning">;

/** How questions made by rules are put, in the note's language. Part of the content, not of the interface. */
export interface Phrases {
  readonly termOfMeaning: (meaning: string) => string;
  readonly meaningOfTerm: (term: string) => string;
  readonly because: (fact: Said) => string;
}

const quoted = (text: string): string => `> ${text}`;

const said = ({ opening, meaning }: Said, language: Language): string =>
  `${upperFirst(opening, language)} ${meaning}.`;

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    termOfMeaning: (meaning) => `What does this describe?\n\n${quoted(`${meaning}.`)}`,
    meaningOfTerm: (term) => `Which description fits “${term}”?`,
    because: (fact) => said(fact, "en"),
  },
  ru: {
    termOfMeaning: (meaning) => `Что здесь описано?\n\n${quoted(`${meaning}.`)}`,
    meaningOfTerm: (term) => `Что означает «${term}»?`,
    because: (fact) => said(fact, "ru"),
  },
};
