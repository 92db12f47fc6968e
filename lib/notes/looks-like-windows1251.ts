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
export const looksLikeWindows1251 = (text: string): boolean => {
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
