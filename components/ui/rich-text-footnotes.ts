import type { fromMarkdown } from "mdast-util-from-markdown";

export type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root["children"][number];
export type Parent = Extract<Node, { children: unknown }>;
export type Child = Parent["children"][number];

/** Words in the place of a node. */
export const textFor = (value: string, { position }: Pick<Child, "position">) =>
  position ? { type: "text" as const, value, position } : { type: "text" as const, value };

type Footnote = Extract<Child, { type: "footnoteDefinition" }>;
type Reference = Extract<Child, { type: "footnoteReference" }>;
type Block = Footnote["children"][number];
type Inline = Extract<Block, { type: "paragraph" }>["children"][number];

interface NoteNumber {
  readonly number: string;
  /** Whether anything refers to the note. */
  readonly isCited: boolean;
}

type NoteNumbers = ReadonlyMap<string, NoteNumber>;

const numberAlone = /:\s*(\(?)(\d{1,6})\)?$/;

const startOf = ({ position }: Child): number => position?.start.offset ?? 0;
const sourceOf = (source: string, { position }: Child): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** The numbers of footnotes by their identifiers: what the definitions behind the block's own Markdown say. */
const noteNumbers = (definitions: readonly Child[], source: string): NoteNumbers =>
  new Map(
    definitions.flatMap((node) => {
      const [, open, number] = numberAlone.exec(sourceOf(source, node)) ?? [];
      const isNote = node.type === "footnoteDefinition" && number !== undefined;
      return isNote ? [[node.identifier, { number, isCited: open === "" }] as const] : [];
    }),
  );

const space: Inline = { type: "text", value: " " };

/** A number that leads to its note; the page knows the link by its address. */
const shownReference = (node: Reference, source: string, numbers: NoteNumbers): Child => {
  const found = numbers.get(node.identifier);
  if (!found) return textFor(sourceOf(source, node), node);
  return { type: "link", url: `#fn:${found.number}`, children: [textFor(found.number, node)] };
};

/** The number of a note, or what stands there where none is known. */
const noteHead = (note: Footnote, source: string, found: NoteNumber | undefined): Inline => {
  const start = note.position?.start;
  const end = note.children[0]?.position?.start ?? note.position?.end;
  const place = start && end ? { position: { start, end } } : {};
  if (!found) return textFor(source.slice(start?.offset, end?.offset).trim(), place);
  const children = [textFor(found.number, place)];
  return { type: "emphasis", data: { hName: "sup" }, children };
};

/** A note as a block of its own: its number before its first words, and the way back behind its last. */
const shownNote = (note: Footnote, source: string, numbers: NoteNumbers): Block => {
  const found = numbers.get(note.identifier);
  const head = [noteHead(note, source, found), space];
  const arrow: Inline = { type: "text", value: "↩" };
  const back: Inline[] = found?.isCited
    ? [space, { type: "link", url: `#fnref:${found.number}`, children: [arrow] }]
    : [];
  const isText = (node: Block | undefined) => node?.type === "paragraph";
  const children: Block[] = [
    ...(isText(note.children[0]) ? [] : [{ type: "paragraph" as const, children: [] }]),
    ...note.children,
    ...(isText(note.children.at(-1)) ? [] : [{ type: "paragraph" as const, children: [] }]),
  ];
  const framed = children.map((node, index) => {
    if (node.type !== "paragraph") return node;
    const before = index === 0 ? head : [];
    const behind = index === children.length - 1 ? back : [];
    return { ...node, children: [...before, ...node.children, ...behind] };
  });
  const box = { hName: "div", hProperties: { className: ["footnote"] } };
  const shown: Block = { type: "blockquote", data: box, children: framed };
  return note.position ? { ...shown, position: note.position } : shown;
};

/**
 * Remark plugin: footnotes in the places where they stand, since a document is set block by block. What stands behind
 * the block's own Markdown says the numbers; a footnote of which none is known stays as it is written.
 */
export const footnotes =
  ({ ownLength }: { readonly ownLength: number }) =>
  (tree: Root, file: { toString(): string }): void => {
    const source = String(file);
    const isOwn = (node: Child) => node.type !== "footnoteDefinition" || startOf(node) < ownLength;
    const numbers = noteNumbers(
      tree.children.filter((node) => !isOwn(node)),
      source,
    );
    tree.children = tree.children.filter(isOwn);
    const shown = (node: Child): Child => {
      if (node.type === "footnoteReference") return shownReference(node, source, numbers);
      if (node.type === "footnoteDefinition") return shownNote(node, source, numbers);
      return node;
    };
    const visit = (parent: Parent): void => {
      const children: Child[] = parent.children;
      children.forEach((child, index) => {
        if ("children" in child) visit(child);
        children[index] = shown(child);
      });
    };
    visit(tree);
  };
