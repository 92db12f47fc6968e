import { plainText } from "#lib/blocks/split-blocks.ts";
import { contentsEntries } from "#lib/editing/contents-list.ts";
import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import { wholeWords } from "#lib/editing/word-edges.ts";
import { stopWords } from "#lib/text/content-words.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import {
  type DocumentParts,
  itemText,
  type ListItem,
  type Table,
  type TableRow,
} from "./document-parts.ts";
import { connectors, determiners, type Kind, nounKinds, numberOf, ordinalOf } from "./lexicon.ts";
import { phraseAt, type Token, withoutPauses, wordsOf } from "./said.ts";
import { areForms, areIn, isSameWord } from "./same-word.ts";

/** What a request is read against. */
export interface Context {
  readonly document: string;
  readonly headings: readonly DocumentHeading[];
  readonly parts: DocumentParts;
  /** By kind, with the words that name them: made once. */
  readonly known: Map<Kind, readonly Part[]>;
  /** Where words count alone, as the request says it; null for the whole document. */
  readonly within: readonly TextSpan[] | null;
  /** Whether every place is meant. */
  readonly everywhere: boolean;
  /** Whether it is said as a wish: "I'd like X to …". */
  readonly isWish: boolean;
  /** Whether a word stands in the document; found once. */
  readonly words: Map<string, boolean>;
  /** What was looked for in the document so far, and what was found. */
  readonly looks: Map<string, unknown>;
}

/** A request of a person takes up to twenty looks at the document; one that takes more is not understood. */
const mostLooks = 60;

const lookUp = <Found>(
  { looks, within }: Context,
  key: string,
  find: () => Found | null,
): Found | null => {
  const place = within === null ? "" : within.map(({ start, end }) => `${start}-${end}`).join();
  const whole = `${key} ${place}`;
  if (!looks.has(whole)) looks.set(whole, looks.size < mostLooks ? find() : null);
  return looks.get(whole) as Found | null;
};

/** A part of the document that a request may name. */
export interface Part extends TextSpan {
  readonly kind: Kind;
  /** The words that name it before all others: the head of an item, the first cell of a row, a title. */
  readonly head: readonly string[];
  readonly words: readonly string[];
  readonly heading?: DocumentHeading;
  readonly item?: ListItem;
  readonly row?: TableRow;
  readonly items?: readonly ListItem[];
  readonly table?: Table;
}

/** What words name: of several parts the student chooses. */
export interface Named {
  readonly kind: Kind;
  readonly parts: readonly Part[];
  /** 3 by the same words, 2 by the same in other forms, 1 by some of its words, else by some of those that were said. */
  readonly sure: 0.5 | 1 | 2 | 3;
  readonly hasNoun: boolean;
}

export const isIn = (one: TextSpan, within: readonly TextSpan[] | null): boolean =>
  within === null || within.some(({ start, end }) => start <= one.start && one.end <= end);

const headEnd = /\s[-–—]\s|:\s|\s=\s/;

/** What an item begins with as its name: the words before a dash or a colon. */
const headOf = (text: string): string => text.slice(0, headEnd.exec(text)?.index);

const titleOf = ({ path }: DocumentHeading): string => path.at(-1) ?? "";

const withoutNumber = (title: string): string => title.replace(/^(?:\d{1,3}[.)])+\s*/, "");

/** All parts of a kind in the document's order. */
export const partsOf = (context: Context, kind: Kind): readonly Part[] => {
  const made = context.known.get(kind) ?? makeParts(context, kind);
  context.known.set(kind, made);
  return made;
};

