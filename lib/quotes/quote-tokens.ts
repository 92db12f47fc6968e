import { skeletonOf, symbolName, typographicOf } from "./fold-tables.ts";
import { silentCommands, spokenAs } from "./latex-commands.ts";

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
