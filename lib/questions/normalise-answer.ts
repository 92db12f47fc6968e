const articles = /^(?:the|an?)\s+/;

/**
 * A text as answers are compared: Unicode-normalised, lower case, ё as е, without Markdown emphasis,
 * without punctuation around words, single spaces, no leading article. Signs that carry meaning
 * (`+`, `-` before a digit, `#`, `=`, `<`, `%` and so on) stay, so that `C` and `C++` differ.
 */
export const normaliseAnswer = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, "")
    .replace(/["'«»“”„‘’]/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/\s-+\s/g, " ")
    .replace(/[,;:!?](?=\s|$)|(?<!\.)\.+(?=\s|$)|[()[\]]/g, " ")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(articles, "");
