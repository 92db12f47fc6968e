const articles = /^(?:the|an?)\s+/;

/**
 * A text as answers are compared: Unicode-normalised, lower case, ё as е, without Markdown emphasis,
 * without punctuation around words, single spaces, no leading article. Signs that carry meaning
 * (`+`, `-` before a digit, `#`, `=`, `<`, `%` and so on) stay, so that `C` and `C++` differ; so do
 * signs that are part of a name: `__main__`, `let*`, `*args`, `f()`.
 */
export const normaliseAnswer = (text: string): string =>
  withoutEmphasis(text.normalize("NFKC"))
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/["'«»“”„‘’`]/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\s-+\s/g, " ")
    .replace(/\S+/g, withoutPunctuation)
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(articles, "");

/** Marks that stand in pairs around words; a single one belongs to a name, as do those of `__init__`. */
const withoutEmphasis = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*])(\*{1,3})(?=\S)([^*]+)(?<=\S)\1(?![\p{L}\p{N}*])/gu, "$2")
    .replace(
      /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]+)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
      (whole, marks: string, inside: string) =>
        marks === "__" && /^(?:[a-z0-9]+|[A-Z0-9]+)$/.test(inside) ? whole : inside,
    );

/** A word without the marks of the sentence; the brackets of a call or an index are none. */
const withoutPunctuation = (word: string): string => {
  const ended = word.replace(/(?:[,;:!?]|(?<!\.)\.+)$/, " ");
  return /[\p{L}\p{N}_][([]/u.test(word) ? ended : ended.replace(/[()[\]]/g, " ");
};