const makeParts = (context: Context, kind: Kind): readonly Part[] => {
  const { document, headings, parts } = context;
  switch (kind) {
    case "heading":
    case "section":
      return headings.map((heading) => {
        const words = foldedWords(withoutNumber(titleOf(heading)));
        const end = kind === "heading" ? heading.end : heading.sectionEnd;
        return { kind, start: heading.start, end, head: words, words, heading };
      });
    case "item": {
      const entries = contentsEntries(document, headings);
      return parts.items
        .filter((item) => entries.every((one) => one.end <= item.start || item.end <= one.start))
        .map((item) => {
          const text = plainText(itemText(document, item));
          const [head, words] = [foldedWords(headOf(text)), foldedWords(text)];
          return { kind, start: item.start, end: item.end, head, words, item };
        });
    }
    case "row":
      return parts.rows.map((row) => {
        const { start, end, cells } = row;
        return {
          kind,
          start,
          end,
          head: foldedWords(cells[0] ?? ""),
          words: foldedWords(cells.join(" ")),
          row,
        };
      });
    case "list": {
      const lists = new Set(partsOf(context, "item").flatMap(({ item }) => item?.list ?? []));
      return [...lists]
        .filter(({ indent }) => indent === 0)
        .map(({ items }) => {
          const start = items[0]?.start ?? 0;
          const end = Math.max(...items.map((one) => one.end));
          return { kind, start, end, head: [], words: wordsAbove(context, start), items };
        });
    }
    case "table":
      return parts.tables.map((table) => {
        const words = [...wordsAbove(context, table.start), ...foldedWords(table.header.join(" "))];
        return { kind, start: table.start, end: table.end, head: [], words, table };
      });
    case "document":
      return [{ kind, start: 0, end: document.length, head: [], words: [] }];
    case "words":
      return [];
    default: {
      const spans = { code: parts.code, sentence: parts.sentences, paragraph: parts.paragraphs }[
        kind
      ];
      return spans.map(({ start, end }) => {
        const words = foldedWords(plainText(document.slice(start, end)));
        return { kind, start, end, head: words, words };
      });
    }
  }
};

/** The words of the heading and of the paragraph directly above a place. */
const wordsAbove = ({ document, headings, parts }: Context, at: number): string[] => {
  const heading = headings.findLast(({ start }) => start < at);
  const above = parts.paragraphs.findLast(({ end }) => end <= at);
  const isBeside = above !== undefined && document.slice(above.end, at).trim() === "";
  return foldedWords(
    `${heading === undefined ? "" : titleOf(heading)} ${isBeside ? document.slice(above.start, above.end) : ""}`,
  );
};

type How = "holds" | "starts" | "ends";

interface Wanted {
  readonly words: readonly string[];
  readonly how: How;
  /** From 1; -1 for the last, 0 for none. */
  readonly ordinal: number;
  /** "Step 2" is in a list with numbers, if there is one. */
  readonly isStep?: boolean;
}

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, index) => words[index] === word);

const holds = (words: readonly string[], some: readonly string[]): boolean =>
  ` ${words.join(" ")} `.includes(` ${some.join(" ")} `);

type Way = readonly [
  sure: Named["sure"],
  isMeant: (part: Part, words: readonly string[]) => boolean,
];

/** Nobody names a part by more words in other forms. */
const longestName = 12;

/** How surely a part is meant by words: the surest way in which any is counts alone. */
const ways: readonly Way[] = [
  [3, ({ head, words }, wanted) => isSame(head, wanted) || isSame(words, wanted)],
  [2, ({ head }, wanted) => areForms(wanted, head)],
  [
    2,
    ({ kind, words }, wanted) =>
      kind !== "section" && kind !== "heading" && startsWith(words, wanted),
  ],
  [1, ({ words }, wanted) => holds(words, wanted)],
  [
    1,
    ({ words }, wanted) => {
      const telling = wanted.filter((word) => !stopWords.has(word));
      return telling.length > 0 && telling.length <= longestName && areIn(telling, words);
    },
  ],
];

/** What a student remembers half: words that the document has nowhere say nothing. */
const remembered = (context: Context, wanted: readonly string[]): readonly string[] => {
  if (wanted.length > longestName) return wanted;
  const known = wanted.filter((word) => !stopWords.has(word) && stands(context, word));
  return known.length >= leastKnown ? known : wanted;
};
const leastKnown = 2;

