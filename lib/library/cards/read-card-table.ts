import { AppError } from "#lib/errors.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { mostCardsOfFile } from "#lib/library/library-limits.ts";
import type { CardSides, NewCard } from "#lib/schemas/card.ts";
import { language } from "#lib/schemas/language.ts";
import { isWholeCard } from "#lib/text/card-gaps.ts";
import { fittingTags, tagsOfAnki, tagsOfCell } from "#lib/text/card-tags.ts";
import { tableRows, withoutApostrophe } from "#lib/text/csv.ts";
import { sideColumns } from "#lib/text/side-heads.ts";
import { fillTemplate, hasCoveredPlaces } from "./card-template.ts";
import { fieldMarkdown } from "./field-markdown.ts";
import { mathJaxSigns } from "./latex-signs.ts";
import type { ReadCards } from "./read-cards.ts";

const separators = ["\t", ";", ","] as const;

/** How Anki names what parts the columns of a text that it wrote. */
const named: Readonly<Record<string, string>> = {
  ...{ tab: "\t", comma: ",", semicolon: ";", space: " ", pipe: "|", colon: ":" },
};

/** Lines that are looked at to tell what parts the columns. */
const looked = 200;

/** What the column of tags is called, here and in other programs. */
const tagHeads: readonly string[] = [
  ...language.options.map((one) => messagesIn(one).cardFiles.columns.tags.toLowerCase()),
  ...["tags", "tag", "теги", "тег", "метка"],
];

interface Directives {
  /** The column of tags, from 0, and those of all cards; as Anki has them, with spaces between. */
  readonly tagsAt: number | null;
  readonly tags: readonly string[];
  /** What its columns are called; null where nothing says so. */
  readonly names: readonly string[] | null;
  /** Columns that are no fields, from 0. */
  readonly besides: ReadonlySet<number>;
  readonly separator: string | null;
  readonly isHtml: boolean;
  readonly text: string;
}

/** What a column of Anki's holds that is no field of a note. */
const besides = ["guid column", "notetype column", "deck column", "tags column"] as const;

/** What Anki says above a text that it wrote: `#separator:tab`, `#html:true`, `#deck column:3`. */
const directivesOf = (text: string): Directives => {
  const lines = /^(?:#[a-z][a-z ]{0,20}:[^\n]*\n)+/.exec(text)?.[0] ?? "";
  const said = new Map(
    lines.split("\n").map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(1, at), line.slice(at + 1).trim()];
    }),
  );
  const given = said.get("separator")?.toLowerCase() ?? "";
  const tagsColumn = Number(said.get("tags column"));
  const separator = named[given] ?? (given.length === 1 ? given : null);
  const columns = said.get("columns");
  return {
    separator,
    names: columns === undefined ? null : (tableRows(columns, separator ?? "\t")[0] ?? []),
    besides: new Set(besides.map((name) => Number(said.get(name)) - 1)),
    isHtml: said.get("html")?.toLowerCase() === "true",
    tagsAt: Number.isInteger(tagsColumn) && tagsColumn > 0 ? tagsColumn - 1 : null,
    tags: tagsOfAnki(said.get("tags") ?? ""),
    text: text.slice(lines.length),
  };
};

/** The columns of the sides and of the tags, -1 for none, and whether the first line names them. */
const columnsOf = (
  first: readonly string[],
): { front: number; back: number; tags: number; isHead: boolean } => {
  const sides = sideColumns(first);
  if (sides !== null) {
    const isOfTags = (name: string) => tagHeads.includes(name.trim().toLowerCase());
    return { ...sides, tags: first.findIndex(isOfTags), isHead: true };
  }
  return { front: 0, back: 1, tags: -1, isHead: false };
};

/** The sign by which the first line names the sides; else that by which most lines have two columns or more. */
const separatorOf = (text: string): string => {
  const head = text.split("\n", looked).join("\n");
  const rows = separators.map((sign) => tableRows(head, sign));
  const headed = rows.findIndex(([first]) => columnsOf(first ?? []).isHead);
  const columns = rows.map((all) => all.filter((row) => row.length > 1).length);
  return separators[headed < 0 ? columns.indexOf(Math.max(...columns)) : headed] ?? "\t";
};

/** The columns that are the sides: named so, or the first two fields. */
const sidesAt = (given: Directives, first: readonly string[]) => {
  const byName = columnsOf(given.names ?? first);
  if (byName.isHead) return { ...byName, isHead: given.names === null };
  const [front = -1, back = -1] = first.keys().filter((column) => !given.besides.has(column));
  return { front, back, tags: -1, isHead: false };
};

