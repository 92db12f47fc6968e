import type { NoteItem, NoteSentence, ReadNote } from "#lib/notes/read-note.ts";
import { windowLength } from "#lib/notes/window-length.ts";

/** A numbered piece of the note as a prompt shows it; plain JSON. */
export type WindowItem =
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  | {
      readonly kind: "sentence";
      readonly number: number;
      readonly text: string;
      readonly role: NoteSentence["role"];
      /** Number of the header row without which a row of a table cannot be understood. */
      readonly header: number | null;
      /** As in the note: sentences of a paragraph have the same block. */
      readonly block: number;
    }
  /** The header of the table whose rows follow, where it stands in the window before: to be read, and not answered about. */
  | { readonly kind: "header"; readonly number: number; readonly text: string }
  | {
      readonly kind: "code";
      readonly number: number;
      readonly language: string | null;
      readonly code: string;
    };

/** A part of a note small enough for one question to a model. Numbers are those of the whole note. */
export interface NoteWindow {
  /** The headings above the window's beginning, outermost first. */
  readonly headingPath: readonly string[];
  readonly items: readonly WindowItem[];
}

/** More of one code block is not shown to a model; what is kept of it is cut from the note anyway. */
const shownCodeLength = 4_000;

/**
 * Cuts a note into windows at the borders of its blocks.
 * @param length characters of note in a window, fewer for a model with a small context.
 * A window that begins within a table begins with the header of that table; code is never cut.
 * @param overlap so many characters from the end of a window begin the next one, too; with 0 no sentence stands in two
 *   windows.
 */
export const noteWindows = (
  note: Pick<ReadNote, "items">,
  length: number = windowLength,
  overlap = 0,
): NoteWindow[] => {
  const windows: NoteWindow[] = [];
  const path: { depth: number; text: string }[] = [];
  let items: WindowItem[] = [];
  let headingPath: string[] = [];
  let used = 0;
  let fresh = 0;
  const headers = new Map<number, NoteSentence>();
  const whole = Math.min(wholeBlockLength, length / 3);
  note.items.forEach((item, index) => {
    const group = groupLength(note.items, index, whole);
    if (fresh > 0 && used + group > length && isBorder(note.items, index, group > whole)) {
      windows.push({ headingPath, items });
      const tail = tailOf(items, overlap);
      const begins = note.items[index - tail.length];
      items = [...headerAbove(begins, (number) => headers.get(number)), ...tail];
      headingPath = path.map((heading) => heading.text);
      used = items.reduce((sum, one) => sum + shownLength(one), 0);
      fresh = 0;
    }
    if (item.kind === "heading") {
      while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
      path.push({ depth: item.depth, text: item.text });
    }
    if (isHeader(item)) headers.set(item.number, item);
    items.push(shown(item));
    used += itemLength(item);
    fresh += item.kind === "heading" ? 0 : 1;
  });
  if (fresh > 0) windows.push({ headingPath, items });
  return windows;
};

/** The last sentences of a window; nothing of what stands before a heading or a code block. */
const tailOf = (items: readonly WindowItem[], length: number): WindowItem[] => {
  const tail: WindowItem[] = [];
  let used = 0;
  for (const item of items.toReversed()) {
    used += shownLength(item);
    if (item.kind !== "sentence" || used > length) break;
    tail.unshift(item);
  }
  return tail;
};

const isHeader = (item: NoteItem): item is NoteSentence =>
  item.kind === "sentence" && item.role === "row" && item.header === null;

/** More of a header is not shown again: its columns are wide, and the window is for the rows. */
const longestHeader = 600;

/** The header that a window lacks whose first item is a row of its table. */
const headerAbove = (
  first: NoteItem | WindowItem | undefined,
  find: (number: number) => { readonly text: string } | undefined,
): WindowItem[] => {
  if (first?.kind !== "sentence" || first.header === null) return [];
  const text = find(first.header)?.text.slice(0, longestHeader).toWellFormed();
  return text === undefined ? [] : [{ kind: "header", number: first.header, text }];
};

const shownLength = (item: WindowItem): number =>
  item.kind === "code" ? item.code.length : item.text.length;

/** The numbers that an answer about a window may name. */
export const windowNumbers = ({
  items,
}: NoteWindow): { sentences: ReadonlySet<number>; codes: ReadonlySet<number> } => ({
  sentences: new Set(items.flatMap((item) => (item.kind === "sentence" ? [item.number] : []))),
  codes: new Set(items.flatMap((item) => (item.kind === "code" ? [item.number] : []))),
});

