import { quoteSign } from "./mask-quotes.ts";
import { type VocabularyName, vocabulary } from "./vocabulary.ts";

/** What a pattern makes of its slots. */
export type PatternMeaning =
  | "replace"
  | "swap"
  | "swap_or_replace"
  | "move_before"
  | "move_after"
  | "delete"
  | "insert_before"
  | "insert_after"
  | "append_end"
  | "append_start"
  | "append_section";

/**
 * The orders in which people say a command. X is what it is about, Y the new text, `{name}` a word of the vocabulary, `?`
 * what may be missing. The first pattern that fits a request with quotation marks is meant.
 */
const orders: readonly (readonly [PatternMeaning, string])[] = [
  ["swap", "{swap} X {and} Y"],
  ["swap", "{placesOf} X {withOther} Y"],
  ["swap", "X {and} Y {modal?} {trade}"],
  ["swap_or_replace", "{exchange} X with Y"],
  ["move_after", "{move} X {after} Y"],
  ["move_after", "{move} {after} Y X"],
  ["move_after", "{after} Y {modal?} {move} X"],
  ["move_before", "{move} X {before} Y"],
  ["move_before", "{move} {before} Y X"],
  ["move_before", "{before} Y {modal?} {move} X"],
  ["replace", "{instead} X {modal?} {write} Y"],
  ["replace", "{modal?} {write} Y {instead} X"],
  ["replace", "{write} {instead} X Y"],
  ["replace", "{modal?} {substitute} Y for X"],
  ["replace", "{replace} {modal?} X {with} Y"],
  ["replace", "{replace} X {instrument} Y"],
  ["replace", "X {modal?} {replace} {with} Y"],
  ["replace", "X {shouldBe} Y"],
  ["replace", "{replace?} X {arrow} Y"],
  ["append_section", "{insert} {inSection} X Y"],
  ["append_section", "{insert} Y {inSection} X"],
  ["append_section", "{inSection} X {modal?} {insert} Y"],
  ["append_end", "{insert} {atEnd} Y"],
  ["append_end", "{insert} Y {atEnd}"],
  ["append_end", "{atEnd} {modal?} {insert} Y"],
  ["append_start", "{insert} {atStart} Y"],
  ["append_start", "{insert} Y {atStart}"],
  ["append_start", "{atStart} {modal?} {insert} Y"],
  ["insert_after", "{insert} {after} X Y"],
  ["insert_after", "{insert} Y {after} X"],
  ["insert_after", "{after} X {modal?} {insert} Y"],
  ["insert_before", "{insert} {before} X Y"],
  ["insert_before", "{insert} Y {before} X"],
  ["insert_before", "{before} X {modal?} {insert} Y"],
  ["delete", "{delete} X out"],
  ["delete", "take X out"],
  ["delete", "{delete} X"],
  ["delete", "X {modal?} {delete}"],
];

/** On a marked passage a command needs no X. */
const onSelection: readonly (readonly [PatternMeaning, string])[] = [
  ["replace", "{replace} {with} Y"],
  ["replace", "{write} Y"],
  ["delete", "{delete}"],
];

export interface CommandPattern {
  readonly meaning: PatternMeaning;
  /** The pattern with its first slot of at least so many characters, so that all its readings can be had. */
  readonly withLeast: (length: number) => RegExp;
}

const isName = (name: string): name is VocabularyName => name in vocabulary;

const words = (name: string): string => {
  if (!isName(name)) throw new TypeError(`the vocabulary has no "${name}"`);
  return `(?:${vocabulary[name].join("|")})`;
};

/** Words of a command begin and end as words; an arrow stands for itself. */
const tokenSource = (token: string): string => {
  const [, name, optional] = /^\{(\w+)(\?)?\}$/.exec(token) ?? [];
  if (name === undefined) return token;
  const source =
    name === "arrow" ? words(name) : `${notInWord.before}${words(name)}${notInWord.after}`;
  return optional === undefined ? source : `(?:${source}${gap})?`;
};

const notInWord = { before: "(?<![\\p{L}\\p{N}])", after: "(?![\\p{L}\\p{N}])" } as const;

const slot = (name: "x" | "y", least: number): string => `(?<${name}>.{${least},}?)`;

/** Between the parts of a command stand spaces, commas, a colon or a dash; beside a quoted part or an arrow nothing need stand. */
const gap = `(?:(?:[\\s,:]|(?<=\\s)[-–—](?=\\s))+|(?<=${quoteSign})|(?=${quoteSign}))`;
const arrowGap = "\\s*";

const gapBetween = (tokens: readonly string[], index: number): string => {
  const beside = [tokens[index - 1], tokens[index]];
  if (beside.includes("{arrow}")) return arrowGap;
  // What may be missing brings its own gap.
  return beside[0]?.endsWith("?}") ? "" : gap;
};

const compile = ([meaning, order]: readonly [PatternMeaning, string]): CommandPattern => {
  const tokens = order.split(" ");
  const first = tokens.find((token) => token === "X" || token === "Y");
  const cache = new Map<number, RegExp>();
  const withLeast = (length: number): RegExp => {
    const known = cache.get(length);
    if (known !== undefined) return known;
    const source = tokens
      .map((token) => {
        if (token !== "X" && token !== "Y") return tokenSource(token);
        return slot(token === "X" ? "x" : "y", token === first ? length : 1);
      })
      .reduce((before, token, index) => before + gapBetween(tokens, index) + token);
    const pattern = new RegExp(`^${source}$`, "isu");
    if (cache.size < 200) cache.set(length, pattern);
    return pattern;
  };
  return { meaning, withLeast };
};

export const commandPatterns: readonly CommandPattern[] = orders.map(compile);
export const selectionPatterns: readonly CommandPattern[] = onSelection.map(compile);
