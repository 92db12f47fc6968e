import { createTranslator } from "use-intl/core";
import type { ErrorDetails } from "#lib/errors.ts";
import type { Language } from "#lib/schemas/language.ts";
import { type Messages, messagesIn, type Namespace } from "./catalogue.ts";

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
 * What is said of an error: the specific reason where its details hold one, else the
 * sentence of its code. Codes and reasons of a stored one may be of an older version.
 */
export const errorSentence = (
  locale: Language,
  code: string,
  details: ErrorDetails | null,
): string => {
  const messages = messagesIn(locale);
  const sentences: Readonly<Record<string, string>> = messages.errors;
  const ofCode = sentences[code] ?? messages.errors.internal;
  if (code === "question_unfit" && details !== null)
    return unfitSentence(locale, details) ?? ofCode;
  if (code === "own_wording_unfit")
    return new Map(Object.entries(messages.ownWordingUnfit)).get(String(details?.fault)) ?? ofCode;
  if (code !== "note_garbage" || details === null) return ofCode;
  const { reason, explanation } = details;
  if (reason === "no_meaning" && typeof explanation === "string" && explanation.trim() !== "") {
    return translator(locale, "garbage")("explained", { reason: asSentence(explanation) });
  }
  const reasons = new Map(Object.entries(messages.garbage));
  return reasons.get(String(reason)) ?? ofCode;
};

/** What is wrong with a question that a student wrote. */
const unfitSentence = (locale: Language, { fault, fewest, most }: ErrorDetails): string | null => {
  const known = Object.keys(
    messagesIn(locale).questionUnfit,
  ) as (keyof Messages["questionUnfit"])[];
  const key = known.find((one) => one === fault);
  if (key === undefined) return null;
  return translator(locale, "questionUnfit")(key, { fewest: Number(fewest), most: Number(most) });
};
