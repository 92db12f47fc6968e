import { matchSequences } from "#lib/text/match-sequences.ts";
import { silentCommands, skeletonOf, spokenAs, symbolName, typographicOf } from "./normal-form.ts";

/** A word, a number, a LaTeX command or one other mark, with its place in the raw text. */
export type QuoteToken = {
  readonly kind: "word" | "number" | "command" | "mark";
  /** What tokens are compared by: folded letters, or the typographic class of a mark. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** White space in front: 0 none, 1 within a line, 2 a line break, 3 a blank line. */
  readonly gap: 0 | 1 | 2 | 3;
};

/**
 * A link target or an HTML tag is one mark: the quote may have it, another one, or none. A word broken at the end of a
 * line is one word.
 */
const pattern =
  /\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,600}\)|<\/?[a-zA-Z][a-zA-Z0-9-]*(?:[\s/][^<>\n]{0,200})?>|\\[a-zA-Z]+|[-‐-―−]{2,}|={2,}|\.{3,}|…|[⁰¹²³⁴-⁹₀-₉]+|(?:(?![⁰¹²³⁴-⁹₀-₉])\p{N})+|\p{L}(?:[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]|-\r?\n[ \t]*(?=[\p{Ll}\p{Lo}]))*|[^\s]\p{M}*/gu;

/** Tokens of `raw.slice(start, end)`, offsets in `raw`. */
export const quoteTokens = (raw: string, start = 0, end = raw.length): QuoteToken[] => {
  const tokens: QuoteToken[] = [];
  const text = raw.slice(start, end);
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const gap = gapOf(text.slice(last, match.index));
    last = match.index + match[0].length;
    tokens.push({ ...readToken(match[0]), from: start + match.index, to: start + last, gap });
  }
  return tokens;
};

/** What a stretch of white space between tokens amounts to. */
export const gapOf = (space: string): QuoteToken["gap"] => {
  const breaks = space.split("\n").length - 1;
  return breaks > 1 ? 3 : breaks === 1 ? 2 : space === "" ? 0 : 1;
};

const readToken = (text: string): Pick<QuoteToken, "kind" | "key"> => {
  if (/^\p{N}/u.test(text)) return { kind: "number", key: text.normalize("NFKC") };
  if (/^\\[a-zA-Z]/.test(text)) return readCommand(text.slice(1));
  const name = symbolName(text);
  if (name !== null) return { kind: "word", key: foldWord(name) };
  if (/^\p{L}/u.test(text)) return { kind: "word", key: foldWord(text) };
  // A rule of any length is one mark: typography turns some of its hyphens into dashes. It is no bullet.
  // Typography makes long dashes of pairs of hyphens.
  if (/^[-‐-―−]{2,}$/.test(text) && (text.length > 2 || /[—―]/.test(text)))
    return { kind: "mark", key: "---" };
  if (text.startsWith("...") || text === "…") return { kind: "mark", key: "…" };
  return {
    kind: "mark",
    key: String.fromCharCode(typographicOf[text.charCodeAt(0)] || text.charCodeAt(0)),
  };
};

const readCommand = (name: string): Pick<QuoteToken, "kind" | "key"> =>
  silentCommands.has(name)
    ? { kind: "command", key: foldWord(name) }
    : { kind: "word", key: foldWord(spokenAs.get(name) ?? name) };

const foldWord = (word: string): string => {
  let folded = "";
  for (let index = 0; index < word.length; index++) {
    const unit = skeletonOf[word.charCodeAt(index)] as number;
    if (unit > 1) folded += String.fromCharCode(unit);
    else if (unit === 1) folded += symbolName(word[index] ?? "") ?? "";
  }
  return folded;
};

/** A stretch where the words of a quote and of a passage differ: `[from, to)` of either list; one may be empty. */
export type WordGap = {
  readonly quoted: readonly [from: number, to: number];
  readonly real: readonly [from: number, to: number];
};

