import { createTranslator } from "use-intl/core";
import type { ErrorDetails } from "#lib/errors.ts";
import type { Language } from "#lib/schemas/language.ts";
import { messagesIn, type Namespace } from "./catalogue.ts";

/** The texts of one namespace as a function, for code outside React. */
export const translator = <N extends Namespace>(locale: Language, namespace: N) =>
  createTranslator({ locale, messages: messagesIn(locale), namespace });

/** More of a model's explanation than this is no sentence. */
const longestExplanation = 400;

/** Ends like a sentence, so that another one may follow. */
const asSentence = (text: string): string => {
  const short = text.trim().replace(/\s+/g, " ").slice(0, longestExplanation);
  return /[.!?…]$/u.test(short) ? short : `${short}.`;
};

/**
 * What is said of a stored error: the specific reason where its details hold one, else the
 * sentence of its code. Codes and reasons may be of an older version.
 */
export const errorSentence = (
  locale: Language,
  code: string,
  details: ErrorDetails | null,
): string => {
  const messages = messagesIn(locale);
  const sentences: Readonly<Record<string, string>> = messages.errors;
  const ofCode = sentences[code] ?? messages.errors.internal;
  if (code !== "note_garbage" || details === null) return ofCode;
  const { reason, explanation } = details;
  if (reason === "no_meaning" && typeof explanation === "string" && explanation.trim() !== "") {
    return translator(locale, "garbage")("explained", { reason: asSentence(explanation) });
  }
  const reasons = new Map(Object.entries(messages.garbage));
  return reasons.get(String(reason)) ?? ofCode;
};