/** Gaps of one text that become cards. */
const mostGaps = 100;

/** The cards of a line of Anki's: one for each gap of its first field, as they have it there; one where it has none. */
const cardsOfLine = (front: string, back: string): { front: string; back: string }[] => {
  const numbers = front.matchAll(/\{\{c([\d,]{1,20})::/g).flatMap(([, one = ""]) => one.split(","));
  const gaps = [...new Set(numbers.map(Number).filter((gap) => gap > 0))].toSorted((a, b) => a - b);
  if (gaps.length === 0) return [{ front, back }];
  const fields = new Map([["Text", front]]);
  return gaps.slice(0, mostGaps).map((gap) => ({
    front: fillTemplate("{{cloze:Text}}", fields, { side: "front", gap }),
    back: `${fillTemplate("{{cloze:Text}}", fields, { side: "back", gap })}<br>${back}`,
  }));
};

/** The cards of a line, and what of it does not come along: places of a picture, and files, which no text has. */
const readLine = (front: string, back: string, isHtml: boolean) => {
  if (!isHtml) {
    const pair = { front: withoutApostrophe(front).trim(), back: withoutApostrophe(back).trim() };
    return { made: [pair].filter(isWholeCard), hasFiles: false, isCovered: false };
  }
  if (hasCoveredPlaces(front)) return { made: [], hasFiles: false, isCovered: true };
  const made = cardsOfLine(mathJaxSigns(front), back).map((html) => ({
    front: fieldMarkdown(html.front),
    back: fieldMarkdown(html.back),
  }));
  const hasFiles = /<img\b|\[sound:/i.test(front + back);
  return { made: made.filter(isWholeCard), hasFiles, isCovered: false };
};

/** The lines of a table, without one that names its columns, and which columns are the sides. */
const tableOf = (text: string) => {
  const given = directivesOf(text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  const rows = tableRows(given.text, given.separator ?? separatorOf(given.text)).filter((row) =>
    row.some((cell) => cell.trim() !== ""),
  );
  const { front, back, tags, isHead } = sidesAt(given, rows[0] ?? []);
  return { given, front, back, tags, lines: isHead ? rows.slice(1) : rows };
};

/** Cards with the tags of their line: where Anki says so with spaces between them, else with commas. */
const withTagsOf = (
  line: readonly string[],
  made: readonly CardSides[],
  { tags: ofAll, tagsAt }: Directives,
  named: number,
): { readonly made: readonly NewCard[]; readonly tagsLeft: number } => {
  const own =
    tagsAt === null
      ? tagsOfCell(withoutApostrophe(line[named] ?? ""))
      : tagsOfAnki(line[tagsAt] ?? "");
  const { tags, left } = fittingTags([...ofAll, ...own]);
  if (tags.length === 0 && left === 0) return { made, tagsLeft: 0 };
  return { made: made.map((one) => ({ ...one, tags })), tagsLeft: made.length > 0 ? left : 0 };
};

/** How many columns have something in them, those that are taken aside. */
const columnsLeft = (lines: readonly (readonly string[])[], isTaken: ReadonlySet<number>): number =>
  new Set(
    lines.flatMap((line) =>
      line.flatMap((cell, at) => (isTaken.has(at) || cell.trim() === "" ? [] : [at])),
    ),
  ).size;

/** A card on each line of a table: comma-separated, with semicolons or with tabs, as it was taken from here or elsewhere. */
export const readCardTable = (text: string, onPart: () => void): ReadCards => {
  const { given, front, back, tags: named, lines } = tableOf(text);
  const cards: ReadCards["cards"][number][] = [];
  let [left, pictures, covered, tagsLeft] = [0, 0, 0, 0];
  for (const [index, line] of lines.entries()) {
    if (index % 500 === 0) onPart();
    const one = readLine(line[front] ?? "", line[back] ?? "", given.isHtml);
    const tagged = withTagsOf(line, one.made, given, named);
    cards.push(...tagged.made);
    tagsLeft += tagged.tagsLeft;
    if (one.hasFiles) pictures += 1;
    if (one.isCovered) covered += 1;
    else if (one.made.length === 0) left += 1;
    if (cards.length + left > mostCardsOfFile) {
      throw new AppError("card_file_too_many", `The table has ${lines.length} lines`);
    }
  }
  const columns = columnsLeft(lines, new Set([front, back, named, ...given.besides]));
  return { cards, pictures, left, covered, damaged: 0, columns, tagsLeft };
};
