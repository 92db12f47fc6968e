import { AppError } from "#lib/errors.ts";
import { messagesIn } from "#lib/i18n/catalogue.ts";
import { mostCardsOfFile } from "#lib/library/library-limits.ts";
import { language } from "#lib/schemas/language.ts";
import { tableRows, withoutApostrophe } from "#lib/text/csv.ts";
import { fieldMarkdown } from "./field-markdown.ts";
import type { ReadCards } from "./read-cards.ts";

const separators = ["\t", ";", ","] as const;

/** How Anki names what parts the columns of a text that it wrote. */
const named: Readonly<Record<string, string>> = {
  ...{ tab: "\t", comma: ",", semicolon: ";", space: " ", pipe: "|", colon: ":" },
};

/** What stands above the columns that are the sides of a card, here and in other programs. */
const heads: readonly (readonly [front: string, back: string])[] = [
  ...language.options.map((one): [string, string] => {
    const { question, answer } = messagesIn(one).cardFiles.columns;
    return [question, answer];
  }),
  ...[["front", "back"] as const, ["term", "definition"] as const, ["word", "meaning"] as const],
  ...[["лицевая сторона", "оборотная сторона"] as const, ["термин", "определение"] as const],
];

/** Lines that are looked at to tell what parts the columns. */
const looked = 200;

interface Directives {
  readonly separator: string | null;
  readonly isHtml: boolean;
  readonly text: string;
}

/** What Anki says above a text that it wrote: `#separator:tab`, `#html:true`. */
const directivesOf = (text: string): Directives => {
  const lines = /^(?:#[a-z][a-z ]{0,20}:[^\n]*\n)+/.exec(text)?.[0] ?? "";
  const said = new Map(
    lines.split("\n").map((line): [string, string] => {
      const at = line.indexOf(":");
      return [
        line.slice(1, at),
        line
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      ];
    }),
  );
  const separator = said.get("separator") ?? "";
  return {
    separator: named[separator] ?? (separator.length === 1 ? separator : null),
    isHtml: said.get("html") === "true",
    text: text.slice(lines.length),
  };
};

/** The columns of the sides, and whether the first line names them. */
const columnsOf = (first: readonly string[]): { front: number; back: number; isHead: boolean } => {
  const names = first.map((cell) => cell.trim().toLowerCase());
  for (const [front, back] of heads) {
    const at = {
      front: names.indexOf(front.toLowerCase()),
      back: names.indexOf(back.toLowerCase()),
    };
    if (at.front >= 0 && at.back >= 0) return { ...at, isHead: true };
  }
  return { front: 0, back: 1, isHead: false };
};

/** The sign by which the first line names the sides; else that by which most lines have two columns or more. */
const separatorOf = (text: string): string => {
  const head = text.split("\n", looked).join("\n");
  const rows = separators.map((sign) => tableRows(head, sign));
  const headed = rows.findIndex(([first]) => columnsOf(first ?? []).isHead);
  const columns = rows.map((all) => all.filter((row) => row.length > 1).length);
  return separators[headed < 0 ? columns.indexOf(Math.max(...columns)) : headed] ?? "\t";
};

/** A card on each line of a table: comma-separated, with semicolons or with tabs, as it was taken from here or elsewhere. */
export const readCardTable = (written: string, onPart: () => void): ReadCards => {
  const given = directivesOf(written.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n"));
  const rows = tableRows(given.text, given.separator ?? separatorOf(given.text)).filter((row) =>
    row.some((cell) => cell.trim() !== ""),
  );
  const { front, back, isHead } = columnsOf(rows[0] ?? []);
  const lines = isHead ? rows.slice(1) : rows;
  if (lines.length > mostCardsOfFile) {
    throw new AppError("card_file_too_many", `The table has ${lines.length} lines`);
  }
  const side = (cell = ""): string =>
    given.isHtml ? fieldMarkdown(cell) : withoutApostrophe(cell).trim();
  const cards: ReadCards["cards"][number][] = [];
  for (const [index, line] of lines.entries()) {
    if (index % 500 === 0) onPart();
    const pair = { front: side(line[front]), back: side(line[back]) };
    if (pair.front !== "" && pair.back !== "") cards.push(pair);
  }
  return { cards, pictures: 0, left: lines.length - cards.length };
};
