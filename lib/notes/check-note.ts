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

/** Share of the characters above ASCII that must be Russian letters; the rest is «», —, № and such. */
const minLetterShare = 0.8;

/** Share of words that may mix the alphabets, as `é` read wrongly does: "cafй". */
const maxMixedShare = 0.05;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Whether bytes that were read as windows-1251 are Russian. Every byte has a meaning there, so any
 * file can be read so; only the look of the result tells. Old encodings with the alphabet in another
 * order (KOI8-R) come out with the case of letters turned round.
 */
const looksLikeWindows1251 = (text: string): boolean => {
  const high = count(text, /[^\0-\u007f]/g);
  const letters = count(text, /[а-яё]/gi);
  const small = count(text, /[а-яё]/g);
  const words = count(text, /\p{L}+/gu);
  const mixed = count(text, /(?<!\p{L})\p{L}*(?:[a-z][а-яё]|[а-яё][a-z])\p{L}*/giu);
  return (
    letters > 0 &&
    letters >= high * minLetterShare &&
    small > letters / 2 &&
    mixed <= words * maxMixedShare
  );
};

/** How documents that are no plain text begin, though their bytes may all be letters. */
const otherKinds = ["%PDF-", "%!PS", "{\\rtf", "PK\u0003\u0004", "GIF8", "\u007fELF", "MZ\u0090"];

/** Control characters but for those of white space. */
const controls = /[^\P{Cc}\t\n\v\f\r]/gu;

/** Share of control characters that a text may hold, such as those of a saved terminal session. */
const maxControlShare = 0.001;

const tryDecode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // A failed decoding is the answer: the bytes are not in this encoding.
    return null;
  }
};

/** UTF-16 only by its byte order mark; else UTF-8, and Russian text of old Windows. */
const decode = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return tryDecode(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return tryDecode(bytes, "utf-16be");
  const utf8 = tryDecode(bytes, "utf-8");
  if (utf8 !== null) return utf8;
  const windows1251 = tryDecode(bytes, "windows-1251");
  return windows1251 !== null && looksLikeWindows1251(windows1251) ? windows1251 : null;
};

const isText = (text: string): boolean => {
  if (text.includes("\0") || otherKinds.some((start) => text.startsWith(start))) return false;
  return (text.match(controls)?.length ?? 0) <= text.length * maxControlShare;
};

/**
 * The text of an uploaded file, judged by its bytes alone: names and declared types can lie. The byte
 * order mark is dropped, all else kept.
 * @throws AppError note_not_text for pictures, PDF, archives and encodings that cannot be told for sure
 */
export const decodeNote = (bytes: Uint8Array): string => {
  const text = decode(bytes);
  if (text === null || !isText(text)) {
    throw new AppError("note_not_text", "The file is not plain text.");
  }
  return text;
};
