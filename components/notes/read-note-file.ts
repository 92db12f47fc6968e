/** Words and UTF-8 bytes of a note. */
export const noteSize = (text: string): { words: number; bytes: number } => ({
  words: text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  bytes: new TextEncoder().encode(text).length,
});

const textNames = /\.(?:md|markdown|txt)$/iu;

/** A text file as the student wrote it; null for any other, and for one that is not surely text. */
export const readTextFile = async (file: File, maxBytes: number): Promise<string | null> => {
  // UTF-16 takes up to twice the bytes of the same text in UTF-8. A longer one is chosen from by its parts.
  if (!textNames.test(file.name) || file.size > maxBytes * 2) return null;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A file that went away since it was chosen: what sends it says so.
    return null;
  }
};

/** UTF-8, UTF-16 with its mark, or the Windows code page of older Russian files; null for no text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-16be";
  const marked = mark === "utf-16le" || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const text = marked
    ? decode(mark, bytes)
    : (decode("utf-8", bytes) ?? plausibleRussian(decode("windows-1251", bytes)));
  return text === null || text.includes("\0") ? null : text;
};

const decode = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
};

/** Any bytes decode as Windows-1251, so it must look like Russian: most letters beyond ASCII are lower-case Cyrillic. */
const plausibleRussian = (text: string | null): string | null => {
  const foreign = text?.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const lower = text?.match(/[а-яё]/gu)?.length ?? 0;
  return text !== null && lower > foreign * 0.6 ? text : null;
};
