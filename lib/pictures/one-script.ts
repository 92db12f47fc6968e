/** Cyrillic letters and the Latin ones that look the same in print. */
const pairs = "АA ВB ЕE КK МM НH ОO РP СC ТT ХX аa еe оo рp сc уy хx ІI іi ЅS";
const toLatin = new Map(pairs.split(" ").map(([cyrillic = "", latin = ""]) => [cyrillic, latin]));
const toCyrillic = new Map([...toLatin].map(([cyrillic, latin]) => [latin, cyrillic]));

type Script = "cyrillic" | "latin";

const loneLetter = /^\P{L}*\p{L}\P{L}*$/u;

/**
 * The words of a line, each in one script. Reading two languages at once, Tesseract takes "a" for "а": a look-alike in a
 * word is of the script that the rest of the word must be in, and a Russian letter alone among Latin words is an article.
 * The other way round it may be a variable, and stays.
 */
export const inOneScript = (words: readonly string[]): string[] =>
  words.map((word, index) => {
    if (!loneLetter.test(word)) return convert(word, certainScript(word));
    const around = certainScript(words.filter((_, other) => other !== index).join(" "));
    return around === "latin" ? convert(word, "latin") : word;
  });

/** The script of which a text has letters that look like no other's; null when it has of both or of none. */
const certainScript = (text: string): Script | null => {
  const letters = [...text];
  const cyrillic = letters.some((sign) => /\p{Script=Cyrillic}/u.test(sign) && !toLatin.has(sign));
  const latin = letters.some((sign) => /\p{Script=Latin}/u.test(sign) && !toCyrillic.has(sign));
  if (cyrillic === latin) return null;
  return cyrillic ? "cyrillic" : "latin";
};

const convert = (word: string, script: Script | null): string => {
  if (script === null) return word;
  const table = script === "latin" ? toLatin : toCyrillic;
  return [...word].map((sign) => table.get(sign) ?? sign).join("");
};
