import { maxNoteBytes } from "#lib/schemas/thread-requests.ts";
import { AppError } from "../errors.ts";

/** White space and the marks that only steer its layout, such as U+200B. */
const nothingToRead = /^[\s\p{Cf}\p{Zs}]*$/u;

/**
 * Refuses a note that cannot be taken.
 * @throws AppError note_empty, note_not_text (NUL cannot be stored), note_too_large
 */
export const checkNote = (text: string): void => {
  if (nothingToRead.test(text)) throw new AppError("note_empty", "The note has no text.");
  if (text.includes("\0")) throw new AppError("note_not_text", "The note holds NUL characters.");
  if (new TextEncoder().encode(text).byteLength > maxNoteBytes) {
    throw new AppError("note_too_large", `The note is larger than ${maxNoteBytes} bytes.`, {
      details: { maxBytes: maxNoteBytes },
    });
  }
};