/** Whether a word stands anywhere, in any form. */
const stands = (context: Context, word: string): boolean => {
  const known = context.words.get(word);
  if (known !== undefined) return known;
  const found = documentWords(context).some((other) => isSameWord(word, other.word));
  context.words.set(word, found);
  return found;
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(" ") === b.join(" ");

/** The parts of these kinds that are wanted, of the first kind that has any. */
const pick = (
  context: Context,
  kinds: readonly Kind[],
  wanted: Wanted,
  within: Context["within"],
): Omit<Named, "hasNoun"> | null => {
  for (const kind of kinds) {
    const all = partsOf(context, kind).filter((part) => isIn(part, within));
    const found = pickOf(context, kind, all, wanted);
    if (found.parts.length > 0) return { kind, ...found };
  }
  return null;
};

const pickOf = (
  context: Context,
  kind: Kind,
  all: readonly Part[],
  { words, how, ordinal, isStep = false }: Wanted,
): Pick<Named, "parts" | "sure"> => {
  const counted = all.filter(({ item }) => /\d/.test(item?.mark ?? ""));
  if (isStep && counted.length > 0 && counted.length < all.length)
    return pickOf(context, kind, counted, { words, how, ordinal });
  if (ordinal !== 0) {
    const place = ordinal > 0 ? ordinal - 1 : ordinal;
    return { sure: 3, parts: inOrder(context, kind, all).flatMap((run) => run.at(place) ?? []) };
  }
  if (words.length === 0) return { sure: 3, parts: all };
  for (const [sure, isMeant] of waysOf(kind, words, how)) {
    const parts = all.filter((part) => isMeant(part, withoutHeader(part, words)));
    if (parts.length > 0) return { sure, parts };
  }
  const isText = how === "holds" && /^(?:item|row|sentence|paragraph)$/.test(kind);
  const some = isText ? remembered(context, words) : words;
  return { sure: 0.5, parts: some === words ? [] : all.filter((part) => areIn(some, part.words)) };
};

/** "One of the rows" names none: words of grammar alone are a part's whole name, or nothing. */
const waysOf = (kind: Kind, words: readonly string[], how: How): readonly Way[] => {
  if (how !== "holds") return [edges[how]];
  const isTold = kind === "section" || words.some((word) => !stopWords.has(word));
  return isTold ? ways : ways.slice(0, 1);
};

const edges: Readonly<Record<Exclude<How, "holds">, Way>> = {
  starts: [3, ({ words }, wanted) => startsWith(words, wanted)],
  ends: [3, ({ words }, wanted) => startsWith(words.toReversed(), wanted.toReversed())],
};

/** "The row for the third war" names the third in a table of wars. */
const withoutHeader = ({ row }: Part, words: readonly string[]): readonly string[] => {
  const [header = []] = row?.table.header.map(foldedWords) ?? [];
  const rest = words.filter((word) => !areIn([word], header) && word !== "the");
  return header.length === 0 || rest.length === 0 ? words : rest;
};

const contentsTitle = /^(?:table of )?contents$|^(?:содержание|оглавление)$/u;

/** The runs that are counted through: the items of each list, the rows of each table, sections of one level. */
const inOrder = (
  context: Context,
  kind: Kind,
  parts: readonly Part[],
): readonly (readonly Part[])[] => {
  if (kind === "item") {
    const top = parts.filter(({ item }) => item?.list.indent === 0);
    return [...Map.groupBy(top, ({ item }) => item?.list).values()];
  }
  if (kind === "row") return [...Map.groupBy(parts, ({ row }) => row?.table).values()];
  if (kind === "section" || kind === "heading") {
    const level = sectionLevel(context.headings);
    return [
      parts.filter(
        (part) => part.heading?.level === level && !contentsTitle.test(part.head.join(" ")),
      ),
    ];
  }
  if (kind !== "sentence") return [parts];
  return [
    parts.filter((one) =>
      context.parts.paragraphs.some(({ start, end }) => start <= one.start && one.end <= end),
    ),
  ];
};

/** Sections stand below a title that is the only heading of its level at the beginning. */
export const sectionLevel = (headings: readonly DocumentHeading[]): number => {
  const [first, ...others] = headings;
  if (first === undefined) return 2;
  const levels = others.map(({ level }) => level);
  if (levels.length === 0) return first.level === 1 ? 2 : first.level;
  return levels.every((level) => level > first.level) ? Math.min(...levels) : first.level;
};

const withoutDeterminers = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ word }) => !determiners.has(word));
  return from < 0 ? [] : tokens.slice(from);
};

