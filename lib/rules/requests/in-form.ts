/** What a noun that does not change its stem ends with, from its form of the dictionary on: each form by those of the old word. */
const plural = /^(.{2,})(ы|и)$/;
const hard = /[гкхжшчщ]$/;
const oblique = /^(?:[ая])(х|м|ми)$/;

/**
 * New words in the form in which old ones stand: «лампы» for «лампочки» where «лампочках» stands is «лампах». Null where
 * that is not sure.
 * @param given the old word as it was said
 * @param found the same word as it stands in the text
 */
export const inForm = (given: string, found: string, text: string): string | null => {
  const [said, stands] = [given, found].map((word) => word.toLowerCase());
  if (said === undefined || stands === undefined || /\s/.test(text.trim())) return null;
  if (said === stands) return text;
  return /^[a-z]+$/.test(said) ? inEnglish(said, stands, text) : inRussian(said, stands, text);
};

/** The plural of a plain noun, and back. */
const inEnglish = (said: string, stands: string, text: string): string | null => {
  if (stands === `${said}s`) return /[^sxzyoh]$/.test(text) ? `${text}s` : null;
  return said === `${stands}s` && /[^si]s$/.test(text) && !/[sxz]es$|ies$|hes$/.test(text)
    ? text.slice(0, -1)
    : null;
};

const inRussian = (said: string, stands: string, text: string): string | null => {
  const [, stem = "", ending = ""] = plural.exec(text.toLowerCase()) ?? [];
  const own = text.slice(0, stem.length);
  const found = /[аеёиоуыэюя](?:х|м|ми)?$/.exec(stands)?.[0] ?? "";
  // Both are named as several: «лампы».
  if (ending !== "" && /[ыи]$|[^аеёиоуыэюяьй]$/.test(said)) {
    if (/^[ыи]$/.test(found) && !/[ыи]$/.test(said)) return text;
    const [, rest] = oblique.exec(found) ?? [];
    if (rest !== undefined) return own + (ending === "ы" || hard.test(stem) ? "а" : "я") + rest;
  }
  return null;
};
