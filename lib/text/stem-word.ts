import { stemmer as russianStem } from "@orama/stemmers/russian";

const irregular = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["dying", "die"],
  ["lying", "lie"],
  ["tying", "tie"],
  ["idly", "idl"],
  ["gently", "gentl"],
  ["ugly", "ugli"],
  ["early", "earli"],
  ["only", "onli"],
  ["singly", "singl"],
]);
const unchanged = new Set(["sky", "news", "howe", "atlas", "cosmos", "bias", "andes"]);
const unchangedAfterS = new Set([
  "inning",
  "outing",
  "canning",
  "herring",
  "earring",
  "proceed",
  "exceed",
  "succeed",
]);

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && "aeiouy".includes(letter);

/** Where the part behind the first vowel and the consonant after it begins. */
const regionAfter = (word: string, from: number): number => {
  for (let at = from + 1; at < word.length; at += 1)
    if (!isVowel(word[at]) && isVowel(word[at - 1])) return at + 1;
  return word.length;
};

const firstRegion = (word: string): number => {
  const head = word.match(/^(?:gener|commun|arsen)/)?.[0];
  return head === undefined ? regionAfter(word, 0) : head.length;
};

const endsInShortSyllable = (word: string): boolean =>
  /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/.test(word);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

interface Word {
  readonly text: string;
  readonly first: number;
  readonly second: number;
}

const longest = (text: string, endings: readonly string[]): string | undefined =>
  endings.find((ending) => text.endsWith(ending));

const withoutPlural = (text: string): string => {
  if (text.endsWith("sses")) return text.slice(0, -2);
  if (/(?:ied|ies)$/.test(text)) return text.slice(0, text.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(text)) return text;
  if (text.endsWith("s") && hasVowel(text.slice(0, -2))) return text.slice(0, -1);
  return text;
};

const withoutPast = ({ text, first }: Word): string => {
  const ending = longest(text, ["eedly", "ingly", "edly", "eed", "ing", "ed"]);
  if (ending === undefined) return text;
  const rest = text.slice(0, -ending.length);
  if (ending.startsWith("eed")) return rest.length >= first ? `${rest}ee` : text;
  if (!hasVowel(rest)) return text;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest))
    return /^[aeo](?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest) ? rest : rest.slice(0, -1);
  return first >= rest.length && endsInShortSyllable(rest) ? `${rest}e` : rest;
};

const secondStep: Readonly<Record<string, string>> = {
  ization: "ize",
  ational: "ate",
  fulness: "ful",
  ousness: "ous",
  iveness: "ive",
  tional: "tion",
  biliti: "ble",
  lessli: "less",
  entli: "ent",
  ation: "ate",
  alism: "al",
  aliti: "al",
  ousli: "ous",
  iviti: "ive",
  fulli: "ful",
  ogist: "og",
  enci: "ence",
  anci: "ance",
  abli: "able",
  izer: "ize",
  ator: "ate",
  alli: "al",
  bli: "ble",
  ogi: "og",
  li: "",
};
const thirdStep: Readonly<Record<string, string>> = {
  ational: "ate",
  tional: "tion",
  alize: "al",
  icate: "ic",
  iciti: "ic",
  ative: "",
  ical: "ic",
  ness: "",
  ful: "",
};
const fourthStep = [
  ...["ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti"],
  ...["ous", "ive", "ize", "ion", "al", "er", "ic"],
];

const replaced = ({ text, first, second }: Word, table: Readonly<Record<string, string>>) => {
  const ending = longest(text, Object.keys(table));
  if (ending === undefined) return text;
  const rest = text.slice(0, -ending.length);
  if (rest.length < first) return text;
  if (ending === "ogi" && !rest.endsWith("l")) return text;
  if (ending === "li" && !/[cdeghkmnrt]$/.test(rest)) return text;
  if (ending === "ative" && rest.length < second) return text;
  return rest + (table[ending] ?? "");
};

const withoutSuffix = ({ text, second }: Word): string => {
  const ending = longest(text, fourthStep);
  if (ending === undefined) return text;
  const rest = text.slice(0, -ending.length);
  if (rest.length < second || (ending === "ion" && !/[st]$/.test(rest))) return text;
  return rest;
};

const withoutLast = ({ text, first, second }: Word): string => {
  const rest = text.slice(0, -1);
  if (text.endsWith("e"))
    return rest.length >= second || (rest.length >= first && !endsInShortSyllable(rest))
      ? rest
      : text;
  return text.endsWith("ll") && rest.length >= second ? rest : text;
};

/**
 * The stem of an English word in small letters, by the Snowball algorithm (Porter 2): the same as
 * PostgreSQL's `english_stem`, but for a handful of words in which its releases differ.
 */
const englishStem = (word: string): string => {
  if (word.length < 3 || unchanged.has(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const marked = word.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y");
  const regions = { first: firstRegion(marked) };
  const whole = { ...regions, second: regionAfter(marked, regions.first) };
  const at = (text: string): Word => ({ ...whole, text });
  const singular = withoutPlural(marked);
  if (unchangedAfterS.has(singular)) return singular;
  let text = withoutPast(at(singular));
  text = text.replace(/(.[^aeiouy])[yY]$/, "$1i");
  text = replaced(at(text), secondStep);
  text = replaced(at(text), thirdStep);
  text = withoutSuffix(at(text));
  return withoutLast(at(text)).toLowerCase();
};

/**
 * The stem of a Russian word in small letters and without "ё", by the Snowball algorithm; what is none stays as it is. For
 * names of controls, as endings of English words are part of these: Key is not Keys.
 */
export const stemRussian = (word: string): string =>
  /^[а-я]+$/u.test(word) ? russianStem(word) : word;

/** The same for words of both languages, each by its alphabet. */
export const stemWord = (word: string): string =>
  /^[a-z]+$/u.test(word) ? englishStem(word) : stemRussian(word);
