import type { Embedder } from "./task.ts";

/**
 * The direction of a vector, of length 1, or null when it has none. Only directions are compared; numbers that are too
 * large or too small for the database's single or half precision are none any more then.
 */
export const unitVector = (vector: readonly number[]): number[] | null => {
  const length = Math.hypot(...vector);
  return length > 0 && Number.isFinite(length) ? vector.map((value) => value / length) : null;
};

/** Enough that the hundred features of a long question rarely share a place. */
export const hashDimensions = 1024;

/** Share of a word's weight that its letter triples carry, so that inflected forms stay near. */
const tripleShare = 0.3;
/** A number, an operator or a "not" tells two questions of one template apart better than a word. */
const informativeWeight = 1.5;

/**
 * Share of the whole weight that pairs of words carry, whatever stands between them. With words
 * alone, two questions of twelve words that differ in one are 0.92 alike; with pairs, 0.89.
 */
const pairShare = 0.35;
/** Pairs grow with the square of the words; a text this long is told apart without them. */
const maxPairedWords = 64;

/**
 * A vector of length 1 made from the words of a text, without a model: the same words in another
 * order, case or punctuation give the same vector, other words another one. Words of a question's
 * frame ("which of the following is true") do not count.
 */
export const hashWords = (text: string): number[] => {
  const tokens = contentTokens(text);
  const stems = [...new Set(tokens.map(stemOf))].sort();
  const pairs = stems.length > maxPairedWords ? [] : pairsOf(stems);
  const words = unit(featureSum(tokens.flatMap(wordFeatures)));
  if (pairs.length === 0) return words;
  const paired = unit(featureSum(pairs.map((pair) => [`pair ${pair}`, 1])));
  const [wordWeight, pairWeight] = [Math.sqrt(1 - pairShare), Math.sqrt(pairShare)];
  return unit(words.map((value, at) => value * wordWeight + (paired[at] ?? 0) * pairWeight));
};

/** The words of a text as they are compared: each stem, and whether it tells more than a word does. */
export const comparedWords = (
  text: string,
): ReadonlyMap<string, { readonly isInformative: boolean }> =>
  new Map(
    contentTokens(text).map((token) => [stemOf(token), { isInformative: isInformative(token) }]),
  );

type Feature = readonly [name: string, weight: number];

/** A word's stem and, with less weight, its letter triples. */
const wordFeatures = (token: string): Feature[] => {
  const weight = isInformative(token) ? informativeWeight : 1;
  const stem = stemOf(token);
  const triples = letterTriples(stem);
  const tripleWeight = weight * Math.sqrt(tripleShare / triples.length);
  return [
    [`word ${stem}`, weight * Math.sqrt(1 - tripleShare)],
    ...triples.map((triple): Feature => [`triple ${triple}`, tripleWeight]),
  ];
};

const pairsOf = (stems: readonly string[]): string[] =>
  stems.flatMap((first, index) => stems.slice(index + 1).map((second) => `${first} ${second}`));

/** Adds each feature at a place and with a sign that its hash decides, so that collisions cancel out. */
const featureSum = (features: readonly Feature[]): number[] => {
  const vector = new Array<number>(hashDimensions).fill(0);
  for (const [name, weight] of features) {
    const hash = fnv1a(name);
    const place = hash % hashDimensions;
    vector[place] = (vector[place] ?? 0) + (hash & 0x40000000 ? weight : -weight);
  }
  return vector;
};

const unit = (vector: readonly number[]): number[] => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

const tokenPattern =
  /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*|(?<![=+*/%&|^~<>#@!-])[!-]*[=+*/%&|^~<>#@][=+*/%&|^~<>#@!-]*/gu;

/** Never empty, so that every text has a direction. */
const contentTokens = (text: string): string[] => {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("ё", "е");
  const all = plain.match(tokenPattern) ?? [];
  const content = all.filter((token) => !frameWords.has(token));
  if (content.length > 0) return content;
  return all.length > 0 ? all : [plain.trim()];
};

const isInformative = (token: string): boolean => !/^\p{L}/u.test(token) || negations.has(token);

/**
 * Cuts the commonest endings; a stem keeps at least four letters. Not the stems of `lib/text`: vectors that are stored were
 * made of these.
 */
const stemOf = (word: string): string => {
  if (word.length < 5) return word;
  return word.replace(/[а-я]$/.test(word) ? russianEnding : englishEnding, "$1");
};

const russianEnding =
  /^(.{4,}?)(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ешь|ете|ует|ают|яют|ить|ать|ять|еть|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ом|ем|ам|ям|ах|ях|ов|ев|ую|юю|ть|ет|ит|ут|ют|ат|ят|ия|ии|ию|а|я|о|е|ы|и|у|ю|ь|й)$/;
const englishEnding = /^(.{4,}?)(?:ings?|edly|ed|ies|es|ly|s|e)$/;

/** At least one, since the word is padded on both sides. */
const letterTriples = (word: string): string[] => {
  const padded = ` ${word || " "} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
};

const fnv1a = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // A last mixing, because the low bits of FNV alone repeat for similar words.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const negations = new Set([
  "not",
  "no",
  "never",
  "cannot",
  "without",
  "except",
  "не",
  "ни",
  "нет",
  "без",
  "кроме",
  "нельзя",
]);

/** Beside words of grammar those of the frame of a quiz question; stored vectors were made without them. */
const frameWords = new Set(
  `a an the of to in on at by for from with as and or is are was were be been being do does did has have had
   it its this that these those there which what who whom whose when where why how can could may might must
   should will would if then than so such you your we our one following statement statements option options
   answer answers question true false correct correctly right choose select pick name called mean means
   describe describes about into i
   и в во на с со к ко о об от у из за по до для при что чем чего чему как какой какая какое какие каких каким
   какую каком какого кто когда где куда почему зачем это этот эта эти этого то тот та те того ли же бы или
   а но да является являются называется называют такое такой такая верно верное верный верна верны
   утверждение утверждения утверждений следующих следующее следующие вариант варианты ответ ответа ответы вопрос
   выберите укажите назовите правильный правильное правильно опишите означает значит можно нужно если быть
   был была было были есть его ее их все всех`.split(/\s+/),
);

/** Vectors from the words alone: needs no model, no network and costs nothing. */
export const hashEmbedder: Embedder = {
  modelId: "hash-words-v1",
  embed: async (texts) => texts.map(hashWords),
};