/** What a few words name among parts of these kinds; null for nothing. `noun`: what a word elsewhere says they are. */
export const nameParts = (
  context: Context,
  given: readonly Token[],
  kinds: readonly Kind[],
  noun: readonly Kind[] | null = null,
): Named | null => {
  const words = given.map(({ text, isLocked }) => (isLocked ? text : ` ${text}`)).join(" ");
  return lookUp(context, `${kinds.join()} ${noun?.join()} ${words}`, () =>
    findParts(context, given, kinds, noun),
  );
};

const findParts = (
  context: Context,
  given: readonly Token[],
  kinds: readonly Kind[],
  noun: readonly Kind[] | null,
): Named | null => {
  const tokens = withoutPauses(given);
  const plain = withoutDeterminers(tokens);
  const exact = byName(context, tokens, kinds, 3) ?? byName(context, plain, kinds, 3);
  if (exact !== null || plain.length === 0) return exact;
  const phrase = readNoun(plain, noun);
  // "The second rule" is an item where a list is meant.
  if (phrase === null || (phrase.isGuess && context.within === null))
    return byName(context, plain, kinds, 2);
  const { ordinal, how, rest, isStep } = phrase;
  const meant = phrase.kinds.filter((kind) => kinds.includes(kind));
  // "The last sentence of Aims", «второй пункт списка подготовки»: the rest says where.
  const isCounted = ordinal !== 0 && rest.length > 0;
  const within = isCounted ? countedIn(context, rest, meant) : context.within;
  // "The last line" is of a table, of a list or of the text: nobody knows.
  if (isCounted ? within === null : ordinal !== 0 && within === null && meant.length > 1)
    return null;
  const words = isCounted ? [] : foldedWords(wordsOf(rest));
  const found = pick(context, meant, { words, how, ordinal, isStep }, within);
  return found && { ...found, hasNoun: true };
};

/** Where something is counted: "the last sentence about Germany" is in no single item. */
const countedIn = (
  context: Context,
  rest: readonly Token[],
  kinds: readonly Kind[],
): Context["within"] => {
  const place = placeOf(context, rest);
  if (place === null || !kinds.includes("sentence")) return place;
  const sentences = partsOf(context, "sentence").filter((one) => isIn(one, place));
  return sentences.length > 1 ? place : null;
};

/** Sections, items and rows by their names alone. */
const byName = (
  context: Context,
  tokens: readonly Token[],
  kinds: readonly Kind[],
  least: number,
): Named | null => {
  const words = foldedWords(wordsOf(tokens));
  if (words.length === 0) return null;
  const entries = kinds.filter((kind) => kind === "section" || kind === "item" || kind === "row");
  const wanted = { words, how: "holds", ordinal: 0 } as const;
  // A row that is called so comes before a title that only holds the words.
  const [found = null] = entries
    .flatMap((kind) => pick(context, [kind], wanted, context.within) ?? [])
    .toSorted((a, b) => b.sure - a.sure);
  // Half of a title or an item names it where it is in no other.
  const isHalf = found?.kind !== "row" && found?.parts.length === 1 && least < 3;
  return found !== null && (isHalf || found.sure >= least) ? { ...found, hasNoun: false } : null;
};

