import { AppError } from "#lib/errors.ts";
import { maxDocumentCharacters } from "#lib/study/study-limits.ts";

/**
 * Refuses a text that cannot be stored or shown.
 * @throws AppError text_broken (NUL, half a surrogate pair), document_too_long
 */
export const checkStudyText = (text: string): void => {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AppError("text_broken", "The text holds NUL or half a surrogate pair");
  }
  if (text.length > maxDocumentCharacters) {
    throw new AppError("document_too_long", `A document of ${text.length} characters`, {
      details: { limit: maxDocumentCharacters },
    });
  }
};

/** A text that is only shown, without what cannot be stored: a model may send anything. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\0", "");
