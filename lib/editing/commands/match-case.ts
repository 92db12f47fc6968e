const isUpper = (letter: string): boolean =>
  letter !== letter.toLowerCase() && letter === letter.toUpperCase();

/** The new text with a capital where the passage has one and the quote of it has none: "стек" for "Стек". */
export const matchCase = (quote: string, passage: string, text: string): string => {
  const [quoted = "", found = "", first = ""] = [quote, passage, text].map(
    (part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? "",
  );
  if (quoted === found || quoted.toLowerCase() !== found.toLowerCase()) return text;
  if (!isUpper(found) || first === "") return text;
  const at = text.indexOf(first);
  const letters = [...passage].filter((sign) => /\p{L}/u.test(sign));
  if (letters.length > 1 && letters.every(isUpper)) return text.toUpperCase();
  return text.slice(0, at) + first.toUpperCase() + text.slice(at + first.length);
};
