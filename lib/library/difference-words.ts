import type { Language } from "../schemas/language.ts";
import type { Difference } from "../schemas/library.ts";

/** What a difference says in a language, as far as the pack says it in that one. */
export const differenceWords = (
  { feature, fact, limit, doubt, ru }: Difference,
  language: Language,
): Pick<Difference, "feature" | "fact" | "limit" | "doubt"> =>
  language === "ru" && ru !== null
    ? { feature: ru.feature, fact: ru.fact, limit: ru.limit ?? limit, doubt: ru.doubt ?? doubt }
    : { feature, fact, limit, doubt };
