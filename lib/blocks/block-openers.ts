import { columnsOf, type MarkdownLine } from "./markdown-lines.ts";

/** What a line opens at the top level, as CommonMark, its tables and its formulas have it. */
export type Opener =
  | { readonly kind: "heading" | "rule" | "quote" }
  | { readonly kind: "code" | "math"; readonly fence: string }
  | ListOpener;

export interface ListOpener {
  readonly kind: "list";
  /** `-`, `+`, `*`, `.` or `)`: items with the same one make one list. */
  readonly marker: string;
  /** Columns from which on a line belongs to the item. */
  readonly content: number;
  readonly empty: boolean;
  /** Only such an item may follow a paragraph without a blank line. */
  readonly interrupts: boolean;
}

const heading = /^#{1,6}(?:[ \t]|$)/;
const codeFence = /^(?:(`{3,})[^`]*|(~{3,})(?!~).*)$/;
const mathFence = /^(\${2,})[^$]*$/;
const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const item = /^([-+*]|\d{1,9}[.)])(?:([ \t]+)(?![ \t])(.*))?$/;

const listOpener = (line: MarkdownLine): ListOpener | null => {
  const match = item.exec(line.text);
  const mark = match?.[1];
  if (!match || mark === undefined) return null;
  const [, , space = "", rest = ""] = match;
  const afterMark = line.indent + mark.length;
  const gap = columnsOf(space, afterMark);
  const empty = rest === "";
  return {
    kind: "list",
    marker: mark.at(-1) ?? mark,
    // Five columns and more are one column and an indented code.
    content: afterMark + (empty || gap > 4 ? 1 : gap),
    empty,
    interrupts: !empty && (mark.length === 1 || /^1[.)]$/.test(mark)),
  };
};

/** What the line opens; null for one that only goes on, or is plain text. */
export const blockOpener = (line: MarkdownLine): Opener | null => {
  if (line.indent > 3) return null;
  const { text } = line;
  if (heading.test(text)) return { kind: "heading" };
  const code = codeFence.exec(text);
  if (code) return { kind: "code", fence: code[1] ?? code[2] ?? "" };
  const math = mathFence.exec(text);
  if (math) return { kind: "math", fence: math[1] ?? "" };
  if (rule.test(text)) return { kind: "rule" };
  if (text.startsWith(">")) return { kind: "quote" };
  return listOpener(line);
};

/** Whether the line closes a block that this fence opened. */
export const closesFence = (line: MarkdownLine, fence: string): boolean =>
  line.indent <= 3 &&
  line.text.length >= fence.length &&
  line.text === (fence[0] ?? "").repeat(line.text.length);
