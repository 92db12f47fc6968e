import { formulaSigns } from "#lib/quotes/formulas.ts";
import { linkRanges, skeletonForm, unitsText } from "#lib/quotes/normal-form.ts";
import { decodeEntities } from "#lib/quotes/repair-escapes.ts";
import { sentencesAround } from "#lib/text/sentences-around.ts";
import { splitSentences } from "#lib/text/split-sentences.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords, wordLikeness } from "#lib/text/words.ts";

/** A sentence that was quoted, and what its manual says in its place; null where nothing there is like it. */
export interface ChangedQuote {
  readonly before: string;
  readonly after: string | null;
}

/** A section of a manual as it is now, and what was quoted from it. */
export interface QuotedSection {
  /** Markdown. */
  readonly text: string;
  readonly quotes: readonly string[];
  /** The share of words that another wording of a sentence has in common with it; `leastAlike` where it is not given. */
  readonly leastAlike?: number;
}

/** What begins a line that is no more of the sentence above it: marks of items and headings, rows of tables. */
export const itemMark =
  /^[ \t]*(?:(?:>[ \t]*){1,5})?(?:\[[ xX]\][ \t]+|(?:[-*+•]|\d{1,9}\\?[.)]|\(\d{1,3}\)|\(?[a-zа-я]\)|#{1,6})[ \t]+(?:\[[ xX]\][ \t]+)?|\|)/u;
const quoteMark = /^[ \t]*(?:>[ \t]?){1,5}/;
/** Fences, and rules under headings and between paragraphs. */
const closing = /^[ \t>]*(?:```.*|~~~.*|[-=*_]{3,}[ \t]*)$/;
const heading = /^[ \t>]*#{1,6}[ \t]/;
/** Numbers in words or in bold before a step. */
const numbering =
  /^(?:[*_]{1,3}\d{1,3}\\?[.)][*_]{1,3}|(?:[Ss]tep|[Шш]аг)[ \t]\d{1,3}[.:)]|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=[ \t]+\p{Lu}\p{Ll}{2}))[ \t]+/u;

const withoutComments = (text: string): string => {
  let [plain, at] = ["", 0];
  for (let open = text.indexOf("<!--"); open >= 0; open = text.indexOf("<!--", at)) {
    const end = text.indexOf("-->", open);
    if (end < 0) break;
    plain += text.slice(at, open);
    at = end + "-->".length;
  }
  return plain + text.slice(at);
};

/** A number behind words that leads to a note of the same page. */
const noteNumber = /(?<=[^\s|])\[\d{1,3}\]\(#[^()\s]{1,100}\)/g;

/** The paragraphs, items and rows of a Markdown text, each on one line and without the marks of its lines. */
const unitsOf = (markdown: string): string[] => {
  const units: string[] = [];
  let isOpen = false;
  for (const line of withoutComments(markdown).replaceAll(noteNumber, "").split("\n")) {
    const isItem = itemMark.test(line);
    const isRow = line.replace(quoteMark, "").trimStart().startsWith("|");
    const words = (isRow ? line : line.replace(itemMark, "")).replace(quoteMark, "");
    const plain = words.replace(numbering, "").replaceAll(/\s+/g, " ").trim();
    if (plain === "" || closing.test(line)) {
      isOpen = false;
      continue;
    }
    const last = units.length - 1;
    if (isOpen && !isItem && !numbering.test(words)) units[last] = `${units[last]} ${plain}`;
    else units.push(plain);
    isOpen = !isRow && !heading.test(line);
  }
  return units;
};

/** Without addresses of links and tags, which say nothing, or with a sign in the place of each of theirs. */
const withoutTargets = (text: string, sign = ""): string => {
  let [plain, at] = ["", 0];
  for (const [start, end] of linkRanges(text)) {
    plain += text.slice(at, start) + sign.repeat(end - start);
    at = end;
  }
  return plain + text.slice(at);
};

/** A manual may be in any language. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A sentence of a text, and how long the paragraph or item is in which it stands. */
interface Piece {
  readonly text: string;
  readonly key: string;
  readonly unit: number;
}

/**
 * The sentences of a Markdown text; the row of a table is one. A sentence ends where one ends for any who quotes: evidence is
 * widened by `splitSentences`, guides cite by the segmenter.
 */
const piecesOf = (markdown: string): Piece[] =>
  unitsOf(markdown).flatMap((unit) => {
    const masked = withoutTargets(unit, "x");
    const ends = unit.startsWith("|")
      ? []
      : [
          ...[...segmenter.segment(masked)].map(({ index }) => index),
          ...splitSentences(masked, "en").flatMap(({ start, end }) => [start, end]),
        ];
    const cuts = [...new Set([0, ...ends, unit.length])].toSorted((a, b) => a - b);
    return cuts.flatMap((start, at) => {
      const text = unit.slice(start, cuts[at + 1] ?? start).trim();
      const key = keyOf(text);
      return key === "" ? [] : [{ text, key, unit: unit.length }];
    });
  });

/** The sentences of a Markdown text as they are compared, without the marks of their lines. */
export const sentencesOf = (markdown: string): string[] =>
  piecesOf(markdown).map(({ text }) => text);

/** Pictures, marks of notes, and where a link leads that names its address elsewhere. */
const unsaid =
  /!\[[^\][]{0,300}\](?:\([^()\s]{0,600}\))?|\[\^[^\][\s]{1,40}\]|(?<=\])\[[^\][]{0,100}\]/g;
const escaped = /\\([_*#`~>.+!()[\]-])/g;
/** A formula between dollar signs, which are none of money. */
const formula = /\$(?! )([^$\n]{1,300}?)(?<! )\$(?!\d)/g;
/** A slash between names, with spaces around it or without. */
const slash = /([\p{L}\p{N}"”»)]) ?\/ ?(?=[\p{L}\p{N}"“«(])/gu;
const raised = /[⁰¹²³⁴-⁹]/g;

/**
 * What of a text makes another thing of the same letters: numbers with their decimals, units, signs between and before them, names
 * with signs in them, switches, paths, currencies, arrows and other signs that stand for words.
 */
const valuesOf = (text: string): string => {
  // Names on both sides of a sign may be set off one by one or together.
  const plain = text
    .replaceAll(/[`*]/g, "")
    .replaceAll(slash, "$1/")
    .replaceAll(raised, (sign) => `^${sign.normalize("NFKC")}`)
    .normalize("NFKC")
    .replaceAll(/(\d)[\s,](?=\d{3}(?!\d))/g, "$1")
    .replaceAll(/[‐-―−]/g, "-")
    .replaceAll(/<=|>=|!=|\\[a-zA-Z]{1,20}/g, " ")
    .replaceAll(/[-=]>|[›▸➔]| > (?=\p{L})|(?<=[\p{L}\p{N}])>(?=\p{L})/gu, "→");
  const values =
    plain.match(
      /\d+(?:[.,]\d+)*(?:\s?(?:[a-zA-Zµ°%]{1,3}(?![a-zA-Z])|[-/:…](?=\s?\d)))?|[+=%°^←→↑↓]|~~|&&|\|\||[<>](?=\s?\d)|(?<![\p{L}\p{N}-])--?(?=\p{L}|\s?\d)\p{L}?|[~.]{0,2}\/[\p{L}\p{N}._/-]{1,200}|\p{L}[\p{L}\p{N}]{0,60}[._][\p{L}\p{N}]{1,60}|\p{So}|[€£¥₽]|\$(?=\s?\d)/gu,
    ) ?? [];
  return values.map((one) => one.replaceAll(/\s/g, "").replace(/[._/]{1,9}$/, "")).join(" ");
};

const accentsOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[её]\u0308/giu, "")
    .replaceAll(/\P{M}+/gu, "");

/** Signs of formulas that plain text leaves out; `lib/quotes/formulas.ts` has them. */
const leftOut = new Set(["times", "cdot", "circ", "mid", "star", "ast", "prime", "frac", "to"]);

/**
 * What two sentences have in common that say the same in other marks, kinds of quotation marks and dashes, white space, capitals,
 * ways to write a formula: their letters, their accents, and what makes another value of them. "" for what has no letters.
 */
const keyOf = (piece: string): string => {
  const decoded = decodeEntities(piece);
  if (decoded.startsWith("|")) {
    const cells = decoded
      .split("|")
      .slice(1)
      .map((cell) => keyOf(cell.trim()));
    return cells.join("") === "" ? "" : cells.join("|");
  }
  const plain = withoutTargets(decoded.replaceAll(unsaid, "").replaceAll(escaped, "$1"))
    .replaceAll(formula, "$1")
    .replaceAll(/(\d)\s?[x×х]\s?(?=\d)/giu, "$1 × ");
  const letters = unitsText(skeletonForm(plain.normalize("NFKC")).units);
  const signs = formulaSigns(plain).filter((sign) => !leftOut.has(sign) && !/^math/.test(sign));
  const values = valuesOf(plain);
  if (letters === "" && values === "") return "";
  return [letters, accentsOf(plain), signs.join(" "), values].join("\n");
};

/** A sentence of more letters is quoted in part. */
const longSentence = 600;
/** Characters of a passage that is quoted from: of a longer paragraph no more than its beginning is. */
export const longestPassage = 900;

const lettersOf = ({ key }: Piece): string => key.split("\n", 1)[0] ?? "";

/** Whether a piece that was quoted may be a part of a sentence, as that is longer than what is quoted. */
const isPartOf = (piece: Piece, whole: Piece): boolean => {
  const [part, letters] = [lettersOf(piece), lettersOf(whole)];
  if (part.length < shortestPart || part.length >= letters.length) return false;
  if (whole.text.length > longSentence) return letters.includes(part);
  const isCut = !/[.!?…]["”»)*_`]{0,3}$/u.test(piece.text);
  return whole.unit > longestPassage && isCut && letters.startsWith(part);
};

/** Fewer letters stand anywhere. */
const shortestPart = 12;

const beforeSentence =
  /(?:[.!?…]["”»)*_`]{0,3}\s{1,3}|\n[ \t]*\n[ \t]*|\n[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]{1,3})$/u;
const endOfSentence = /[.!?…]["”»)*_`]{0,3}$/u;

/** Whether a text has these very words, and they begin and end as sentences do: this costs little, and most texts have them. */
export const standsIn = (text: string, words: string): boolean => {
  if (words === "") return true;
  const ends = endOfSentence.test(words.slice(-8));
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const behind = text.slice(at + words.length, at + words.length + 3);
    const isEnd = ends ? /^(?:\s|$)/.test(behind) : /^(?:\n\s*\n|$)/.test(behind);
    if (isEnd && (at === 0 || beforeSentence.test(text.slice(Math.max(0, at - 40), at))))
      return true;
  }
  return false;
};

const languages = ["en", "ru"] as const;

const isWhole = (text: string, place: TextSpan): boolean =>
  languages.some((language) => {
    const around = sentencesAround(text, place, language);
    return around.start === place.start && around.end === place.end;
  });

/** Where passages of the paragraph or list around an offset end. Former ones were cut there in the middle of a word. */
const passageEnd = (text: string, offset: number): number => {
  const before = text.lastIndexOf("\n\n", offset);
  return (before < 0 ? 0 : before + 2) + longestPassage;
};

/** Whether words that stand in a text are what is quoted there, whole sentences or a part of a long one. */
const isQuotedThere = (text: string, words: string): boolean => {
  let start = text.indexOf(words);
  for (let looked = 0; start >= 0 && looked < mostPlaces; looked += 1) {
    const place = { start, end: start + words.length };
    if (isWhole(text, place)) return true;
    const cut = passageEnd(text, start);
    const isCut = cut >= place.end && text.slice(place.end, cut).trim() === "";
    if (isCut && isWhole(text.slice(0, cut), place)) return true;
    start = text.indexOf(words, start + 1);
  }
  return false;
};

/** Words that stand in more places are no sentence. */
const mostPlaces = 30;

/** From this share of words in common on a sentence is another one's new wording, as in notes. */
const usualLeastAlike = 0.4;

/** A section taken apart, once for all that was quoted from it. */
const readSection = (text: string, least: number) => {
  const pieces = piecesOf(text);
  const keys = new Set(pieces.map(({ key }) => key));
  const folded = pieces.map((piece) => ({ piece, words: foldedWords(piece.text) }));
  return {
    says: (piece: Piece): boolean =>
      keys.has(piece.key) || pieces.some((whole) => isPartOf(piece, whole)),
    /** What is most like a sentence among those that were not quoted; null where nothing is. */
    nearest: (piece: Piece, quoted: ReadonlySet<string>): string | null => {
      const own = foldedWords(piece.text);
      let [best, most]: [string | null, number] = [null, 0];
      for (const one of folded) {
        const likeness = quoted.has(one.piece.key) ? 0 : wordLikeness(own, one.words);
        if (likeness >= least && likeness > most) [best, most] = [one.piece.text, likeness];
      }
      return best;
    },
  };
};

/**
 * Sentences that were quoted from sections and do not stand there any more, with what stands there in their place; for each
 * section and each of its quotations in order. What is no change: white space, marks and numbers of items, emphasis, kinds of
 * quotation marks and dashes, capitals, addresses of links, ways to write a formula, the order of the sentences.
 */
export const changedQuotes = (sections: readonly QuotedSection[]): ChangedQuote[][][] =>
  sections.map(({ text, quotes, leastAlike = usualLeastAlike }) => {
    let read: ReturnType<typeof readSection> | null = null;
    return quotes.map((quote) => {
      if (standsIn(text, quote) || isQuotedThere(text, quote)) return [];
      read ??= readSection(text, leastAlike);
      const { says, nearest } = read;
      const pieces = piecesOf(quote);
      const quoted = new Set(pieces.map(({ key }) => key));
      return pieces
        .filter((piece) => !says(piece))
        .map((piece) => ({ before: piece.text, after: nearest(piece, quoted) }));
    });
  });

/** What of a change is the same in other marks: by this one that was seen is told from another. */
export const changeKey = (sentences: readonly ChangedQuote[]): string =>
  JSON.stringify(
    sentences.map(({ before, after }) => [keyOf(before), after === null ? null : keyOf(after)]),
  );
