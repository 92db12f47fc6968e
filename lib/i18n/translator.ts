import { createTranslator } from "use-intl/core";
import type { Language } from "../schemas/language.ts";
import { messagesIn, type Namespace } from "./catalogue.ts";

/** The texts of one namespace as a function, for code outside React. */
export const translator = <N extends Namespace>(locale: Language, namespace: N) =>
  createTranslator({ locale, messages: messagesIn(locale), namespace });