interface NounPhrase {
  readonly kinds: readonly Kind[];
  readonly ordinal: number;
  readonly rest: readonly Token[];
  readonly how: How;
  /** Whether only a number tells that a part is meant. */
  readonly isGuess: boolean;
  readonly isStep: boolean;
}

/** «Второй абзац», «2 абзац»; 0 for no number. */
const countOf = (tokens: readonly Token[]): number => {
  const [first] = tokens;
  if (first === undefined || first.isLocked) return 0;
  return ordinalOf(first.word) || (kindsAt(tokens, 1) === null ? 0 : numberOf(first.word));
};

/** "The second row", "step 2", «пункт о кофе», "the Remote row". */
export const readNoun = (
  given: readonly Token[],
  noun: readonly Kind[] | null = null,
): NounPhrase | null => {
  const plain = withoutDeterminers(given);
  const ordinal = countOf(plain);
  const tokens = plain.slice(ordinal === 0 ? 0 : 1);
  const isStep = tokens.some(
    ({ word, isLocked }) => !isLocked && /^(?:steps?|шаг|этап)/.test(word),
  );
  const phrase = { ordinal, how: "holds", isGuess: false, isStep } as const;
  const kinds = kindsAt(tokens, 0);
  if (kinds !== null)
    return { ...phrase, kinds: pairKinds(tokens) ?? kinds, ...behindNoun(tokens, ordinal) };
  const last = tokens.length > 1 ? kindsAt(tokens, tokens.length - 1) : null;
  // "The Remote row", «3 шаг».
  // "Git from the title" is no name of a title.
  if (last !== null && tokens.some((_, index) => index > 0 && isPlaceSign(tokens.slice(index))))
    return null;
  if (last !== null) return { ...phrase, kinds: last, ...connected(tokens.slice(0, -1), ordinal) };
  if (ordinal !== 0 && tokens.length < 2) {
    return { ...phrase, kinds: noun ?? ["item", "row"], rest: [], isGuess: noun === null };
  }
  return noun && { ...phrase, kinds: noun, ...connected(tokens, ordinal) };
};

const isPlaceSign = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && (phraseAt(tokens, "from") > 0 || phraseAt(tokens, "where") > 0);

const kindsAt = (tokens: readonly Token[], at: number): readonly Kind[] | null =>
  tokens[at]?.isLocked === false ? nounKinds(tokens[at].word) : null;

/** "A list item", "a bullet point", "a code block". */
const pairKinds = ([first, second]: readonly Token[]): readonly Kind[] | null => {
  if (!/^(?:bullet|list|table|code|text)$/.test(first?.word ?? "")) return null;
  if (!/^(?:points?|items?|rows?|entry|lists?|blocks?)$/.test(second?.word ?? "")) return null;
  return nounKinds(second?.word ?? "") ?? ["code"];
};

