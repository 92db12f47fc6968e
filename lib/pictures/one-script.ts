/** Cyrillic letters and the Latin ones that look the same in print. */
const pairs = "АA ВB ЕE КK МM НH ОO РP СC ТT ХX аa еe оo рp сc уy хx ІI іi ЅS";
const toLatin = new Map(pairs.split(" ").map(([cyrillic = "", latin = ""]) => [cyrillic, latin]));
const toCyrillic = new Map([...toLatin].map(([cyrillic, latin]) => [latin, cyrillic]));

type Script = "cyrillic" | "latin";

const loneLetter = /^\P{L}*\p{L}\P{L}*$/u;

/**
 * The words of a line, each in one script. Reading two languages at once, Tesseract takes "a" for "а": a look-alike in a
 * word is of the script that the rest of the word must be in, or most of it where letters of both are certain; and a
 * Russian letter alone among Latin words is an article. The other way round it may be a variable, and stays.
 */
export const inOneScript = (words: readonly string[]): string[] =>
  words.map((word, index) => {
    // What a hyphen or a slash joins may be of two languages.
    if (!loneLetter.test(word))
      return word.replace(/\p{L}+/gu, (part) => convert(part, script(part)));
    const around = certainScript(words.filter((_, other) => other !== index).join(" "));
    return around === "latin" ? convert(word, "latin") : word;
  });

/** How many letters of a text look like none of the other script. */
const certainLetters = (text: string): Readonly<Record<Script, number>> => {
  const letters = [...text];
  return {
    cyrillic: letters.filter((sign) => /\p{Script=Cyrillic}/u.test(sign) && !toLatin.has(sign))
      .length,
    latin: letters.filter((sign) => /\p{Script=Latin}/u.test(sign) && !toCyrillic.has(sign)).length,
  };
};

/** The script of most certain letters of a word; null when there are as many of each. */
const script = (word: string): Script | null => {
  const { cyrillic, latin } = certainLetters(word);
  if (cyrillic === latin) return null;
  return cyrillic > latin ? "cyrillic" : "latin";
};

/** The only script of which a text has certain letters; null when it has of both or of none. */
const certainScript = (text: string): Script | null => {
  const { cyrillic, latin } = certainLetters(text);
  return cyrillic > 0 && latin > 0 ? null : script(text);
};

const convert = (word: string, script: Script | null): string => {
  if (script === null) return word;
  const table = script === "latin" ? toLatin : toCyrillic;
  return [...word].map((sign) => table.get(sign) ?? sign).join("");
};
