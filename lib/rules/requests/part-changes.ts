import { contentsEntries } from "#lib/editing/contents-list.ts";
import { type DocumentHeading, documentHeadings } from "#lib/editing/edit-section.ts";
import { wholeWords } from "#lib/editing/word-edges.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { foldedWords } from "#lib/text/words.ts";
import type { EditCommand } from "../read-edit-request.ts";
import {
  type DocumentParts,
  itemText,
  type ListItem,
  listWith,
  namedParts,
  type TableRow,
} from "./document-parts.ts";

type Change = Extract<EditCommand, { kind: "change" }>;
type Place = Change["places"][number];

const inside = (part: TextSpan, within: readonly TextSpan[] | null): boolean =>
  within === null || within.some(({ start, end }) => start <= part.start && part.end <= end);

/** Items that are no entries of the list of contents: those go with their sections. */
const plainItems = (document: string, items: readonly ListItem[]): readonly ListItem[] => {
  const entries = contentsEntries(document, documentHeadings(document));
  return items.filter(({ start, end }) =>
    entries.every((entry) => entry.end <= start || end <= entry.start),
  );
};

const rowText = ({ cells }: TableRow): string => cells.join(": ");

interface Wanted {
  readonly words: string;
  /** What the words may name, the first kind that has any. */
  readonly kinds: readonly ("item" | "row" | "sentence" | "paragraph")[];
  readonly within: readonly TextSpan[] | null;
  /** Whether only parts count that the words name, not those that they stand in. */
  readonly surely?: boolean;
}

/** Deletes the part that words name; where several are meant the student chooses, null where none is. */
export const partsDeleted = (
  document: string,
  parts: DocumentParts,
  { words, kinds, within, surely = false }: Wanted,
): Change | null => {
  const slice = ({ start, end }: TextSpan) => document.slice(start, end);
  for (const kind of kinds) {
    const named =
      kind === "item"
        ? namedParts(
            plainItems(document, parts.items).filter((one) => inside(one, within)),
            words,
            (item) => itemText(document, item),
            { surely },
          ).map((item) => withoutItem(document, item))
        : namedParts<TextSpan>(
            (kind === "row"
              ? parts.rows
              : kind === "sentence"
                ? parts.sentences
                : parts.paragraphs
            ).filter((one) => inside(one, within)),
            words,
            kind === "row" ? (row) => rowText(row as TableRow) : slice,
            { surely },
          ).map((span) => ({ start: span.start, end: span.end, meant: spanOf(span), text: "" }));
    if (named.length > 0)
      return { kind: "change", said: "deleted", quote: words, text: "", places: named };
  }
  return null;
};

const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** The list without the item: those behind it are counted anew. */
const withoutItem = (document: string, item: ListItem): Place => {
  const others = item.list.items.filter((one) => one !== item);
  const meant = { start: item.start + item.mark.length, end: item.ownEnd };
  if (others.length === 0) return { start: item.start, end: item.end, meant, text: "" };
  return { ...listSpan(item.list.items), meant, text: listWith(document, item.list, others) };
};

const listSpan = (items: readonly ListItem[]): TextSpan => ({
  start: items[0]?.start ?? 0,
  end: Math.max(...items.map(({ end }) => end)),
});

const surelyNamed = (document: string, parts: DocumentParts, words: string) => ({
  items: namedParts(plainItems(document, parts.items), words, (one) => itemText(document, one), {
    surely: true,
  }),
  rows: namedParts(parts.rows, words, rowText, { surely: true }),
});

/** An entry of a list or a table before or after another one of it; null where either is not surely known. */
export const listMoved = (
  document: string,
  parts: DocumentParts,
  {
    what,
    where,
    after,
  }: { readonly what: string; readonly where: string; readonly after: boolean },
): Change | null => {
  const pair = entryPair(document, parts, what, where);
  const place =
    pair &&
    inOrder(document, pair, (entries, moved, beside) => {
      const rest = entries.filter((one) => one !== moved);
      return rest.toSpliced(rest.indexOf(beside) + (after ? 1 : 0), 0, moved);
    });
  return place && { kind: "change", said: "moved", quote: what, text: "", places: [place] };
};

/** Two items of one list, or two rows of one table. */
type EntryPair =
  | { readonly kind: "item"; readonly one: ListItem; readonly other: ListItem }
  | { readonly kind: "row"; readonly one: TableRow; readonly other: TableRow };

const entryPair = (
  document: string,
  parts: DocumentParts,
  one: string,
  other: string,
): EntryPair | null => {
  const [a, b] = [surelyNamed(document, parts, one), surelyNamed(document, parts, other)];
  const [item, otherItem] = [onlyOf(a.items), onlyOf(b.items)];
  if (item && otherItem) {
    const isPair = item.list === otherItem.list && item !== otherItem;
    return isPair ? { kind: "item", one: item, other: otherItem } : null;
  }
  const [row, otherRow] = [onlyOf(a.rows), onlyOf(b.rows)];
  return row && otherRow && row.table === otherRow.table && row !== otherRow
    ? { kind: "row", one: row, other: otherRow }
    : null;
};

