/** Words and UTF-8 bytes of a note. */
export const noteSize = (text: string): { words: number; bytes: number } => ({
  words: text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  bytes: new TextEncoder().encode(text).length,
});