/** A window in two, for a model whose context is too small for it; null when it holds one sentence only. */
export const halvesOf = ({
  headingPath,
  items,
}: NoteWindow): readonly [NoteWindow, NoteWindow] | null => {
  const places = items.flatMap((item, index) => (item.kind === "sentence" ? [index] : []));
  const at = places[Math.ceil(places.length / 2)];
  if (at === undefined || places.length < 2) return null;
  const [first, second] = [items.slice(0, at), items.slice(at)];
  const header = headerAbove(second[0], (number) =>
    first.filter(isRow).find((item) => item.number === number),
  );
  return [
    { headingPath, items: first },
    { headingPath: [...headingPath, ...openHeadings(first)], items: [...header, ...second] },
  ];
};

const isRow = (item: WindowItem): item is Extract<WindowItem, { kind: "sentence" | "header" }> =>
  item.kind === "sentence" || item.kind === "header";

/** The headings under which what follows these items stands. */
const openHeadings = (items: readonly WindowItem[]): string[] => {
  const path: Extract<WindowItem, { kind: "heading" }>[] = [];
  for (const item of items) {
    if (item.kind !== "heading") continue;
    while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
    path.push(item);
  }
  return path.map(({ text }) => text);
};

/**
 * A window as a prompt shows it, to be fenced as a whole: `12: text` for a sentence, always on one line, `# text` for a
 * heading, `above: text` for the header of a table that goes on, and each block of code under `code 3 (python):`, its lines indented, so that no text of the note can pass for
 * a number of ours.
 */
export const windowLines = ({ items }: NoteWindow): string => items.map(itemLines).join("\n");

const itemLines = (item: WindowItem): string => {
  switch (item.kind) {
    case "heading":
      return `${"#".repeat(item.depth)} ${oneLine(item.text)}`;
    case "sentence":
      return `${item.number}: ${oneLine(item.text)}`;
    case "header":
      return `above: ${oneLine(item.text)}`;
    case "code":
      return [
        `code ${item.number} (${oneLine(item.language ?? "unknown").slice(0, 40)}):`,
        ...item.code.split(/\r\n|\n|\r|\u2028|\u2029/).map((line) => `    ${line}`),
      ].join("\n");
  }
};

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** Blocks longer than this are cut between sentences too; in short windows those longer than a third of one. */
const wholeBlockLength = 4_000;

const isBorder = (items: readonly NoteItem[], index: number, isLong: boolean): boolean => {
  const item = items[index];
  const before = items[index - 1];
  // A heading stays with what follows, a code block with the text before it.
  if (!item || !before || before.kind === "heading") return false;
  if (item.kind === "heading") return true;
  if (item.kind === "code") return isLong || before.kind === "code";
  if (before.kind !== "sentence" || before.block !== item.block) return true;
  return isLong;
};

/** Characters from this item to the end of its block and of the code that belongs to it; no further than it is long. */
const groupLength = (items: readonly NoteItem[], index: number, long: number): number => {
  const first = items[index];
  let total = 0;
  for (let at = index; at < items.length && total <= long; at += 1) {
    const item = items[at];
    if (!item || !first || !belongs(first, item, at === index)) break;
    total += itemLength(item);
    if (item.kind === "code") break;
  }
  return total;
};

const belongs = (first: NoteItem, item: NoteItem, isFirst: boolean): boolean => {
  if (isFirst || item.kind === "code") return true;
  if (first.kind === "heading") return item.kind === "sentence";
  return first.kind === "sentence" && item.kind === "sentence" && item.block === first.block;
};

const itemLength = (item: NoteItem): number =>
  item.kind === "code" ? Math.min(item.code.length, shownCodeLength) : item.text.length;

const shown = (item: NoteItem): WindowItem => {
  switch (item.kind) {
    case "heading":
      return { kind: "heading", depth: item.depth, text: item.text };
    case "sentence":
      return {
        kind: "sentence",
        number: item.number,
        text: item.text,
        role: item.role,
        header: item.header,
        block: item.block,
      };
    case "code":
      return {
        kind: "code",
        number: item.number,
        language: item.language,
        code: shownCode(item.code),
      };
  }
};

/** The beginning of a long code block, as a prompt shows it. */
export const shownCode = (code: string): string =>
  code.length <= shownCodeLength ? code : `${code.slice(0, shownCodeLength)}\n…`;
