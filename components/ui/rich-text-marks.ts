import type { Components } from "react-markdown";
import type { EditMark } from "#lib/blocks/block-memory.ts";
import { overlap } from "#lib/text/text-span.ts";

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{1,40}));/y;

/** How far a character reference at this place reaches, and into how many UTF-16 units; null for none. */
const referenceAt = (source: string, at: number): { length: number; units: number } | null => {
  reference.lastIndex = at;
  const match = reference.exec(source);
  if (!match) return null;
  const [whole, decimal, hexadecimal] = match;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "0", 16);
  return { length: whole.length, units: code > 0xffff ? 2 : 1 };
};

const isSpace = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);

const fits = (found: string | undefined, wanted: string | undefined): boolean =>
  found === wanted || (isSpace(found) && isSpace(wanted));

/** The reference that stands for the wanted unit: `&amp;` alone stands for the sign that begins them all. */
const referenceFor = (source: string, at: number, wanted: string | undefined) => {
  if (source[at] !== "&") return null;
  const isAmpersand = /^&(?:amp|#38|#x26);/i.test(source.slice(at, at + 6));
  return wanted !== "&" || isAmpersand ? referenceAt(source, at) : null;
};

/**
 * For each UTF-16 unit of a text node, where in its Markdown it stands: escapes, character references, signs of
 * quotations and white space around line ends are in the source alone. Null when they do not fit together.
 */
const alignText = (value: string, source: string, start: number, end: number): number[] | null => {
  const offsets: number[] = [];
  let at = start;
  while (offsets.length < value.length) {
    if (at >= end) return null;
    const wanted = value[offsets.length];
    const coded = referenceFor(source, at, wanted);
    if (coded) offsets.push(...Array.from({ length: coded.units }, () => at));
    else if (fits(source[at], wanted)) offsets.push(at);
    at += coded?.length ?? 1;
  }
  return offsets;
};

export type HtmlElement = NonNullable<
  Parameters<Extract<Components["pre"], (props: never) => unknown>>[0]["node"]
>;
type Content = HtmlElement["children"][number];
type Text = Extract<Content, { type: "text" }>;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is marked: a text by its units, or a formula or code block as a whole. */
interface Leaf extends Span {
  /** For each unit of the text, where it stands in the source; null for what is marked as a whole. */
  readonly offsets: readonly number[] | null;
}

const spanOf = ({ position }: Content): Span | null => {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? null
    : { start: start.offset, end: end.offset };
};

const isWhole = ({ tagName, properties }: HtmlElement): boolean =>
  tagName === "pre" ||
  (Array.isArray(properties.className) && properties.className.includes("math-inline"));

/** A text's place: its own, or where its words stand next, as those that were made of others have none. */
const textLeaf = (node: Text, source: string, from: number): Leaf | null => {
  const own = spanOf(node);
  const found = own ? own.start : source.indexOf(node.value, from);
  if (node.value.trim() === "" || found < 0) return null;
  const span = own ?? { start: found, end: found + node.value.length };
  return { ...span, offsets: alignText(node.value, source, span.start, span.end) };
};

const wholeLeaf = (node: Content): Leaf | null => {
  const span = spanOf(node);
  return span && { ...span, offsets: null };
};

/** Every text, formula and code block below, with its place in the source. */
const findLeaves = (children: readonly Content[], source: string): Map<Content, Leaf> => {
  const leaves = new Map<Content, Leaf>();
  let from = 0;
  const visit = (node: Content): void => {
    if (node.type === "comment") return;
    if (node.type === "element" && !isWhole(node)) {
      for (const child of node.children) visit(child);
      return;
    }
    const leaf = node.type === "text" ? textLeaf(node, source, from) : wholeLeaf(node);
    if (!leaf) return;
    leaves.set(node, leaf);
    from = leaf.end;
  };
  for (const child of children) visit(child);
  return leaves;
};

const covers = (leaf: Leaf, mark: Span): boolean =>
  overlap(leaf, mark) &&
  (leaf.offsets?.some((offset) => offset >= mark.start && offset < mark.end) ?? true);

/** The smallest element around a place. */
const around = (children: readonly Content[], mark: Span): Span | null => {
  for (const child of children) {
    const span = spanOf(child);
    if (!span || span.start > mark.start || span.end < mark.end) continue;
    const inner = child.type === "element" ? around(child.children, mark) : null;
    return inner ?? span;
  }
  return null;
};

/** A mark of signs that nobody sees, such as those before a heading, is one of what they are for. */
const visible = (
  mark: EditMark,
  leaves: ReadonlyMap<Content, Leaf>,
  children: readonly Content[],
): EditMark => {
  const isSeen = [...leaves.values()].some((leaf) => covers(leaf, mark));
  return isSeen ? mark : { ...mark, ...around(children, mark) };
};

/** The element of a mark: the place of an edit, or a word that went or came. */
export type MarkTag = "mark" | "del" | "ins";

const wrap = (node: Content, edits: readonly number[], tagName: MarkTag): Content => {
  const block = node.type === "element" && node.tagName === "pre";
  return edits.reduceRight<Content>(
    (inner, edit) => ({
      type: "element",
      tagName,
      properties: {
        ...(tagName === "mark" ? { dataEdit: String(edit) } : {}),
        ...(block ? { className: ["mark-block"] } : {}),
      },
      children: [inner],
    }),
    node,
  );
};

const editsAt = (offset: number, marks: readonly EditMark[]): number[] =>
  marks.filter(({ start, end }) => start <= offset && offset < end).map(({ edit }) => edit);

/** The text in pieces: one for each run of units that the same edits made. */
const markText = (
  node: Text,
  offsets: readonly number[],
  marks: readonly EditMark[],
  tag: MarkTag,
): Content[] => {
  const pieces: Content[] = [];
  let start = 0;
  let edits = editsAt(offsets[0] ?? 0, marks);
  for (let unit = 1; unit <= offsets.length; unit += 1) {
    const next = unit < offsets.length ? editsAt(offsets[unit] ?? 0, marks) : null;
    if (next?.join() === edits.join()) continue;
    pieces.push(wrap({ type: "text", value: node.value.slice(start, unit) }, edits, tag));
    start = unit;
    edits = next ?? [];
  }
  return pieces;
};

const markLeaf = (
  node: Content,
  leaf: Leaf,
  marks: readonly EditMark[],
  tag: MarkTag,
): Content[] => {
  const own = marks.filter((mark) => overlap(leaf, mark));
  if (own.length === 0) return [node];
  if (node.type === "text" && leaf.offsets) return markText(node, leaf.offsets, own, tag);
  return [
    wrap(
      node,
      own.map(({ edit }) => edit),
      tag,
    ),
  ];
};

/**
 * Rehype plugin: puts `<mark data-edit>` around the words that edits made. Runs before the sanitiser, which lets
 * nothing else of it pass. `source` is the Markdown that the marks' offsets are in. With another `tag` the words stand
 * in that element, which has no number.
 */
export const markEdits =
  ({
    source,
    marks,
    tag = "mark",
  }: {
    source: string;
    marks: readonly EditMark[];
    tag?: MarkTag;
  }) =>
  (tree: { children: Content[] }): void => {
    if (marks.length === 0) return;
    const leaves = findLeaves(tree.children, source);
    const seen = marks.map((mark) => visible(mark, leaves, tree.children));
    const rewrite = (node: Content): Content[] => {
      const leaf = leaves.get(node);
      if (leaf) return markLeaf(node, leaf, seen, tag);
      if (node.type !== "element") return [node];
      return [{ ...node, children: node.children.flatMap(rewrite) }];
    };
    tree.children = tree.children.flatMap(rewrite);
  };