/** Words, numbers and LaTeX commands of a text; those within link targets on demand. */
export const wordsOf = (text: string, withTargets = false): QuoteToken[] =>
  quoteTokens(text)
    .flatMap((token) =>
      withTargets && isTarget(text, token)
        ? quoteTokens(text, token.from + 2, token.to - 1)
        : [token],
    )
    .filter(({ kind, key }) => kind !== "mark" && key !== "");

const isTarget = (text: string, { kind, from, to }: QuoteToken): boolean =>
  kind === "mark" && to - from > 2 && text.startsWith("](", from);

/** How many link targets a text has. */
export const countTargets = (text: string): number =>
  quoteTokens(text).filter((token) => isTarget(text, token)).length;

/** Words and numbers, no commands and marks. */
export const isText = ({ kind }: QuoteToken): boolean => kind === "word" || kind === "number";

/** What a token is compared by. */
export const keyOf = ({ key }: QuoteToken): string => key;

/** Texts that differ in more words are no longer compared: memory grows with their square. */
const MOST_EDITS = 1000;

/** Where the words differ, in order; null when the texts are too unlike to be compared word by word. */
export const wordGaps = (
  quoted: readonly QuoteToken[],
  real: readonly QuoteToken[],
): WordGap[] | null => {
  const partner = matchSequences(quoted.map(keyOf), real.map(keyOf), MOST_EDITS);
  if (partner === null) return null;
  const gaps: WordGap[] = [];
  let [from, realFrom] = [0, 0];
  for (let at = 0; at <= quoted.length; at++) {
    const other = at === quoted.length ? real.length : (partner[at] as number);
    if (other < 0) continue;
    if (at > from || other > realFrom) gaps.push({ quoted: [from, at], real: [realFrom, other] });
    [from, realFrom] = [at + 1, other + 1];
  }
  return gaps;
};

/** The words and numbers of a text, and the text before, between and behind them: one gap more than words. */
export type WordsAndGaps = {
  readonly text: string;
  readonly words: readonly QuoteToken[];
  readonly gaps: readonly string[];
};

const listNumber = /(^|\n)([ \t>]*)\d{1,9}(?=[.)][ \t])/g;

/**
 * The number of a list item is a mark of its line, no word. A text in the midst of a line begins with none.
 * @param withEllipses whether "…" counts as a word, as it stands for some
 */
export const wordsAndGaps = (
  text: string,
  atLineStart = true,
  withEllipses = false,
): WordsAndGaps => {
  const numbers = new Set<number>();
  for (const { 1: before, 2: indent = "", index } of text.matchAll(listNumber))
    if (atLineStart || before !== "") numbers.add(index + (before?.length ?? 0) + indent.length);
  const all = quoteTokens(text).filter(
    ({ kind, from }) => kind !== "command" && !numbers.has(from),
  );
  const words = all.flatMap((token): QuoteToken[] => {
    // A lone letter is compared as it is: the Latin "c" of a formula is no Russian preposition.
    if (token.kind !== "mark")
      return [token.to - token.from > 1 ? token : { ...token, key: loneKey(text, token) }];
    const omission = withEllipses ? omissionAt(text, token) : null;
    return omission === null ? [] : [{ ...token, ...omission, key: "…" }];
  });
  const gaps = words.map(({ from }, index) => text.slice(words[index - 1]?.to ?? 0, from));
  return { text, words, gaps: [...gaps, text.slice(words.at(-1)?.to ?? 0)] };
};

/** An ellipsis that stands for itself, with the brackets around it. */
const omissionAt = (
  text: string,
  { from, to }: QuoteToken,
): { readonly from: number; readonly to: number } | null => {
  if (!/^(?:…|\.{3,})$/.test(text.slice(from, to))) return null;
  if (/^[[(]$/.test(text[from - 1] ?? "") && /^[\])]$/.test(text[to] ?? ""))
    return { from: from - 1, to: to + 1 };
  return /\s/.test(text[from - 1] ?? "") && /\s/.test(text[to] ?? "") ? { from, to } : null;
};

const loneKey = (text: string, { from, key }: QuoteToken): string =>
  key.length > 1 ? key : (text[from] ?? key).toLowerCase();
