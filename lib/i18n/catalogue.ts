import type { Language } from "../schemas/language.ts";
import { en } from "./messages/en.ts";
import { ru } from "./messages/ru.ts";

export type Messages = typeof en;
export type Namespace = keyof Messages;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** The address of a text in the catalogue, for example `player.check`. */
export type TextKey = KeysOf<Messages>;

const catalogue: Readonly<Record<Language, Messages>> = { en, ru };

/** Every text of one language. */
export const messagesIn = (locale: Language): Messages => catalogue[locale];
