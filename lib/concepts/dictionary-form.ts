/**
 * Endings of Russian nouns in the instrumental case and what the dictionary has instead, surest
 * first. Wrong for a few neuter nouns ("деревом"), which costs a quiz without a model a clumsy term.
 */
const nounEndings: readonly (readonly [RegExp, string])[] = [
  [/ием$/iu, "ие"],
  [/ией$/iu, "ия"],
  [/ством$/iu, "ство"],
  [/(?<=дерев|числ|правил|слов|пол|мест|свойств)ом$/iu, "о"],
  [/ью$/iu, "ь"],
  [/(?<=[цчшщж])ей$/iu, "а"],
  [/(?<=[цчшщж])ем$/iu, ""],
  [/(?<=[аеёиоуыэюя])ем$/iu, "й"],
  [/(?<=[бвгджзклмнпрстфхцчшщ])ком$/iu, "ок"],
  [/ом$/iu, ""],
  [/ой$/iu, "а"],
];

const adjectiveEndings: readonly (readonly [RegExp, string])[] = [
  [/ым$/iu, "ый"],
  [/им$/iu, "ий"],
  [/ой$/iu, "ая"],
  [/ей$/iu, "яя"],
];

const replaceEnding = (word: string, endings: readonly (readonly [RegExp, string])[]): string => {
  const rule = endings.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
};

/** Whether a term stands in the instrumental case, as far as its ending tells. */
export const isInstrumental = (term: string): boolean =>
  nounEndings.some(([ending]) => ending.test(nounOf(term)));

/** A Russian term in the instrumental case ("связным списком") as a dictionary has it. */
export const dictionaryForm = (term: string): string => {
  const words = term.split(" ");
  const noun = nounAt(words);
  return words
    .map((word, index) => {
      if (index === noun) return replaceEnding(word, nounEndings);
      return index < noun ? adjective(word, replaceEnding(words[noun] ?? "", nounEndings)) : word;
    })
    .join(" ");
};

/** Agrees with its noun: neuter nouns end in -о or -е. */
const adjective = (word: string, noun: string): string =>
  /[ое]$/iu.test(noun)
    ? word.replace(/ым$/iu, "ое").replace(/им$/iu, "ее")
    : replaceEnding(word, adjectiveEndings);

const isAdjective = (word: string): boolean => /(?:н|ск|р|ч|т|л|в|щ)(?:ым|им|ой|ей)$/iu.test(word);

/** The first word that is no adjective, else the last; later ones ("деревом поиска") keep their case. */
const nounAt = (words: readonly string[]): number => {
  const noun = words.findIndex((word) => !isAdjective(word));
  return noun === -1 ? words.length - 1 : noun;
};

const nounOf = (term: string): string => {
  const words = term.split(" ");
  return words[nounAt(words)] ?? "";
};