const behindNoun = (tokens: readonly Token[], ordinal: number) => {
  const behind = tokens.slice(pairKinds(tokens) === null ? 1 : 2);
  return connected(
    /^(?:[#№]|number|no|номер)$/.test(behind[0]?.word ?? "") ? behind.slice(1) : behind,
    ordinal,
  );
};

/** The number behind a noun, or the words that tell which one, without what joins them to it. */
const connected = (
  tokens: readonly Token[],
  ordinal: number,
): Pick<NounPhrase, "rest" | "how" | "ordinal"> => {
  const number = ordinal === 0 ? numberOf(tokens[0]?.word ?? "") : 0;
  const rest = withoutPauses(number > 0 ? tokens.slice(1) : tokens);
  const said = `${rest.map(({ word }) => word).join(" ")} `;
  for (const [phrases, how] of connectors) {
    const phrase = phrases.find((one) => said.startsWith(`${one} `));
    if (phrase !== undefined)
      return {
        rest: withoutPauses(rest.slice(phrase.split(" ").length)),
        how,
        ordinal: ordinal || number,
      };
  }
  return { rest, how: "holds", ordinal: ordinal || number };
};

/** "The three forces", «шаги обучения»: the one list that is led to by these words. */
export const listAbout = (context: Context, tokens: readonly Token[]): Named | null => {
  const words = foldedWords(wordsOf(withoutDeterminers(tokens)));
  const found =
    words.length < 2
      ? null
      : pick(context, ["list"], { words, how: "holds", ordinal: 0 }, context.within);
  return found?.parts.length === 1 ? { ...found, hasNoun: true } : null;
};

/** Where words stand as a request names it: "the table", «раздел Недосып», a heading or the head of a row. */
export const placeOf = (
  context: Context,
  given: readonly Token[],
  /** Whether nothing but the place can be said by the words. */
  isAll = true,
  /** Whether it may be any of several: what is looked for there tells. */
  isSeveral = false,
): readonly TextSpan[] | null => {
  const tokens = withoutPauses(given);
  const name = tokens.slice(phraseAt(tokens, "where"));
  const found = nameParts(context, name, places) ?? listAbout(context, name);
  // The one heading that holds these words.
  const isTold = foldedWords(wordsOf(name)).some((word) => !stopWords.has(word));
  const isSection = isAll && isTold && found?.kind === "section" && found.parts.length === 1;
  if (found === null || (!found.hasNoun && found.sure < 2 && !isSection)) return null;
  const isMany =
    (isSeveral && found.parts.length < partsOf(context, found.kind).length) ||
    found.kind === "table" ||
    found.kind === "code" ||
    found.kind === "list";
  return found.parts.length > 1 && !isMany
    ? null
    : found.parts.map(({ start, end }) => ({ start, end }));
};

const places: readonly Kind[] = [
  ...([
    "section",
    "table",
    "list",
    "code",
    "row",
    "item",
    "paragraph",
    "sentence",
    "document",
  ] as const),
];

/** The places of words, whole words alone: in the same case of their letters, else in any. */
export const wordPlaces = (context: Context, words: string): readonly TextSpan[] =>
  lookUp(context, `words ${words}`, () => {
    const { document, within } = context;
    const exact = wholeWords(document, words, "").filter((one) => isIn(one, within));
    return exact.length > 0
      ? exact
      : wholeWords(document, words, "i").filter((one) => isIn(one, within));
  }) ?? [];

/** Words as the document writes them; null where they do not stand. */
export const wordsIn = (context: Context, words: string): string | null => {
  const [place] = wordPlaces(context, words);
  return place === undefined ? null : context.document.slice(place.start, place.end);
};

/** The places of words in any of their forms, each within a line. */
export const formPlaces = (context: Context, words: readonly string[]): readonly TextSpan[] =>
  (words.length > 0 &&
    lookUp(context, `forms ${words.join(" ")}`, () => findForms(context, words))) ||
  [];

const findForms = (context: Context, words: readonly string[]): TextSpan[] => {
  const { document, within } = context;
  const all = documentWords(context);
  return all.flatMap(({ start }, from) => {
    const run = all.slice(from, from + words.length);
    const isMeant =
      run.length === words.length &&
      run.every(({ word }, index) => isSameWord(words[index] ?? "", word));
    const span = { start, end: run.at(-1)?.end ?? start };
    return isMeant && isIn(span, within) && !document.slice(start, span.end).includes("\n")
      ? [span]
      : [];
  });
};

const documentWords = (context: Context): readonly (TextSpan & { readonly word: string })[] =>
  lookUp({ ...context, within: null }, "all words", () =>
    [...context.document.matchAll(/(?:\p{L}\p{M}*|\p{N})+/gu)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      word: foldedWords(text).join(""),
    })),
  ) ?? [];
