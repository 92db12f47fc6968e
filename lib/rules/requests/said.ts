import { determiners, type PhraseClass, phraseLength } from "./lexicon.ts";

/** A word, a sign, or all that stands between quotation marks. */
export interface Token {
  readonly text: string;
  /** In small letters and with "е" for "ё", as phrases are written; "" for a quotation. */
  readonly word: string;
  /** What stands between it and the token before. */
  readonly gap: string;
  /** The signs of a sentence's end directly behind it. */
  readonly stop: string;
  /** Its place among all tokens of the request. */
  readonly index: number;
  /** Within a heading of several words, which no word of the grammar takes apart. */
  readonly isLocked: boolean;
}

/** The tokens of a request that are still to be read. */
export interface Said {
  readonly tokens: readonly Token[];
  /** Where each phrase of a class ends, by the token that it begins at; found once. */
  readonly ends: Map<PhraseClass, readonly number[]>;
}

export const saidOf = (tokens: readonly Token[]): Said => ({ tokens, ends: new Map() });

const quotations = [
  ...[`"[^"\\n]{1,600}"`, "“[^”\\n]{1,600}”", "„[^“”\\n]{1,600}[“”]", "«[^»\\n]{1,600}»"],
  ...["`[^`\\n]{1,600}`", "(?<![\\p{L}\\p{N}])['‘][^'’\\n]{1,600}['’](?![\\p{L}\\p{N}])"],
];
const word = "[\\p{L}\\p{M}\\p{N}]+(?:['’_-][\\p{L}\\p{M}\\p{N}]+)*";
const token = new RegExp([...quotations, word, "->", "=>", "\\S"].join("|"), "gu");
const quotation = /^["“„«`'‘].+["”“»`'’]$/su;

/** «Замените-ка» as «замени». */
const foldWord = (text: string): string => {
  const plain = text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
  return plain.replace(/(?<=[ийь])те$/, "").replace(/(?<=[а-я])-ка$/, "");
};

const plainly = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** The tokens of a request; the words of each title that stands in it whole are locked. */
export const readSaid = (text: string, titles: readonly string[]): Said => {
  const found = [...text.matchAll(token)];
  const words = found.map(([one]) => plainly(one));
  const locked = new Set<number>();
  for (const title of titles) {
    const wanted = (title.match(token) ?? []).map(plainly);
    if (wanted.length < 2) continue;
    for (const from of words.keys()) {
      if (wanted.every((one, index) => words[from + index] === one)) {
        for (const index of wanted.keys()) locked.add(from + index);
      }
    }
  }
  return saidOf(
    found.map(({ 0: one, index: at }, index) => {
      const before = found[index - 1];
      return {
        ...{ text: one, index, isLocked: locked.has(index) },
        word: one.length > 2 && quotation.test(one) ? "" : foldWord(one),
        gap: before === undefined ? "" : text.slice(before.index + before[0].length, at),
        stop: /^[.!?…]{1,3}(?=\s|$)/.exec(text.slice(at + one.length))?.[0] ?? "",
      };
    }),
  );
};

/** Signs that no phrase and no name begins or ends with. */
export const isPause = (one: Token | undefined): boolean =>
  one !== undefined && /^[,;:—–.!?…-]$/.test(one.word);

export const withoutPauses = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex((one) => !isPause(one));
  return from < 0 ? [] : tokens.slice(from, tokens.findLastIndex((one) => !isPause(one)) + 1);
};

/** The words that tokens stand for, as they were written; a quotation that stands alone without its marks. */
export const wordsOf = (tokens: readonly Token[]): string => {
  const [only] = tokens;
  if (only?.word === "" && tokens.length === 1) return only.text.slice(1, -1).trim();
  return tokens.reduce((written, { text, gap, index }, place) => {
    const isNext = tokens[place - 1]?.index === index - 1;
    return written + (place === 0 ? "" : isNext ? gap : " ") + text;
  }, "");
};

/** How many tokens from the first on are a phrase of a class; 0 where they are none. */
export const phraseAt = (tokens: readonly Token[], name: PhraseClass): number =>
  phraseLength(
    name,
    tokens.slice(0, 8).map(({ word, isLocked }) => (isLocked ? "" : word)),
  );

/** Where a phrase of a class that begins at a token ends, pauses before it and courtesies behind it included; -1 for none. */
export const phraseEnd = (said: Said, at: number, name: PhraseClass): number => {
  const ends = said.ends.get(name) ?? said.tokens.map((_, index) => findEnd(said, index, name));
  said.ends.set(name, ends);
  return ends[at] ?? -1;
};

const isLed: ReadonlySet<PhraseClass> = new Set(["typo", "look", "noun"]);

/** "Should come", «надо убрать». */
const verbs: ReadonlySet<PhraseClass> = new Set([
  ...(["replace", "rename", "write", "spelled", "called", "goes", "delete", "move"] as const),
  ...(["come", "swap", "turn", "make", "insert"] as const),
]);

/** How many tokens in front of a verb belong to it; -1 where it has one before its place. */
const modalAt = (tokens: readonly Token[], at: number, from: number, name: PhraseClass): number => {
  const ahead = (start: number) => tokens.slice(start, start + 8);
  if (from === at && from > 0 && phraseAt(tokens.slice(from - 1, from), "must") > 0) return -1;
  return phraseAt(ahead(from), name) > 0 ? 0 : phraseAt(ahead(from), "must");
};

const findEnd = ({ tokens }: Said, at: number, name: PhraseClass): number => {
  let from = at;
  if (name !== "colon") while (/^[,—]$/.test(tokens[from]?.word ?? "")) from++;
  if (isLed.has(name)) while (determiners.has(tokens[from]?.word ?? "")) from++;
  if (verbs.has(name)) {
    const modal = modalAt(tokens, at, from, name);
    if (modal < 0) return -1;
    from += modal;
  }
  const length = phraseAt(tokens.slice(from, from + 8), name);
  if (length === 0) return -1;
  return behindCourtesy(tokens, from + length);
};

const behindCourtesy = (tokens: readonly Token[], at: number): number => {
  let end = at;
  const isPolite = (index: number) => phraseAt(tokens.slice(index, index + 1), "polite") > 0;
  while (isPolite(end) || (tokens[end]?.word === "," && isPolite(end + 1))) end++;
  return tokens[end]?.word === "," && isPolite(end - 1) ? end + 1 : end;
};

export type Slots = Readonly<Record<string, readonly Token[]>>;

/** So many ways to read a request in one frame are looked at. */
const mostWays = 200;

/**
 * All ways in which a request fills a frame: words with a capital are classes of phrases, those in small letters what
 * stands between. A class with "?" may be absent.
 */
export const fillings = (said: Said, frame: string): Slots[] => {
  const found: Slots[] = [];
  fill(said, frame.split(" "), 0, {}, found);
  return found;
};

const fill = (
  said: Said,
  elements: readonly string[],
  at: number,
  slots: Slots,
  found: Slots[],
): void => {
  const [element, ...rest] = elements;
  const { tokens } = said;
  if (found.length >= mostWays) return;
  if (element === undefined) {
    if (at === tokens.length) found.push(slots);
    return;
  }
  for (const end of endsOf(said, element, at, rest.length === 0)) {
    const name = element.replace("?", "");
    const filled = withoutPauses(tokens.slice(at, end));
    if (filled.length > 0 || name !== element.toLowerCase())
      fill(said, rest, end, end === at ? slots : { ...slots, [name]: filled }, found);
  }
};

/** Where what fills an element may end. */
const endsOf = (said: Said, element: string, at: number, isLast: boolean): readonly number[] => {
  const { length } = said.tokens;
  if (!/^[A-Z]/.test(element)) {
    return at >= length
      ? []
      : isLast
        ? [length]
        : Array.from({ length: length - at }, (_, index) => at + index + 1);
  }
  const name = element.replace("?", "");
  const end = phraseEnd(said, at, (name.charAt(0).toLowerCase() + name.slice(1)) as PhraseClass);
  return end >= 0 ? [end] : name === element ? [] : [at];
};
