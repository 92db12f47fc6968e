import type { NoteItem, ReadNote } from "./read-note.ts";

/** A numbered piece of the note as a prompt shows it; plain JSON. */
export type WindowItem =
  | { readonly kind: "heading"; readonly depth: number; readonly text: string }
  | { readonly kind: "sentence"; readonly number: number; readonly text: string }
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

/**
 * Characters of note in a window: some 3-5 thousand tokens, at which extraction misses less than
 * with the whole note at once, while a note of 200 kB needs fewer than twenty calls.
 */
export const windowLength = 12_000;

/** More of one code block is not shown to a model; what is kept of it is cut from the note anyway. */
const shownCodeLength = 4_000;

/** Cuts a note into windows at the borders of its blocks. */
export const noteWindows = (note: ReadNote, length: number = windowLength): NoteWindow[] => {
  const windows: NoteWindow[] = [];
  const path: { depth: number; text: string }[] = [];
  let items: WindowItem[] = [];
  let headingPath: string[] = [];
  let used = 0;
  note.items.forEach((item, index) => {
    if (used > 0 && used + groupLength(note.items, index) > length && isBorder(note.items, index)) {
      windows.push({ headingPath, items });
      items = [];
      headingPath = path.map((heading) => heading.text);
      used = 0;
    }
    if (item.kind === "heading") {
      while ((path.at(-1)?.depth ?? 0) >= item.depth) path.pop();
      path.push({ depth: item.depth, text: item.text });
    }
    items.push(shown(item));
    used += itemLength(item);
  });
  if (items.some((item) => item.kind !== "heading")) windows.push({ headingPath, items });
  return windows;
};

/** Blocks longer than this are cut between sentences too. */
const wholeBlockLength = 4_000;

const isBorder = (items: readonly NoteItem[], index: number): boolean => {
  const item = items[index];
  const before = items[index - 1];
  // A heading stays with what follows, a code block with the text before it.
  if (!item || !before || before.kind === "heading") return false;
  if (item.kind === "heading") return true;
  if (item.kind === "code") return itemLength(item) > wholeBlockLength || before.kind === "code";
  if (before.kind !== "sentence" || before.block !== item.block) return true;
  return groupLength(items, index) > wholeBlockLength;
};

/** Characters from this item to the end of its block and of the code that belongs to it. */
const groupLength = (items: readonly NoteItem[], index: number): number => {
  const first = items[index];
  let total = 0;
  for (let at = index; at < items.length && total <= wholeBlockLength; at += 1) {
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
      return { kind: "sentence", number: item.number, text: item.text };
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
