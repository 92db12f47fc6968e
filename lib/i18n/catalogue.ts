import type { Language } from "../schemas/language.ts";
import { en } from "./messages/en.ts";
import { ru } from "./messages/ru.ts";

export type Messages = typeof en;
export type Namespace = keyof Messages;

const catalogue: Readonly<Record<Language, Messages>> = { en, ru };

/** Every text of one language. */
export const messagesIn = (locale: Language): Messages => catalogue[locale];

/** The texts that a client component needs, and no others, so that the page stays light. */
export const pickMessages = <N extends Namespace>(
  locale: Language,
  namespaces: readonly N[],
): Pick<Messages, N> => {
  const all = messagesIn(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
};
