import type { DocumentHeading } from "#lib/editing/edit-section.ts";
import { wholeWords } from "#lib/editing/word-edges.ts";
import { contentWords } from "#lib/text/content-words.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import type { EditCommand, RequestReading, WholeCommand } from "../read-edit-request.ts";
import { type DocumentParts, documentParts } from "./document-parts.ts";
import {
  articles,
  cutEnd,
  cutStart,
  divisions,
  partWords,
  sectionNounsBehind,
  unquoted,
  wordNouns,
} from "./phrases.ts";

export interface Context {
  readonly document: string;
  readonly headings: readonly DocumentHeading[];
  /** Read once they are asked for. */
  parts: DocumentParts | null;
}

export const partsOf = (context: Context): DocumentParts => {
  context.parts ??= documentParts(context.document);
  return context.parts;
};

export const single = (command: EditCommand): RequestReading => ({
  kind: "commands",
  commands: [command],
});
export const whole = (command: WholeCommand): RequestReading => ({ kind: "whole", command });

/** Where words are to be looked for, as a request says it: in a section, in tables, in lists. */
export interface Scoped {
  readonly words: string;
  readonly within: readonly TextSpan[] | null;
}

const inSections = [
  ...[
    " in the section ",
    " in section ",
    " in the chapter ",
    " from the section ",
    " from section ",
  ],
  ...[" under the heading ", " in the ", " from the ", " in ", " from ", " of the section "],
  ...[" в разделе ", " из раздела ", " в главе ", " из главы ", " в пункте "],
];
const inTables = [" in the table", " from the table", " of the table", " в таблице", " из таблицы"];
const inLists = [" in the list", " from the list", " of the list", " в списке", " из списка"];

/** The words without the place that they end with; all of them where they name none. */
export const scoped = (words: string, context: Context): Scoped => {
  const inTable = cutEnd(words, inTables);
  if (inTable !== null) return { words: inTable, within: partsOf(context).rows.map(spanOf) };
  const inList = cutEnd(words, inLists);
  if (inList !== null) return { words: inList, within: partsOf(context).items.map(spanOf) };
  for (const [before, name] of divisions(words, inSections)) {
    const needsNoun = / (?:in|from|in the|from the)$/i.test(
      words.slice(0, words.length - name.length).trimEnd(),
    );
    const title = cutEnd(name, sectionNounsBehind);
    // "In Scheduling" names a section only by its whole title.
    const section = headingOf(context, title ?? name, needsNoun && title === null);
    if (section !== null && before !== "") return { words: before, within: [sectionSpan(section)] };
  }
  return { words, within: null };
};

const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });
const sectionSpan = ({ start, sectionEnd }: DocumentHeading): TextSpan => ({
  start,
  end: sectionEnd,
});

/** Without a noun in front that says what it is, and without quotation marks. */
export const bare = (words: string): string => {
  const plain = unquoted(words);
  return plain === words ? unquoted(cutStart(words, wordNouns) ?? words) : plain;
};

/** What is to be written goes on with where: "Oakland in the table". */
export const saysWhere = (text: string): boolean =>
  unquoted(text) === text &&
  plainWords(text)
    .slice(1)
    .some((word) => partWords.has(word));

export const begunNoun = (noun: string): string[] => [`the ${noun} `, `${noun} `];

export const plainWords = (text: string): string[] =>
  foldedWords(text).filter((word) => !articles.has(word));

export const isPart = (words: string): boolean => {
  const [first] = plainWords(words);
  return first === undefined || partWords.has(first);
};

/** These words as the document writes them, whole words alone; null where they do not stand there, or name a part of it. */
export const wordsIn = (document: string, words: string): string | null => {
  if (isPart(words)) return null;
  return placeOf(document, words) ?? placeIn(document, words);
};

const placeOf = (document: string, words: string): string | null => {
  const [place] = wholeWords(document, words, "", 1);
  return place === undefined ? null : document.slice(place.start, place.end);
};

/** In any case of the letters. */
const placeIn = (document: string, words: string): string | null => {
  const [place] = wholeWords(document, words, "i", 1);
  return place === undefined ? null : document.slice(place.start, place.end);
};

const titleOf = ({ path }: DocumentHeading): string => path.at(-1) ?? "";
export const pathOf = ({ path }: DocumentHeading): string => path.join(" > ");

export const section = (
  heading: DocumentHeading,
  change: Extract<WholeCommand, { kind: "section" }>["change"],
  before: string | null,
): Extract<WholeCommand, { kind: "section" }> => ({
  ...{ kind: "section", heading: pathOf(heading), change, before },
});

const abouts = [
  ...[
    "called ",
    "named ",
    "titled ",
    "about ",
    "on ",
    "with the title ",
    "про ",
    "о ",
    "об ",
    "обо ",
  ],
  ...["под названием ", "с названием "],
];

export const withoutAbout = (words: string): string => unquoted(cutStart(words, abouts) ?? words);

/** The one heading that is meant: the same words, else all of them in it, else all of them in other forms. */
export const headingOf = (
  { headings }: Pick<Context, "headings">,
  words: string,
  wholly: boolean,
): DocumentHeading | null => {
  const name = withoutAbout(words);
  const folded = foldedWords(name);
  const stems = contentWords(name);
  const covers = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word));
  const isSame = (title: string) => foldedWords(title).join(" ") === folded.join(" ");
  const hasStems = (title: string) => covers(contentWords(title), stems);
  const sameStems = (title: string) =>
    hasStems(title) && contentWords(title).length === stems.length;
  for (const isMeant of wholly
    ? [isSame, sameStems]
    : [isSame, (title: string) => covers(foldedWords(title), folded), hasStems]) {
    const meant = headings.filter((heading) => isMeant(titleOf(heading)));
    if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
};
/** Whether the words stand in one of these spans. */
export const standsIn = (document: string, words: string, within: readonly TextSpan[]): boolean =>
  within.some(({ start, end }) => placeOf(document.slice(start, end), words) !== null);