const onlyOf = <Part>(parts: readonly Part[]): Part | undefined =>
  parts.length === 1 ? parts[0] : undefined;

/** The list or the table of two entries in another order. */
const inOrder = (
  document: string,
  pair: EntryPair,
  order: <Part>(entries: readonly Part[], one: Part, other: Part) => Part[],
): Place => {
  if (pair.kind === "item") {
    const { list } = pair.one;
    const text = listWith(document, list, order(list.items, pair.one, pair.other));
    return { ...listSpan(list.items), meant: spanOf(pair.one), text };
  }
  const { rows } = pair.one.table;
  const text = order(rows, pair.one, pair.other)
    .map(({ start, end }) => document.slice(start, end))
    .join("\n");
  const [start, end] = [rows[0]?.start ?? 0, rows.at(-1)?.end ?? 0];
  return { start, end, meant: spanOf(pair.one), text };
};

/** Two parts in each other's place: sections side by side, entries of one list or table, or words that stand once each. */
export const partsSwapped = (
  document: string,
  headings: readonly DocumentHeading[],
  parts: DocumentParts,
  {
    pair: [one, other],
    headings: named,
    onlySections,
  }: {
    readonly pair: readonly [string, string];
    readonly headings: readonly (DocumentHeading | null)[];
    readonly onlySections: boolean;
  },
): Change | null => {
  const said = { kind: "change", said: "swapped", quote: one, text: other } as const;
  const [first, second] = named.toSorted((a, b) => (a?.start ?? 0) - (b?.start ?? 0));
  if (first && second) {
    if (first.level !== second.level || first.sectionEnd > second.start) return null;
    return { ...said, places: sectionsSwapped(document, headings, first, second) };
  }
  if (onlySections) return null;
  const entries = entryPair(document, parts, one, other);
  if (entries === null) return wordsSwapped(document, one, other, said);
  return { ...said, places: [inOrder(document, entries, exchanged)] };
};

const exchanged = <Part>(parts: readonly Part[], a: Part, b: Part): Part[] =>
  parts.map((part) => (part === a ? b : part === b ? a : part));

const wordsSwapped = (
  document: string,
  one: string,
  other: string,
  said: Omit<Change, "places">,
): Change | null => {
  const [placesA, placesB] = [one, other].map((words) => wholeWords(document, words, "", 2));
  const [a] = placesA ?? [];
  const [b] = placesB ?? [];
  if (!a || !b || placesA?.length !== 1 || placesB?.length !== 1) return null;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.end > second.start) return null;
  const text =
    document.slice(second.start, second.end) +
    document.slice(first.end, second.start) +
    document.slice(first.start, first.end);
  return { ...said, places: [{ start: first.start, end: second.end, meant: spanOf(first), text }] };
};

/** The sections with what stands between them in its place, and their entries in the list of contents. */
const sectionsSwapped = (
  document: string,
  headings: readonly DocumentHeading[],
  first: DocumentHeading,
  second: DocumentHeading,
): Place[] => {
  const end = document.slice(0, second.sectionEnd).trimEnd().length;
  const firstText = document.slice(first.start, first.sectionEnd).trimEnd();
  const gap = document.slice(first.start + firstText.length, first.sectionEnd);
  const between = document.slice(first.sectionEnd, second.start);
  const text = document.slice(second.start, end) + gap + between + firstText;
  const place = { start: first.start, end, meant: { start: first.start, end: first.end }, text };
  const entries = contentsEntries(document, headings).filter(
    ({ heading }) => heading === first || heading === second,
  );
  const [one, other] = entries;
  if (one === undefined || other === undefined || other.end > first.start) return [place];
  const words = (entry: typeof one) => document.slice(entry.textStart, entry.end).trimEnd();
  const whole =
    words(other) +
    document.slice(one.textStart + words(one).length, other.textStart) +
    words(one) +
    document.slice(other.textStart + words(other).length, first.start) +
    text;
  return [{ ...place, start: one.textStart, text: whole }];
};

/** Sentences that consist of these words and the signs at their ends. */
export const sentencesDeleted = (
  document: string,
  { sentences }: DocumentParts,
  words: string,
): Change | null => {
  const wanted = foldedWords(words).join(" ");
  const places = sentences
    .filter(({ start, end }) => foldedWords(document.slice(start, end)).join(" ") === wanted)
    .map((one) => ({ ...spanOf(one), meant: spanOf(one), text: "" }));
  return places.length === 0
    ? null
    : { kind: "change", said: "deleted", quote: words, text: "", places };
};
